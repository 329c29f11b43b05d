import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBreaks, findCircle, mayImport, type Room, readImports, rooms } from './ladder.ts';

const root = dirname(import.meta.dirname);

describe('the source tree', () => {
  const imports = readImports(root);

  test('no file imports from a room above its own', () => {
    expect(findBreaks(imports)).toEqual([]);
  });

  test('no file imports itself in a circle', () => {
    expect(findCircle(imports)).toBeUndefined();
  });
});

describe('the reader of the tree', () => {
  test('names an import that climbs the ladder', () => {
    const imports = new Map([
      ['src/fields/text.ts', ['src/fields/messages.ts', 'src/server/config.ts']],
      ['src/backoffice/list.tsx', ['src/server/config.ts', 'src/site/card.tsx']],
      ['src/join.ts', ['src/site/card.tsx', 'demo/fill.ts']],
      ['demo/fill.ts', ['src/app.ts', 'setup/browser.mjs']],
      ['src/utils/stray.ts', []],
    ]);
    expect(findBreaks(imports)).toEqual([
      'src/fields/text.ts → src/server/config.ts',
      'src/backoffice/list.tsx → src/server/config.ts',
      'src/join.ts → demo/fill.ts',
      'src/utils/stray.ts stands in no room',
    ]);
  });

  test('shows the whole chain of a circle', () => {
    const imports = new Map([
      ['src/app.ts', ['src/server/a.ts']],
      ['src/server/a.ts', ['src/server/b.ts', 'src/server/c.ts']],
      ['src/server/b.ts', []],
      ['src/server/c.ts', ['src/server/b.ts', 'src/server/a.ts']],
    ]);
    expect(findCircle(imports)).toBe('src/server/a.ts → src/server/c.ts → src/server/a.ts');
  });
});

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-ladder-'));
  const steps = rooms.flatMap((from) => rooms.map((to, index) => ({ from, to, line: index + 1 })));
  let found: string;

  beforeAll(() => {
    for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(folder, file));
    // One file per room, which imports every room, each on its own line.
    for (const from of rooms) {
      const lines = rooms.map((to) => {
        const path = relative(dirname(fileOf(from)), fileOf(to).replace('x.ts', 'y.ts'));
        return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
      });
      write(fileOf(from), lines.join(''));
    }
    write('src/server/ring.ts', "import './gnir.ts';\n");
    write('src/server/gnir.ts', "import type { Ring } from './ring.ts';\nexport type { Ring };\n");
    write('src/fields/deep/import.ts', "export const late = import('../../server/x.ts');\n");
    write('src/server/beside.test.ts', "import '../app.ts';\n");
    const biome = join(root, 'node_modules', '.bin', 'biome');
    const args = ['lint', '--reporter=github', '--max-diagnostics=none'];
    found = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' }).stdout;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(steps)('$from importing $to is judged as the ladder says', ({ from, to, line }) => {
    const here = findings('noRestrictedImports', fileOf(from), line);
    expect(here).toHaveLength(mayImport(from, to) ? 0 : 1);
  });

  test('an import written late, deep in a room, is seen too', () => {
    expect(findings('noRestrictedImports', 'src/fields/deep/import.ts')).toHaveLength(1);
  });

  test('a test may start the whole program', () => {
    expect(findings('noRestrictedImports', 'src/server/beside.test.ts')).toEqual([]);
  });

  test('a circle is an error, even one closed by a type', () => {
    expect(findings('noImportCycles', 'src/server/ring.ts')).toHaveLength(1);
    expect(findings('noImportCycles', 'src/server/gnir.ts')).toHaveLength(1);
  });

  function findings(rule: string, file: string, line?: number) {
    return found
      .split('\n')
      .filter((report) => report.startsWith('::error') && report.includes(`/${rule},`))
      .filter((report) => report.includes(`${join(folder, file)},line=${line ?? ''}`));
  }

  function write(file: string, content: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
});

function fileOf(room: Room) {
  if (room === 'demo') return 'demo/x.ts';
  return room.endsWith('.ts') ? `src/${room}` : `src/${room}/x.ts`;
}
