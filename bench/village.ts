import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tests/freePort.ts';
import { type Core, startOn, stop } from './cores.ts';

/** The key and the account of every village in the bench. */
export const apiKey = 'chave-do-banco';
export const credentials = { username: 'admin', password: 'uma palavra-passe comprida' };

/** In milliseconds; the first start fills a village. */
const longestStart = 60 * 1000;

const root = join(import.meta.dirname, '..');

/** Villages run with the command of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};

/** A program that answers. */
export type Answering = { url: string; child: ChildProcess; startedIn: number };

/** Settings of a village at a port; limits are off and captchas cheap. */
export function settings(dataDir: string, port: number): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    API_KEY: apiKey,
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD: credentials.password,
    LIMITS: 'off',
    CAPTCHA_COST: '1',
  };
}

/** Waits for the first answer of an address; returns the milliseconds since `begun`. */
export async function firstAnswer(
  url: string,
  child: ChildProcess,
  begun: number,
): Promise<number> {
  while (child.exitCode === null && performance.now() - begun < longestStart) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - begun;
    await pause(5);
  }
  throw new Error(`Nothing answered at ${url}`);
}

/** Starts a village over a data folder; `more` adds to the settings of every village. */
export async function startVillage(
  dataDir: string,
  core: Core = 'answering',
  more: Record<string, string> = {},
): Promise<Answering> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = scripts.start.replace('dist/', `${root}/dist/`).split(' ');
  const node = ['env', ...command.with(command.indexOf('node'), process.execPath)];
  const begun = performance.now();
  const child = startOn(core, node, { ...settings(dataDir, port), ...more });
  child.stdout?.resume();
  return { url, child, startedIn: await firstAnswer(url, child, begun) };
}

/** Settings for a village behind nginx. */
export const behindNginx = { TRUST_PROXY: '1', SITE_URL: 'https://localhost' };

async function fillAnew(): Promise<string> {
  const dataDir = join(root, 'node_modules/.cache/aldeia-bench');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const { child } = await startVillage(dataDir, 'any');
  await stop(child);
  return dataDir;
}
let filled: Promise<string> | undefined;

/** The folder of the demo village, filled once in a run. */
export function demoVillage(): Promise<string> {
  filled ??= fillAnew();
  return filled;
}
