import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { makeOpenFolder } from '../cache/openFile.ts';
import { linksFolder, pictureLinks } from '../files/pictureLinks.ts';
import { withLock } from '../store/lock.ts';
import type { Context } from '../village/context.ts';
import { injectGet } from './inject.ts';
import { keepAhead } from './keepAhead.ts';
import { keepAssets } from './keepAssets.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** From when it listens until it closes: everything public stands as files, for a web server in front. */
export function pagesAsFiles(
  app: FastifyInstance,
  { config, store, publicFiles, pages, log }: Context,
  { siteDir, officeDir, feeds }: { siteDir: string; officeDir: string; feeds: string[] },
): void {
  if (!pages) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  const logError = (error: unknown) => log.error(error);
  const into = join(pages.folder, linksFolder);
  const pictures = pictureLinks({
    uploads: join(config.dataDir, 'uploads'),
    into,
    publicAmong: publicFiles.among,
    logError,
  });
  const keepBuild = () =>
    keepAssets(
      { '': siteDir, 'backoffice/assets': join(officeDir, 'assets') },
      join(pages.folder, 'sempre'),
    ).catch(logError);

  const work = async () => {
    await makeOpenFolder(into);
    const ask = (path: string) => injectGet(app, path, {});
    // The settings are in every footer, what is urgent above every page.
    const frame = async () => {
      const [settings, urgent] = await Promise.all(
        ['/api/definicoes', '/api/urgentes'].map((path) =>
          injectGet(app, path, { apikey: config.apiKey }),
        ),
      );
      return `${settings?.body}${urgent?.body}`;
    };
    await keepAhead({ ask, frame, feeds, pages, pictures, logError, signal });
  };

  /** Of several processes one does it; when that ends, another goes on. */
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
