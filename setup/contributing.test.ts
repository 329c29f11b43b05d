import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { costOf, follow, recipe } from '../tests/contributing.ts';

// The night follows the recipes too, and runs types, lint, every test and every journey over the result.

test('a field costs one line of one file', () => {
  expect(costOf(recipe('A field'))).toEqual({ files: 1, lines: 1 });
});

test('a public section costs at most 90 lines of three files', () => {
  const { files, lines } = costOf(recipe('A section'));
  expect(files).toBeLessThanOrEqual(3);
  expect(lines).toBeGreaterThan(1);
  expect(lines).toBeLessThanOrEqual(90);
});

test('every place that the recipes name is found', () => {
  const steps = ['A field', 'A section', 'Words'].flatMap(recipe);
  const tree = mkdtempSync(join(tmpdir(), 'aldeia-recipes-'));
  for (const { file } of steps.filter(({ isAddition }) => isAddition)) {
    cpSync(file, join(tree, file));
  }
  expect(() => follow(steps, tree)).not.toThrow();
  rmSync(tree, { recursive: true });
});
