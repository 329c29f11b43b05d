import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, costOf, follow, recipe } from '../tests/contributing.ts';

const field = recipe('A field');
const section = recipe('A section');
let tree: string;

beforeAll(() => {
  tree = copyTree();
  follow(field, tree);
  follow(section, tree);
});

afterAll(() => rmSync(tree, { recursive: true }));

test('a field costs one line of one file', () => {
  expect(costOf(field)).toEqual({ files: 1, lines: 1 });
});

test('a public section costs at most 90 lines of three files', () => {
  const { files, lines } = costOf(section);
  expect(files).toBeLessThanOrEqual(3);
  expect(lines).toBeGreaterThan(1);
  expect(lines).toBeLessThanOrEqual(90);
});

test.each([
  ['types', ['node_modules/.bin/tsc', '--noEmit']],
  ['lint', ['node_modules/.bin/biome', 'check', '--error-on-warnings', 'src/sections']],
  ['ladder', [process.execPath, 'setup/ladder.ts']],
])(
  'whoever follows both recipes to the letter finds the %s in order',
  (_, [program = '', ...args]) => {
    const path = program.startsWith('node_modules') ? resolve(program) : program;
    expect(() => execFileSync(path, args, { cwd: tree, stdio: 'pipe' })).not.toThrow();
  },
  300_000,
);
