import { setTimeout as pause } from 'node:timers/promises';
import { day, second } from '../../language/durations.ts';
import type { PageFiles } from '../cache/pageFiles.ts';
import type { Prepared } from '../cache/prepared.ts';
import { type Reserve, recordsIn } from '../cache/reserve.ts';
import type { PictureLinks } from '../files/pictureLinks.ts';

/** Changes often come one upon another; it waits until they pause, but not for ever. */
const mostPatience = 5 * second;
/** Until it is tried again, where the village cannot be read. */
const trouble = 30 * second;

/** For every moment spent on a page, so many are left to those who ask. */
const restsPerWork = 4;

type Listed = { path: string; lastmod: string };

/** The pages that a sitemap lists, and when each last changed. */
function listedIn(sitemap: string): Listed[] {
  const entries = sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>(?:<lastmod>([^<]+))?/g);
  return [...entries].map(([, path = '', lastmod = '']) => ({ path, lastmod }));
}

/** A list, or a page that stands alone: it shows what others say. */
const isList = (url: string) => url.lastIndexOf('/') === 0;

/** The parts of lists that a page leads to. */
function partsIn(html: string): string[] {
  const addresses = html.matchAll(/href="(\/\w+\?[^"#]+)/g);
  return [...new Set([...addresses].map(([, url = '']) => url.replaceAll('&amp;', '&')))];
}

type KeptAhead = {
  /** Makes a page as it may stand for as long as nobody looks after it; nothing where there is none. */
  make(url: string): Promise<Prepared | undefined>;
  /** What every page shows besides its own: where it changed, all are made anew. */
  frame?(): Promise<string>;
  /** The records that such pages may show. */
  ids?(): Promise<string[]>;
  /** The paths that no sitemap lists: what is for programs, and lists that may be empty. */
  unlisted: readonly string[];
  pages: Pick<PageFiles, 'current' | 'isFor' | 'mostPages'>;
  reserve: Reserve;
  pictures: PictureLinks;
  logError(error: unknown): void;
  signal: AbortSignal;
};

/** What is known of the pages made so far: what each was made of, and what it leads to. */
function makeNotes(isFor: (url: string) => boolean) {
  /** What each page was made of, by address. */
  const made = new Map<string, string>();
  /** The parts of lists, by the page that leads to them. */
  const parts = new Map<string, string[]>();
  /** The other records that a record's page leads to, and names: it is made anew when one changed or went. */
  const leads = new Map<string, string[]>();

  return {
    made,
    parts: () => new Set([...parts.values()].flat()),
    /** What a page is made of, as far as the sitemap tells. */
    stateOf(url: string, states: ReadonlyMap<string, string>, set: string): string {
      const named = leads.get(url)?.map((other) => states.get(other) ?? 'gone') ?? [];
      return [states.get(url) ?? set, ...named].join(' ');
    },
    noteLinks(url: string, body: string, states: ReadonlyMap<string, string>): void {
      if (isList(url)) {
        if (!url.includes('?')) parts.set(url, partsIn(body).filter(isFor));
        return;
      }
      const others = recordsIn(body).filter((each) => each !== url && states.has(each));
      if (others.length > 0) leads.set(url, others);
      else leads.delete(url);
    },
    retain(isPage: (url: string) => boolean): void {
      for (const known of [made, parts, leads]) {
        for (const url of known.keys()) if (!isPage(url)) known.delete(url);
      }
    },
  };
}

/** Gives the work of one round: every page that is missing or was made of something else is made. */
function makeRounds({
  make,
  frame = async () => '',
  ids = async () => [],
  unlisted,
  pages,
  reserve,
  pictures,
  signal,
}: KeptAhead) {
  const notes = makeNotes(pages.isFor);
  const { made, stateOf } = notes;
  let today = 0;
  let withdrawn = '';
  let framed = '';

  async function keep(url: string, states: ReadonlyMap<string, string>, set: string) {
    const begun = performance.now();
    const since = reserve.withdrawals();
    const page = await make(url);
    const body = page?.identity.toString() ?? '';
    const hasPictures = await pictures.keep(body);
    // What was withdrawn while they were linked is linked no more.
    if (reserve.withdrawals() !== since) await pictures.withdraw();
    notes.noteLinks(url, body, states);
    const isKept = page !== undefined && (await reserve.keep(url, page, since));
    if (isKept && hasPictures) made.set(url, stateOf(url, states, set));
    else made.delete(url);
    await pause((performance.now() - begun) * restsPerWork, undefined, { signal });
  }

  /** Until every list was seen, nobody knows which parts it has. */
  let hasSeenAll = false;

  async function forgetOthers(known: ReadonlySet<string>): Promise<void> {
    const isPage = (url: string) =>
      known.has(url) ||
      known.has(url.replace(/\.ics$/, '')) ||
      (!hasSeenAll && known.has(url.replace(/\?.*$/, '')));
    notes.retain(isPage);
    await reserve.retain(isPage);
  }

  /** Answers whether all of it is done for this set. */
  async function round(set: string): Promise<boolean> {
    const since = reserve.withdrawals();
    if (since !== withdrawn) {
      // Some pages went with what they showed.
      for (const url of made.keys()) if (!(await reserve.has(url))) made.delete(url);
      withdrawn = since;
    }
    const shown = await ids();
    // Before any page shows one, and until none does.
    const before = (await reserve.shownIds())?.split('\n').filter((id) => id !== '') ?? [];
    await reserve.show(new Set([...before, ...shown]));
    const sitemap = await make('/sitemap.xml');
    if (!sitemap) throw new Error('the sitemap cannot be made');
    const around = await frame();
    if (Math.floor(Date.now() / day) !== today || around !== framed) made.clear();
    today = Math.floor(Date.now() / day);
    framed = around;
    const listed = listedIn(sitemap.identity.toString()).slice(0, pages.mostPages);
    const states = new Map(
      [...unlisted.map((path) => ({ path, lastmod: '' })), ...listed]
        .filter(({ path }) => pages.isFor(path))
        .map(({ path, lastmod }) => [path, isList(path) ? set : lastmod]),
    );
    await forgetOthers(new Set([...states.keys(), ...notes.parts()]));
    // What is missing first, then what changed, then what only shows it.
    const rank = (url: string) => (!made.has(url) ? 0 : isList(url) ? 2 : 1);
    const inOrder = [...states.keys()].toSorted((one, other) => rank(one) - rank(other));
    for (const urls of [() => inOrder, notes.parts]) {
      for (const url of urls()) {
        if (made.get(url) === stateOf(url, states, set)) continue;
        if (pages.current() !== set) return false;
        await keep(url, states, set);
      }
    }
    hasSeenAll = true;
    await forgetOthers(new Set([...states.keys(), ...notes.parts()]));
    await reserve.show(shown);
    return true;
  }

  return round;
}

/**
 * Makes every page, so that all of them stand as files with their pictures should nobody answer; what
 * is no longer public goes from there. Those that show others are made
 * after every change, a record when it or one it leads to changed, everything when what every page shows did, and once a day.
 */
export async function keepAhead(options: KeptAhead): Promise<void> {
  const { pages, pictures, logError, signal } = options;
  const round = makeRounds(options);
  let [seen, done] = ['', ''];
  let since = 0;
  while (!signal.aborted) {
    try {
      await pause(second, undefined, { signal });
      const set = pages.current();
      const isPause = set === seen;
      // At once, whatever else has to wait: the program may be gone before all pages are made anew.
      if (!isPause) await pictures.withdraw();
      seen = set;
      if (set === '' || set === done) since = Date.now();
      else if (isPause || Date.now() - since > mostPatience) {
        since = Date.now();
        if (await round(set)) done = set;
      }
    } catch (error) {
      if (!signal.aborted) logError(error);
      await pause(trouble, undefined, { signal }).catch(() => {});
    }
  }
}
