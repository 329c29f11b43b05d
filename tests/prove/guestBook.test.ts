import { join } from 'node:path';
import type { Challenge } from 'altcha-lib';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, recipe, recipesOfFeatures } from '../contributing.ts';
import { solveCaptcha } from '../solveCaptcha.ts';
import { makeTree } from './copiedTree.ts';
import { until } from './until.ts';

const { tree, node, check, build, start, remove } = makeTree();
afterAll(remove);

beforeAll(() => {
  follow(recipesOfFeatures.flatMap(recipe), tree);
  check();
  build();
}, 1_800_000);

test('whoever follows the recipes of a feature finds its tests green', () => {
  const ofIt = ['src/features/livroDeVisitas', 'src/server/api/access', 'announceWrites'];
  node(['node_modules/vitest/vitest.mjs', 'run', ...ofIt, 'setup/docs.test.ts']);
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
  const at = `/api/assinaturas/${listed.arrayAssinaturas[0]._id}`;
  const names = { villageName: 'Vale', councilName: 'Junta de Freguesia de Vale' };
  const settings = { ...names, conviteDoLivro: 'Diga-nos o que viu.' };
  expect((await send('PUT', '/api/definicoes', settings)).status).toBe(200);
  const bare = await (await fetch(`${url}/livro_de_visitas`)).text();
  expect(bare).toContain('Diga-nos o que viu.');
  expect(bare).not.toContain(signed.texto);
  await send('PUT', at, { publicada: true });
  expect(await (await fetch(`${url}/livro_de_visitas`)).text()).toContain(signed.texto);
  const landing = await (await fetch(url)).text();
  expect(landing.split('href="/livro_de_visitas"').length).toBeGreaterThan(2);
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain('/livro_de_visitas<');

  expect((await send('POST', `${at}/queixa`)).status).toBe(201);
  const { arrayCartas } = JSON.parse((await send('GET', '/api/cartas')).body);
  expect(arrayCartas).toMatchObject([{ subject: 'Livro de visitas: uma queixa' }]);
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
