import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// What is bundled, and what decides how.
const folders = ['src'];
const files = [
  'vite.config.ts',
  'vite.backoffice.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds into dist/ what is served, and the server, unless the build there was made from these very sources.
 * @param {string} root
 * @param {string} node
 */
export function ensureBuild(root, node) {
  const mark = join(root, 'dist', '.sources');
  const sources = fingerprint(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;

  console.log('A construir as páginas…');
  rmSync(mark, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // What visitors load, what the server renders pages with, what staff load, what serves them all.
  for (const target of [
    [],
    ['--ssr'],
    ['--config', 'vite.backoffice.config.ts'],
    ['--config', 'vite.server.config.ts'],
  ]) {
    const { status } = spawnSync(node, [vite, 'build', ...target, '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error('A construção das páginas falhou: ver as linhas acima.');
  }
  for (const part of ['browser', 'backoffice']) compress(join(root, 'dist', part, 'assets'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(mark, sources);
}

/**
 * Leaves beside each text file its compressed forms, so that serving it costs nothing.
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

/**
 * Changes when the name or content of anything the build reads does; times are left out, so a
 * checkout back and forth builds nothing.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const inFolders = folders.flatMap((folder) => filesUnder(root, folder));
  for (const path of [...files, ...inFolders].sort()) {
    if (!existsSync(join(root, path)) || /\.test\.tsx?$/.test(path)) continue;
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
