import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksum } from './build.mjs';

let root: string;
let page: string;
let before: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aldeia-build-'));
  page = join(root, 'src/site/pages/home.tsx');
  mkdirSync(join(root, 'src/site/pages'), { recursive: true });
  mkdirSync(join(root, 'src/server'));
  mkdirSync(join(root, 'demo/pictures'), { recursive: true });
  writeFileSync(page, 'one');
  before = checksum(root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a page that changes, moves or comes anew is built again', () => {
  writeFileSync(page, 'two');
  expect(checksum(root)).not.toBe(before);
  writeFileSync(page, 'one');
  expect(checksum(root)).toBe(before);
  writeFileSync(join(root, 'src/site/pages/new.css'), '');
  expect(checksum(root)).not.toBe(before);
  rmSync(join(root, 'src/site/pages/new.css'));
  renameSync(page, join(root, 'src/site/home.tsx'));
  expect(checksum(root)).not.toBe(before);
});

test('newer packages build again', () => {
  writeFileSync(join(root, 'package-lock.json'), '{}');
  expect(checksum(root)).not.toBe(before);
});

test('a server that changes is built again', () => {
  writeFileSync(join(root, 'src/server/x.ts'), 'new');
  expect(checksum(root)).not.toBe(before);
});

test('a demo village that changes is built again, but not for a picture', () => {
  writeFileSync(join(root, 'demo/pictures/ponte.jpg'), 'new');
  expect(checksum(root)).toBe(before);
  writeFileSync(join(root, 'demo/fill.ts'), 'new');
  expect(checksum(root)).not.toBe(before);
});

test('the tests and the clock build nothing', () => {
  writeFileSync(join(root, 'src/site/pages/home.test.tsx'), 'new');
  utimesSync(page, 1, 1);
  expect(checksum(root)).toBe(before);
});
