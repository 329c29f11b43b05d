import { pagingFields } from '../../calls/answers.ts';
import { refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { messages } from '../../language/messages.ts';
import type { Query } from '../rules/rule.ts';
import type { Selection, Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import { orderOf } from '../store/words.ts';
import { checked } from './body.ts';

function sortFor(table: Table, sort: string) {
  const down = sort.startsWith('-');
  const field = down ? sort.slice(1) : sort;
  if (!orderOf(table, field)) throw refusal(422, 'sort', messages.invalid);
  return { field, down };
}

/**
 * Which page of a list a query asks for: the words `q`, the field to `sort` by (downwards after a
 * `-`), from which one on (`offset`), and how many (`limit`).
 */
export function pagingOf(table: Table, query: Query) {
  const { limit, offset, q, sort } = checked({ fields: pagingFields }, query);
  return {
    limit: limit ?? 0,
    offset: offset ?? 0,
    words: q,
    sort: sort === '' ? undefined : sortFor(table, sort),
  };
}

/** Rows, with the length of the whole list if the query has an `offset`. */
export async function readPage<F extends Fields>(
  store: Store,
  table: Table<F>,
  query: Query,
  chosen: Selection<F>,
): Promise<{ rows: Row<F>[]; total?: number }> {
  const rows = await store.list(table, chosen);
  return { rows, ...('offset' in query && { total: await store.count(table, chosen) }) };
}

/** The page of some rows that a query asks for. */
export function pageOf<F extends Fields>(
  store: Store,
  table: Table<F>,
  query: Query,
  some: Selection<F>,
) {
  return readPage(store, table, query, { ...some, ...pagingOf(table, query) });
}
