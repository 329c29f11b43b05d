import { sql } from 'kysely';
import type { Fields } from '../../fields/field.ts';
import { orderFor, type Selection, type Store } from './store.ts';
import type { Row, Table } from './table.ts';

/**
 * One page of the rows that have the words asked for, and how many rows there are on all pages. Looking inside
 * PDFs is by far the dearest part, so it is done once for both, and reads only the numbers of the rows.
 */
export async function listFound<F extends Fields>(
  store: Store,
  table: Table<F>,
  selection: Selection<F>,
): Promise<{ rows: Row<F>[]; total: number }> {
  const { offset = 0, limit = 0, sort, order, fields } = selection;
  const isPostgres = store.engine === 'postgres';
  const inOrder = [
    ...orderFor(table as Table, selection as Selection<Fields>),
    sql.ref('sequence'),
  ].reduce((query, by) => query.orderBy(by), store.chosen(table, selection).select('sequence'));
  const gathered = isPostgres ? sql`json_agg("sequence")::text` : sql`json_group_array("sequence")`;
  const { rows: all } = await sql<{ numbers: string | null }>`
    select ${gathered} as "numbers" from (${inOrder}) as "found"`.execute(store.db);
  const numbers = JSON.parse(all[0]?.numbers ?? '[]') as number[];
  const page = JSON.stringify(numbers.slice(offset, limit > 0 ? offset + limit : undefined));
  const onPage = isPostgres
    ? sql`select "value"::bigint from json_array_elements_text(${page}::json)`
    : sql`select "value" from json_each(${page})`;
  const holds = sql<boolean>`"sequence" in (${onPage})`;
  return { rows: await store.list(table, { holds, sort, order, fields }), total: numbers.length };
}
