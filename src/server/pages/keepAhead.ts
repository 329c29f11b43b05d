import { setTimeout as pause } from 'node:timers/promises';
import { day, second } from '../../language/durations.ts';
import type { PageFiles } from '../cache/pageFiles.ts';
import type { Prepared } from '../cache/prepared.ts';
import { isList, recordsIn, type Standby } from '../cache/standby.ts';
import type { PictureLinks } from '../files/pictureLinks.ts';

/** Changes often come in a row: the work waits for a pause, but at most this long. */
const mostPatience = 5 * second;
/** The wait after an error, such as a database that cannot be read. */
const trouble = 30 * second;

/** After each page the work rests this many times as long, to leave the processor to visitors. */
const restsPerWork = 4;

type Listed = { path: string; lastmod: string };

/** The pages that a sitemap lists, and when each last changed. */
function listedIn(sitemap: string): Listed[] {
  const entries = sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>(?:<lastmod>([^<]+))?/g);
  return [...entries].map(([, path = '', lastmod = '']) => ({ path, lastmod }));
}

/** The further parts of lists (`/lojas?pagina=2`) that a page links to. */
function partsIn(html: string): string[] {
  const addresses = html.matchAll(/href="((?:\/\w\w)?\/\w+\?[^"#]+)/g);
  return [...new Set([...addresses].map(([, url = '']) => url.replaceAll('&amp;', '&')))];
}

type KeptAhead = {
  /** Makes a standby page; undefined if there is none at the address. */
  make(url: string): Promise<Prepared | undefined>;
  /** What all pages show around their content: when it changes, all are made anew. */
  frame?(): Promise<string>;
  /** The records that such pages may show. */
  ids?(): Promise<string[]>;
  /** The paths that the sitemap does not list: those for programs, and lists that may be empty. */
  unlisted: readonly string[];
  pages: Pick<PageFiles, 'current' | 'isFor' | 'mostPages'>;
  standby: Standby;
  pictures: PictureLinks;
  logError(error: unknown): void;
  signal: AbortSignal;
};

/** What is known of the pages made so far: the state each was made from, and what it links to. */
function makeNotes(isFor: (url: string) => boolean) {
  /** The state that each page was made from, by address. */
  const made = new Map<string, string>();
  /** The parts of lists, by the page that links to them. */
  const parts = new Map<string, string[]>();
  /** The other records that a record's page links to: it is made anew when one of them changes or goes. */
  const leads = new Map<string, string[]>();

  return {
    made,
    parts: () => new Set([...parts.values()].flat()),
    /** The state that a page would be made from now, as far as the sitemap tells. */
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

/** Returns the work of one round: makes every page that is missing or was made from another state. */
function makeRounds({
  make,
  frame = async () => '',
  ids = async () => [],
  unlisted,
  pages,
  standby,
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
    const since = standby.withdrawals();
    const page = await make(url);
    const body = page?.identity.toString() ?? '';
    const hasPictures = await pictures.keep(body);
    // A picture may have been withdrawn while it was being linked.
    if (standby.withdrawals() !== since) await pictures.withdraw();
    notes.noteLinks(url, body, states);
    const isKept = page !== undefined && (await standby.keep(url, page, since));
    if (isKept && hasPictures) made.set(url, stateOf(url, states, set));
    else made.delete(url);
    await pause((performance.now() - begun) * restsPerWork, undefined, { signal });
  }

  /** Until every list was made once, it is not known which parts each has. */
  let hasSeenAll = false;

  async function forgetOthers(known: ReadonlySet<string>): Promise<void> {
    const isPage = (url: string) =>
      known.has(url) ||
      known.has(url.replace(/\.ics$/, '')) ||
      (!hasSeenAll && known.has(url.replace(/\?.*$/, '')));
    notes.retain(isPage);
    await standby.retain(isPage);
  }

  /** Returns whether everything is done for this set. */
  async function round(set: string): Promise<boolean> {
    const since = standby.withdrawals();
    if (since !== withdrawn) {
      // Pages that showed a withdrawn record are gone.
      for (const url of made.keys()) if (!(await standby.has(url))) made.delete(url);
      withdrawn = since;
    }
    const shown = await ids();
    // The list names old and new records until this round has made every page again.
    const before = (await standby.shownIds())?.split('\n').filter((id) => id !== '') ?? [];
    await standby.show(new Set([...before, ...shown]));
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
    const missing = new Set<string>();
    for (const url of states.keys()) if (!(await standby.has(url))) missing.add(url);
    // Missing pages first, then records that changed, then the lists that show them.
    const rank = (url: string) => (missing.has(url) ? 0 : isList(url) ? 2 : 1);
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
    await standby.show(shown);
    return true;
  }

  return round;
}

/**
 * Makes every page ahead, so that all are there as files, with their pictures, if the program does
 * not answer; removes what is no longer public. Lists are made after every change, a record when it
 * or a record it links to changed, everything when the frame of all pages changed and once a day.
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
      // At once, before the pages: the program may be gone before all of them are made anew.
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
