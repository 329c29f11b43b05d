import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { engines, newPlace } from '../../../tests/openTestStore.ts';
import { pdfSaying, uploadOf } from '../../../tests/prove/uploadOf.ts';
import { solveCaptcha } from '../../../tests/solveCaptcha.ts';
import { refused, startApp, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { identifier } from '../../fields/identifier.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { definicoesFields } from '../../sections/definicoes.ts';
import { restaurantes } from '../../sections/restaurantes.ts';
import { collection, type Section, section } from '../../sections/section.ts';
import { definicoes } from '../store/definicoes.ts';

describe.each(engines)('the API on %s', (engine) => {
  const t = testApp(engine);
  afterEach(() => t.setClock());

  test('says without a key that it is well', async () => {
    const answer = await t.visitor('GET', '/saude', undefined, { apikey: undefined });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  });

  test('says how database, disk, copies and letters are, to the key alone', async () => {
    const { healthKey } = t.context.config;
    const saude = async (authorization: string) =>
      (await t.visitor('GET', '/saude', undefined, { authorization })).body;
    expect(await saude(`Bearer ${healthKey}`)).toEqual({
      ok: true,
      baseDeDados: t.store.engine,
      espacoLivre: expect.any(Number),
      ultimaCopia: '',
      copiaDaNoite: '',
      cartasPorEnviar: 0,
    });
    for (const wrong of [
      healthKey,
      'Bearer',
      'Bearer ',
      `Bearer ${healthKey}x`,
      'Bearer undefined',
    ])
      expect(await saude(wrong)).toEqual({ ok: true });
  });

  test('is kept by no browser without asking, and by a web server for a second', async () => {
    for (const url of ['/api/restaurantes', '/api/definicoes']) {
      const { headers } = await t.visitor('GET', url);
      expect(headers['cache-control']).toBe(
        'max-age=0, s-maxage=1, must-revalidate, stale-if-error=604800',
      );
      expect(headers.vary).toBe('accept-encoding, apikey, x-auth-token');
    }
    expect((await t.visitor('GET', '/api/nada')).headers['cache-control']).toBe('no-cache');
    const captcha = await t.visitor('GET', '/api/captcha?for=inscricoes');
    expect(captcha.headers['cache-control']).toBe('no-store');
  });

  test('moves the content on with every write, and with nothing else', async () => {
    const { content } = t.context;
    const before = content.version;
    await t.visitor('GET', '/api/restaurantes');
    await t.staff('POST', '/api/restaurantes', {});
    await t.visitor('POST', '/api/restaurantes', {});
    // An upload changes no page, because no record names the file yet.
    const { body, headers } = uploadOf(pdfSaying('Ata'));
    const { status } = await t.staff('POST', '/api/file', body.toString(), headers);
    expect([status, content.version]).toEqual([201, before]);
    const [restaurante] = restaurantes.sections as [Section];
    await t.staff('POST', '/api/restaurantes', validBody(restaurante, 'Um'));
    expect(content.version).toBe(before + 1);
    await t.staff('DELETE', '/api/restaurantes/um');
    expect(content.version).toBe(before + 2);
  });

  describe('the captcha', () => {
    test('gives a puzzle for a form', async () => {
      const action = 'inscricoes';
      const { status, body } = await t.visitor('GET', `/api/captcha?for=${action}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        parameters: { algorithm: 'PBKDF2/SHA-256', data: { action } },
        signature: expect.stringMatching(/^[0-9a-f]+$/),
      });
      expect(await solveCaptcha(body)).toMatch(/^[A-Za-z0-9+/=]+$/);
    });

    test.each(['', '?for=', '?for=auth', '?for=__proto__', '?para=inscricoes'])(
      'gives none for %j',
      async (query) => {
        expect(await t.visitor('GET', `/api/captcha${query}`)).toMatchObject(
          refused('for', messages.invalid),
        );
      },
    );
  });

  describe('the settings of the village', () => {
    const values = {
      ...validBody({ fields: definicoesFields, heading: 'villageName' }, 'Montesinho'),
      latitude: '41,9',
      shortText: '<p>Uma <b>aldeia</b><script>x</script></p>',
    };

    test('are blank until somebody fills them in', async () => {
      await t.store.remove(definicoes, {});
      const { status, body } = await t.visitor('GET', '/api/definicoes');
      expect(status).toBe(200);
      expect(Object.keys(body.definicoes)).toEqual(Object.keys(definicoesFields));
      expect(body.definicoes).toMatchObject({ villageName: '', latitude: null, phones: [] });
    });

    test('are checked and cleaned, and what is not named stays', async () => {
      const saved = await t.staff('PUT', '/api/definicoes', values);
      expect(saved).toMatchObject({
        status: 200,
        body: {
          definicoes: {
            villageName: 'Montesinho',
            latitude: 41.9,
            shortText: '<p>Uma <strong>aldeia</strong></p>',
          },
        },
      });
      expect((await t.visitor('GET', '/api/definicoes')).body).toEqual(saved.body);
      const less = { villageName: 'Rio de Onor', councilName: 'Junta' };
      const { definicoes: now } = (await t.staff('PUT', '/api/definicoes', less)).body;
      expect(now).toMatchObject({ ...saved.body.definicoes, ...less });
    });

    test('are refused whole when anything is wrong', async () => {
      const before = (await t.visitor('GET', '/api/definicoes')).body;
      const wrong = { ...values, villageName: '', latitude: 91, email: 'x' };
      expect((await t.staff('PUT', '/api/definicoes', wrong)).body.errors).toEqual([
        { param: 'latitude', msg: messages.coordinate },
        { param: 'email', msg: messages.email },
        { param: 'villageName', msg: messages.required },
      ]);
      expect((await t.visitor('GET', '/api/definicoes')).body).toEqual(before);
    });
  });

  describe('a declaration', () => {
    const [old] = restaurantes.sections as [Section];

    test('with one more field gives it a column, a check, an answer and a description', async () => {
      const place = await newPlace(engine);
      const first = await startApp(engine, { place });
      expect(
        (await first.staff('POST', '/api/restaurantes', validBody(old, 'Antigo'))).status,
      ).toBe(201);
      await first.close();

      const mesas = count('Número de mesas', { required: true, most: 100 });
      const declared = collection({
        ...restaurantes,
        sections: [section({ ...old, fields: { ...old.fields, mesas } })],
      });
      const collections = everyCollection.map((each) =>
        each.name === declared.name ? declared : each,
      );
      const app = await startApp(engine, { place, collections });
      const tables = await app.store.db.introspection.getTables();
      const columns = tables.find(({ name }) => name === 'restaurantes')?.columns;
      expect(columns?.map(({ name }) => name)).toContain('mesas');

      const read = await app.visitor('GET', '/api/restaurantes/antigo');
      expect(read.body.restaurante).toMatchObject({ name: 'Antigo', mesas: null });

      const body = validBody(old, 'Novo');
      const post = (sent: object) => app.staff('POST', '/api/restaurantes', { ...body, ...sent });
      expect((await post({})).body.errors).toEqual([{ param: 'mesas', msg: messages.required }]);
      expect((await post({ mesas: 101 })).body.errors).toEqual([
        { param: 'mesas', msg: messages.atMost(100) },
      ]);
      expect((await post({ mesas: '12' })).body.restaurante.mesas).toBe(12);

      const { components, paths } = (await app.visitor('GET', '/api/docs')).body;
      const integer = expect.objectContaining({ type: 'integer', maximum: 100 });
      const entry = { title: 'Número de mesas', anyOf: [integer, { type: 'null' }] };
      expect(components.schemas.restaurante.properties.mesas).toMatchObject(entry);
      const { schema } = paths['/api/restaurantes'].post.requestBody.content['application/json'];
      expect(schema.properties.mesas).toMatchObject(entry);
      expect(schema.required).toContain('mesas');
      await app.close();

      const back = await startApp(engine, { place });
      const { restaurante } = (await back.visitor('GET', '/api/restaurantes/novo')).body;
      expect(restaurante).toMatchObject({ name: 'Novo' });
      expect(restaurante).not.toHaveProperty('mesas');
      await back.close();
      rmSync(place.dataDir, { recursive: true });
    });

    test('of one more collection gives it all of its calls', async () => {
      const fontes = collection({
        name: 'fontes',
        one: 'fonte',
        many: 'arrayFontes',
        sections: [
          section({
            name: 'fontes',
            menu: 'Fontes',
            heading: 'name',
            columns: ['name'],
            addTitle: 'Adicionar fonte',
            editTitle: 'Editar fonte',
            deleteQuestion: 'Deseja apagar a Fonte?',
            noun: 'a fonte',
            emptyMessage: 'Não existem fontes',
            fields: {
              name: text('Nome', { required: true }),
              identifier: identifier(),
              description: richText('Descrição'),
              isDrinkable: flag('Potável', { initial: true }),
            },
          }),
        ],
      });
      const app = await startApp(engine, { collections: [...everyCollection, fontes] });
      const body = { name: 'Fonte do Ídolo', description: '<p onclick="x">Fria</p>' };
      const fonte = {
        name: 'Fonte do Ídolo',
        identifier: 'fonte-do-idolo',
        description: '<p>Fria</p>',
        isDrinkable: true,
      };
      const url = '/api/fontes/fonte-do-idolo';
      expect((await app.visitor('POST', '/api/fontes', body)).status).toBe(401);
      expect(await app.staff('POST', '/api/fontes', body)).toMatchObject({
        status: 201,
        body: { fonte },
      });
      expect((await app.staff('POST', '/api/fontes', body)).status).toBe(409);
      expect((await app.staff('POST', '/api/fontes', {})).body.errors).toEqual([
        { param: 'name', msg: messages.required },
      ]);
      expect((await app.visitor('GET', '/api/fontes')).body.arrayFontes).toMatchObject([fonte]);
      expect((await app.visitor('GET', url)).body).toMatchObject({ fonte });
      const changed = { ...body, isDrinkable: false };
      expect((await app.staff('PUT', url, changed)).body.fonte.isDrinkable).toBe(false);
      expect((await app.staff('DELETE', url)).status).toBe(200);
      expect(await app.visitor('GET', url)).toMatchObject({ status: 404, body: { fonte: null } });
      const { paths } = (await app.visitor('GET', '/api/docs')).body;
      expect(Object.keys(paths['/api/fontes'])).toEqual(['get', 'post']);
      expect(Object.keys(paths['/api/fontes/{identifier}'])).toEqual(['get', 'delete', 'put']);
      await app.close();
    });
  });
});

describe('the limits', () => {
  const t = testApp('sqlite', { limits: true });

  const slowDown = (param: string) => refused(param, messages.slowDown, 429);

  test('let an address write thirty bookings and no more', async () => {
    for (let time = 0; time < 30; time++) {
      expect((await t.visitor('POST', '/api/inscricoes', {})).status).toBe(422);
    }
    // The address that a client claims to have does not count.
    const forged = { 'x-forwarded-for': '198.51.100.7' };
    const answer = await t.visitor('POST', '/api/inscricoes', {}, forged);
    expect(answer).toMatchObject(slowDown(''));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await t.visitor('GET', '/api/avisos')).status).toBe(200);
  });

  test('let an address ask for two hundred puzzles', async () => {
    for (let time = 0; time < 200; time++) await t.visitor('GET', '/api/captcha?for=');
    expect(await t.visitor('GET', '/api/captcha?for=inscricoes')).toMatchObject(slowDown(''));
  });

  test('slow down whoever guesses passwords', async () => {
    const guess = () =>
      t.visitor('POST', '/api/auth', { username: 'outro', password: 'uma má palavra-passe' });
    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(401);
    const answer = await guess();
    expect(answer).toMatchObject(slowDown('username'));
    expect(answer.headers['retry-after']).toBe('1');
    expect((await t.staff('GET', '/api/auth')).status).toBe(200);
  });
});
