import type { Collection } from '../../sections/section.ts';
import { openFiles } from '../files/files.ts';
import { openSender } from '../mail/sender.ts';
import { answerCache } from '../pages/answerCache.ts';
import { openWebCache } from '../pages/webCache.ts';
import { type Config, readSettings } from '../process/config.ts';
import { openLog } from '../process/log.ts';
import { openPartialReads } from '../process/partialReads.ts';
import { publicFiles } from '../rules/publicFiles.ts';
import { openStore } from '../search/openStore.ts';
import { openContent } from '../store/content.ts';
import { definicoes } from '../store/definicoes.ts';
import { nextMoment } from '../store/life.ts';
import type { Context } from './context.ts';
import type { ServerFeature } from './feature.ts';
import { joinFeatures } from './joinFeatures.ts';

type Given = {
  features: readonly ServerFeature[];
  /** Tests may replace these. */
  collections?: readonly Collection[];
  now?(): Date;
};

/** Opens the database and the files, and joins them into what the routes work with. */
export async function openContext(
  config: Config,
  { features, collections, now = () => new Date() }: Given,
): Promise<Context & { close(): Promise<void> }> {
  const log = openLog();
  const logError = (error: unknown) => log.error(error);
  const partialReads = openPartialReads(logError);
  const joined = joinFeatures(features, collections);
  const { tables, rules } = joined;
  for (const settings of joined.settings) readSettings(settings, config.given);
  const store = await openStore(config, tables, now);
  const { dataDir, databaseUrl } = config;
  const content = await openContent(store, {
    databaseUrl,
    now,
    nextChange: (after) => nextMoment(store, joined.collections, after),
  });
  const files = await openFiles({
    dataDir,
    store,
    tables,
    now,
    logError,
    partialReads,
    changed: content.change,
  });
  const sender = openSender({ config, store, ended: joined.letterEnded, now, logError });
  const cache = answerCache({ apiKey: config.apiKey, content, now, partialReads });
  const webCache = openWebCache(config.cacheDir, logError);
  const visible = { store, tables: [...joined.collections, definicoes], rules, now };
  const open = publicFiles(visible, cache.generation);
  return {
    ...joined,
    config,
    store,
    files,
    publicFiles: open,
    sender,
    now,
    content,
    partialReads,
    cache,
    webCache,
    async withdraw() {
      if (!webCache.isThere) return;
      // Memory first: the web server would ask for the same answers again.
      await content.change();
      await webCache.empty();
    },
    log,
    welcome: undefined,
    draw: () => Promise.reject(new Error('The pages come with the build')),
    async close() {
      await sender.close();
      await files.close();
      await webCache.close();
      await content.close();
      await store.close();
    },
  };
}
