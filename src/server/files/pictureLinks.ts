import { chmod, link, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../process/systemErrors.ts';
import { pathOf } from './serve.ts';
import { diskName, isStoredPath } from './storedPath.ts';

/** Links to the files that public pages name, under the names in their addresses. */
export type PictureLinks = ReturnType<typeof pictureLinks>;

/** How pages write the addresses of photos, their sizes and PDFs. */
const addresses = /\/f\/[a-z0-9]{9}-(?:[\w.-]+\.(?:jpg|png|avif|webp)\b|[^"<>\s/\\]+?\.pdf\b)/g;

/** The file that an address names; nothing where it cannot name one. */
function nameIn(address: string): string | [] {
  try {
    const asked = decodeURIComponent(address.replaceAll('&#x27;', "'"));
    return isStoredPath(pathOf(asked).path) ? asked.slice('/f/'.length) : [];
  } catch {
    return [];
  }
}

/**
 * Links uploads into a folder that the web server reads while the program does not answer: the files that
 * pages name and that are public.
 */
export function pictureLinks({
  uploads,
  into,
  publicAmong,
  logError,
}: {
  uploads: string;
  into: string;
  /** Answers a test that says which of these paths are public at this moment. */
  publicAmong(paths: readonly string[]): Promise<(path: string) => boolean>;
  logError(error: unknown): void;
}) {
  let isLogged = false;

  async function publicNames(names: readonly string[]): Promise<Set<string>> {
    const isPublic = await publicAmong(names.map((name) => `/f/${name}`));
    return new Set(names.filter((name) => isPublic(`/f/${name}`)));
  }

  /** Links one file; returns whether the link is there now. */
  async function keepOne(name: string): Promise<boolean> {
    const file = join(uploads, diskName(`/f/${name}`));
    try {
      // Readable through the link only: the folder of uploads stays closed.
      await chmod(file, 0o644);
      await link(file, join(into, name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return true;
      if (codeOf(error) !== 'ENOENT' && !isLogged) {
        isLogged = true;
        logError(error);
      }
      return false;
    }
  }

  return {
    /** Links the public files that a page names, and returns whether all of them were there. */
    async keep(html: string): Promise<boolean> {
      const names = [...html.matchAll(addresses)].flatMap(([address]) => nameIn(address));
      const kept = await Promise.all([...(await publicNames(names))].map(keepOne));
      return kept.every(Boolean);
    },
    /** Removes the links to files that are no longer public. */
    async withdraw(): Promise<void> {
      const names = await readdir(into).catch(() => []);
      const left = await publicNames(names);
      for (const name of names) if (!left.has(name)) await rm(join(into, name), { force: true });
    },
  };
}
