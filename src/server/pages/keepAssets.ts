import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { day, second } from '../../language/durations.ts';
import { writeOpen } from '../cache/openFile.ts';

/** A tab that was opened before an update may ask for a file of its own build so many days later. */
const mostDays = 30;

/** The folder of a file's coding, as pages have it. */
const codings: Record<string, string> = { '.br': 'br', '.gz': 'gz' };

/** Where a file of the build stands among the kept ones. */
function placeOf(path: string): string {
  const ending = path.slice(-3);
  const coding = codings[ending];
  return coding ? `${coding}/${path.slice(0, -3)}~` : `plain/${path}~`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.flatMap((each) =>
    each.isFile() ? join(each.parentPath, each.name).slice(folder.length + 1) : [],
  );
}

/**
 * Keeps the files of this build beside those of earlier ones, since pages and open tabs name them after
 * an update. Their time says when they were last of use; run once a day.
 */
export async function keepAssets(builds: Record<string, string>, into: string): Promise<void> {
  const drafts = join(dirname(into), '.tmp');
  for (const [address, folder] of Object.entries(builds)) {
    for (const file of await filesBelow(folder)) {
      if (file.startsWith('.')) continue;
      const place = join(into, placeOf(join(address, file)));
      await writeOpen(place, await readFile(join(folder, file)), {
        drafts,
        time: Date.now() / second,
      });
    }
  }
  for (const file of (await filesBelow(into)).map((name) => join(into, name))) {
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > mostDays * day) await rm(file, { force: true });
  }
}
