import type { ReactNode } from 'react';
import type { Field, Fields } from '../../fields/field.ts';
import { Unset } from '../../fields/inputs/Unset.tsx';
import { viewOf } from '../../fields/views.ts';
import styles from './FactList.module.css';

export type Fact = { label: string; content: ReactNode };

/** A value as its kind shows it, or a note that it is not set. */
export function ValueOf({ field, value }: { field: Field; value: unknown }) {
  const { Cell, unset } = viewOf(field);
  if (field.isEmpty(value)) return <Unset words={unset} />;
  return <Cell field={field} value={value} place="detail" />;
}

/** A field's label where it is read: without the star and the maximum, which only matter while typing. */
export function labelOf({ label }: Field): string {
  return label.replace(/\*$| \(máx\. .*\)$/, '');
}

/** A field's label with its value. */
export function factOf({ field, value }: { field: Field; value: unknown }): Fact {
  return { label: labelOf(field), content: <ValueOf field={field} value={value} /> };
}

/** A record's values in these fields, as facts; a field without a value shows its initial one. */
export function factsOf(fields: Fields, record: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(fields)
    .filter(([, field]) => !viewOf(field).hiddenIn?.includes('detail'))
    .map(([name, field]) => factOf({ field, value: record[name] ?? field.initial }));
}

type Props = {
  facts: readonly Fact[];
  /** Short facts stand side by side, each below its label. */
  isDense?: boolean;
};

/** A list of labels and their values. */
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
