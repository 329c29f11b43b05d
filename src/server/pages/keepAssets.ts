import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { day, second } from '../../language/durations.ts';
import { writeOpen } from '../cache/openFile.ts';

/** How many days after an update an open tab may still ask for a file of its own, older build. */
const mostDays = 30;

/** The path of a file of the build among the kept ones, in the folder of its coding, as pages are. */
function placeOf(path: string): string {
  const [, name = path, coding = 'plain'] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  return `${coding}/${name}~`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.flatMap((each) =>
    each.isFile() ? join(each.parentPath, each.name).slice(folder.length + 1) : [],
  );
}

/**
 * Keeps the files of this build beside those of earlier ones, since kept pages and open tabs still
 * name them after an update. A file's time says when it was last in the build; run once a day.
 */
export async function keepAssets(builds: Record<string, string>, into: string): Promise<void> {
  const tempFolder = join(dirname(into), '.tmp');
  for (const [address, folder] of Object.entries(builds)) {
    for (const file of await filesBelow(folder)) {
      if (file.startsWith('.')) continue;
      const place = join(into, placeOf(join(address, file)));
      await writeOpen(place, await readFile(join(folder, file)), {
        tempFolder,
        time: Date.now() / second,
      });
    }
  }
  for (const file of (await filesBelow(into)).map((name) => join(into, name))) {
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > mostDays * day) await rm(file, { force: true });
  }
}
