import { keyOf } from '../files/storedPath.ts';
import { inPieces } from '../store/inPieces.ts';
import { type PublicTables, publicAmong } from './publicRecords.ts';

/** Which files are public: those named by a record that visitors may see. */
export type PublicFiles = ReturnType<typeof publicFiles>;

const keysAtATime = 500;

/** Looks up in `fileUses` whether files are public, and caches the answers until the content changes. */
export function publicFiles(
  of: PublicTables,
  /** A number that changes when cached answers may be out of date. */
  generation: () => number,
) {
  let cached = new Map<string, boolean>();
  let cachedIn = -1;

  /** Makes a test of which of these paths are public now or, with `isForStandby`, for as long as nobody withdraws them. */
  async function among(
    paths: Iterable<string>,
    isForStandby = false,
  ): Promise<(path: string) => boolean> {
    const keys = [...new Set([...paths].map(keyOf))];
    const found = new Set<unknown>();
    for (const some of inPieces(keys, keysAtATime)) {
      const uses = (await of.store.db
        .selectFrom('fileUses')
        .select(['file', 'collection', 'record as _id'])
        .where('file', 'in', some)
        .execute()) as { file: string; collection: string; _id: string }[];
      const isPublic = await publicAmong(uses, { ...of, isForStandby });
      for (const { file, _id } of uses) if (isPublic.has(_id)) found.add(file);
    }
    return (path) => found.has(keyOf(path));
  }

  return {
    among,
    /** Whether a file is public; only for files that exist, since the answers for others must not fill the cache. */
    async has(path: string): Promise<boolean> {
      const current = generation();
      if (current !== cachedIn) [cached, cachedIn] = [new Map(), current];
      // The answer is cached for this generation, even if another one begins meanwhile.
      const answers = cached;
      const known = answers.get(keyOf(path));
      if (known !== undefined) return known;
      const isPublic = (await among([path]))(path);
      answers.set(keyOf(path), isPublic);
      return isPublic;
    },
  };
}
