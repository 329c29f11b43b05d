import type { FastifyInstance } from 'fastify';
import type { Answer, Call } from '../calls/call.ts';
import type { procuraCall } from '../calls/staff.ts';
import type { ActivityVerb } from '../sections/atividade.ts';
import type { Routes } from '../server/api/route.ts';
import type { LetterContext, LetterEnded } from '../server/mail/outbox.ts';
import type { People } from '../server/people/holding.ts';
import type { Rules } from '../server/rules/rule.ts';
import type { Selection, Store } from '../server/store/store.ts';
import type { Table } from '../server/store/table.ts';
import type { Context } from '../server/village/context.ts';

/** How rows are found for staff: by these words, what fits best first, a few of them. */
export type FoundBy = Pick<Selection<object>, 'words' | 'order' | 'limit'>;

/** Something staff may be looking for: what it is called, what tells it apart, and where it is shown. */
export type SearchResult = Answer<typeof procuraCall>['resultados'][number];

/** Addresses in the back-office by the `_id` of what is shown there. */
export type Addresses = Promise<(readonly [_id: string, address: string])[]>;

/** What a letter or a line of the activity may speak of. */
export type Subject = {
  /** With its article: «a mensagem». */
  called: string;
  /** The call that reads it: whoever may not make it is not led there. */
  by: Pick<Call, 'who'>;
  /** Where each of these rows is shown; those that are gone are left out. */
  addresses(store: Store, ids: string[]): Addresses;
};

/** What a feature brings to the server. */
export type ServerFeature = {
  tables: readonly Table[];
  routes: readonly Routes[];
  /** What it answers outside the API, to programs that have no key. */
  outside?(app: FastifyInstance, context: Context): void;
  /** What its tables hold of people, each of them; one that holds nothing of anybody says so. */
  people: People;
  /** What is odd about its own collections, and what it adds to those of others. */
  rules?: Rules;
  /** How many wait for somebody, by the name of the task that counts them. */
  counts?: Readonly<Record<string, (store: Store, now: Date) => Promise<number>>>;
  /** What its letters and its lines of the activity speak of, by the `place` that the lines name. */
  subjects?: Readonly<Record<string, Subject>>;
  /** Finds rows for those of the staff who may make the call that lists them. */
  find?: {
    by: Pick<Call, 'who'>;
    rows(store: Store, found: FoundBy): Promise<SearchResult[]>;
  };
  /** Erases what has run out, once a day; answers how many went, by the verb that tells of it. */
  erase?(
    trx: Store,
    context: LetterContext & { store: Store },
  ): Promise<Partial<Record<ActivityVerb, number>>>;
  /** What it looks after by the clock, every minute: deadlines, letters of the day. */
  everyMinute?(context: Context): Promise<void>;
  /** What follows from a letter of its own that has left or was given up. */
  letterEnded?: LetterEnded;
  /** Removes what came with the demo village, and what hangs on its records, before those go; answers how many of the former. */
  removeDemo?(trx: Store, context: LetterContext): Promise<number>;
};
