import { beforeEach, describe, expect, test } from 'vitest';
import { ana, villageWithMail } from '../../../tests/inscricoes/villageWithMail.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox, secretMark } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import type { Table } from '../../server/store/table.ts';
import { refusals } from './refusals.ts';
import { inscricoes } from './tables.server.ts';

const carta = {
  a: 'todos',
  assunto: 'Traga calçado',
  texto: 'O caminho está molhado.\n<b>Até lá!</b>',
};

describe.each(engines)('letters to those who booked on %s', (engine) => {
  const t = testApp(engine);
  let url: string;
  let owing: string;

  beforeEach(async () => {
    const tables: Table[] = [inscricoes, noticiasEventos, outbox, atividade];
    for (const table of tables) await t.store.remove(table, {});
    const body = {
      ...validBody(eventos, 'Caminhada'),
      permiteInscricao: true,
      price: 10,
      startDate: '2026-07-02',
      endDate: '',
      limitEnrollmentDate: '2026-07-02',
    };
    const { noticiaEvento } = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body;
    url = `/api/noticiasEventos/evento/${noticiaEvento.identifier}/cartas`;
    const book = async (name: string, email: string) => {
      const made = await t.staff('POST', '/api/inscricoes/balcao', {
        _id: noticiaEvento._id,
        name,
        email,
        telefone: '912345678',
        numeroAdultos: 1,
      });
      return made.body.inscricao as { _id: string; pagina: string };
    };
    owing = (await book('Ana', 'ana@exemplo.pt'))._id;
    const { _id: paid } = await book('Berta', 'berta@exemplo.pt');
    await t.staff('PUT', `/api/inscricoes/${paid}`, { estaPago: true });
    await t.staff('PUT', `/api/inscricoes/${paid}/chegada`, { de: 0, chegaram: 1 });
    await book('Carlos', '');
    const { pagina } = await book('Dália', 'dalia@exemplo.pt');
    await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
    await t.store.remove(outbox, {});
    await t.store.remove(atividade, {});
  });

  const written = () => t.store.list(outbox, { sort: { field: 'recipient', down: false } });
  const recipients = async () => (await written()).map(({ recipient }) => recipient);

  test.each([
    ['todos', ['ana@exemplo.pt', 'berta@exemplo.pt'], 1],
    ['por-pagar', ['ana@exemplo.pt'], 1],
    ['presentes', ['berta@exemplo.pt'], 0],
  ])('go to %s as the preview says', async (a, expected, semEmail) => {
    const body = { ...carta, a };
    const seen = await t.staff('POST', `${url}/previsao`, body);
    expect(seen).toMatchObject({
      status: 200,
      body: { previsao: { cartas: expected.length, jaReceberam: 0, semEmail } },
    });
    expect(await written()).toEqual([]);
    expect(await t.staff('POST', url, body)).toMatchObject({
      status: 201,
      body: { cartas: expected.length },
    });
    expect(await recipients()).toEqual(expected);
    const [first] = await written();
    const { assunto, texto } = seen.body.previsao;
    expect(assunto).toBe('Traga calçado: Caminhada');
    expect(first?.subject).toBe(assunto);
    // Without the secret address, in the preview and in what is kept.
    expect(texto).toContain(`/inscricao/${secretMark}\n`);
    expect(first?.body).toBe(texto);
    expect(first?.html).toContain('molhado.<br>&lt;b&gt;Até lá!&lt;/b&gt;');
  });

  test('are written once, however often and however many press at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => t.staff('POST', url, carta)));
    expect(answers.map(({ body }) => body.cartas).sort()).toEqual([0, 0, 2]);
    expect(await recipients()).toHaveLength(2);
    const lines = await t.store.list(atividade);
    expect(lines).toMatchObject([{ verb: 'guestsWrittenTo', subject: 'Caminhada' }]);
    expect(JSON.stringify(lines)).not.toMatch(/Ana|exemplo/);
    expect((await t.staff('POST', `${url}/previsao`, carta)).body.previsao).toMatchObject({
      cartas: 0,
      jaReceberam: 2,
    });
    // Another text is another letter, even if it is part of the first.
    const another = { ...carta, texto: '<b>Até lá!</b>' };
    expect((await t.staff('POST', url, another)).body).toEqual({ cartas: 2 });
  });

  test.each(['Falta pagar', 'É amanhã', 'Alteração ao evento', 'Há lugares para si'])(
    'stay, though they are called «%s» as letters of the program are, when their booking changes',
    async (assunto) => {
      await t.staff('POST', url, { ...carta, assunto });
      await t.staff('PUT', `/api/inscricoes/${owing}`, { estaPago: true });
      await t.staff('POST', `/api/inscricoes/${owing}/cancelar`);
      expect(await written()).toContainEqual(
        expect.objectContaining({ recipient: 'ana@exemplo.pt', subject: `${assunto}: Caminhada` }),
      );
    },
  );

  test('go with their booking', async () => {
    await t.staff('POST', url, carta);
    await t.store.remove(inscricoes, { _id: owing });
    expect(await recipients()).toEqual(['berta@exemplo.pt']);
  });

  test('are refused to nobody, with nonsense, and to whoever may not', async () => {
    expect(await t.staff('POST', url, {})).toMatchObject({ status: 422 });
    for (const wrong of [{ a: 'ninguém' }, { assunto: '' }, { texto: ' ' }, { texto: ['x'] }]) {
      expect((await t.staff('POST', url, { ...carta, ...wrong })).status).toBe(422);
    }
    expect((await t.staff('POST', url, '{"a":')).status).toBe(400);
    const nowhere = url.replace(/[^/]+\/cartas/, 'nada/cartas');
    for (const path of [nowhere, `${nowhere}/previsao`]) {
      expect((await t.staff('POST', path, carta)).status).toBe(404);
    }
    await t.store.remove(inscricoes, {});
    for (const path of [url, `${url}/previsao`]) {
      expect(await t.staff('POST', path, carta)).toMatchObject(
        refused('a', refusals.nobodyToWriteTo, 409),
      );
    }
    expect(await written()).toEqual([]);
  });
});

describe.each(engines)('a letter that staff have just written on %s', (engine) => {
  const { t, mail, evento, book, letters } = villageWithMail(engine);

  test('leaves at once, although no page is made anew for it', async () => {
    await book();
    await letters();
    mail.received.length = 0;
    const url = `/api/noticiasEventos/evento/${evento.identifier}/cartas`;
    expect((await t.staff('POST', url, carta)).status).toBe(201);
    expect(await letters()).toEqual([
      { to: ana.email, text: expect.stringContaining('O caminho está molhado.') },
    ]);
  });
});
