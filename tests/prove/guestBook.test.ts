import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Challenge } from 'altcha-lib';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha } from '../solveCaptcha.ts';
import { makeTree } from './copiedTree.ts';
import { until } from './until.ts';

const name = 'livroDeVisitas';

/** Everything that a new feature changes outside its own folder: lines in lists. */
const lines: Record<string, readonly [after: string, line: string][]> = {
  'src/features/all.ts': [
    [
      "import type { MergedFields } from '../sections/section.ts';\n",
      `import { ${name} } from './${name}/feature.ts';\n`,
    ],
    [`'./${name}/feature.ts';\n`, `import { assinaturaCalls } from './${name}/assinaturas.ts';\n`],
    ['export const features = [', `${name}, `],
    ['export const featureCalls = [', '...Object.values(assinaturaCalls), '],
  ],
  'src/features/all.server.ts': [
    [
      "from '../server/village/feature.ts';\n",
      `import { ${name}Server } from './${name}/feature.server.ts';\n`,
    ],
    ['ServerFeature[] = [', `${name}Server, `],
  ],
  'tests/forStrangers.ts': [["  'POST /api/inscricoes',\n", "  'POST /api/assinaturas',\n"]],
};

const { tree, format, check, build, start, remove } = makeTree();
afterAll(remove);

// A new feature costs its folder and lines in three lists.
beforeAll(() => {
  cpSync(join('tests/prove', name), join(tree, 'src/features', name), { recursive: true });
  for (const [file, added] of Object.entries(lines)) {
    const path = join(tree, file);
    for (const [after, line] of added) {
      const text = readFileSync(path, 'utf8');
      expect(text, file).toContain(after);
      writeFileSync(
        path,
        text.replace(after, () => after + line),
      );
    }
  }
  format(...Object.keys(lines));
  check();
  build();
}, 1_800_000);

test('it is written in, listed, mailed and erased', async () => {
  const mail = { MAIL_TO: 'junta@exemplo.pt' };
  const { url, send, dataDir, stop } = await start(mail);
  const page = await fetch(`${url}/livro_de_visitas`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('data-island="VisitForm"');

  const asked = await send('GET', '/api/captcha?for=assinaturas');
  const captcha = await solveCaptcha(JSON.parse(asked.body) as Challenge);
  const signed = { name: 'Ana', texto: 'Voltamos no verão.' };
  expect((await send('POST', '/api/assinaturas', { ...signed, captcha })).status).toBe(201);
  const listed = JSON.parse((await send('GET', '/api/assinaturas')).body);
  expect(listed.arrayAssinaturas).toMatchObject([signed]);
  const { arrayCartas } = JSON.parse((await send('GET', '/api/cartas')).body);
  expect(arrayCartas).toMatchObject([{ subject: 'Livro de visitas: uma página nova' }]);
  expect((await fetch(`${url}/backoffice/livro_de_visitas`)).status).toBe(200);
  await stop();

  const database = new Sqlite(join(dataDir, 'aldeia.db'));
  database.exec(`update assinaturas set "escritaEm" = '2020-01-01T00:00:00.000Z'`);
  database.close();
  const later = await start(mail);
  const entries = async () =>
    JSON.parse((await later.send('GET', '/api/assinaturas')).body).arrayAssinaturas;
  await until(async () => (await entries()).length === 0);
  expect(await entries()).toEqual([]);
  const { arrayAtividade } = JSON.parse((await later.send('GET', '/api/atividade')).body);
  expect(arrayAtividade).toContainEqual(
    expect.objectContaining({ sentence: 'Apagou 1 assinatura fora do prazo' }),
  );
}, 600_000);
