import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../fields/field.ts';
import { FieldGrid } from './FieldFrame.tsx';
import styles from './RecordForm.module.css';

/** Fields under headings, the first perhaps without, and those that whoever sees them may not change, with the reason. */
export type Grouping = {
  groups: readonly { title: string; fields: readonly string[] }[];
  locked?: { fields: readonly string[]; why: string } | undefined;
};

type Shown = readonly [name: string, field: Field];

type Props = Grouping & {
  shown: readonly Shown[];
  /** Nothing can be typed that the save under way would not carry. */
  inert: boolean;
  children(field: Shown): ReactNode;
};

/** The fields of a form, under their headings. */
export function FormFields({ groups, locked, shown, inert, children }: Props) {
  return (
    <Stack gap="var(--space-5)" inert={inert}>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          {group.title && <h2>{group.title}</h2>}
          {group.fields.some((name) => locked?.fields.includes(name)) && (
            <Text c="dimmed">{locked?.why}</Text>
          )}
          <FieldGrid>
            {shown.filter(([name]) => group.fields.includes(name)).map(children)}
          </FieldGrid>
        </section>
      ))}
    </Stack>
  );
}
