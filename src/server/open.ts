import { everyCollection } from '../sections/all.ts';
import type { Collection } from '../sections/section.ts';
import type { Context } from './api/context.ts';
import type { Config } from './config.ts';
import { openFiles } from './files/files.ts';
import { startSender } from './mail/sender.ts';
import { rules } from './rules/all.ts';
import { openProofs } from './rules/comprovativos.ts';
import { definicoes } from './rules/definicoes.ts';
import { openStore } from './store/store.ts';
import { ownTables } from './tables.ts';

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
  const store = await openStore(config, [...collections, ...ownTables], now);
  const tables = [...collections, definicoes];
  const opened = await openFiles({ dataDir: config.dataDir, store, tables, now });
  const proofs = await openProofs({ store, config, now });
  const complain = (error: unknown) => console.error(error);
  const sender = startSender({ config, store, now, complain });
  return {
    ...{
      config,
      store,
      files: opened,
      proofs,
      sender,
      collections,
      rules,
      now,
      content: { version: 0 },
    },
    async close() {
      await sender.close();
      await opened.close();
      await store.close();
    },
  };
}
