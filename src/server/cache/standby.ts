import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { access, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '../../language/speaking.ts';
import { makeOpenFolder } from './openFile.ts';
import { formsOf, type Prepared } from './prepared.ts';
import { folders, isForFiles, pageName, urlOf, writePage } from './writePage.ts';

/** A copy of every page, which nginx gives out while the program does not answer. */
export type Standby = ReturnType<typeof openStandby>;

const codings = Object.values(folders);

const ofLanguage = new RegExp(`^/(?:${languageCodes.join('|')})(?![^/?~])`);

/** Whether a page is at the top level of its language: a list, or another page that shows several records. */
export const isList = (url: string) => url.replace(ofLanguage, '').lastIndexOf('/') <= 0;

/** The addresses of the records that a page links to. */
export function recordsIn(html: string): string[] {
  const addresses = html.matchAll(/href="(\/\w+\/[^"#?]+)"/g);
  return [...new Set([...addresses].map(([, url = '']) => url))].filter((url) => !isList(url));
}

/** The files of a folder of pages, by the name of the page. */
function pagesIn(root: string) {
  const plain = join(root, folders.identity);
  return {
    forget: (name: string) =>
      Promise.all(codings.map((coding) => rm(join(root, coding, name), { force: true }))),
    has: (name: string) =>
      access(join(plain, name)).then(
        () => true,
        () => false,
      ),
    read: (name: string) => readFile(join(plain, name), 'utf8').catch(() => ''),
    /** The names of the pages beside each other in a folder, or of all below it. */
    async names(recursive: boolean, below = ''): Promise<string[]> {
      const from = join(plain, below);
      const found = await readdir(from, { withFileTypes: true, recursive }).catch(() => []);
      const files = found.filter((each) => each.isFile());
      return files.map((each) => join(each.parentPath, each.name).slice(plain.length));
    },
  };
}

/** The files of a record's own page, its calendar and its page in each language. */
const filesOf = (path: string) =>
  [path, `${path}.ics`, ...languageCodes.map((language) => `/${language}${path}`)].flatMap(
    (url) => pageName(url) ?? [],
  );

/**
 * The pages that may show a record: those at the top level of each language and those that its own pages
 * link to, or every page if it has none of its own.
 */
async function mayShow({ names, read }: ReturnType<typeof pagesIn>, own: readonly string[]) {
  if (own.length === 0) return names(true);
  const lists = await Promise.all(['', ...languageCodes].map((folder) => names(false, folder)));
  const around = await Promise.all(own.map(async (name) => recordsIn(await read(name))));
  const leads = around.flat().flatMap((url) => pageName(url) ?? []);
  return new Set([...lists.flat(), ...leads]);
}

type StandbyOptions = {
  folder: string;
  logError(error: unknown): void;
};

/**
 * The last version of every page, without urgent notices and without records that are to be withdrawn at some
 * hour, since the program may not be running then. When a record is withdrawn, its page goes at once, and so does every
 * page that shows it. The link `retirada` gets another target each time, so that a page being made meanwhile
 * is recognised as outdated.
 */
export function openStandby({ folder, logError }: StandbyOptions) {
  const [root, shown, latest] = [
    join(folder, 'reserva'),
    join(folder, 'mostrados'),
    join(folder, 'retirada'),
  ];
  const pages = pagesIn(root);
  const { forget, has, read, names } = pages;

  /** Changes when something is withdrawn, in whichever process. */
  function withdrawals(): string {
    try {
      return readlinkSync(latest);
    } catch {
      return '';
    }
  }

  /** Writes a page unless something was withdrawn since it was begun; answers whether it is there. */
  async function keep(url: string, prepared: Prepared, since: string): Promise<boolean> {
    const name = pageName(url);
    if (name === undefined || !isForFiles(prepared)) return false;
    const isOfUse = () => withdrawals() === since;
    try {
      await writePage(prepared, { folder, root, name, isOfUse });
      const made = formsOf(prepared).map((form) => folders[form]);
      for (const coding of codings)
        if (!made.includes(coding)) await rm(join(root, coding, name), { force: true });
    } catch (error) {
      logError(error);
      return false;
    }
    if (isOfUse()) return true;
    // It may show a record that was withdrawn while it was being written.
    await forget(name);
    return false;
  }

  /** Forgets the pages that are at none of these addresses any more. */
  async function retain(isPage: (url: string) => boolean): Promise<void> {
    for (const name of await names(true)) {
      if (!isPage(urlOf(name))) await forget(name);
    }
  }

  /** A path for a file until it gets its name. */
  async function newTemp(): Promise<string> {
    await makeOpenFolder(join(folder, '.tmp'));
    return join(folder, '.tmp', randomUUID());
  }

  /** Notes which records pages here may show. */
  async function show(ids: Iterable<string>): Promise<void> {
    const temp = await newTemp();
    await writeFile(temp, ['', ...ids, ''].join('\n'));
    await rename(temp, shown);
  }

  /** The records that pages here may show; undefined if that was never noted. */
  const shownIds = () => readFile(shown, 'utf8').catch(() => undefined);

  /** Makes `withdrawals` change, before anything is taken away. */
  async function noteWithdrawal(): Promise<void> {
    const temp = await newTemp();
    await symlink(randomUUID(), temp);
    await rename(temp, latest);
  }

  /**
   * Takes away the page of a record and every page with one of these words among those that may show it: the
   * pages at the top level (lists, the landing page, feeds, the sitemap) and the pages that its own leads to.
   * A record without a page of its own may be shown on any page.
   */
  async function withdraw(path: string | undefined, words: readonly string[]): Promise<void> {
    await noteWithdrawal();
    const own = path === undefined ? [] : filesOf(path);
    const around = await mayShow(pages, own);
    for (const name of around) {
      const text = (await read(name)).replaceAll('\u00ad', '').replaceAll('&#x27;', "'");
      const isSaid = words.some((word) => text.includes(word));
      // A record without a page is recognised by its name alone, which may have changed since a list was made:
      // so all lists go.
      if (isSaid || (isList(name) && path === undefined)) await forget(name);
    }
    for (const name of own) await forget(name);
  }

  /** Takes away everything. */
  async function clear(): Promise<void> {
    await noteWithdrawal();
    for (const name of await names(true)) await forget(name);
  }

  return {
    withdrawals,
    keep,
    /** Whether a page is there. */
    has: (url: string) => has(pageName(url) ?? '-'),
    retain,
    show,
    shownIds,
    /** Whether a page here may show a record. */
    isShown: async (_id: string) => (await shownIds())?.includes(`\n${_id}\n`) ?? true,
    withdraw,
    clear,
  };
}
