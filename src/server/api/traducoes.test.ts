import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { pontos_interesse } from '../../sections/pontosInteresse.ts';
import type { Section } from '../../sections/section.ts';

describe.each(engines)('translations on %s', (engine) => {
  const t = testApp(engine);
  const nowhere = { en: [], es: [], fr: [] };
  const translated = async () => (await t.visitor('GET', '/api/traducoes')).body.traducoes;
  const untold = { name_en: '', description_en: '', name_es: '', description_es: '', name_fr: '' };
  const place = async (name: string, changes: Record<string, unknown>) => {
    const section = pontos_interesse as unknown as Section;
    const body = { ...validBody(section, name), ...untold, ...changes };
    const { status, body: answer } = await t.staff('POST', '/api/pontosInteresse', body);
    expect(status).toBe(201);
    return `/pontos_interesse/${answer.pontoInteresse.identifier}`;
  };
  const english = { name_en: 'The mill', description_en: '<p>It grinds by water.</p>' };
  const found = async (q: string, lingua = '') => {
    const { body } = await t.visitor('GET', `/api/pesquisa?q=${q}&lingua=${lingua}`);
    return body.resultados.map(({ title, excerpt }: Record<string, string>) => [title, excerpt]);
  };

  test('pages exist in a language once the village is told in it, and the record has title and text', async () => {
    const mill = await place('O moinho', english);
    await place('A ponte', { name_en: 'The bridge' });
    await place('O forno', { ...english, rascunho: true });
    await place('A fonte', { name_en: 'The spring', description_en: '<p> </p>' });
    expect(await translated()).toEqual(nowhere);
    const named = { villageName: 'Souto', councilName: 'Junta do Souto' };
    const settings = { ...named, shortText_en: '<p>A village.</p>' };
    expect((await t.staff('PUT', '/api/definicoes', settings)).status).toBe(200);
    const always = ['/', '/contactos', '/mapa', '/pesquisa'];
    expect(await translated()).toEqual({ ...nowhere, en: [...always, '/pontos_interesse', mill] });
  });

  test('words find a page in their language only, and show it in that language', async () => {
    expect(await found('grinds', 'en')).toEqual([['The mill', 'It grinds by water.']]);
    expect(await found('moinho', 'en')).toEqual([['The mill', 'It grinds by water.']]);
    expect(await found('grinds')).toEqual([]);
    expect(await found('grinds', 'fr')).toEqual([]);
    expect((await found('moinho')).map(([title]: string[]) => title)).toEqual(['O moinho']);
  });

  test('what is called so comes before what only speaks of it', async () => {
    await place('O pão', { name_en: 'Oatbread', description_en: '<p>From the oven.</p>' });
    await place('A oficina', { name_en: 'Workshop', description_en: '<p>We bake oatbread.</p>' });
    const titles = (await found('oatbread', 'en')).map(([title]: string[]) => title);
    expect(titles).toEqual(['Oatbread', 'Workshop']);
  });

  test('the village and the short texts of a record are found by their words in a language too', async () => {
    await place('O largo', { ...english, local_en: 'Churchyard' });
    expect(await found('churchyard', 'en')).toEqual([['The mill', 'It grinds by water.']]);
    await t.staff('PUT', '/api/definicoes', { longText_en: '<p>It has a waterfall.</p>' });
    expect(await found('waterfall', 'en')).toEqual([
      ['Souto', expect.stringContaining('waterfall')],
    ]);
  });

  test('a program that knows nothing of translations, places and hours changes a record and leaves them be', async () => {
    const lugar = { lat: 41.5, lon: -7.5 };
    const path = `/api${await place('A azenha', { ...english, lugar })}`.replace(
      'pontos_interesse',
      'pontosInteresse',
    );
    const known = validBody(pontos_interesse as unknown as Section, 'A azenha');
    const names = ['name', 'description', 'local', 'mainPhoto', 'photos', 'type'];
    const sent = Object.fromEntries(names.map((name) => [name, known[name]]));
    const { status } = await t.staff('PUT', path, { ...sent, name: 'A azenha velha' });
    expect(status).toBe(200);
    const read = async () => (await t.visitor('GET', path)).body.pontoInteresse;
    expect(await read()).toMatchObject({ name: 'A azenha velha', ...english, lugar });
    await t.staff('PUT', path, { ...sent, name_en: '', lugar: null });
    const { description_en } = english;
    expect(await read()).toMatchObject({ name_en: '', lugar: null, description_en });
  });

  test('what a translation says is sanitised as the Portuguese is', async () => {
    const path = await place('A eira', {
      ...english,
      description_en: '<p onclick="x()">Threshing <script>alert(1)</script>floor</p>',
    });
    const { body } = await t.visitor('GET', `/api/pontosInteresse/${path.split('/').at(-1)}`);
    expect(body.pontoInteresse.description_en).toBe('<p>Threshing floor</p>');
  });

  test('without the settings the site is Portuguese, and goes on', async () => {
    const table = sql.table('definicoes');
    await sql`alter table ${table} rename to "away"`.execute(t.store.db);
    const { status, body } = await t.visitor('GET', '/api/traducoes');
    await sql`alter table "away" rename to ${table}`.execute(t.store.db);
    expect([status, body.traducoes]).toEqual([200, nowhere]);
    expect(await translated()).not.toEqual(nowhere);
  });
});
