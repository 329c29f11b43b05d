import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../calls/all.ts';
import { day, second } from '../../language/durations.ts';
import { makeOpenFolder } from '../cache/openFile.ts';
import type { Prepared } from '../cache/prepared.ts';
import { isList } from '../cache/standby.ts';
import { publicPart } from '../rules/rule.ts';
import { withLock } from '../store/lock.ts';
import type { Context } from '../village/context.ts';
import { keepAhead } from './keepAhead.ts';
import { keepAssets } from './keepAssets.ts';

/** Keeps everything public as files for a web server in front, while the program listens. */
export function pagesAsFiles(
  app: FastifyInstance,
  { store, collections, rules, now, pages, standby, pictures, log }: Context,
  {
    siteDir,
    officeDir,
    unlisted,
    makeLasting,
    readLasting,
  }: {
    siteDir: string;
    officeDir: string;
    unlisted: string[];
    makeLasting(url: string): Promise<Prepared | undefined>;
    readLasting: Reader;
  },
): void {
  if (!pages || !standby || !pictures) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  const logError = (error: unknown) => log.error(error);
  const keepBuild = () =>
    keepAssets(
      { '': siteDir, 'backoffice/assets': join(officeDir, 'assets') },
      join(pages.folder, 'sempre'),
    ).catch(logError);

  /** The records that visitors may see even if nobody is there to withdraw them in time. */
  async function lastingIds(): Promise<string[]> {
    const ids: string[] = [];
    for (const collection of collections) {
      const only = publicPart(collection, rules[collection.name], now(), true);
      const rows = await store.chosen(collection, { only }).select('_id').execute();
      for (const { _id } of rows) ids.push(String(_id));
    }
    return ids;
  }

  const work = async () => {
    await makeOpenFolder(join(pages.folder, 'f'));
    await keepAhead({
      make: makeLasting,
      // The settings are in every footer, and every menu links to the lists in its language.
      frame: async () => {
        const { traducoes } = await readLasting('/api/traducoes');
        const lists = Object.values(traducoes).map((paths) => paths.filter(isList));
        return JSON.stringify([await readLasting('/api/definicoes'), lists]);
      },
      ids: lastingIds,
      unlisted,
      pages,
      standby,
      pictures,
      logError,
      signal,
    });
  };

  /** One of several processes does it; when that one ends, another takes over. */
  async function takeTurns(): Promise<void> {
    while (!signal.aborted) {
      await withLock(store, 'pages as files', work).catch(logError);
      await pause(5 * second, undefined, { signal }).catch(() => {});
    }
  }

  let working: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    working = keepBuild().then(takeTurns);
  });
  const daily = setInterval(keepBuild, day).unref();
  app.addHook('onClose', async () => {
    clearInterval(daily);
    stopping.abort();
    await working;
  });
}
