import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBreaks, findCircle, readImports } from './ladder.ts';

describe('the source tree', () => {
  const imports = readImports(dirname(import.meta.dirname));

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
      ['src/fields/text.ts', ['src/fields/messages.ts', 'src/server/process/config.ts']],
      ['src/backoffice/list/list.tsx', ['src/server/process/config.ts', 'src/parts/Pager.tsx']],
      ['src/backoffice/main.tsx', ['src/site/reader.ts', 'src/parts/Mark.tsx']],
      [
        'src/backoffice/parts/head.tsx',
        ['src/backoffice/client.ts', 'src/backoffice/list/list.tsx'],
      ],
      ['src/backoffice/client.ts', ['src/backoffice/session.ts', 'src/backoffice/parts/head.tsx']],
      ['src/server/store/store.ts', ['src/server/process/log.ts', 'src/server/api/api.ts']],
      ['src/server/loose.ts', []],
      ['src/fields/deep/import.ts', ['src/app.ts', 'src/fields/text.ts']],
      ['src/join.ts', ['src/site/card.tsx', 'demo/fill.ts']],
      ['demo/fill.ts', ['src/app.ts']],
      ['src/utils/stray.ts', []],
    ]);
    expect(findBreaks(imports)).toEqual([
      'src/fields/text.ts → src/server/process/config.ts',
      'src/backoffice/list/list.tsx → src/server/process/config.ts',
      'src/backoffice/main.tsx → src/site/reader.ts',
      'src/backoffice/parts/head.tsx → src/backoffice/list/list.tsx',
      'src/backoffice/client.ts → src/backoffice/parts/head.tsx',
      'src/server/store/store.ts → src/server/api/api.ts',
      'src/server/loose.ts stands in no room',
      'src/fields/deep/import.ts → src/app.ts',
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
