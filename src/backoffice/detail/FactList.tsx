import type { ReactNode } from 'react';
import type { Field, Fields } from '../../fields/field.ts';
import { Unset } from '../../fields/inputs/Unset.tsx';
import { viewOf } from '../../fields/views.ts';
import styles from './FactList.module.css';

export type Fact = { label: string; content: ReactNode };

/** A value as its kind is read, or that there is none. */
export function ValueOf({ field, value }: { field: Field; value: unknown }) {
  const { Cell, unset } = viewOf(field);
  if (field.isEmpty(value)) return <Unset words={unset} />;
  return <Cell field={field} value={value} place="detail" />;
}

/** What a field is called where it is read: without what only its writer needs to know. */
export function labelOf({ label }: Field): string {
  return label.replace(/\*$| \(máx\. .*\)$/, '');
}

/** What a record holds in these fields, each as its kind is read; a field without a value holds its first. */
export function factsOf(fields: Fields, record: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(fields)
    .filter(([, field]) => !viewOf(field).hiddenIn?.includes('detail'))
    .map(([name, field]) => ({
      label: labelOf(field),
      content: <ValueOf field={field} value={record[name] ?? field.initial} />,
    }));
}

type Props = {
  facts: readonly Fact[];
  /** Short ones stand side by side, each below its name. */
  isDense?: boolean;
};

/** What is known of something: names and what they hold, one under the other. */
export function FactList({ facts, isDense = false }: Props) {
  return (
    <dl className={isDense ? styles.dense : styles.facts}>
      {facts.map(({ label, content }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
