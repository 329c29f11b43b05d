import { everyCollection } from '../../sections/all.ts';
import type { Collection } from '../../sections/section.ts';
import { openProofs } from '../bookings/comprovativos.ts';
import { answerCache } from '../cache/answerCache.ts';
import { openFiles } from '../files/files.ts';
import { startSender } from '../mail/sender.ts';
import type { Config } from '../process/config.ts';
import { openLog } from '../process/log.ts';
import { rules } from '../rules/all.ts';
import { openContent } from '../store/content.ts';
import { openStore } from '../store/store.ts';
import { definicoes } from '../tables/definicoes.ts';
import type { Context } from './context.ts';
import { ownTables } from './ownTables.ts';

/** Opens the database and the files, and joins them into what the routes work with. */
export async function openContext(
  config: Config,
  {
    collections = everyCollection,
    now = () => new Date(),
  }: {
    collections?: readonly Collection[];
    now?: () => Date;
  } = {},
): Promise<Context & { close(): Promise<void> }> {
  const log = openLog();
  const logError = (error: unknown) => log.error(error);
  const store = await openStore(config, [...collections, ...ownTables], now);
  const content = await openContent(store, config.databaseUrl);
  const tables = [...collections, definicoes];
  const files = await openFiles({ dataDir: config.dataDir, store, tables, now, logError });
  const proofs = await openProofs({ store, config, now });
  const sender = startSender({ config, store, now, logError });
  const cache = answerCache({ apiKey: config.apiKey, content, now });
  return {
    config,
    store,
    files,
    proofs,
    sender,
    collections,
    rules,
    now,
    content,
    cache,
    log,
    draw: () => Promise.reject(new Error('The pages come with the build')),
    async close() {
      await sender.close();
      await files.close();
      await content.close();
      await store.close();
    },
  };
}
