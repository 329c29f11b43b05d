import type { FastifyInstance } from 'fastify';
import type { Answer, Call } from '../../calls/call.ts';
import type { procuraCall } from '../../calls/staff.ts';
import type { Who } from '../../sections/abilities.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { LetterContext, LetterEnded } from '../mail/outbox.ts';
import type { People } from '../people/holding.ts';
import type { Rules } from '../rules/rule.ts';
import type { Selection, Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import type { Context, Routes } from './context.ts';

/** How staff search finds rows: by these words, best matches first, a few only. */
export type FoundBy = Pick<Selection<object>, 'words' | 'order' | 'limit'>;

/** A result of staff search: its name, what distinguishes it, and its address in the back-office. */
export type SearchResult = Answer<typeof procuraCall>['resultados'][number];

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

/** What a feature brings to the server. */
export type ServerFeature = {
  tables: readonly Table[];
  routes: readonly Routes[];
  /** Routes outside the API, for programs that have no key. */
  outside?(app: FastifyInstance, context: Context): void;
  /** What personal data each of its tables holds; tables with none are listed too. */
  people: People;
  /** Rules for its own collections, and what it adds to the rules of others. */
  rules?: Rules;
  /** How many rows wait for staff, by task name. */
  counts?: Readonly<Record<string, (store: Store, now: Date) => Promise<number>>>;
  /** What its letters and activity lines are about, by the lines' `place`. */
  subjects?: Readonly<Record<string, Subject>>;
  /** The kinds of letters it writes (`tipo`), and who may read them. */
  letters?: { kinds: readonly string[]; who: Who };
  /** Search in its rows, for staff who may make the call that lists them. */
  find?: {
    by: Pick<Call, 'who'>;
    rows(store: Store, found: FoundBy): Promise<SearchResult[]>;
  };
  /** Erases expired rows, once a day; answers how many, by the verb of the activity line. */
  erase?(
    trx: Store,
    context: LetterContext & Pick<Context, 'store' | 'withdraw'>,
  ): Promise<Partial<Record<ActivityVerb, number>>>;
  /** Work done every minute: deadlines, daily letters. */
  everyMinute?(context: Context): Promise<void>;
  /** Called when one of its letters has left or was given up. */
  letterEnded?: LetterEnded;
  /**
   * Removes its demo rows and all rows that depend on demo records, before those go, for which no
   * `beforeRemove` runs; answers how many demo rows.
   */
  removeDemo?(trx: Store, context: LetterContext): Promise<number>;
};
