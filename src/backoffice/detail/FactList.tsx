import type { ReactNode } from 'react';
import type { Fields } from '../../fields/field.ts';
import { Unset } from '../../fields/inputs/Unset.tsx';
import { viewOf } from '../../fields/views.ts';
import styles from './FactList.module.css';

export type Fact = { label: string; content: ReactNode };

/** What a record holds in these fields, each as its kind is read; a field without a value holds its first. */
export function factsOf(fields: Fields, record: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(fields)
    .filter(([, field]) => !viewOf(field).hiddenIn?.includes('detail'))
    .map(([name, field]) => {
      const { Cell, unset } = viewOf(field);
      const value = record[name] ?? field.initial;
      return {
        label: field.label.replace(/\*$/, ''),
        content: field.isEmpty(value) ? (
          <Unset words={unset} />
        ) : (
          <Cell field={field} value={value} place="detail" />
        ),
      };
    });
}

/** What is known of something: names and what they hold, one under the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, content }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
