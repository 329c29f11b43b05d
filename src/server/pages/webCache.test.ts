import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { SettingError } from '../process/config.ts';
import { emptyWebCache, openWebCache } from './webCache.ts';

const kept = 'b7f54b2df7773722d382f4809d65029c';
const others = ['notas.txt', 'b7f54b2d', `${kept}.old`];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [kept, `${kept}.0000000042`, ...others]) writeFileSync(join(folder, name), '');
});

const fail = (error: unknown) => {
  throw error;
};

test('what a web server keeps is removed, what it is writing too, and nothing else', async () => {
  await emptyWebCache(folder);
  expect(readdirSync(folder).sort()).toEqual(others.sort());
});

test('an answer that was on its way when the cache was emptied does not stay', async () => {
  const cache = openWebCache(folder, fail);
  await cache.empty();
  expect(await cache.count()).toBe(others.length);
  writeFileSync(join(folder, kept), 'made before the change');
  await cache.close();
  expect(await cache.count()).toBe(others.length);
});

test('a program that could not empty the cache does not start', () => {
  expect(() => openWebCache(join(folder, 'nenhures'), fail)).toThrow(SettingError);
});

test('without a web server in front there is nothing to empty', async () => {
  const cache = openWebCache(undefined, fail);
  await cache.empty();
  expect([cache.isThere, await cache.count()]).toEqual([false, 0]);
});
