import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { day, minute, second } from '../../language/durations.ts';
import type { Config } from '../process/config.ts';
import type { ContentVersion } from '../store/content.ts';
import { withLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import type { WebCache } from './webCache.ts';

/** Changes often come in a row: the asking waits until nothing has changed for so long. */
const quiet = minute;
/** The wait after an address that could not be asked for. */
const trouble = 30 * second;
const patience = 30 * second;
/**
 * After each address the work rests this many times as long, to leave the processor to visitors, and after
 * one with parameters at least so long: nginx takes twenty of those a second from one machine.
 */
const restsPerWork = 4;
const leastRest = 200;

/** Everything that is compressed is asked for in each coding; a photo or PDF is the same in all. */
const codings = ['br', 'gzip', 'identity'];

/** So that these visits are not counted. */
const agent = 'Aldeia (bot)';

type Listed = { path: string; lastmod: string };

/** The pages that a sitemap lists, and when each last changed. */
function listedIn(sitemap: string): Listed[] {
  const entries = sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>(?:<lastmod>([^<]+))?/g);
  return [...entries].map(([, path = '', lastmod = '']) => ({ path, lastmod }));
}

/** What a page needs besides itself: its files and pictures, and the further parts of a list. */
function neededBy(url: string, html: string): string[] {
  const urls = [...html.matchAll(/["\s](\/(?:f|assets)\/[^"\s,<>]+)/g)];
  // Parts of parts would have no end.
  if (!url.includes('?')) urls.push(...html.matchAll(/href="((?:\/\w\w)?\/\w+\?[^"#]+)/g));
  return urls.map(([, each = '']) => each.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

type Village = {
  config: Pick<Config, 'siteUrl'>;
  store: Store;
  content: Pick<ContentVersion, 'version'>;
  webCache: Pick<WebCache, 'isThere' | 'count'>;
  log: FastifyBaseLogger;
};

/**
 * Asks for every public address through the web server in front, after a start and a minute after a
 * change, so that its cache has all of them when the program does not answer. An address is asked
 * for again when it changed, once a day, and when the cache was emptied.
 */
export function askAhead(
  app: FastifyInstance,
  { config, store, content, webCache, log }: Village,
  /** What no sitemap names: lists and feeds, which change with every change, and the files of the build. */
  { lists, build }: { lists: readonly string[]; build: readonly string[] },
): void {
  if (!webCache.isThere) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** The state that each address was in when it was asked for, and how much the cache then had. */
  const visited = new Map<string, string>();
  let kept = 0;

  async function ask(url: string): Promise<string> {
    const startedAt = performance.now();
    let text = '';
    for (const coding of url.startsWith('/f/') ? ['identity'] : codings) {
      const answer = await fetch(config.siteUrl + url, {
        headers: { 'user-agent': agent, 'accept-encoding': coding },
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      const isText = /^text\/html|xml/.test(answer.headers.get('content-type') ?? '');
      if (isText) text = await answer.text();
      else for await (const _ of answer.body ?? []);
    }
    const rest = (performance.now() - startedAt) * restsPerWork;
    await pause(Math.max(rest, url.includes('?') ? leastRest : 0), undefined, { signal });
    return text;
  }

  /** Asks for what has changed since; returns whether nothing changed meanwhile. */
  async function round(version: number): Promise<boolean> {
    const today = Math.floor(Date.now() / day);
    const states = new Map(lists.map((path) => [path, `${version}`]));
    for (const path of build) states.set(path, '');
    for (const { path, lastmod } of listedIn(await ask('/sitemap.xml'))) {
      states.set(path, lastmod || `${version}`);
    }
    for (const [url, state] of states) {
      if (visited.get(url) === `${state} ${today}`) continue;
      if (content.version !== version) return false;
      for (const each of neededBy(url, await ask(url))) {
        if (!states.has(each)) states.set(each, each.includes('?') ? state : '');
      }
      visited.set(url, `${state} ${today}`);
    }
    return true;
  }

  /** One of several processes does it; when that one ends, another takes over. */
  async function askWhenQuiet(): Promise<void> {
    let [seen, done, since] = [-1, '', 0];
    while (!signal.aborted) {
      await pause(second, undefined, { signal });
      const { version } = content;
      const state = `${version} ${Math.floor(Date.now() / day)}`;
      if (version !== seen) [seen, since] = [version, done === '' ? 0 : Date.now()];
      if (done === state || Date.now() - since < quiet) continue;
      // It was emptied, by this process or another.
      if ((await webCache.count()) < kept) visited.clear();
      if (await round(version)) done = state;
      kept = await webCache.count();
    }
  }

  let isTold = false;
  async function work(): Promise<void> {
    while (!signal.aborted) {
      await withLock(store, 'ask ahead', askWhenQuiet).catch((error) => {
        if (!signal.aborted && !isTold)
          log.error(error, 'the site cannot be asked through SITE_URL');
        isTold ||= !signal.aborted;
      });
      await pause(trouble, undefined, { signal }).catch(() => {});
    }
  }

  let working: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    working = work();
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await working;
  });
}
