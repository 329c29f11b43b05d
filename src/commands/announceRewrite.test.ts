import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testStore } from '../../tests/openTestStore.ts';
import { until } from '../../tests/prove/until.ts';
import type { Config } from '../server/process/config.ts';
import { announceRewrite } from './command.ts';

const store = testStore('sqlite', []);

test('what a process still had in memory when the content was replaced does not stay in the web server', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'aldeia-cache-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true }));
  const kept = join(cacheDir, 'b7f54b2df7773722d382f4809d65029c');
  writeFileSync(kept, 'before');
  const announced = announceRewrite(store, { cacheDir } as Config);
  await until(async () => !existsSync(kept), { patience: 10_000, every: 5 });
  writeFileSync(kept, 'from memory, for a visitor who asked at this moment');
  await announced;
  expect(existsSync(kept)).toBe(false);
});
