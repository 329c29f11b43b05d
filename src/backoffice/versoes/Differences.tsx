import type { ReactNode } from 'react';
import type { Field, Fields } from '../../fields/field.ts';
import type { TextField } from '../../fields/text.ts';
import { viewOf } from '../../fields/views.ts';
import { type Fact, labelOf, ValueOf } from '../detail/FactList.tsx';
import styles from './Differences.module.css';
import { TextDifference } from './TextDifference.tsx';

type Values = Readonly<Record<string, unknown>>;

type Props<Value = unknown> = { field: Field; before: Value; after: Value };

function Sides({
  out,
  came,
}: Record<'out' | 'came', { label: string; content: ReactNode } | false>) {
  return (
    <div className={styles.sides}>
      {out && (
        <del>
          <span className={styles.side}>{out.label}</span>
          <div>{out.content}</div>
        </del>
      )}
      {came && (
        <ins>
          <span className={styles.side}>{came.label}</span>
          <div>{came.content}</div>
        </ins>
      )}
    </div>
  );
}

function BeforeAndAfter({ field, before, after }: Props) {
  return (
    <Sides
      out={{ label: 'Antes', content: <ValueOf field={field} value={before} /> }}
      came={{ label: 'Depois', content: <ValueOf field={field} value={after} /> }}
    />
  );
}

/** For a list, the items removed and added; both whole lists if only the order changed. */
function OfSeveral({ field, before, after }: Props<unknown[]>) {
  const gone = before.filter((each) => !after.includes(each));
  const added = after.filter((each) => !before.includes(each));
  if (gone.length + added.length === 0) {
    return <BeforeAndAfter field={field} before={before} after={after} />;
  }
  return (
    <Sides
      out={gone.length > 0 && { label: 'Saiu', content: <ValueOf field={field} value={gone} /> }}
      came={
        added.length > 0 && { label: 'Entrou', content: <ValueOf field={field} value={added} /> }
      }
    />
  );
}

function Difference({ field, before, after }: Props) {
  const isText = field.isHtml || (field as TextField).lines;
  const isEither = field.isEmpty(before) || field.isEmpty(after);
  const whole = <BeforeAndAfter field={field} before={before} after={after} />;
  // Items with parts, such as a file with its title, say more within their whole list.
  const isPlain = (values: unknown): values is unknown[] =>
    Array.isArray(values) && values.every((each) => typeof each !== 'object');
  if (isPlain(before) && isPlain(after) && !isEither) {
    return <OfSeveral field={field} before={before} after={after} />;
  }
  if (!isText || isEither) return whole;
  const [old, now] = [String(before), String(after)];
  return (
    <TextDifference isHtml={field.isHtml ?? false} before={old} after={now} otherwise={whole} />
  );
}

/** What differs between two states of a record, field by field. */
export function differencesIn(fields: Fields, before: Values, after: Values): Fact[] {
  return Object.entries(fields)
    .filter(([, field]) => !viewOf(field).hiddenIn?.includes('detail'))
    .map(([name, field]) => ({
      field,
      before: before[name] ?? field.initial,
      after: after[name] ?? field.initial,
    }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
    .map((each) => ({ label: labelOf(each.field), content: <Difference {...each} /> }));
}
