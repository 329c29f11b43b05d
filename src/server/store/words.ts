import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Field } from '../../fields/field.ts';
import { folded } from '../../fields/folded.ts';
import type { AnyTables, Database } from './database.ts';
import type { Table } from './table.ts';

/**
 * The column in which a searched table keeps its words, folded, so that both engines find and sort
 * them alike. It is empty until somebody next looks for words, in new rows and in changed ones.
 */
export const wordsColumn = 'words';

/** As much as an index takes, on both engines and in any script. */
const mostLetters = 600;

const rowsAtATime = 500;

/** What the index of the words holds, so that words are looked for in it alone. */
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

/** Keeps the words of the rows that have none yet. */
export async function fillWords(db: Database, table: Table): Promise<void> {
  const texts = searchedFields(table).filter(([, field]) => !field.readings);
  for (;;) {
    const rows = await db
      .selectFrom(table.name)
      .select(['sequence', 'updatedAt', ...texts.map(([name]) => name)])
      .where(wordsColumn, 'is', null)
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) return;
    const filled = rows.map((row) => {
      const said = texts.flatMap(([name, { initial, fromColumn }]) => {
        const stored = row[name] ?? null;
        return stored === null ? initial : fromColumn(stored);
      });
      return sql`(cast(${row.sequence} as bigint), ${row.updatedAt}, ${folded(said.join(' ')).slice(0, mostLetters)})`;
    });
    // A row that was changed meanwhile is left to the next round.
    await sql`with filled ("row", "asOf", "said") as (values ${sql.join(filled)})
      update ${sql.table(table.name)} set "words" = "said" from filled
      where "sequence" = "row" and "updatedAt" = "asOf"`.execute(db);
  }
}

/** Holds for rows that have every word of a text, whatever the accents. */
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
    return or([sql<SqlBool>`"words" like ${pattern} escape '\\'`, ...named]);
  });
  const found = sql`select "sequence" from ${sql.table(table.name)} where ${and(each)}`;
  return sql<SqlBool>`"sequence" in (${found})`;
}

const dictionary = new Intl.Collator('pt');

/** What to sort by so that people find a field in order; undefined where it has none. */
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
  // The engines disagree about where what is not there belongs.
  if (field.column === 'integer') return sql`coalesce(${sql.ref(name)}, -1)`;
  if (field.sorts === 'stored') return sql.ref(name);
  return field.sorts === 'letters' ? sql`lower(${sql.ref(name)})` : undefined;
}
