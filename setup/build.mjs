import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

// What is bundled, and what decides how.
const folders = ['src', 'demo'];
// Of those folders, what no build reads; pictures are read when a village is filled.
const unread = /\.test\.tsx?$|^demo\/pictures\//;
const files = [
  'vite.config.ts',
  'vite.backoffice.config.ts',
  'vite.server.config.ts',
  'setup/asciiBundle.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * What visitors load, what the server renders pages with, what staff load, what serves them all.
 * @type {{ configFile: string, ssr?: true }[]}
 */
export const targets = [
  { configFile: 'vite.config.ts' },
  { configFile: 'vite.config.ts', ssr: true },
  { configFile: 'vite.backoffice.config.ts' },
  { configFile: 'vite.server.config.ts', ssr: true },
];

/** Where the files stand that browsers fetch. */
const assets = ['dist/site/assets', 'dist/backoffice/assets'];

/**
 * Left by a build that was finished; says what it was made from.
 * @param {string} root
 */
export const markOf = (root) => join(root, 'dist', '.sources');

/**
 * Whether there is a build, be it of these sources or of older ones.
 * @param {string} root
 */
export const isBuilt = (root) => existsSync(markOf(root));

/**
 * Builds into dist/ what is served, and the server, unless the build there was made from these very sources.
 * @param {string} root
 * @param {string} node
 */
export async function ensureBuild(root, node) {
  const mark = markOf(root);
  const sources = checksum(root);
  if (isBuilt(root) && readFileSync(mark, 'utf8') === sources) return;

  console.log('A construir as páginas…');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await Promise.all(
    targets.map(async ({ configFile, ssr }) => {
      const how = ['--config', configFile, ...(ssr ? ['--ssr'] : []), '--logLevel', 'warn'];
      const building = spawn(node, [vite, 'build', ...how], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [status] = await once(building, 'exit');
      if (status !== 0) throw new Error('A construção das páginas falhou: ver as linhas acima.');
    }),
  );
  await Promise.all(assets.map((folder) => compress(join(root, folder))));
  writeFileSync(mark, sources);
}

/**
 * Leaves beside each text file its compressed forms, so that serving it costs nothing.
 * @param {string} folder
 */
async function compress(folder) {
  const names = readdirSync(folder).filter((each) => /\.(js|css)$/.test(each));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      await writeFile(`${path}.br`, await toBrotli(content));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}

/**
 * Changes when the name or content of anything the build reads does; times are left out, so a
 * checkout back and forth builds nothing.
 * @param {string} root
 */
export function checksum(root) {
  const hash = createHash('sha256');
  const inFolders = folders.flatMap((folder) => filesUnder(root, folder));
  for (const path of [...files, ...inFolders].sort()) {
    if (!existsSync(join(root, path)) || unread.test(path)) continue;
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(root, path) : path;
  });
}
