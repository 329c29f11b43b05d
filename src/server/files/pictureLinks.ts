import { chmod, link, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOf } from './serve.ts';
import { diskName, isStoredPath } from './storedPath.ts';

/** The files that public pages name, under the names they are asked for by. */
export type PictureLinks = ReturnType<typeof pictureLinks>;

/** How pages write the addresses of photos, their sizes and PDFs. */
const addresses = /\/f\/[a-z0-9]{9}-(?:[\w.-]+\.(?:jpg|png|avif|webp)\b|[^"<>\s/\\]+?\.pdf\b)/g;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The part of a name that is unlike any other file's, and short enough to hold no page in memory. */
const keyOf = (name: string) => name.slice(0, 9);

/** What a file is called by those who ask for it; nothing where no file can be meant. */
function nameIn(address: string): string | [] {
  try {
    const asked = decodeURIComponent(address.replaceAll('&#x27;', "'"));
    return isStoredPath(pathOf(asked).path) ? asked.slice('/f/'.length) : [];
  } catch {
    return [];
  }
}

/** Links uploads into a folder that a web server may read while nobody answers; what no page names never comes there. */
export function pictureLinks({
  uploads,
  into,
  logError,
}: {
  uploads: string;
  into: string;
  logError(error: unknown): void;
}) {
  let isTold = false;
  /** The files that each page names, by their keys. */
  const named = new Map<string, Set<string>>();

  /** Answers whether it is there now. */
  async function keepOne(name: string): Promise<boolean> {
    const file = join(uploads, diskName(`/f/${name}`));
    try {
      // The folder it comes from stays closed.
      await chmod(file, 0o644);
      await link(file, join(into, name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return true;
      if (codeOf(error) !== 'ENOENT' && !isTold) {
        isTold = true;
        logError(error);
      }
      return false;
    }
  }

  return {
    /** Keeps what a page names, and answers whether all of it was there. */
    async keep(path: string, html: string): Promise<boolean> {
      const names = new Set([...html.matchAll(addresses)].flatMap(([address]) => nameIn(address)));
      const kept = await Promise.all([...names].map(keepOne));
      named.set(path, new Set([...names].map(keyOf)));
      return kept.every(Boolean);
    },
    /** Forgets the pages that are at none of these paths any more. */
    retain(isPage: (path: string) => boolean): void {
      for (const path of named.keys()) if (!isPage(path)) named.delete(path);
    },
    /** Takes away what none of these pages names, once all of them were seen. */
    async prune(paths: readonly string[]): Promise<void> {
      if (!paths.every((path) => named.has(path))) return;
      const wanted = new Set([...named.values()].flatMap((keys) => [...keys]));
      for (const name of await readdir(into)) {
        if (!wanted.has(keyOf(name))) await rm(join(into, name), { force: true });
      }
    },
  };
}
