import { keyOf } from '../files/storedPath.ts';
import { type PublicTables, publicAmong } from './publicRecords.ts';

/** Which files are public: those named by a record that visitors may see. */
export type PublicFiles = ReturnType<typeof publicFiles>;

/** Looks up in `fileUses` whether files are public, and caches the answers until the content changes. */
export function publicFiles(
  of: PublicTables,
  /** A number that changes when cached answers may be out of date. */
  generation: () => number,
) {
  let cached = new Map<string, number>();
  let cachedIn = -1;

  async function lookUp(file: string): Promise<number> {
    const uses = (await of.store.db
      .selectFrom('fileUses')
      .select(['collection', 'record as _id'])
      .where('file', '=', file)
      .execute()) as { collection: string; _id: string }[];
    return Math.max(0, ...(await publicAmong(uses, of)).values());
  }

  return {
    /**
     * Until when a file is public, in milliseconds; 0 if it is not. Only for files that exist, since the
     * answers for others must not fill the cache.
     */
    async until(path: string): Promise<number> {
      const current = generation();
      if (current !== cachedIn) [cached, cachedIn] = [new Map(), current];
      // The answer is cached for this generation, even if another one begins meanwhile.
      const answers = cached;
      const file = keyOf(path);
      const ends = answers.get(file) ?? (await lookUp(file));
      answers.set(file, ends);
      return ends;
    },
  };
}
