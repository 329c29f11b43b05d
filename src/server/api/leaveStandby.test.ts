import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { lojas } from '../../sections/lojas.ts';
import type { Section } from '../../sections/section.ts';
import { prepare } from '../cache/prepared.ts';
import { injectGet } from '../pages/inject.ts';
import type { Table } from '../store/table.ts';
import { reciclagem } from '../tables/reciclagem.ts';

const [section] = lojas.sections as [Section];

describe.each(engines)('what stands for when nobody answers, on %s,', (engine) => {
  const t = testApp(engine, { settings: { TRUST_PROXY: '1' } });
  const body = { ...validBody(section, 'Mel') };
  let pages: string[];
  let path: string;
  beforeEach(async () => {
    for (const table of [lojas, reciclagem]) await t.store.remove(table as Table, {});
    const saved = (await t.staff('POST', '/api/lojas', body)).body.loja;
    path = `/lojas/${saved.identifier}`;
    pages = ['/', '/lojas', path, '/lojas/queijo'];
    const { standby } = t.context;
    await standby?.show([saved._id]);
    for (const url of pages) {
      const text = url === '/lojas/queijo' ? 'Queijo' : `<a href="${path}">Mel</a>`;
      const page = prepare({ status: 200, type: 'text/html', text });
      await standby?.keep(url, page, standby.withdrawals());
    }
  });
  async function left(): Promise<string[]> {
    const found = await Promise.all(pages.map((url) => t.context.standby?.has(url)));
    return pages.filter((_, index) => found[index]);
  }

  test.each([
    ['deleted', () => t.staff('DELETE', `/api${path}`)],
    ['a draft again', () => t.staff('PUT', `/api${path}`, { ...body, rascunho: true })],
    [
      'given an hour to go',
      () => t.staff('PUT', `/api${path}`, { ...body, retirarEm: '2026-06-02T10:00:00.000Z' }),
    ],
    [
      'put off',
      () => t.staff('PUT', `/api${path}`, { ...body, publicarEm: '2026-07-01T10:00:00.000Z' }),
    ],
  ])('a shop that is %s is gone with all that shows it when that is answered', async (_, send) => {
    expect((await send()).status).toBe(200);
    expect(await left()).toEqual(['/lojas/queijo']);
  });

  test('one that is only changed, and one that was never shown, leave it as it is', async () => {
    await t.staff('PUT', `/api${path}`, { ...body, local: 'Adro' });
    const draft = { ...body, name: 'Pão', identifier: 'pao', rascunho: true };
    await t.staff('POST', '/api/lojas', draft);
    await t.staff('DELETE', '/api/lojas/pao');
    expect(await left()).toEqual(pages);
  });

  test('nothing that has an hour to go is read for it, nor anything urgent, and nobody else is told so', async () => {
    const retirarEm = '2026-06-02T10:00:00.000Z';
    await t.staff('PUT', `/api${path}`, { ...body, retirarEm });
    const headers = { apikey: t.context.config.apiKey };
    const read = async (url: string) =>
      JSON.parse((await injectGet(t.app, url, headers, { forStandby: true })).body);
    expect((await read('/api/lojas')).arrayLojas).toEqual([]);
    expect((await read(`/api${path}`)).loja).toBeNull();
    expect((await t.visitor('GET', '/api/lojas')).body.arrayLojas).toHaveLength(1);
    expect((await t.visitor('GET', `/api${path}`)).body.loja.name).toBe('Mel');
  });
});
