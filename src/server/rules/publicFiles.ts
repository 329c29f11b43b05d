import { keyOf } from '../files/storedPath.ts';
import { inPieces } from '../store/inPieces.ts';
import { type PublicTables, publicAmong } from './publicRecords.ts';

/** Which files are for everyone: those that a record which visitors may see names. */
export type PublicFiles = ReturnType<typeof publicFiles>;

const keysAtATime = 500;

/** Asks the index of what names a file, and remembers of each what it said until the content changes. */
export function publicFiles(
  of: PublicTables,
  /** A number that changes when what was said before may no longer be so. */
  generation: () => number,
) {
  let said = new Map<string, boolean>();
  let saidIn = -1;

  /** Gives the test of which of these paths are public at this moment, or for as long as nobody looks after them. */
  async function among(
    paths: Iterable<string>,
    isLasting = false,
  ): Promise<(path: string) => boolean> {
    const keys = [...new Set([...paths].map(keyOf))];
    const found = new Set<unknown>();
    for (const some of inPieces(keys, keysAtATime)) {
      const uses = (await of.store.db
        .selectFrom('fileUses')
        .select(['file', 'collection', 'record as _id'])
        .where('file', 'in', some)
        .execute()) as { file: string; collection: string; _id: string }[];
      const isPublic = await publicAmong(uses, { ...of, isLasting });
      for (const { file, _id } of uses) if (isPublic.has(_id)) found.add(file);
    }
    return (path) => found.has(keyOf(path));
  }

  return {
    among,
    /** Whether the file of a path is public; of one that exists, since what is not there is not to be remembered. */
    async has(path: string): Promise<boolean> {
      const current = generation();
      if (current !== saidIn) [said, saidIn] = [new Map(), current];
      // What is asked now belongs to this generation, whichever it is when the answer comes.
      const answers = said;
      const known = answers.get(keyOf(path));
      if (known !== undefined) return known;
      const isPublic = (await among([path]))(path);
      answers.set(keyOf(path), isPublic);
      return isPublic;
    },
  };
}
