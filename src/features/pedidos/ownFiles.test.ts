import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyPng } from '../../../tests/emptyPng.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { dog, requestsIn } from '../../../tests/pedidos/requestsIn.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { megabyte, mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { calls } from '../../server/limits/callCount.ts';
import { countUpload } from '../../server/limits/uploadCount.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { disks } from '../../server/process/disks.ts';
import { refusals } from './pedidos.ts';
import { ficheiros } from './tables.server.ts';

const most = mostMegabytesFromVisitor * megabyte;
const council = 'junta@exemplo.pt';
const questions = dog?.perguntas ?? [];
const fileQuestion = questions.find((each) => each.tipo === 'ficheiro');

describe.each(bothEngines)('what strangers can fill on %s', (engine) => {
  const t = testApp(engine, { limits: true, settings: { MAIL_TO: council } });
  const { asked, send, begin } = requestsIn(t);
  beforeEach(async () => {
    await begin();
    await t.store.remove(calls, {});
  });
  afterEach(() => vi.restoreAllMocks());

  /** How many files lie in the folder of requests, half-received ones too. */
  function onDisk() {
    const folder = join(t.context.config.dataDir, 'pedidos');
    mkdirSync(folder, { recursive: true });
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  }
  const counted = async () => (await t.store.list(calls)).map(({ amount }) => amount);

  /** A request for a service whose one question for a file is replaced. */
  async function askedWith(instead: readonly object[]) {
    const identifier = 'outra-licenca';
    const perguntas = [...questions.filter((each) => each.tipo !== 'ficheiro'), ...instead];
    await t.staff('DELETE', `/api/servicos/${identifier}`);
    await t.staff('POST', '/api/servicos', { ...dog, identifier, perguntas });
    return asked({ servico: identifier }, { boletim: undefined });
  }

  test.each([
    ['asks for none', []],
    [
      'asks for one only of others',
      [{ ...fileQuestion, se: { chave: 'renovacao', valor: 'Sim' } }],
    ],
  ])(
    'a request whose service %s takes files once the council waits for them',
    async (_what, instead) => {
      const { own, read, _id } = await askedWith(instead);
      const before = onDisk();
      for (const url of [`${own}/ficheiros`, `${own}/ficheiros?chave=boletim`]) {
        expect(await send(url, emptyPdf)).toMatchObject(refused('file', refusals.noFileAsked));
      }
      expect(onDisk()).toBe(before);
      expect((await read()).recebeFicheiros).toBe(false);
      await t.staff('PUT', `/api/pedidos/${_id}`, {
        estado: 'espera-requerente',
        motivo: 'Dois papéis.',
      });
      expect((await read()).recebeFicheiros).toBe(true);
      for (const name of ['um.pdf', 'dois.pdf']) {
        expect((await send(`${own}/ficheiros`, emptyPdf, name)).status).toBe(201);
      }
      expect(await read()).toMatchObject({ estado: 'em-curso', recebeFicheiros: true });
    },
  );

  test('the files of one request take 50 MB at most, also when several come at once', async () => {
    const { own, _id } = await asked();
    const file = Buffer.concat([emptyPdf, Buffer.alloc(2_000, '\n')]);
    // Room for one and a half: none is refused before it comes, as forms are a little longer than their files.
    const size = most - Math.round(1.5 * file.length);
    await t.store.create(ficheiros, { pedido: _id, file: 'x', extension: 'pdf', size });
    const before = onDisk();
    const refusal = refused('file', refusals.filesTooLarge(mostMegabytesFromVisitor), 413);
    const url = `${own}/ficheiros`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(url, file)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(refusal);
    }
    expect(onDisk()).toBe(before + 1);
    expect(await send(url, file)).toMatchObject(refusal);
  });

  test('an address sends 50 MB a day at most, and what is refused counts for nothing', async () => {
    const { own } = await asked();
    const url = `${own}/ficheiros?chave=boletim`;
    const before = onDisk();
    for (const wrong of ['<html>', Buffer.alloc(300_000)]) {
      expect((await send(url, wrong)).status).toBe(415);
    }
    expect((await send(`${own}x/ficheiros`, emptyPdf)).status).toBe(404);
    expect((await counted()).filter((amount) => (amount ?? 0) > 1_000)).toEqual([]);
    await countUpload(t.context, '127.0.0.1', most - emptyPdf.length);
    expect(await send(url, emptyPdf)).toMatchObject(
      refused('file', messages.uploadsOfToday(mostMegabytesFromVisitor), 429),
    );
    expect(onDisk()).toBe(before);
    await t.setClock('2026-06-02T11:00:00.000Z');
    expect((await send(url, emptyPng(30, 20), 'a.png')).status).toBe(201);
  });

  test('while little of the disk is free no file is taken', async () => {
    const { own } = await asked();
    const before = onDisk();
    vi.spyOn(disks, 'roomAt').mockResolvedValueOnce(511 * megabyte);
    const refusal = refused('file', messages.noRoom, 507);
    expect(await send(`${own}/ficheiros`, emptyPdf)).toMatchObject(refusal);
    expect(onDisk()).toBe(before);
    vi.spyOn(disks, 'roomAt').mockResolvedValueOnce(512 * megabyte);
    expect((await send(`${own}/ficheiros`, emptyPdf)).status).toBe(201);
  });

  test('the council gets one letter an hour about a request, and the last of them says the latest', async () => {
    const { own } = await asked();
    const letters = async () =>
      (await t.store.list(outbox, { where: { recipient: council } })).map(({ dueAt, subject }) => [
        dueAt.slice(11, 16),
        subject.split(':')[0],
      ]);
    const news = (texto: string) => t.visitor('POST', `${own}/respostas`, { texto });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(news));
    for (let each = 0; each < 3; each++) await send(`${own}/ficheiros`, emptyPdf);
    const first = ['11:00', 'Novo pedido'];
    const second = ['12:00', 'Há novidades num pedido'];
    expect(await letters()).toEqual([first, second]);
    await t.setClock('2026-06-01T11:58:00.000Z');
    await news('f');
    expect(await letters()).toEqual([first, second, ['13:00', 'Há novidades num pedido']]);
    await t.visitor('DELETE', own);
    expect(await letters()).toEqual([first, second, ['13:00', 'Pedido retirado por quem o fez']]);
    const other = await asked();
    expect((await letters()).at(-1)).toEqual(['11:58', 'Novo pedido']);
    await t.setClock('2026-06-01T18:00:00.000Z');
    await t.visitor('POST', `${other.own}/respostas`, { texto: 'g' });
    expect((await letters()).at(-1)).toEqual(['18:00', 'Há novidades num pedido']);
  });
});
