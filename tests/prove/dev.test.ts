import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { makeTree } from './copiedTree.ts';
import { until } from './until.ts';

const { tree, remove } = makeTree();
let dev: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  writeFileSync(join(tree, '.env'), `PORT=${port}\nDEMO=0\n`);
  const { PATH, HOME } = process.env;
  dev = spawn(process.execPath, ['setup/dev.ts'], {
    cwd: tree,
    env: { PATH, HOME },
    stdio: 'ignore',
  });
  expect(await until(() => answers(200), { patience: 120_000 })).toBe(true);
});
afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill();
  await ended;
  remove();
});

async function answers(status: number, ...words: string[]): Promise<boolean> {
  const answer = await fetch(`${url}/contactos`).catch(() => undefined);
  const text = (await answer?.text()) ?? '';
  return answer?.status === status && words.every((each) => text.includes(each));
}

test.each([
  [
    'a module that throws',
    'src/start.ts',
    "throw new Error('broken');",
    500,
    ['Error: broken', 'src/start.ts:'],
  ],
  [
    'a server that stops later',
    'src/start.ts',
    'setTimeout(() => process.exit(3), 3_000);',
    500,
    ['The server stopped'],
  ],
  [
    'a page with a syntax error',
    'src/site/pages/contactos.tsx',
    'const x = ;',
    500,
    ['contactos.tsx:'],
  ],
  ['an import that is not there', 'src/app.ts', "import './nowhere.ts';", 500, ['./nowhere.ts']],
  ['a bad setting', '.env', 'SMTP_URL=nowhere', 500, ['SMTP_URL: ']],
  [
    'a page that fails',
    'src/site/pages/contactos.tsx',
    "list.load = () => { throw new Error('broken'); };",
    503,
    ['Error: broken', 'src/site/pages/contactos.tsx:'],
  ],
])('%s is told, and mended with the next change', async (_what, file, line, status, words) => {
  const path = join(tree, file);
  const before = readFileSync(path);
  appendFileSync(path, `${line}\n`);
  expect(await until(() => answers(status, ...words), { patience: 60_000 })).toBe(true);
  writeFileSync(path, before);
  expect(await until(() => answers(200), { patience: 60_000 })).toBe(true);
});
