import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { avisos } from '../../sections/avisos.ts';
import { saveDefinicoes } from '../../server/store/definicoes.ts';
import { alertas, lookAtTheWeather } from './feature.server.ts';
import { warningsIn } from './ipma.server.ts';

/** A warning as IPMA tells it, during the day of the tests. */
const warning = {
  idAreaAviso: 'BGC',
  awarenessTypeName: 'Precipitação',
  awarenessLevelID: 'orange',
  startTime: '2026-06-01T12:00:00',
  endTime: '2026-06-01T18:00:00',
  text: 'Aguaceiros por vezes fortes.',
};

describe('what IPMA answers', () => {
  test.each<[string, unknown, number]>([
    ['a list', [warning], 1],
    ['an object with one', { data: [warning, warning] }, 2],
    ['nothing', [], 0],
    ['of elsewhere', [{ ...warning, idAreaAviso: 'LSB' }], 0],
    ['yellow', [{ ...warning, awarenessLevelID: 'yellow' }], 0],
    ['without words', [{ ...warning, text: null }], 1],
    ['among nonsense', [null, 1, 'x', {}, { ...warning, endTime: 'amanhã' }, warning], 1],
  ])('%s', (_, body, count) => {
    expect(warningsIn(body, 'BGC')).toHaveLength(count);
  });

  test.each([null, 'x', 1, {}, { data: 'x' }])('%j is no answer', (body) => {
    expect(() => warningsIn(body, 'BGC')).toThrow();
  });

  test('is told by the clock of Lisbon, red as danger', () => {
    const [red] = warningsIn([{ ...warning, awarenessLevelID: 'red' }], 'BGC');
    expect(red).toEqual({
      title: 'Aviso vermelho: precipitação',
      mensagem:
        'Aguaceiros por vezes fortes. De segunda-feira, 1 de junho, 13:00, até segunda-feira, 1 de junho, 19:00. Fonte: IPMA.',
      urgencia: 'Perigo',
      urgenteAte: '2026-06-01T18:00:00.000Z',
    });
  });
});

describe.each(engines)('warnings on %s', (engine) => {
  let said: { status?: number; body: string };
  let asked = 0;
  const ipma = createServer((_request, response) => {
    asked += 1;
    response.writeHead(said.status ?? 200).end(said.body);
  });
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    await new Promise<void>((listens) => ipma.listen(0, '127.0.0.1', listens));
    settings.IPMA_URL = `http://127.0.0.1:${(ipma.address() as AddressInfo).port}`;
  });
  const t = testApp(engine, { settings });
  afterAll(() => void ipma.close());

  const say = (...warnings: object[]) => {
    said = { body: JSON.stringify(warnings) };
  };
  const proposed = async () =>
    (await t.staff('GET', '/api/meteorologia')).body.arrayAlertas as {
      _id: string;
      title: string;
    }[];
  const look = () => lookAtTheWeather(t.context);
  const wish = (areaIpma: 'BGC' | '') => saveDefinicoes(t.store, { areaIpma });

  beforeEach(async () => {
    await t.setClock();
    for (const { _id } of await t.store.list(alertas)) await t.store.remove(alertas, { _id });
    asked = 0;
    say(warning);
    await wish('BGC');
  });

  test('nothing is asked unless the village wants to know', async () => {
    await wish('');
    await look();
    expect(asked).toBe(0);
    await wish('BGC');
    await look();
    expect([asked, (await proposed()).length]).toEqual([1, 1]);
  });

  test('one is proposed once, until IPMA takes it back or its hour comes', async () => {
    await look();
    await look();
    expect(await proposed()).toMatchObject([{ title: 'Aviso laranja: precipitação' }]);
    await t.setClock('2026-06-01T18:00:00Z');
    expect(await proposed()).toEqual([]);
    await t.setClock('2026-06-01T11:30:00Z');
    expect(await proposed()).toHaveLength(1);
    say();
    await look();
    expect(await proposed()).toEqual([]);
  });

  test('one press publishes it as urgent, once, and it is gone at its hour', async () => {
    await look();
    const [{ _id } = { _id: '' }] = await proposed();
    const press = () => t.staff('POST', `/api/meteorologia/${_id}`, { avisarSeguidores: false });
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await proposed()).toEqual([]);
    await look();
    expect(await proposed()).toEqual([]);
    const urgent = async () => (await t.visitor('GET', '/api/urgentes')).body.arrayUrgentes;
    expect(await urgent()).toMatchObject([
      {
        title: 'Aviso laranja: precipitação',
        urgencia: 'Atenção',
        urgenteAte: '2026-06-01T18:00:00.000Z',
      },
    ]);
    expect(await t.store.count(avisos)).toBe(1);
    await t.setClock('2026-06-01T18:00:00Z');
    expect(await urgent()).toEqual([]);
  });

  test('one that is ignored is not proposed again, nor published', async () => {
    await look();
    const [{ _id } = { _id: '' }] = await proposed();
    expect((await t.staff('DELETE', `/api/meteorologia/${_id}`)).status).toBe(200);
    await look();
    expect(await proposed()).toEqual([]);
    expect((await t.staff('POST', `/api/meteorologia/${_id}`, {})).status).toBe(404);
  });

  test.each([
    ['nonsense', { body: '{"data"' }],
    ['a page', { body: '<html>' }],
    ['a failure', { status: 500, body: 'x' }],
    ['another thing', { body: '{"x":1}' }],
  ])('%s changes nothing', async (_, answer) => {
    await look();
    said = answer;
    await look();
    expect(await proposed()).toHaveLength(1);
  });
});
