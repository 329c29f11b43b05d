import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

// Inside the project, so that a build kept there finds its packages.
const shelf = resolve('node_modules/.cache/aldeia/e2e');
const day = 24 * 60 * 60 * 1000;

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The folder that `make` fills: made once, and anew whenever one of its sources changes. */
export async function kept(
  name: string,
  from: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of from.flatMap(filesUnder).sort()) hash.update(path).update(readFileSync(path));
  const folder = join(shelf, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;

  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await make(draft);
  // Another run may have been quicker.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  for (const other of readdirSync(shelf)) {
    const path = join(shelf, other);
    if (statSync(path).mtimeMs < Date.now() - day) rmSync(path, { recursive: true, force: true });
  }
  return folder;
}
