import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a browser in PATH is found, and one that only pretends is passed over', () => {
  program('chromium', 1);
  const chrome = program('google-chrome', 0);
  expect(findBrowser()).toBe(chrome);
});

test('the headless shell comes before the whole browser, unless that is needed', () => {
  const chromium = program('chromium', 0);
  const shell = program('chromium-headless-shell', 0);
  expect(findBrowser()).toBe(shell);
  expect(findBrowser({ whole: true })).toBe(chromium);
});

test('CHROMIUM_PATH comes first, and is named when it does not start', () => {
  program('chromium', 0);
  const chosen = program('mine', 0);
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(findBrowser()).toBe(chosen);
  vi.stubEnv('CHROMIUM_PATH', program('broken', 1));
  expect(() => findBrowser()).toThrow(/^CHROMIUM_PATH: .+broken/);
});

function program(name: string, status: number) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  return path;
}
