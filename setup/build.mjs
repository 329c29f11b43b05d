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
// Files in those folders that no build reads; pictures are read when a village is filled.
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
 * In this order: the site in browsers, its rendering on the server, the back-office, the server.
 * @type {{ configFile: string, ssr?: true }[]}
 */
export const targets = [
  { configFile: 'vite.config.ts' },
  { configFile: 'vite.config.ts', ssr: true },
  { configFile: 'vite.backoffice.config.ts' },
  { configFile: 'vite.server.config.ts', ssr: true },
];

/** The folders of the files that browsers fetch. */
const assets = ['dist/site/assets', 'dist/backoffice/assets'];

/**
 * The file that a finished build leaves; it holds the checksum of the build's sources.
 * @param {string} root
 */
export const markOf = (root) => join(root, 'dist', '.sources');

/**
 * Whether there is a build, be it of these sources or of older ones.
 * @param {string} root
 */
export const isBuilt = (root) => existsSync(markOf(root));

/**
 * Builds the pages and the server into dist/, unless the build there was made from these sources.
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
      const building = spawn(node, [vite, 'build', '--configLoader', 'native', ...how], {
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
 * Writes compressed forms beside each script and style sheet, so that serving them costs nothing.
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
 * A hash of the names and contents of everything the build reads; times are left out, so that
 * checking out another commit and back builds nothing.
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
