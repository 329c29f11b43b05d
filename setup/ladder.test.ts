import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBreaks, findCircles, findUnlisted, readImports } from './ladder.ts';

describe('the source tree', () => {
  const imports = readImports(dirname(import.meta.dirname));

  test('no file imports from a room above its own', () => {
    expect(findBreaks(imports)).toEqual([]);
  });

  test('every feature is in its lists', () => {
    expect(findUnlisted(imports)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(findCircles(imports)).toEqual([]);
  });
});

describe('the reader of the tree', () => {
  test('names an import that climbs the ladder', () => {
    const imports = new Map([
      ['src/fields/text.ts', ['src/language/messages.ts', 'src/server/process/config.ts']],
      ['src/backoffice/list/list.tsx', ['src/server/process/config.ts', 'src/parts/Pager.tsx']],
      ['src/backoffice/main.tsx', ['src/site/reader.ts', 'src/parts/Mark.tsx']],
      [
        'src/backoffice/parts/head.tsx',
        ['src/backoffice/client.ts', 'src/backoffice/list/list.tsx'],
      ],
      ['src/backoffice/client.ts', ['src/backoffice/session.ts', 'src/backoffice/parts/head.tsx']],
      ['src/server/store/store.ts', ['src/server/process/log.ts', 'src/server/api/api.ts']],
      ['src/site/parts/card.tsx', ['src/site/page.ts', 'src/site/layout/Menu.tsx']],
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
      'src/site/parts/card.tsx → src/site/layout/Menu.tsx',
      'src/server/loose.ts stands in no room',
      'src/fields/deep/import.ts → src/app.ts',
      'src/join.ts → demo/fill.ts',
      'src/utils/stray.ts stands in no room',
    ]);
  });

  test('names a circle, and each once', () => {
    const imports = new Map([
      ['src/app.ts', ['src/a.ts', 'src/b.ts']],
      ['src/a.ts', ['src/b.ts', 'src/d.ts']],
      ['src/b.ts', ['src/c.ts']],
      ['src/c.ts', ['src/a.ts', 'src/c.ts']],
      ['src/d.ts', []],
    ]);
    expect(findCircles(imports)).toEqual([
      'src/a.ts → src/b.ts → src/c.ts → src/a.ts',
      'src/c.ts → src/c.ts',
    ]);
  });

  test('names a feature that is in no list, once', () => {
    const of = (file: string) => `src/features/${file}`;
    const imports = new Map([
      [of('all.ts'), [of('mensagens/feature.ts')]],
      [of('all.server.ts'), [of('mensagens/feature.server.ts')]],
      [of('mensagens/feature.ts'), []],
      [of('mensagens/feature.server.ts'), []],
      [of('livro/feature.ts'), [of('mensagens/a.ts')]],
      [of('livro/feature.server.ts'), [of('livro/feature.ts'), of('mensagens/a.server.ts')]],
    ]);
    expect(findUnlisted(imports)).toEqual([
      'src/features/livro/feature.ts → src/features/all.ts',
      'src/features/livro/feature.server.ts → src/features/all.server.ts',
    ]);
    expect(findBreaks(imports)).toEqual([]);
  });

  test('names what a feature may not read, and who may not read it', () => {
    const of = (file: string) => `src/features/${file}`;
    const imports = new Map([
      [of('mensagens/a.ts'), ['src/calls/call.ts', 'src/server/api/route.ts']],
      [
        of('mensagens/a.server.ts'),
        ['src/server/api/route.ts', of('mensagens/a.ts'), of('all.ts')],
      ],
      [of('mensagens/A.island.tsx'), ['src/site/call.ts', of('mensagens/A.screen.tsx')]],
      [of('mensagens/A.screen.tsx'), ['src/backoffice/client.ts', 'src/site/call.ts']],
      [of('all.server.ts'), [of('mensagens/a.server.ts'), of('mensagens/A.screen.tsx')]],
      ['src/server/api/api.ts', [of('all.server.ts'), of('all.ts'), of('mensagens/a.ts')]],
      ['src/backoffice/panels.ts', [of('all.screens.ts'), of('all.site.ts')]],
      ['src/commands/backup.ts', [of('all.server.ts'), of('mensagens/a.server.ts')]],
      ['src/sections/all.ts', [of('all.ts'), of('all.server.ts')]],
      ['src/app.ts', [of('all.server.ts'), of('all.demo.ts')]],
      [of('mensagens/b.server.ts'), [of('mensagens/a.demo.ts')]],
      [of('mensagens/a.demo.ts'), [of('mensagens/b.server.ts'), 'demo/feature.ts', 'demo/fill.ts']],
      [of('mensagens/c.server.ts'), ['demo/feature.ts']],
    ]);
    expect(findBreaks(imports)).toEqual([
      'src/features/mensagens/a.ts → src/server/api/route.ts',
      'src/features/mensagens/a.server.ts → src/features/all.ts',
      'src/features/mensagens/A.island.tsx → src/features/mensagens/A.screen.tsx',
      'src/features/mensagens/A.screen.tsx → src/site/call.ts',
      'src/features/all.server.ts → src/features/mensagens/A.screen.tsx',
      'src/server/api/api.ts → src/features/all.server.ts',
      'src/server/api/api.ts → src/features/all.ts',
      'src/server/api/api.ts → src/features/mensagens/a.ts',
      'src/backoffice/panels.ts → src/features/all.site.ts',
      'src/commands/backup.ts → src/features/mensagens/a.server.ts',
      'src/sections/all.ts → src/features/all.server.ts',
      'src/app.ts → src/features/all.demo.ts',
      'src/features/mensagens/b.server.ts → src/features/mensagens/a.demo.ts',
      'src/features/mensagens/a.demo.ts → demo/fill.ts',
      'src/features/mensagens/c.server.ts → demo/feature.ts',
    ]);
  });
});
