import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, testApp } from '../../../tests/startApp.ts';
import { sessions } from '../staff/sessions.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(engines)('one’s own sessions on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.store.remove(sessions, {});
    await t.setClock('2026-06-01T11:00:00.000Z');
  });

  const enter = async () =>
    (await t.visitor('POST', '/api/auth', credentials, { 'user-agent': firefox })).body.token;
  const as = (token: string) => (method: 'GET' | 'DELETE', url: string) =>
    t.visitor(method, url, undefined, { 'x-auth-token': token });

  test('are told in words, the one that asks marked, without those that ran out', async () => {
    await enter();
    await t.setClock('2026-06-01T12:00:00.000Z');
    const token = await enter();
    const { arraySessoes } = (await as(token)('GET', '/api/sessoes')).body;
    const moment = '2026-06-01T12:00:00.000Z';
    const told = arraySessoes.filter((each: { atual: boolean }) => each.atual);
    expect(told).toEqual([
      {
        _id: expect.any(String),
        navegador: 'Firefox no Windows',
        createdAt: moment,
        lastUsedAt: moment,
        atual: true,
      },
    ]);
    expect(JSON.stringify(arraySessoes)).not.toContain('11:00');
    expect(JSON.stringify(arraySessoes)).not.toContain('tokenHash');
  });

  test('are ended one by one, or all others, at the next request', async () => {
    const [one, two, three] = [await enter(), await enter(), await enter()];
    const { arraySessoes } = (await as(two)('GET', '/api/sessoes')).body;
    const [own] = arraySessoes.filter((each: { atual: boolean }) => each.atual);
    expect((await as(one)('DELETE', `/api/sessoes/${own._id}`)).status).toBe(200);
    expect((await as(two)('GET', '/api/auth')).status).toBe(401);
    expect((await as(one)('DELETE', `/api/sessoes/${own._id}`)).status).toBe(404);
    const { body } = await as(one)('DELETE', '/api/sessoes');
    expect(body.terminadas).toBeGreaterThanOrEqual(1);
    expect((await as(three)('GET', '/api/auth')).status).toBe(401);
    expect((await as(one)('GET', '/api/sessoes')).body.arraySessoes).toHaveLength(1);
  });

  test('of others are nobody’s to end', async () => {
    const ana = await t.addColleague('ana');
    const token = await enter();
    const { arraySessoes } = (await as(ana.token)('GET', '/api/sessoes')).body;
    expect(arraySessoes).toHaveLength(1);
    const [{ _id }] = arraySessoes;
    expect((await as(token)('DELETE', `/api/sessoes/${_id}`)).status).toBe(404);
    expect((await as(ana.token)('GET', '/api/auth')).status).toBe(200);
  });
});
