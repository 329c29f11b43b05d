import type { FastifyBaseLogger } from 'fastify';
import type { Collection } from '../../sections/section.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { PageFiles } from '../cache/pageFiles.ts';
import type { Standby } from '../cache/standby.ts';
import type { Files } from '../files/files.ts';
import type { PictureLinks } from '../files/pictureLinks.ts';
import type { Sender } from '../mail/sender.ts';
import type { Config } from '../process/config.ts';
import type { Lacks } from '../process/lacks.ts';
import type { PublicFiles } from '../rules/publicFiles.ts';
import type { Rule } from '../rules/rule.ts';
import type { ContentVersion } from '../store/content.ts';
import type { Store } from '../store/store.ts';

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
  /** Pages as files, for a web server in front; undefined if there is none. */
  pages: PageFiles | undefined;
  /** Copies of all pages, and of the pictures on them, for when the program does not answer. */
  standby: Standby | undefined;
  pictures: PictureLinks | undefined;
  log: FastifyBaseLogger;
  /** Draws a public page as if these calls gave these answers; set once the pages of the build are loaded. */
  draw(path: string, answers: Record<string, unknown>): Promise<string>;
};
