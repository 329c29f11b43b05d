import { afterAll, beforeAll, expect, test } from 'vitest';
import { costOf, follow, recipe } from '../tests/contributing.ts';
import { makeTree } from '../tests/prove/copiedTree.ts';

const field = recipe('A field');
const section = recipe('A section');
const { tree, check, remove } = makeTree();

beforeAll(() => {
  follow(field, tree);
  follow(section, tree);
  follow(recipe('Words'), tree);
});

afterAll(remove);

test('a field costs one line of one file', () => {
  expect(costOf(field)).toEqual({ files: 1, lines: 1 });
});

test('a public section costs at most 90 lines of three files', () => {
  const { files, lines } = costOf(section);
  expect(files).toBeLessThanOrEqual(3);
  expect(lines).toBeGreaterThan(1);
  expect(lines).toBeLessThanOrEqual(90);
});

test('whoever follows all three recipes to the letter finds types, lint and ladder in order', () => {
  check('src/sections', 'src/language');
}, 300_000);
