import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../fields/field.ts';
import { slug } from '../../fields/identifier.ts';
import { FieldGrid } from './FieldFrame.tsx';
import styles from './RecordForm.module.css';

/** Fields under headings, the first perhaps without, and those that whoever sees them may not change, with the reason. */
export type Grouping = {
  groups?: readonly { title: string; fields: readonly string[] }[] | undefined;
  locked?: { fields: readonly string[]; why: string } | undefined;
};

type Shown = readonly [name: string, field: Field];

/** The way to each part of a long form. */
export function GroupLinks({ groups }: Pick<Grouping, 'groups'>) {
  if (!groups || groups.length < 3) return null;
  return (
    <nav aria-label="Nesta página">
      <ul className="row-list">
        {groups.map(({ title }) => (
          <li key={title}>
            <a href={`#${slug(title)}`} className="touch-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = Grouping & {
  shown: readonly Shown[];
  /** Nothing can be typed that the save under way would not carry. */
  inert: boolean;
  children(field: Shown): ReactNode;
};

/** The fields of a form, in one run or under their headings. */
export function FormFields({ groups, locked, shown, inert, children }: Props) {
  return (
    <Stack gap="var(--space-5)" inert={inert}>
      {groups
        ? groups.map((group) => (
            <section key={group.title} className={styles.group}>
              {group.title && (
                <h2 id={slug(group.title)} tabIndex={-1}>
                  {group.title}
                </h2>
              )}
              {group.fields.some((name) => locked?.fields.includes(name)) && (
                <Text c="dimmed">{locked?.why}</Text>
              )}
              <FieldGrid>
                {shown.filter(([name]) => group.fields.includes(name)).map(children)}
              </FieldGrid>
            </section>
          ))
        : shown.map(children)}
    </Stack>
  );
}
