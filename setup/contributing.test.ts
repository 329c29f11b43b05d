import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  costOf,
  follow,
  recipe,
  recipesOfFeatures,
  recipesOfSections,
} from '../tests/contributing.ts';

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
  const tree = mkdtempSync(join(tmpdir(), 'aldeia-recipes-'));
  const steps = [...recipesOfSections, ...recipesOfFeatures].flatMap(recipe);
  for (const { file } of steps) if (existsSync(file)) cpSync(file, join(tree, file));
  cpSync('examples', join(tree, 'examples'), { recursive: true });
  expect(steps.length).toBeGreaterThan(30);
  expect(() => follow(steps, tree)).not.toThrow();
  rmSync(tree, { recursive: true });
});
