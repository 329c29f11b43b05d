import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Field } from '../../fields/field.ts';
import { folded } from '../../language/folded.ts';
import type { AnyTables, Database } from './database.ts';
import type { Table } from './table.ts';

/**
 * The column in which a searched table keeps its words, folded, so that both engines find and sort
 * them alike. They are written with the row.
 */
export const wordsColumn = 'words';

/** The most letters that fit into an index entry, on both engines and in any script. */
const mostLetters = 600;

const rowsAtATime = 500;

/** The columns of the index of words, so that a search reads the index alone. */
export function indexOfWords({ fields, belongsTo }: Table): string[] {
  const narrowing = ['type', belongsTo?.field ?? ''].filter((name) => name in fields);
  return [wordsColumn, 'sequence', ...narrowing];
}

function searchedFields({ fields, searched = [] }: Table): [string, Field][] {
  return searched.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`No field ${name} to search`);
    return [name, field];
  });
}

/** The searched fields whose text goes into the column; `holdsWords` finds choices by their readings. */
function textFields(table: Table): [string, Field][] {
  return searchedFields(table).filter(([, field]) => !field.readings);
}

/** Whether a change of these values changes the words of a row. */
export function changesWords(table: Table, values: object): boolean {
  return textFields(table).some(([name]) => name in values);
}

/** The words of a row. */
export function wordsOf(table: Table, row: Readonly<Record<string, unknown>>): string {
  const texts = textFields(table).flatMap(([name]) => row[name]);
  return folded(texts.join(' ')).slice(0, mostLetters);
}

/** Like `wordsOf`, for a row as the database holds it. */
export function wordsOfStored(table: Table, row: Readonly<AnyTables[string]>): string {
  const read = textFields(table).map(([name, { initial, fromColumn }]) => {
    const stored = row[name] ?? null;
    return [name, stored === null ? initial : fromColumn(stored)];
  });
  return wordsOf(table, Object.fromEntries(read));
}

/** Fills in the words of rows written before the column existed. */
export async function fillWords(db: Database, table: Table): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom(table.name)
      .select(['sequence', ...textFields(table).map(([name]) => name)])
      .where(wordsColumn, 'is', null)
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows) {
      await db
        .updateTable(table.name)
        .set({ [wordsColumn]: wordsOfStored(table, row) })
        .where('sequence', '=', Number(row.sequence))
        // A row that was changed meanwhile has its words already.
        .where(wordsColumn, 'is', null)
        .execute();
    }
  }
}

/** The condition for rows that have every word of a text, ignoring accents. */
export function holdsWords(table: Table, text: string): RawBuilder<SqlBool> {
  const { and, or, eb } = expressionBuilder<AnyTables, string>();
  const readable = searchedFields(table).filter(([, field]) => field.readings);
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const each = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const named = readable.flatMap(([name, field]) => {
      const meant = field.readings?.filter(([, reading]) => folded(reading).includes(word)) ?? [];
      return meant.map(([stored]) => eb(name, '=', stored));
    });
    const also = table.alsoFoundBy?.(word);
    return or([
      sql<SqlBool>`"words" like ${pattern} escape '\\'`,
      ...named,
      ...(also ? [also] : []),
    ]);
  });
  const found = sql`select "sequence" from ${sql.table(table.name)} where ${and(each)}`;
  return sql<SqlBool>`"sequence" in (${found})`;
}

const dictionary = new Intl.Collator('pt');

/** The SQL that sorts by a field in the order people expect; undefined if the field has no order. */
export function orderOf(
  { fields, searched }: Table,
  name: string,
): RawBuilder<unknown> | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  if (name === searched?.[0]) return sql.ref(wordsColumn);
  if (field.readings) {
    const inOrder = field.readings.toSorted(([, one], [, other]) => dictionary.compare(one, other));
    const cases = inOrder.map(([stored], rank) => sql`when ${stored} then ${sql.lit(rank)}`);
    return sql`case ${sql.ref(name)} ${sql.join(cases, sql` `)} end`;
  }
  // The engines disagree about where missing values belong in an order.
  if (field.column === 'integer') return sql`coalesce(${sql.ref(name)}, -1)`;
  if (field.sorts === 'stored') return sql.ref(name);
  return field.sorts === 'letters' ? sql`lower(${sql.ref(name)})` : undefined;
}
