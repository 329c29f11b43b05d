import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../freePort.ts';
import { apiKey, credentials } from '../startApp.ts';
import { type Answer, call } from './call.ts';
import { settingsOf } from './startVillage.ts';
import { until } from './until.ts';

/** The environment of programs in the copy, without Vitest's variables, which would change a build. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME };

/** The compiler's build info of the original tree, so that it checks only what differs. */
const known = 'node_modules/.cache/aldeia/types.tsbuildinfo';

/** Copies the working tree as it is, uncommitted files included, and links to its node_modules. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'aldeia-tree-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0').filter((each) => existsSync(each))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A copy of the tree for one test or file, to be changed. */
export function makeTree() {
  const tree = copyTree();
  const types = join(tree, 'types.tsbuildinfo');
  if (existsSync(known)) cpSync(known, types);

  const run = (program: string, args: string[], more: Record<string, string> = {}) => {
    try {
      const options = { cwd: tree, env: { ...env, ...more }, maxBuffer: 2 ** 28 };
      return execFileSync(program, args, { ...options, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(-20_000));
    }
  };
  const bin = (name: string) => join(tree, 'node_modules/.bin', name);

  return {
    tree,
    /** Runs a Node program in the copy and returns its output; throws with the output if it fails. */
    node: (args: string[], more?: Record<string, string>) => run(process.execPath, args, more),
    /** Does what `npm run check` does. */
    check() {
      run(bin('tsc'), ['--noEmit', '--tsBuildInfoFile', types]);
      run(bin('biome'), ['check', '--error-on-warnings']);
      run(process.execPath, ['setup/ladder.ts']);
      run(process.execPath, ['setup/untranslated.ts']);
    },
    /** Formats files that a test has changed. */
    format: (...files: string[]) => run(bin('biome'), ['check', '--write', ...files]),
    build: () => run(process.execPath, ['setup/prepare.mjs', 'start']),
    /** Starts the build until the test is over; returns its address and a logged-in session. */
    start: (settings?: Record<string, string>) => startIn(tree, settings),
    remove: () => rmSync(tree, { recursive: true }),
  };
}

async function startIn(tree: string, more: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = join(tree, 'data');
  mkdirSync(dataDir, { recursive: true });
  const settings = settingsOf({ dataDir, databaseUrl: undefined });
  const village = spawn(process.execPath, ['dist/main.js'], {
    cwd: tree,
    env: { ...env, ...settings, PORT: String(port), ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(village, 'exit');
  const stop = async () => {
    village.kill();
    await exited;
  };
  onTestFinished(stop);
  await until(async () => (await fetch(`${url}/saude`).catch(() => undefined))?.ok ?? false, {
    patience: 240_000,
  });
  const answered = await call('POST', `${url}/api/auth`, credentials);
  const { token } = JSON.parse(answered.body) as { token: string };
  const headers = { apikey: apiKey, 'x-auth-token': token };
  return {
    url,
    token,
    dataDir,
    stop,
    /** Sends as staff. */
    send: (method: string, path: string, body?: unknown): Promise<Answer> =>
      call(method, url + path, body, { headers }),
  };
}
