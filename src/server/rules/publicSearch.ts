import type { PartialReads } from '../process/partialReads.ts';
import { makeSearch } from '../search/search.ts';
import { isFindable } from '../search/searchIndex.ts';
import { definicoes } from '../store/definicoes.ts';
import { type PublicTables, publicAmong } from './publicRecords.ts';

type Searched = Omit<PublicTables, 'tables'> & {
  collections: PublicTables['tables'];
  partialReads: PartialReads;
};

/** The search over everything that is public at the moment of the query. */
export function publicSearch({ collections, partialReads, ...visible }: Searched) {
  const tables = [...collections, definicoes].filter(isFindable);
  // If a table cannot be read, its records are not found; the others are.
  return makeSearch(visible.store.db, (records) =>
    publicAmong(records, { ...visible, tables }, (reading) => partialReads.readOr(reading, [])),
  );
}
