import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { dog, person, requestsIn, rightAnswers } from '../../../tests/pedidos/requestsIn.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import type { Table } from '../../server/store/table.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { estados, mostClosed, stepsFrom } from './estados.ts';
import { pedidosDemo } from './feature.demo.ts';
import { pedidosServer } from './feature.server.ts';
import { refusals } from './pedidos.ts';
import { servicos } from './servicos.ts';
import { ficheiros, passos, pedidos } from './tables.server.ts';

describe.each(engines)('requests at the desk on %s', (engine) => {
  const t = testApp(engine);
  const { ask, asked, send, begin } = requestsIn(t);
  beforeEach(begin);
  const change = (_id: string, body: object) => t.staff('PUT', `/api/pedidos/${_id}`, body);
  const list = async (estado = '') => (await t.staff('GET', `/api/pedidos?estado=${estado}`)).body;
  const lastLetter = async () => (await t.store.list(outbox)).at(-1)?.body ?? '';

  test('are listed by their state, the one with the fewest days left first', async () => {
    await ask({ nome: 'Primeira' });
    await t.setClock('2026-06-12T11:00:00.000Z');
    await ask({ nome: 'Segunda' });
    await t.setClock('2026-06-18T11:00:00.000Z');
    const { arrayPedidos, contagens } = await list('abertos');
    expect(arrayPedidos).toMatchObject([
      { nome: 'Primeira', prazoAte: '2026-06-17', dias: -1, atrasado: true, estado: 'recebido' },
      { nome: 'Segunda', prazoAte: '2026-06-26', dias: 6, atrasado: false },
    ]);
    expect(contagens).toMatchObject({ abertos: 2, atrasados: 1, recebido: 2 });
    expect((await list('atrasados')).arrayPedidos).toMatchObject([{ nome: 'Primeira' }]);
    expect((await t.staff('GET', '/api/resumo')).body.resumo.contagens).toMatchObject({
      pedidosAtrasados: 1,
      pedidosRecebidos: 2,
    });
    expect(await t.staff('GET', '/api/pedidos?estado=toString')).toMatchObject(
      refused('estado', messages.invalid),
    );
  });

  test('stand still while somebody else is awaited, and go on where they stopped', async () => {
    const { _id, own, read } = await asked();
    await t.setClock('2026-06-03T11:00:00.000Z');
    const wait = { estado: 'espera-requerente', motivo: 'A vacina.' };
    expect((await change(_id, wait)).body.pedido).toMatchObject({ dias: 8, ...wait });
    expect(await lastLetter()).toContain('O que falta: A vacina.');
    expect(await read()).toMatchObject({ prazoAte: '', motivo: 'A vacina.' });
    await t.setClock('2026-07-20T11:00:00.000Z');
    expect((await list('atrasados')).arrayPedidos).toEqual([]);
    const said = { texto: 'Aqui vai.' };
    expect((await t.visitor('POST', `${own}/respostas`, said)).status).toBe(201);
    // Eight working days from 20 July.
    expect(await read()).toMatchObject({ estado: 'em-curso', prazoAte: '2026-07-30', motivo: '' });
  });

  test('take only the steps that lead somewhere, and say why', async () => {
    for (const from of estados) {
      for (const to of estados.filter((each) => each !== from)) {
        const { _id = '' } = (await t.store.list(pedidos)).at(-1) ?? (await asked());
        await t.store.change(pedidos, { _id }, { estado: from, paradoEm: '', motivo: '' });
        const answer = await change(_id, { estado: to, motivo: 'Porque sim.' });
        const isStep = stepsFrom(from).includes(to);
        if (isStep) expect(answer.body.pedido.estado, `${from} ${to}`).toBe(to);
        else expect(answer).toMatchObject(refused('estado', refusals.noSuchStep(from, to)));
      }
    }
    const { _id } = await asked();
    for (const estado of ['recusado', 'encaminhado', 'espera-requerente']) {
      expect(await change(_id, { estado })).toMatchObject(refused('motivo', messages.required));
    }
    expect((await change(_id, { estado: '', motivo: 'x' })).body.pedido.estado).toBe('recebido');
    expect(await change(_id, { estado: 'feito' })).toMatchObject(
      refused('estado', messages.invalid),
    );
  });

  test('are corrected where a name or an address was mistyped, and nothing else of them changes', async () => {
    const { _id, own } = await asked({ email: 'zulmria@exemplo.pt' });
    const email = 'zulmira@exemplo.pt';
    expect((await change(_id, { email, versao: 1 })).body.pedido).toMatchObject({
      email,
      nome: person.nome,
      telemovel: person.telemovel,
      estado: 'recebido',
      versao: 2,
    });
    // Whoever reads the mistyped address no longer opens the page; the right person has the new one.
    expect((await t.visitor('GET', own)).status).toBe(404);
    const { segredo } = (await t.store.find(pedidos, { _id })) ?? {};
    expect(await t.store.list(outbox)).toMatchObject([
      { recipient: email, secret: segredo, body: expect.stringContaining('/pedido/') },
    ]);
    await change(_id, { estado: 'em-curso' });
    expect((await t.store.list(outbox)).at(-1)).toMatchObject({ recipient: email });
    expect(await change(_id, { nome: '' })).toMatchObject(refused('nome', messages.required));
    expect(await change(_id, { email: '' })).toMatchObject(refused('email', messages.required));
    expect((await change(_id, { email })).body.pedido.versao).toBe(3);
    expect((await t.store.list(atividade)).map(({ verb }) => verb)).toContain('requestCorrected');
  });

  test('are told of to whoever asked, and in the activity by their number alone', async () => {
    const { _id } = await asked();
    await t.store.remove(atividade, {});
    await change(_id, { estado: 'recusado', motivo: 'Não é da freguesia.' });
    expect(await lastLetter()).toContain('Motivo: Não é da freguesia.');
    const { numero } = (await t.store.find(pedidos, { _id })) ?? {};
    const { arrayAtividade } = (await t.staff('GET', '/api/atividade?kind=pedidos')).body;
    expect(arrayAtividade).toMatchObject([
      { sentence: `Passou o pedido ${numero} a «Recusado»`, link: `/backoffice/pedidos/${_id}` },
    ]);
  });

  test('are answered by letter; a note inside is for the council alone', async () => {
    const { _id, read } = await asked();
    const url = `/api/pedidos/${_id}/respostas`;
    const before = await t.store.count(outbox);
    expect((await t.staff('POST', url, { texto: 'Ver com o Rui.', nota: true })).status).toBe(201);
    expect(await t.store.count(outbox)).toBe(before);
    const { pedido } = (await t.staff('POST', url, { texto: 'Bom dia.\n\nEstá visto.' })).body;
    expect(pedido.passos).toMatchObject([{ de: 'nota' }, { de: 'junta', por: 'admin' }]);
    expect(await lastLetter()).toContain('Está visto.');
    const seen = JSON.stringify(await read());
    expect([seen.includes('Está visto'), seen.includes('Rui')]).toEqual([true, false]);
    expect(await t.staff('POST', url, {})).toMatchObject(refused('texto', messages.required));
  });

  describe('entered at the counter', () => {
    const enter = (changes: object = {}) => {
      const { boletim: _, ...respostas } = rightAnswers;
      const sent = { nome: 'Ermelinda Prova', servico: 'licenca-de-cao', respostas, ...changes };
      return t.staff('POST', '/api/pedidos/balcao', sent);
    };

    const shown = async (_id: string): Promise<string> =>
      (await t.staff('POST', `/api/pedidos/${_id}/ligacao`)).body.endereco;

    test('need no address and no captcha, and are noted with who wrote them down', async () => {
      await t.store.remove(atividade, {});
      const { status, body } = await enter();
      expect(status).toBe(201);
      const { _id, numero } = body.pedido;
      expect(await t.store.count(outbox)).toBe(0);
      const read = (await t.staff('GET', `/api/pedidos/${_id}`)).body;
      expect(read.pedido).toMatchObject({ estado: 'recebido', email: '', faltam: [] });
      expect(read.pedido.passos).toMatchObject([{ de: 'nota', por: 'admin' }]);
      expect(read.mostraLigacao).toBe(true);
      const { pathname } = new URL(await shown(_id));
      expect((await t.visitor('GET', `/api${pathname}`)).body.pedido).toMatchObject({ numero });
      const { arrayAtividade } = (await t.staff('GET', '/api/atividade?kind=pedidos')).body;
      const lines = arrayAtividade.map(({ who, sentence }: Record<string, string>) => [
        who,
        sentence,
      ]);
      expect(lines).toEqual([
        ['admin', `Viu a página privada do pedido ${numero}, para a entregar`],
        ['admin', `Registou ao balcão o pedido ${numero}`],
      ]);
    });

    test('tell whoever left an address', async () => {
      await enter({ email: person.email });
      expect(await t.store.list(outbox)).toMatchObject([{ recipient: person.email }]);
    });

    test('keep the page that the printed slip says when an address is added', async () => {
      const { _id } = (await enter()).body.pedido;
      const endereco = await shown(_id);
      expect((await change(_id, { email: person.email })).status).toBe(200);
      expect((await t.visitor('GET', `/api${new URL(endereco).pathname}`)).status).toBe(200);
    });

    test('are one, however often the same form is sent', async () => {
      const sent = await Promise.all([1, 2, 3].map(() => enter({ chave: 'a' })));
      expect(new Set(sent.map(({ body }) => body.pedido.numero)).size).toBe(1);
    });

    test('may be of a service that is asked for there alone, and of none that is hidden', async () => {
      const url = `/api/servicos/${dog?.identifier}`;
      await t.staff('PUT', url, { ...dog, perguntas: [] });
      expect((await enter()).status).toBe(201);
      await t.staff('PUT', url, { ...dog, rascunho: true });
      expect(await enter()).toMatchObject(refused('servico', refusals.gone, 409));
    });

    test('answer the same questions', async () => {
      expect(await enter({ respostas: { ...rightAnswers, nif: '123456788' } })).toMatchObject(
        refused('respostas.nif', refusals.nif),
      );
      expect(await enter({ nome: '' })).toMatchObject(refused('nome', messages.required));
      expect(await enter({ email: 'x' })).toMatchObject(refused('email', messages.email));
    });
  });

  test('are given to a colleague who attends to people, and to nobody else', async () => {
    const { _id } = await asked();
    await t.addColleague('balcao');
    await t.addColleague('porteiro', 'Porta');
    const { body } = await t.staff('GET', `/api/pedidos/${_id}`);
    expect(body.colegas).toEqual(['admin', 'balcao']);
    const given = await change(_id, { atribuidoA: 'balcao' });
    expect(given.body.pedido).toMatchObject({ atribuidoA: 'balcao', estado: 'recebido' });
    for (const atribuidoA of ['porteiro', 'ninguém']) {
      expect(await change(_id, { atribuidoA })).toMatchObject(
        refused('atribuidoA', refusals.unknownColleague),
      );
    }
    expect((await change(_id, { atribuidoA: '' })).body.pedido.atribuidoA).toBe('');
  });

  test('hold files that staff open, and nobody else', async () => {
    const { _id, own } = await asked();
    await send(`${own}/ficheiros?chave=boletim`, pdfSaying('vacina'), 'boletim.pdf');
    const { pedido } = (await t.staff('GET', `/api/pedidos/${_id}`)).body;
    const url = `/api/pedidos/${_id}/ficheiros/${pedido.ficheiros[0]._id}`;
    expect((await t.staff('GET', url)).headers['content-type']).toBe('application/pdf');
    expect((await t.visitor('GET', url)).status).toBe(401);
    const other = await asked();
    expect((await t.staff('GET', url.replace(_id, other._id))).status).toBe(404);
  });

  test('are answered with files that whoever asked finds on the private page', async () => {
    const { _id, own, read, endereco } = await asked();
    const other = await asked();
    const { anexo } = (await send(`/api/anexos?about=${_id}`, pdfSaying('Planta'), 'planta.pdf'))
      .body;
    const address = (of: string) => `${of}/anexos/${anexo._id}`;
    const got = async (url: string) => (await t.app.inject(url)).statusCode;
    // The applicant cannot open an attachment before it is sent.
    expect(await got(address(endereco))).toBe(404);
    const url = `/api/pedidos/${_id}/respostas`;
    const said = { texto: 'Segue a planta.', anexos: [anexo._id] };
    await t.staff('POST', url, { ...said, nota: true });
    expect((await read()).conversa).toEqual([]);
    const { pedido } = (await t.staff('POST', url, said)).body;
    expect(pedido.passos.map(({ anexos }: { anexos: object[] }) => anexos)).toEqual([[], [anexo]]);
    expect(await lastLetter()).toContain('Em anexo: planta.pdf');
    expect((await read()).conversa).toMatchObject([{ daJunta: true, anexos: [anexo] }]);
    expect(await got(address(endereco))).toBe(200);
    expect(await got(address(other.endereco))).toBe(404);
    await t.visitor('DELETE', own);
    await t.setClock('2026-07-10T11:00:00.000Z');
    await eraseOldData(t.context);
    expect(await got(address(endereco))).toBe(404);
  });

  test('are found by number and name, and erased when their time has come', async () => {
    const { _id, own } = await asked();
    await send(`${own}/ficheiros`, pdfSaying('x'));
    await t.visitor('POST', `${own}/respostas`, { texto: 'Olá' });
    const { numero } = (await t.store.find(pedidos, { _id })) ?? {};
    const found = await t.staff('GET', `/api/procura?q=${encodeURIComponent(String(numero))}`);
    expect(JSON.stringify(found.body)).toContain(`/backoffice/pedidos/${_id}`);
    await change(_id, { estado: 'concluido' });
    const left = async (moment: string) => {
      await t.setClock(moment);
      await eraseOldData(t.context);
      const tables: Table[] = [pedidos, passos, ficheiros];
      return Promise.all(tables.map((table) => t.store.count(table)));
    };
    expect(await left('2026-06-30T11:00:00.000Z')).toEqual([1, 1, 1]);
    expect(await left('2026-07-03T11:00:00.000Z')).toEqual([1, 1, 0]);
    expect(await left('2027-05-30T11:00:00.000Z')).toEqual([1, 1, 0]);
    expect(await left('2027-06-02T11:00:00.000Z')).toEqual([0, 0, 0]);
    expect(await t.store.list(outbox)).toEqual([]);
  });

  test('are kept for as many months as their service said when they were made', async () => {
    const url = `/api/servicos/${dog?.identifier}`;
    await t.staff('PUT', url, { ...dog, meses: 3 });
    const { _id } = await asked();
    await t.staff('PUT', url, { ...dog, meses: 60 });
    await change(_id, { estado: 'concluido' });
    for (const [day, left] of [
      ['2026-08-30', 1],
      ['2026-09-02', 0],
    ] as const) {
      await t.setClock(`${day}T11:00:00.000Z`);
      await eraseOldData(t.context);
      expect(await t.store.count(pedidos), day).toBe(left);
    }
  });

  test('of the demo village are a dozen, in every state, and go with it', async () => {
    const { records, fill } = pedidosDemo;
    await t.store.remove(servicos, {});
    for (const servico of records?.servicos?.('') ?? []) await t.store.create(servicos, servico);
    await t.store.transaction(async (trx) => fill?.(trx, t.context.now()));
    const rows = await t.store.list(pedidos, { where: { demo: true } });
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ estado }) => estado))).toEqual(new Set(estados));
    await t.store.transaction(async (trx) => pedidosServer.removeDemo?.(trx, t.context));
    expect(await t.store.count(pedidos)).toBe(0);
    await t.store.remove(servicos, {});
  });

  test('that are closed are listed as far as the thousandth, and found by their name beyond', async () => {
    await t.store.transaction(async (trx) => {
      for (let each = 0; each < mostClosed + 5; each++) {
        await trx.create(pedidos, {
          nome: `Pessoa ${each}`,
          numero: `n${each}`,
          chave: `c${each}`,
          segredo: `s${each}`,
          estado: 'concluido',
          prazoAte: '2026-06-17',
          fechadoEm: new Date(Date.UTC(2026, 4, 1) + each * 60_000).toISOString(),
        });
      }
    });
    const closed = async (q: string) =>
      (await t.staff('GET', `/api/pedidos?estado=fechados&limit=1&offset=0&q=${q}`)).body;
    expect(await closed('')).toMatchObject({
      total: mostClosed,
      arrayPedidos: [{ numero: `n${mostClosed + 4}` }],
    });
    expect((await closed('n0')).arrayPedidos).toMatchObject([{ numero: 'n0' }]);
  });

  test('of services that are gone stay as they were', async () => {
    const { _id } = await asked();
    await t.staff('DELETE', `/api/servicos/${dog?.identifier}`);
    const { pedido } = (await t.staff('GET', `/api/pedidos/${_id}`)).body;
    expect(pedido).toMatchObject({ servicoNome: dog?.name, nome: person.nome });
    expect(pedido.respostas.length).toBeGreaterThan(5);
  });
});

describe.each(bothEngines)('two clerks on one request on %s', (engine) => {
  const t = testApp(engine);
  const { asked, begin } = requestsIn(t);

  test('do not overwrite each other: who comes second is refused', async () => {
    await begin();
    const { _id } = await asked();
    const url = `/api/pedidos/${_id}`;
    const { versao } = (await t.staff('GET', url)).body.pedido;
    const answers = await Promise.all(
      ['em-curso', 'pronto', 'concluido'].map((estado) => t.staff('PUT', url, { estado, versao })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const second = await t.staff('POST', `${url}/respostas`, { texto: 'Olá', versao });
    expect(second).toMatchObject(refused('versao', refusals.changedMeanwhile, 409));
    expect(await t.store.count(passos)).toBe(0);
  });
});

describe.each(bothEngines)(
  'a file with signs in its name that cannot be stored on %s',
  (engine) => {
    const t = testApp(engine);
    const { asked, send, begin } = requestsIn(t);

    test('is kept without them, from whoever asked and from staff', async () => {
      await begin();
      const { own, read } = await asked();
      const sent = await send(`${own}/ficheiros`, pdfSaying('x'), 'bole\u0000tim.pdf');
      expect(sent.status).toBe(201);
      expect((await read()).ficheiros).toMatchObject([{ nome: 'bole tim.pdf' }]);
      const attached = await send('/api/anexos?about=%00', pdfSaying('x'), 'plan\u0000ta.pdf');
      expect(attached).toMatchObject({ status: 201, body: { anexo: { nome: 'plan ta.pdf' } } });
    });
  },
);
