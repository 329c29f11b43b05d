import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverFeatures } from '../../features/all.server.ts';
import { everyCollection } from '../../sections/all.ts';
import { answerCache } from '../cache/answerCache.ts';
import { openPageFiles } from '../cache/pageFiles.ts';
import { openStandby } from '../cache/standby.ts';
import { openFiles } from '../files/files.ts';
import { pictureLinks } from '../files/pictureLinks.ts';
import type { LetterEnded } from '../mail/outbox.ts';
import { startSender } from '../mail/sender.ts';
import type { Config } from '../process/config.ts';
import { openLacks } from '../process/lacks.ts';
import { openLog } from '../process/log.ts';
import { rules } from '../rules/all.ts';
import { publicFiles } from '../rules/publicFiles.ts';
import { openContent } from '../store/content.ts';
import { nextMoment } from '../store/life.ts';
import { openStore } from '../store/store.ts';
import { definicoes } from '../tables/definicoes.ts';
import type { Context } from './context.ts';
import { ownTables } from './ownTables.ts';

/** What tests may replace. */
type Given = Pick<Context, 'collections' | 'now'>;

/** Tells every feature, since a letter does not say which feature wrote it. */
const letterEnded: LetterEnded = async (trx, letter) => {
  for (const feature of serverFeatures) await feature.letterEnded?.(trx, letter);
};

/** Opens the database and the files, and joins them into what the routes work with. */
export async function openContext(
  config: Config,
  { collections = everyCollection, now = () => new Date() }: Partial<Given> = {},
): Promise<Context & { close(): Promise<void> }> {
  const log = openLog();
  const logError = (error: unknown) => log.error(error);
  const lacks = openLacks(logError);
  const tables = [...collections, ...ownTables];
  const store = await openStore(config, tables, now);
  const { dataDir, databaseUrl } = config;
  const folder = join(dataDir, 'paginas');
  // Without a web server in front, nobody would read the files.
  const pages =
    config.trustProxy > 0
      ? openPageFiles({ folder, isShared: databaseUrl !== undefined, now, logError })
      : undefined;
  if (!pages) rmSync(folder, { recursive: true, force: true });
  const content = await openContent(store, {
    databaseUrl,
    renew: pages?.renew,
    foreseen: pages?.changesBy,
    now,
    nextTurn: (after) => nextMoment(store, collections, after),
  });
  const files = await openFiles({
    dataDir,
    store,
    tables,
    now,
    logError,
    lacks,
    changed: content.change,
  });
  const sender = startSender({ config, store, ended: letterEnded, now, logError });
  const cache = answerCache({ apiKey: config.apiKey, content, now, pages, lacks });
  const visible = { store, tables: [...collections, definicoes], rules, now };
  const open = publicFiles(visible, cache.generation);
  const pictures =
    pages &&
    pictureLinks({
      uploads: join(dataDir, 'uploads'),
      into: join(folder, 'f'),
      publicAmong: (paths) => open.among(paths, true),
      logError,
    });
  return {
    config,
    store,
    files,
    publicFiles: open,
    sender,
    collections,
    rules,
    now,
    content,
    lacks,
    cache,
    pages,
    standby: pages && openStandby({ folder, logError }),
    pictures,
    log,
    draw: () => Promise.reject(new Error('The pages come with the build')),
    async close() {
      await sender.close();
      await files.close();
      await pages?.close();
      await content.close();
      await store.close();
    },
  };
}
