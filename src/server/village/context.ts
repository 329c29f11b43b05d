import type { FastifyBaseLogger } from 'fastify';
import type { Collection } from '../../sections/section.ts';
import type { Files } from '../files/files.ts';
import type { Sender } from '../mail/sender.ts';
import type { AnswerCache } from '../pages/answerCache.ts';
import type { WebCache } from '../pages/webCache.ts';
import type { Config } from '../process/config.ts';
import type { Lacks } from '../process/lacks.ts';
import type { PublicFiles } from '../rules/publicFiles.ts';
import type { Rule } from '../rules/rule.ts';
import type { ContentVersion } from '../store/content.ts';
import type { Store } from '../store/store.ts';
import type { Route } from './route.ts';

/** What every route works with. */
export type Context = {
  config: Config;
  store: Store;
  files: Files;
  publicFiles: PublicFiles;
  sender: Sender;
  collections: readonly Collection[];
  rules: Record<string, Rule | undefined>;
  now(): Date;
  content: ContentVersion;
  lacks: Lacks;
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
  /** Draws a public page as if these calls gave these answers; set once the pages of the build are loaded. */
  draw(path: string, answers: Record<string, unknown>): Promise<string>;
};

/** The routes of some calls. */
export type Routes = (route: Route, context: Context) => void;
