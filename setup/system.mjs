import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** Debian has nginx in /usr/sbin, which is not in the PATH of ordinary accounts. */
const env = {
  ...process.env,
  PATH: [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter),
  DEBIAN_FRONTEND: 'noninteractive',
};

/**
 * Installs packages of the system, as root on Debian; anywhere else nothing happens. Silent: the
 * caller looks at what is there afterwards.
 * @param {...string} names
 */
export function installFromDebian(...names) {
  if (process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq']);
  for (const name of names) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
}

/** Installs what the proofs put in front of the program, where it is missing. */
export function ensureProxy() {
  const missing = [
    { name: 'nginx', version: '-v' },
    { name: 'openssl', version: 'version' },
  ].filter(({ name, version }) => run(name, [version]).error);
  if (missing.length > 0) installFromDebian(...missing.map(({ name }) => name));
}

/**
 * Runs a program without a word.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', env, timeout: 600_000 });
}
