import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/**
 * Brings node_modules in line with package-lock.json, and does nothing when it already is.
 * @param {string} root
 */
export function ensureInstalled(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (locked && installed && isCurrent(locked, installed)) return;

  console.log('A instalar as dependências (cerca de um minuto)…');
  // npm's own Node, since the one in node_modules/.bin is about to be replaced.
  const node = process.env.npm_node_execpath;
  const npm = process.env.npm_execpath;
  const [command, before] = node && npm ? [node, [npm]] : ['npm', []];
  // The front end is built here, so NODE_ENV=production must not leave the tools out; no package
  // needs its install script, and some versions of npm would stop to ask about it.
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts'];
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = spawnSync(command, [...before, 'ci', ...flags, ...quiet], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('A instalação (npm ci) falhou: as linhas acima dizem porquê.');
}

/**
 * Compares the lockfile with npm's own record of what it put in node_modules; an optional package
 * may be absent, as those of other machines are.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isCurrent(locked, installed) {
  return Object.entries({ ...installed, ...locked }).every(([path, { optional }]) => {
    const wanted = locked[path];
    const found = installed[path];
    if (path === '' || (!found && optional)) return true;
    return wanted?.version === found?.version && wanted?.integrity === found?.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
