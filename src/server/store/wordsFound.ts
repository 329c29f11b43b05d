import type { Fields } from '../../fields/field.ts';
import { isFoundInside } from './searchIndex.ts';
import { findBy } from './searchQuery.ts';
import type { Selection, Store } from './store.ts';
import type { Table } from './table.ts';

/**
 * A selection whose words were looked up, for whoever reads some of its rows and counts all of them:
 * where the words may stand inside PDFs, that costs more than all else.
 */
export async function withWordsFound(
  { db, engine }: Store,
  table: Table,
  selection: Selection<Fields>,
): Promise<Selection<Fields>> {
  const { words = '' } = selection;
  if (typeof words !== 'string' || words === '' || !isFoundInside(table)) return selection;
  return { ...selection, words: await findBy(db, engine, table.name, words) };
}
