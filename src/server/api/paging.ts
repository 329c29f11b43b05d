import { pagingFields } from '../../calls/answers.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import type { Query } from '../rules/rule.ts';
import type { Table } from '../store/table.ts';
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

/** Whether a page of the list is asked for, and with it how long the list is. */
export function isPaged(query: Query): boolean {
  return 'offset' in query;
}
