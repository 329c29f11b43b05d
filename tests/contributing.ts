import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One block of a recipe: a file, and its whole text or the lines added to it; or a folder, and what is copied to it. */
type Step = { file: string; isAddition: boolean; lines: string[]; copied?: string };

/** The headings of the recipes, in the order in which they are followed. */
export const recipesOfSections = ['A field', 'A section', 'Words'];
export const recipesOfFeatures = ['A feature', 'A call', 'A setting', 'A letter', 'A job'];

/** The steps under a heading of CONTRIBUTING.md, in their order. */
export function recipe(heading: string): Step[] {
  const paper = readFileSync('CONTRIBUTING.md', 'utf8');
  const chapter = paper.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
  const copies = [...chapter.matchAll(/^cp -r (\S+) (\S+)$/gm)].map(
    ([, copied = '', file = '']): Step => ({ file, copied, isAddition: false, lines: [] }),
  );
  const written = [...chapter.matchAll(/^```(diff|ts) (\S+)\n([\s\S]*?)^```/gm)].map(
    ([, language, file = '', text = '']): Step => ({
      file,
      isAddition: language === 'diff',
      lines: text.trimEnd().split('\n'),
    }),
  );
  return [...copies, ...written];
}

/** How many files a recipe touches and how many lines it adds. */
export function costOf(steps: readonly Step[]): { files: number; lines: number } {
  const written = steps.flatMap(({ isAddition, lines }) =>
    isAddition ? lines.filter((line) => line.startsWith('+')) : lines,
  );
  return { files: new Set(steps.map(({ file }) => file)).size, lines: written.length };
}

/** Applies the steps to a tree literally; throws if a place for added lines is not found exactly once. */
export function follow(steps: readonly Step[], tree: string): void {
  for (const { file, isAddition, lines, copied } of steps) {
    const path = join(tree, file);
    if (copied) {
      cpSync(join(tree, copied), path, { recursive: true });
      continue;
    }
    if (!isAddition) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${lines.join('\n')}\n`);
      continue;
    }
    const before = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1));
    const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    const text = readFileSync(path, 'utf8');
    const place = `${before.join('\n')}\n`;
    if (text.split(place).length !== 2) throw new Error(`${file} has no such place: ${place}`);
    writeFileSync(
      path,
      text.replace(place, () => `${place}${added.join('\n')}\n`),
    );
  }
}
