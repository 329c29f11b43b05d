import type { FastifyBaseLogger } from 'fastify';
import type { Collection } from '../../sections/section.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { PageFiles } from '../cache/pageFiles.ts';
import type { Reserve } from '../cache/reserve.ts';
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
  /** What was answered to everyone alike, ready to be answered again. */
  cache: AnswerCache;
  /** The same as files, where a web server in front can give them out. */
  pages: PageFiles | undefined;
  /** All of them, and the files they name, for as long as nobody answers. */
  reserve: Reserve | undefined;
  pictures: PictureLinks | undefined;
  log: FastifyBaseLogger;
  /** Draws a public page as it would be if these calls answered so; the pages come with the build. */
  draw(path: string, answers: Record<string, unknown>): Promise<string>;
};
