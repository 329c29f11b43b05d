import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Who } from '../../sections/abilities.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { Collection } from '../../sections/section.ts';
import type { Files } from '../files/files.ts';
import type { LetterContext, LetterEnded } from '../mail/outbox.ts';
import type { Sender } from '../mail/sender.ts';
import type { AnswerCache } from '../pages/answerCache.ts';
import type { WebCache } from '../pages/webCache.ts';
import type { PersonalData } from '../people/personalData.ts';
import type { Config } from '../process/config.ts';
import type { PartialReads } from '../process/partialReads.ts';
import type { PublicFiles } from '../rules/publicFiles.ts';
import type { Rule } from '../rules/rule.ts';
import type { ContentVersion } from '../store/content.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import type { Route } from './route.ts';
import type { Finder, Subject } from './subject.ts';

/** The routes of some calls. */
export type Routes = (route: Route, context: Context) => void;

/** Work by the clock: at the start, and then every so many milliseconds, in one of the processes. */
export type Job = { name: string; every: number; run(context: Context): Promise<unknown> };

/** What the engine has of its own and what the features bring, joined. */
export type Joined = {
  collections: readonly Collection[];
  /** Every table, the collections first, parents before their children. */
  tables: readonly Table[];
  rules: Readonly<Record<string, Rule | undefined>>;
  /** What the tables hold of people. */
  holdings: readonly PersonalData[];
  /** The settings of the features. */
  settings: readonly z.ZodObject[];
  /** The routes of the features; those of the engine are in api/. */
  routes: readonly Routes[];
  /** Routes outside the API, for programs that have no key. */
  outside: readonly ((app: FastifyInstance, context: Context) => void)[];
  /** How many rows wait for staff, by task name. */
  counts: Readonly<Record<string, (store: Store, now: Date) => Promise<number>>>;
  /** What letters and activity lines are about besides records, by the lines' `place`. */
  subjects: Readonly<Record<string, Subject>>;
  /** The kinds of letters (`tipo`), and who may read them. */
  letters: readonly { kinds: readonly string[]; who: Who }[];
  finders: readonly Finder[];
  jobs: readonly Job[];
  /** Erases expired rows, once a day; answers how many, by the verb of the activity line. */
  erase(
    trx: Store,
    context: LetterContext & Pick<Context, 'store' | 'withdraw'>,
  ): Promise<Partial<Record<ActivityVerb, number>>>;
  /** Called when a letter has left or was given up. */
  letterEnded: LetterEnded;
  /**
   * Removes demo rows and all rows that depend on demo records, before those go, for which no
   * `beforeRemove` runs; answers how many demo rows.
   */
  removeDemo(trx: Store, context: LetterContext): Promise<number>;
};

/** What every route works with. */
export type Context = Joined & {
  config: Config;
  store: Store;
  files: Files;
  publicFiles: PublicFiles;
  sender: Sender;
  now(): Date;
  content: ContentVersion;
  partialReads: PartialReads;
  /** Answers that are the same for everyone, ready to be sent again. */
  cache: AnswerCache;
  webCache: WebCache;
  /**
   * Empties the web server's cache, if there is one, and first the memory that it is filled from; settles when
   * nobody can read from them what was withdrawn. It comes after the commit and before the answer: the program
   * may be gone the moment after.
   */
  withdraw(): Promise<void>;
  log: FastifyBaseLogger;
  /** Answers in place of everything else until somebody has begun with the village; whether it did. */
  welcome: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Draws a public page as if these calls gave these answers; set once the pages of the build are loaded. */
  draw(path: string, answers: Record<string, unknown>): Promise<string>;
};
