import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTree } from './copiedTree.ts';

/** Features that can be removed, with pages that must work without them. */
const features = [
  { name: 'mensagens', pages: ['/', '/contactos', '/backoffice/hoje'] },
  { name: 'documentos', pages: ['/', '/comunidade', '/sitemap.xml', '/backoffice/hoje'] },
  { name: 'pedidos', pages: ['/', '/contactos', '/sitemap.xml', '/backoffice/hoje'] },
  { name: 'visitas', pages: ['/', '/privacidade', '/backoffice/hoje'] },
  { name: 'seguidores', pages: ['/', '/comunidade', '/backoffice/hoje'] },
  { name: 'meteorologia', pages: ['/', '/backoffice/hoje'] },
];

/** Removes a feature's folder, its tests and its lines in the lists from a tree; returns the lists. */
function takeOut(tree: string, name: string): string[] {
  for (const folder of ['src/features', 'tests', 'tests/prove']) {
    rmSync(join(tree, folder, name), { recursive: true, force: true });
  }
  const lists = globSync('src/features/all*.ts', { cwd: tree });
  for (const list of lists) {
    const path = join(tree, list);
    const imported = new RegExp(`^import \\{([^}]*)\\} from '\\./${name}/.*\n`, 'gm');
    let text = readFileSync(path, 'utf8');
    const names = [...text.matchAll(imported)].flatMap(([, each = '']) => each.match(/\w+/g) ?? []);
    text = text.replaceAll(imported, '');
    for (const each of names) {
      text = text.replaceAll(
        new RegExp(`(\\.{3})?(Object\\.values\\()?\\b${each}\\b\\)?(,\\s*)?`, 'g'),
        '',
      );
    }
    writeFileSync(path, text);
  }
  return lists;
}

test.each(features)(
  'without $name it is checked, built and started',
  async ({ name, pages }) => {
    const { tree, format, check, build, start, remove } = makeTree();
    onTestFinished(remove);
    format(...takeOut(tree, name));
    check();
    build();
    const { url, send } = await start({ DEMO: '1' });
    for (const page of pages) expect((await fetch(url + page)).status, page).toBe(200);
    for (const path of ['/api/resumo', '/api/atividade', '/api/procura?q=souto', '/api/docs']) {
      expect((await send('GET', path)).status, path).toBe(200);
    }
    expect((await send('GET', `/api/${name}`)).status).toBe(404);
    expect((await fetch(`${url}/pesquisa?q=castanha`)).status).toBe(200);
  },
  1_800_000,
);
