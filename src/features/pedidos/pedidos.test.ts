import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyPng } from '../../../tests/emptyPng.ts';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { dog, person, requestsIn } from '../../../tests/pedidos/requestsIn.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { refusals } from './pedidos.ts';
import { pedidos, removeRequests } from './tables.server.ts';

describe.each(engines)('asking on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@exemplo.pt' } });
  const { ask, asked, send, begin } = requestsIn(t);
  beforeEach(begin);

  test('gives a number, a private page, and letters that do not say what was answered', async () => {
    const { status, body, headers } = await ask();
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      pedido: {
        numero: expect.stringMatching(/^2026\/\d{4}$/),
        endereco: expect.stringMatching(/^\/pedido\/[\w-]{43}$/),
      },
    });
    const letters = await t.store.list(outbox);
    expect(letters.map(({ recipient }) => recipient)).toEqual([person.email, 'junta@exemplo.pt']);
    expect(body.pedido.endereco).toBe(`/pedido/${letters[0]?.secret}`);
    // Ten working days from 1 June, with two holidays and two weekends between.
    expect(letters[0]?.body).toContain('17 de junho de 2026');
    for (const { body: said } of letters) expect(said).not.toContain('501964843');
  });

  test('keeps the questions that were answered, whatever the service asks later', async () => {
    const { read } = await asked();
    const changed = { ...dog, name: 'Outro nome', perguntas: dog?.perguntas.slice(0, 1) };
    await t.staff('PUT', `/api/servicos/${dog?.identifier}`, changed);
    const pedido = await read();
    expect(pedido).toMatchObject({
      servicoNome: 'Licença de cão',
      estado: 'recebido',
      aberto: true,
      nome: person.nome,
      faltam: [{ chave: 'boletim', label: 'Boletim sanitário, com a vacina da raiva' }],
    });
    expect(pedido.respostas).toContainEqual({
      chave: 'nome-do-cao',
      label: 'Nome do cão',
      valor: 'Farrusco',
    });
  });

  test.each<[string, object, object, string, string]>([
    ['no name', { nome: '' }, {}, 'nome', messages.required],
    ['no address', { email: 'x' }, {}, 'email', messages.email],
    ['a wrong tax number', {}, { nif: '501964842' }, 'respostas.nif', refusals.nif],
    ['a question left blank', {}, { chip: '' }, 'respostas.chip', messages.required],
    ['a choice nobody offers', {}, { categoria: 'Gato' }, 'respostas.categoria', messages.invalid],
    ['answers that are none', { respostas: 'x' }, {}, 'respostas', messages.invalid],
    ['no captcha', { captcha: '' }, {}, 'captcha', messages.captcha],
  ])('with %s is refused beside it', async (_what, changes, respostas, param, msg) => {
    expect(await ask(changes, respostas)).toMatchObject(refused(param, msg));
    expect(await t.store.count(pedidos)).toBe(0);
  });

  test('twice with one form asks once, and a captcha works once', async () => {
    const first = await ask({ chave: 'um formulário' });
    expect((await ask({ chave: 'um formulário' })).body).toEqual(first.body);
    expect(await t.store.count(pedidos)).toBe(1);
    const captcha = await t.captcha('pedidos');
    expect((await ask({ captcha })).status).toBe(201);
    expect(await ask({ captcha })).toMatchObject(refused('captcha', messages.captcha));
  });

  test.each([
    ['was withdrawn meanwhile', { rascunho: true }],
    ['is asked for at the counter alone', { perguntas: [] }],
  ])('for a service that %s says so', async (_what, changes) => {
    await t.staff('PUT', `/api/servicos/${dog?.identifier}`, { ...dog, ...changes });
    expect(await ask()).toMatchObject(refused('servico', refusals.gone, 409));
    expect(await ask({ servico: 'nada' })).toMatchObject(refused('servico', refusals.gone, 409));
  });

  test('is read by whoever has the secret, by nobody else, and kept by nobody', async () => {
    const { own } = await asked();
    const { status, headers } = await t.visitor('GET', own);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { _id, numero } = (await t.store.list(pedidos))[0] ?? {};
    for (const guess of [_id, numero, 'x', '%00', `${own.split('/').at(-1)}x`]) {
      const url = `/api/pedido/${encodeURIComponent(String(guess))}`;
      expect((await t.visitor('GET', url)).body).toEqual({ pedido: null });
    }
    for (const word of ['Zulmira', 'Farrusco', '501964843']) {
      const found = await t.visitor('GET', `/api/pesquisa?q=${word}`);
      expect(JSON.stringify(found.body)).not.toContain(word === 'Zulmira' ? 'Prova' : 'cão');
    }
    expect(JSON.stringify((await t.staff('GET', '/api/atividade')).body)).not.toContain('Zulmira');
  });

  test('takes PDFs and photos, and only what is really one', async () => {
    const { own, read } = await asked();
    const url = `${own}/ficheiros?chave=boletim`;
    expect((await send(url, '<html>')).status).toBe(415);
    expect((await send(url, pdfSaying('vacina'), '../../boletim.pdf')).status).toBe(201);
    expect((await send(`${own}/ficheiros`, emptyPng(40, 30), 'a.png')).status).toBe(201);
    expect((await send(`${own}x/ficheiros`, pdfSaying('x'))).status).toBe(404);
    const { ficheiros, faltam } = await read();
    expect(ficheiros).toMatchObject([{ nome: 'boletim.pdf' }, { nome: 'a.png' }]);
    expect(faltam).toEqual([]);
    const folder = join(t.context.config.dataDir, 'pedidos');
    expect(readdirSync(folder).filter((name) => name !== '.tmp')).toHaveLength(2);
    await t.store.transaction((trx) => removeRequests(trx, t.context, {}));
    expect(readdirSync(folder)).toEqual(['.tmp']);
  });

  test('is withdrawn once, and then takes nothing more', async () => {
    const { own, read } = await asked();
    expect((await t.visitor('DELETE', own)).status).toBe(200);
    expect(await read()).toMatchObject({ estado: 'retirado', aberto: false, prazoAte: '' });
    for (const [method, url, body] of [
      ['DELETE', own, undefined],
      ['POST', `${own}/respostas`, { texto: 'Olá' }],
    ] as const) {
      expect(await t.visitor(method, url, body)).toMatchObject(refused('estado', refusals.closed));
    }
    expect((await send(`${own}/ficheiros`, pdfSaying('x'))).status).toBe(422);
  });
});

describe.each(bothEngines)('the numbers of requests on %s', (engine) => {
  const t = testApp(engine);
  const { ask, begin } = requestsIn(t);

  test('are given once each, in a row, and never again once a request is erased', async () => {
    await begin();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask()));
    const numbers = answers.map(({ body }) => body.pedido.numero).sort();
    expect(new Set(numbers).size).toBe(40);
    expect([numbers[0], numbers.at(-1)]).toEqual(['2026/0001', '2026/0040']);
    await t.store.transaction((trx) => removeRequests(trx, t.context, {}));
    expect((await ask()).body.pedido.numero).toBe('2026/0041');
    await t.setClock('2027-01-01T00:30:00.000Z');
    expect((await ask()).body.pedido.numero).toBe('2027/0001');
  });

  test('are one for a form that is sent several times at once', async () => {
    await begin();
    const form = { captcha: await t.captcha('pedidos'), chave: 'um formulário' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(form)));
    expect(new Set(answers.map(({ body }) => body.pedido?.numero)).size).toBe(1);
  });
});
