import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { access, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOpenFolder } from './openFile.ts';
import { formsOf, type Prepared } from './prepared.ts';
import { folders, isForFiles, pageName, writePage } from './writePage.ts';

/** Every page as it may be given out for as long as nobody answers. */
export type Reserve = ReturnType<typeof openReserve>;

const codings = Object.values(folders);

/** The records that a page leads to. */
export function recordsIn(html: string): string[] {
  const addresses = html.matchAll(/href="(\/\w+\/[^"#?]+)"/g);
  return [...new Set([...addresses].map(([, url = '']) => url))];
}

/**
 * What was made last of every page, without what has an hour to go and without what is urgent: nobody may
 * be there to take it away. A record that is withdrawn goes at once, with every page that shows it; what
 * is being made meanwhile is told by the link `retirada`, which is another one after each.
 */
export function openReserve({
  folder,
  logError,
}: {
  folder: string;
  logError(error: unknown): void;
}) {
  const [root, shown, latest] = [
    join(folder, 'reserva'),
    join(folder, 'mostrados'),
    join(folder, 'retirada'),
  ];

  /** Changes when something is withdrawn, in whichever process. */
  function withdrawals(): string {
    try {
      return readlinkSync(latest);
    } catch {
      return '';
    }
  }

  const forget = (name: string) =>
    Promise.all(codings.map((coding) => rm(join(root, coding, name), { force: true })));

  /** Writes a page that was begun after so many withdrawals; answers whether it is there. */
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
    // It may show what was taken away while it was written.
    await forget(name);
    return false;
  }

  /** Whether a page is there. */
  const has = (url: string) =>
    access(join(root, folders.identity, pageName(url) ?? '-')).then(
      () => true,
      () => false,
    );

  /** Forgets the pages that are at none of these addresses any more. */
  async function retain(isPage: (url: string) => boolean): Promise<void> {
    const plain = join(root, folders.identity);
    const everything = { recursive: true, withFileTypes: true } as const;
    for (const file of await readdir(plain, everything).catch(() => [])) {
      if (!file.isFile()) continue;
      const name = join(file.parentPath, file.name).slice(plain.length);
      if (!isPage(name.replace('~', '?').replace(/\?$/, ''))) await forget(name);
    }
  }

  /** Notes which records pages here may show. */
  async function show(ids: Iterable<string>): Promise<void> {
    const draft = join(folder, '.tmp', randomUUID());
    await makeOpenFolder(join(folder, '.tmp'));
    await writeFile(draft, ['', ...ids, ''].join('\n'));
    await rename(draft, shown);
  }

  /** The records that pages here may show; nothing where nobody noted it. */
  const shownIds = () => readFile(shown, 'utf8').catch(() => undefined);

  /** The pages that a page leads to, and that lead back to it. */
  async function neighbours(path: string): Promise<string[]> {
    const read = (url: string) =>
      readFile(join(root, folders.identity, pageName(url) ?? '-'), 'utf8').catch(() => '');
    const others = recordsIn(await read(path)).filter((url) => pageName(url) !== undefined);
    const texts = await Promise.all(others.map(read));
    return others.filter((_, index) => recordsIn(texts[index] ?? '').includes(path));
  }

  /** Takes away a record's page and all that may show it; everything where it has no page of its own. */
  async function withdraw(path?: string): Promise<void> {
    const draft = join(folder, '.tmp', randomUUID());
    await makeOpenFolder(join(folder, '.tmp'));
    await symlink(randomUUID(), draft);
    await rename(draft, latest);
    if (path === undefined) return rm(root, { recursive: true, force: true });
    const pages = [path, `${path}.ics`, ...(await neighbours(path))];
    await Promise.all(pages.map((page) => forget(pageName(page) ?? '-')));
    // Lists, the landing page, feeds and the sitemap stand beside each other.
    for (const coding of codings) {
      const folderOf = join(root, coding);
      for (const file of await readdir(folderOf, { withFileTypes: true }).catch(() => []))
        if (file.isFile()) await rm(join(folderOf, file.name), { force: true });
    }
  }

  return {
    withdrawals,
    keep,
    has,
    retain,
    show,
    shownIds,
    /** Whether a page here may show a record. */
    isShown: async (_id: string) => (await shownIds())?.includes(`\n${_id}\n`) ?? true,
    withdraw,
  };
}
