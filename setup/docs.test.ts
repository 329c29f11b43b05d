import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { apart, features, rooms } from './ladder.ts';

const files = globSync([
  '*.{md,ts,json}',
  '{src,demo,docs,deploy,setup,bench,tests,examples}/**/*.*',
]);

/** The pages that say how things are now; the decisions and the changelog say how they were. */
const pages = files.filter(
  (file) => file.endsWith('.md') && !/CHANGELOG|^docs\/(decisions|proof|bench)/.test(file),
);

/** Whether a name in a page is a file or folder: from the root, from the page or, without a folder, anywhere. */
function isThere(named: string, page: string): boolean {
  const near = join(dirname(page), named);
  return existsSync(named) || existsSync(near) || files.some((file) => file.endsWith(`/${named}`));
}

/** What a page names in code marks as a file or folder of the project. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\s<>*:$]+)`/g)].map(([, each = '']) => each);
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, each = '']) => each);
  const ofProject =
    /^(?!\/)[\w@./-]+\.(tsx?|mjs|md|css|html|conf|service|webp)$|^(src|demo|docs|deploy|setup|bench|tests|examples)\/|^[a-z]\w*\/$/;
  return [...code.filter((each) => ofProject.test(each) && !each.endsWith('.env')), ...links];
}

test('every file that a page of the project names is there', () => {
  const lost = pages.flatMap((page) =>
    pathsIn(readFileSync(page, 'utf8'))
      .filter((named) => !isThere(named, page))
      .map((named) => `${page}: ${named}`),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect(lost).toEqual([]);
});

test('what is to be looked for in a file stands in it', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const named = [...text.matchAll(/`(\w+)`(?: and `(\w+)`)? in `(src\/[^`]+\.tsx?)`/g)];
  const lost = named.flatMap(([, one, other, file = '']) =>
    [one, other].filter((name) => name && !readFileSync(file, 'utf8').includes(name)),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});

/** The rooms of the source, each with what it may import of the others beside it. */
const ladder = (folder: string, names: readonly string[]) =>
  names
    .filter((name) => !name.includes('.'))
    .map((name, place) => ({ folder: join(folder, name), name, before: names.slice(0, place) }));

const ofServer = ladder('src/server', rooms['src/server'] ?? []);
const ofFeatures = ladder('src/features', features);
const ofSource = ladder('src', rooms.src ?? []);
const everyRoom = [...ofSource, ...ofServer, ...ofFeatures];

test('every room says in ten lines at most what lives there', () => {
  const others = ['demo', 'setup', 'bench', 'deploy', 'tests'].map((folder) => ({ folder }));
  const lengths = [...everyRoom, ...others].map(({ folder }) => {
    const page = join(folder, 'README.md');
    return [folder, existsSync(page) ? readFileSync(page, 'utf8').trimEnd().split('\n').length : 0];
  });
  expect(lengths.filter(([, lines]) => lines === 0 || Number(lines) > 10)).toEqual([]);
});

/** The names after "May import". */
function mayImport(folder: string): string[] {
  const [, sentence = ''] =
    /May import: (.*)/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test('what a room says it may import is what the ladder lets it', () => {
  // The features and the commands join the sides; their pages say so in words.
  for (const { folder, name, before } of ofSource.filter(
    ({ before }) => !before.includes('backoffice'),
  )) {
    const allowed = before.filter(
      (other) => !apart.some(([one, two]) => one === name && other === two),
    );
    expect(mayImport(folder), folder).toEqual(allowed);
  }
  for (const { folder, before } of [...ofServer, ...ofFeatures]) {
    const last = before.at(-1);
    if (last) expect(mayImport(folder).at(-1), folder).toBe(last);
  }
});

test('no two decisions have one number, and each says it in its title', () => {
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => {
      const number = Number(/\d+/.exec(file)?.[0]);
      return { number, title: Number(/^# (\d+)\. /.exec(readFileSync(file, 'utf8'))?.[1]) };
    });
  expect(decisions.map(({ title }) => title)).toEqual(decisions.map(({ number }) => number));
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});
