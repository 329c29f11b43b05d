import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { saveDefinicoes } from '../../server/store/definicoes.ts';
import { documentos } from './documentos.ts';

describe.each(bothEngines)('what is expected on %s', (engine) => {
  const t = testApp(engine);
  const address = '/api/documentosEsperados';

  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(documentos, {});
    await show(false);
  });
  async function show(mostraDocumentosEmFalta: boolean) {
    await saveDefinicoes(t.store, { mostraDocumentosEmFalta });
    await t.context.content.change();
  }
  async function publish(identifier: string, values: Record<string, unknown>) {
    const known = { title: identifier, identifier, type: 'Ata', orgao: 'Assembleia' };
    await t.store.create(documentos, { ...known, ...values } as never);
    await t.context.content.change();
  }
  async function named(nome: string, query = '') {
    const { body } = await t.staff('GET', `${address}${query}`);
    return body.arrayEsperados.find((each: { nome: string }) => each.nome === nome);
  }

  test('is told to staff of an empty village', async () => {
    const { status, body } = await t.staff('GET', address);
    expect({ status, ano: body.ano, anos: body.anos }).toEqual({
      status: 200,
      ano: 2026,
      anos: [2026],
    });
    expect(body.arrayEsperados).toHaveLength(12);
    expect(await named('Ata da sessão de abril de 2026')).toMatchObject({ estado: 'aTempo' });
    expect(await named('Prestação de contas de 2025')).toMatchObject({
      estado: 'emAtraso',
      ate: '2026-05-31',
      documentos: [],
    });
  });

  test('is the same list in every village, whatever an older page of Definições sends', async () => {
    const settings = { villageName: 'Aldeia', councilName: 'Junta', documentosEsperados: [] };
    expect((await t.staff('PUT', '/api/definicoes', settings)).status).toBe(200);
    expect((await t.staff('GET', address)).body.arrayEsperados).toHaveLength(12);
  });

  test('is nothing to visitors until the council shows it', async () => {
    const hidden = { ano: 2026, anos: [], arrayEsperados: [] };
    expect((await t.visitor('GET', address)).body).toEqual(hidden);
    await show(true);
    expect((await t.visitor('GET', address)).body.arrayEsperados).toHaveLength(12);
    await show(false);
    expect((await t.visitor('GET', address)).body).toEqual(hidden);
  });

  test('is met by what visitors can read, and by the session that a summons calls to', async () => {
    await publish('escondida', { date: '2026-04-24', rascunho: true });
    await publish('convocada', { type: 'Convocatória', date: '2026-03-28', sessao: '2026-04-07' });
    expect(await named('Ata da sessão de abril de 2026')).toMatchObject({ documentos: [] });
    await publish('lida', { date: '2026-04-24' });
    expect(await named('Ata da sessão de abril de 2026')).toMatchObject({
      estado: 'publicado',
      documentos: [{ identifier: 'lida', title: 'lida' }],
    });
    expect(await named('Convocatória da sessão de abril de 2026')).toMatchObject({
      documentos: [{ identifier: 'convocada' }],
    });
  });

  test('reaches from the first document to the year that is being decided on, ten at most', async () => {
    await publish('antiga', { date: '1952-04-24' });
    expect((await t.staff('GET', address)).body.anos).toEqual([2026]);
    await publish('recente', { date: '2024-04-24' });
    await t.setClock('2026-11-16T12:00:00.000Z');
    await t.context.content.change();
    expect((await t.staff('GET', address)).body.anos).toEqual([2027, 2026, 2025, 2024]);
    expect(await named('Ata da sessão de abril de 2024', '?ano=2024')).toMatchObject({
      estado: 'publicado',
    });
  });

  test.each(['0000', '2023', '9999', 'abc', '20260', '-1'])('%s is no year of it', async (ano) => {
    expect(await t.staff('GET', `${address}?ano=${ano}`)).toMatchObject(
      refused('ano', messages.invalid),
    );
  });
});
