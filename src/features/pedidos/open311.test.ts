import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { problemsIn } from '../../../tests/pedidos/problemsIn.ts';
import { person } from '../../../tests/pedidos/requestsIn.ts';
import { testApp } from '../../../tests/startApp.ts';
import { pedidos } from './tables.server.ts';

const key = 'uma-chave-comprida';
const code = 'comunicar-um-problema--iluminacao';

describe.each(engines)('Open311 on %s', (engine) => {
  const t = testApp(engine, { settings: { OPEN311_KEY: key } });
  const { begin, reported, publish, read } = problemsIn(t);
  beforeEach(begin);
  const get = async (path: string) => {
    const { statusCode, payload, headers } = await t.app.inject(`/open311/v2/${path}`);
    return { status: statusCode, type: String(headers['content-type']), payload };
  };
  const json = async (path: string) => JSON.parse((await get(path)).payload);
  const post = async (fields: Record<string, string>, path = 'requests.json') => {
    const { statusCode, payload } = await t.app.inject({
      method: 'POST',
      url: `/open311/v2/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(fields)),
    });
    return { status: statusCode, payload };
  };

  test('names every kind of problem as a service, in JSON and in XML', async () => {
    const services = await json('services.json');
    expect(services).toHaveLength(8);
    expect(services[0]).toMatchObject({
      service_code: code,
      service_name: 'Iluminação',
      metadata: false,
      type: 'realtime',
    });
    const xml = await get('services.xml');
    expect(xml.type).toBe('text/xml; charset=utf-8');
    expect(xml.payload).toContain(
      `<services><service><service_code>${code}</service_code><service_name>Iluminação</service_name>`,
    );
    expect(await json(`services/${code}.json`)).toEqual({ service_code: code, attributes: [] });
    expect((await get('services/x.xml')).payload).toContain('<errors><error><code>404</code>');
  });

  test('tells of what is public, and of nothing else', async () => {
    const { _id } = await reported();
    expect(await json('requests.json')).toEqual([]);
    await publish(_id, { textoPublico: 'Apagado & <frio>.' });
    const id = (await read(_id)).numero.replace('/', '-');
    const [request] = await json('requests.json');
    expect(request).toMatchObject({
      service_request_id: id,
      status: 'open',
      service_code: code,
      lat: 41.7935,
      description: 'Apagado & <frio>.',
      address: 'Rua da Fonte',
      media_url: null,
      requested_datetime: '2026-06-01T11:00:00.000Z',
    });
    const xml = (await get(`requests/${id}.xml`)).payload;
    expect(xml).toContain('<service_requests><request><service_request_id>');
    expect(xml).toContain('Apagado &amp; &lt;frio&gt;.');
    for (const secret of [person.nome, person.email]) expect(xml).not.toContain(secret);
    await t.staff('PUT', `/api/pedidos/${_id}`, { estado: 'concluido' });
    expect(await json('requests.json?status=open')).toEqual([]);
    expect(await json(`requests.json?status=closed&service_code=${code}`)).toHaveLength(1);
    expect(await json('requests.json?service_code=x')).toEqual([]);
    expect(await json('requests.json?end_date=2026-05-01T00:00:00Z')).toEqual([]);
    expect((await get('requests.json?start_date=ontem')).status).toBe(400);
    await t.setClock('2026-09-15T11:00:00.000Z');
    expect(await json('requests.json?start_date=2026-01-01T00:00:00Z')).toEqual([]);
    expect(await json(`requests.json?service_request_id=${id}`)).toHaveLength(1);
  });

  const sent = {
    api_key: key,
    service_code: code,
    lat: '41.7930',
    long: '-7.8680',
    description: 'Apagado.',
    first_name: 'Ana',
    last_name: 'Reis',
    email: 'ana@exemplo.pt',
  };

  test('takes reports from whoever has the key', async () => {
    const { status, payload } = await post({ ...sent, media_url: 'https://exemplo.pt/a.jpg' });
    expect(status).toBe(200);
    const [pedido] = await t.store.list(pedidos);
    expect(JSON.parse(payload)).toMatchObject([
      { service_request_id: pedido?.numero.replace('/', '-') },
    ]);
    expect(pedido).toMatchObject({ nome: 'Ana Reis', assunto: 'Iluminação', latitude: 41.793 });
    expect(pedido?.respostas).toContain('Apagado.\\nhttps://exemplo.pt/a.jpg');
    const { lat: _, long: __, email: ___, ...words } = sent;
    expect((await post({ ...words, address_string: 'Largo' }, 'requests.xml')).payload).toContain(
      '<service_requests><request><service_request_id>',
    );
  });

  test.each<[string, Record<string, string>, number]>([
    ['no key', { api_key: '' }, 403],
    ['another key', { api_key: 'outra' }, 403],
    ['a service that is none', { service_code: 'x' }, 404],
    ['a place in the sea', { long: '-12' }, 400],
    ['a place that is none', { lat: 'x' }, 400],
    ['nothing said', { description: '' }, 400],
    ['an address that is none', { email: 'x' }, 400],
  ])('refuses a report with %s', async (_what, changes, status) => {
    const answer = await post({ ...sent, ...changes });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.payload)[0]).toEqual({
      code: status,
      description: expect.any(String),
    });
    expect(await t.store.count(pedidos)).toBe(0);
  });

  test('what XML cannot hold is left out of it', async () => {
    const { _id } = await reported();
    const textoPublico = 'Apa\ufffegado\uffff\ud800 \udc00aqui\u0001.';
    await publish(_id, { textoPublico, ondePublico: 'Rua\ufffe' });
    const { payload } = await get('requests.xml');
    expect(payload).toMatch(/<description>Apagado\ufffd* \ufffd*aqui\.<[\s\S]*<address>Rua</);
    expect(payload).not.toMatch(/[\ufffe\uffff]|\p{Surrogate}/u);
  });

  describe('of many problems', () => {
    beforeEach(async () => {
      const { sequence: _, ...row } = await read((await reported())._id);
      await t.store.transaction(async (trx) => {
        for (let each = 0; each < 120; each++) {
          const own = {
            _id: `p${each}`,
            numero: `x${each}/2026`,
            chave: `c${each}`,
            segredo: `s${each}`,
          };
          const estado = each < 60 ? 'em-curso' : 'concluido';
          await trx.create(pedidos, {
            ...row,
            ...own,
            estado,
            publicadoEm: '2026-06-01T11:00:00.000Z',
          });
        }
      });
    });
    const idsOf = async (query: string) =>
      (await json(`requests.json?${query}`)).map(
        (each: Record<string, string>) => each.service_request_id,
      );

    test.each([
      ['all', '', [50, 50, 20, 0]],
      ['the open ones', 'status=open&', [50, 10, 0]],
      [
        'those asked for by their numbers',
        `service_request_id=${Array.from({ length: 120 }, (_, each) => `x${each}-2026`)}&`,
        [50, 50, 20],
      ],
      ['those of one kind', `service_code=${code}&status=closed&`, [50, 10]],
    ])('gives %s, fifty at a time, each once', async (_which, query, lengths) => {
      const pages = [];
      for (const [at] of lengths.entries()) pages.push(await idsOf(`${query}page=${at + 1}`));
      expect(pages.map(({ length }) => length)).toEqual(lengths);
      const all = pages.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(await idsOf(query)).toEqual(pages[0]);
    });

    test.each(['0', '-1', 'x', '1.5', '1e3', '9'.repeat(30), ''])(
      'has no page %j',
      async (page) => {
        expect((await get(`requests.json?page=${page}`)).status).toBe(400);
      },
    );
  });

  test('answers nonsense with a no', async () => {
    for (const path of [
      'x',
      'requests/a/b',
      'services.csv',
      '__proto__',
      'requests.json?status=',
    ]) {
      expect((await get(path)).status).toBeLessThan(500);
    }
    expect((await post(sent, 'services.json')).status).toBe(404);
    const bodiless = { method: 'POST', url: '/open311/v2/requests.json' } as const;
    expect((await t.app.inject(bodiless)).statusCode).toBe(403);
  });
});
