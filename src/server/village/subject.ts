import type { Answer, Call } from '../../calls/call.ts';
import type { procuraCall } from '../../calls/staff.ts';
import type { Selection, Store } from '../store/store.ts';

/** Back-office addresses by the `_id` of the row shown there. */
export type Addresses = Promise<(readonly [_id: string, address: string])[]>;

/** A kind of row that letters and activity lines can be about. */
export type Subject = {
  /** With its article: «a mensagem». */
  called: string;
  /** The call that reads it: people who may not make it get no link. */
  by: Pick<Call, 'who'>;
  /** Where each of these rows is shown; deleted rows are left out. */
  addresses(store: Store, ids: string[]): Addresses;
};

/** How staff search finds rows: by these words, best matches first, a few only. */
type FoundBy = Pick<Selection<object>, 'words' | 'order' | 'limit'>;

/** A result of staff search: its name, what distinguishes it, and its address in the back-office. */
export type SearchResult = Answer<typeof procuraCall>['resultados'][number];

/** Search in rows, for staff who may make the call that lists them. */
export type Finder = {
  by: Pick<Call, 'who'>;
  rows(store: Store, found: FoundBy): Promise<SearchResult[]>;
};
