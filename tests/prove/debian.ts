import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '../../setup/system.mjs';

/** What stands in the way of proofs that need a Debian of their own; '' if nothing does. */
export function missingFor(...programs: string[]): string {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return 'root on Debian';
  const isMissing = (name: string) => spawnSync('which', [name]).status !== 0;
  const packages: Record<string, string> = { 'systemd-nspawn': 'systemd-container' };
  const wanted = ['debootstrap', ...programs].filter(isMissing);
  if (wanted.length > 0) installFromDebian(...wanted.map((name) => packages[name] ?? name));
  return wanted.filter(isMissing).join(', ');
}

export const run = (command: string, args: string[], more: { cwd?: string } = {}) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28, ...more });

/** How many megabytes a folder takes on the disk. */
export const megabytesOf = (folder: string) => Number(run('du', ['-sm', folder]).split('\t')[0]);

/** A folder with a small Debian, made once on each machine; nobody changes it. */
export function debianBase(): string {
  const base = join(tmpdir(), 'aldeia-bookworm');
  if (existsSync(base)) return base;
  const draft = `${base}.${process.pid}`;
  const packages = '--include=adduser,dbus,systemd,systemd-sysv';
  run('debootstrap', ['--variant=minbase', packages, 'bookworm', draft]);
  // Who reaches the network through a proxy of their own has certificates of their own.
  const own = '/usr/local/share/ca-certificates';
  if (existsSync(own)) cpSync(own, join(draft, own), { recursive: true });
  mkdirSync(join(draft, 'root'), { recursive: true });
  writeFileSync(join(draft, 'root/.npmrc'), 'cafile=/etc/ssl/certs/ca-certificates.crt\n');
  rmSync(join(draft, 'var/cache/apt'), { recursive: true });
  renameSync(draft, base);
  return base;
}
