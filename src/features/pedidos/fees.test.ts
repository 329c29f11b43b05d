import { beforeEach, describe, expect, test } from 'vitest';
import { moved } from '../../../tests/dinheiro/moved.ts';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { person, requestsIn } from '../../../tests/pedidos/requestsIn.ts';
import { personData } from '../../../tests/personData.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { movimentos, withSums } from '../dinheiro/movimentos.server.ts';
import { type Estado, isClosed } from './estados.ts';
import { type FeeStep, feeFacts, owedFor, refundFor } from './fee.ts';
import { refusals } from './pedidos.ts';
import { passos, pedidos } from './tables.server.ts';

const account = (estado: Estado, taxa: number | null, valorPago = 0, totalDevolvido = 0) => ({
  estado,
  taxa,
  valorPago,
  totalDevolvido,
  dispensada: null as number | null,
});

test.each<[Parameters<typeof account>, owed: number, refund: number, said: string]>([
  [['recebido', null], 0, 0, ''],
  [['recebido', 7.5], 7.5, 0, 'Taxa a pagar: 7,50 €'],
  [['em-curso', 7.5, 7.5], 0, 0, 'Taxa paga: 7,50 €'],
  [['concluido', 7.5], 7.5, 0, 'Taxa a pagar: 7,50 €'],
  [['recusado', 7.5], 0, 0, ''],
  [['recusado', 7.5, 7.5], 0, 7.5, 'A devolver pela junta: 7,50 €'],
  [['retirado', 7.5, 7.5, 7.5], 0, 0, ''],
  [['encaminhado', 0.3, 0.3, 0.1], 0, 0.2, 'A devolver pela junta: 0,20 €'],
  [['em-curso', null, 7.5], 0, 7.5, 'A devolver pela junta: 7,50 €'],
  [['em-curso', 7.5, 15, 7.5], 0, 0, 'Taxa paga: 7,50 €'],
])('the money of %j', (given, owed, refund, said) => {
  const pedido = account(...given);
  expect([owedFor(pedido), refundFor(pedido)]).toEqual([owed, refund]);
  const facts = feeFacts(pedido).map(({ label, value }) => `${label}: ${value}`);
  expect(facts.join('; ').replaceAll('\u00a0', ' ')).toBe(said);
});

describe.each(engines)('fees on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@exemplo.pt' } });
  const { asked, begin } = requestsIn(t);
  beforeEach(begin);
  const step = (_id: string, passo: FeeStep | string, more: object = {}) =>
    t.staff('PUT', `/api/pedidos/${_id}/pagamento`, { passo, ...more });
  const move = (_id: string, estado: Estado) =>
    t.staff('PUT', `/api/pedidos/${_id}`, { estado, motivo: 'Porque sim.' });
  const read = async (_id: string) => (await t.staff('GET', `/api/pedidos/${_id}`)).body.pedido;
  const lastLetter = async () =>
    (await t.store.list(outbox)).at(-1)?.body.replaceAll('\u00a0', ' ');

  test('are paid once, by whom and by which means, and the request goes on', async () => {
    const { _id, read: own } = await asked();
    await move(_id, 'espera-pagamento');
    expect(await lastLetter()).toContain('Taxa a pagar: 7,50 €');
    expect(await own()).toMatchObject({ pagamento: [{ label: 'Taxa a pagar' }] });
    const paid = await step(_id, 'pagamento', { meio: 'numerario' });
    // The answers are left out: staff who only take payments need not read them.
    expect(paid.body).toEqual({
      pedido: { _id, estado: 'em-curso', taxa: 7.5, valorPago: 7.5, totalDevolvido: 0 },
    });
    expect(await lastLetter()).toContain('Taxa paga: 7,50 €');
    expect(await read(_id)).toMatchObject({
      estado: 'em-curso',
      paradoEm: '',
      pagamentos: [{ tipo: 'pagamento', valor: 7.5, meio: 'numerario', quem: 'admin' }],
    });
    expect(await step(_id, 'pagamento')).toMatchObject(refused('passo', refusals.nothingMoved));
    expect(await move(_id, 'espera-pagamento')).toMatchObject(
      refused('estado', refusals.nothingToPay),
    );
  });

  test('that were paid are owed once the request is withdrawn or refused, and given back once', async () => {
    const { _id, own, read: seen } = await asked();
    await step(_id, 'pagamento', { meio: 'mbway' });
    await t.visitor('DELETE', own);
    expect(await lastLetter()).toContain('A devolver pela junta: 7,50 €');
    expect((await seen()).pagamento).toMatchObject([{ label: 'A devolver pela junta' }]);
    const { fechadoEm } = await read(_id);
    await t.setClock('2026-06-05T11:00:00.000Z');
    await step(_id, 'devolucao', { meio: 'transferencia' });
    expect(await step(_id, 'devolucao')).toMatchObject(refused('passo', refusals.nothingMoved));
    expect(await read(_id)).toMatchObject({
      valorPago: 7.5,
      totalDevolvido: 7.5,
      estado: 'retirado',
      fechadoEm,
      pagamentos: [{ meio: 'mbway' }, { tipo: 'devolucao', meio: 'transferencia' }],
    });
    await step(_id, 'devolucaoAnulada');
    expect((await read(_id)).pagamentos.at(-1)).toMatchObject({
      tipo: 'devolucaoAnulada',
      valor: 7.5,
      meio: 'transferencia',
    });
  });

  test('that were paid and given back twice are undone one at a time, the last one first', async () => {
    const { _id } = await asked();
    for (const [paid, given] of [
      ['mbway', 'numerario'],
      ['transferencia', 'transferencia'],
    ]) {
      await step(_id, 'pagamento', { meio: paid });
      await move(_id, 'recusado');
      await step(_id, 'devolucao', { meio: given });
      await move(_id, 'em-curso');
    }
    await move(_id, 'recusado');
    await step(_id, 'devolucaoAnulada');
    expect(await lastLetter()).toContain('A devolver pela junta: 7,50 €');
    expect(await read(_id)).toMatchObject({ valorPago: 15, totalDevolvido: 7.5 });
    const undone = async () => {
      const { tipo, valor, meio } = (await read(_id)).pagamentos.at(-1);
      return { tipo, valor, meio };
    };
    const sum = { valor: 7.5, meio: 'transferencia' };
    expect(await undone()).toEqual({ tipo: 'devolucaoAnulada', ...sum });
    expect(await step(_id, 'devolucaoAnulada')).toMatchObject(
      refused('passo', refusals.nothingMoved),
    );
    await step(_id, 'pagamentoAnulado');
    expect(await undone()).toEqual({ tipo: 'pagamentoAnulado', ...sum });
    // What is left is the first payment, and its refund.
    await step(_id, 'devolucaoAnulada');
    expect(await undone()).toEqual({ tipo: 'devolucaoAnulada', valor: 7.5, meio: 'numerario' });
    await step(_id, 'pagamentoAnulado');
    expect(await undone()).toEqual({ tipo: 'pagamentoAnulado', valor: 7.5, meio: 'mbway' });
    expect(await read(_id)).toMatchObject({ valorPago: 0, totalDevolvido: 0 });
  });

  test('are not owed back to whoever withdraws what is ready', async () => {
    const { _id, own, read: seen } = await asked();
    await step(_id, 'pagamento', { meio: 'mbway' });
    await move(_id, 'pronto');
    expect((await seen()).retiravel).toBe(false);
    expect(await t.visitor('DELETE', own)).toMatchObject(refused('estado', refusals.served));
  });

  test('that arrive after the request was withdrawn are noted once, and given back', async () => {
    const { _id, own, read: seen } = await asked();
    await move(_id, 'espera-pagamento');
    await t.visitor('DELETE', own);
    expect((await seen()).pagamento).toEqual([]);
    expect((await step(_id, 'pagamento', { meio: 'transferencia' })).status).toBe(200);
    expect(await step(_id, 'pagamento')).toMatchObject(refused('passo', refusals.nothingMoved));
    expect(await lastLetter()).toContain('A devolver pela junta: 7,50 €');
    const { contagens } = (await t.staff('GET', '/api/resumo')).body.resumo;
    expect(contagens.taxasPorDevolver).toBe(1);
    await step(_id, 'devolucao', { meio: 'transferencia' });
    expect(await step(_id, 'pagamento')).toMatchObject(refused('passo', refusals.nothingMoved));
  });

  test('that are owed back are found, counted and never erased', async () => {
    const cases: [Estado, taxa: number | null, paid: number, back: number][] = [
      ['recebido', 7.5, 7.5, 0],
      ['em-curso', null, 7.5, 0],
      ['concluido', 7.5, 7.5, 0],
      ['concluido', 5, 7.5, 0],
      ['recusado', 7.5, 7.5, 0],
      ['retirado', 7.5, 7.5, 7.5],
      ['encaminhado', 0.3, 0.3, 0.1],
      ['concluido', 0.3, 0.4, 0.1],
    ];
    for (const [at, [estado, taxa, pagamento, devolucao]] of cases.entries()) {
      const { _id } = await t.store.create(pedidos, {
        estado,
        taxa,
        prazoAte: '2026-06-17',
        numero: `n${at}`,
        chave: `c${at}`,
        segredo: `s${at}`,
        fechadoEm: isClosed(estado) ? '2026-06-01T11:00:00.000Z' : '',
      });
      await moved(t.store, _id, { pagamento, devolucao, de: pedidos.name });
    }
    const all = await withSums(t.store, await t.store.list(pedidos));
    const owed = all.filter((row) => refundFor(row) > 0);
    expect(owed).toHaveLength(4);
    const found = (await t.staff('GET', '/api/pedidos?estado=porDevolver')).body;
    const numbers = (rows: { numero: string }[]) => rows.map(({ numero }) => numero).sort();
    expect(numbers(found.arrayPedidos)).toEqual(numbers(owed));
    expect(found.contagens.porDevolver).toBe(4);
    const { contagens } = (await t.staff('GET', '/api/resumo')).body.resumo;
    expect(contagens.taxasPorDevolver).toBe(4);
    await t.setClock('2030-06-01T11:00:00.000Z');
    await eraseOldData(t.context);
    const kept = all.filter((row) => !isClosed(row.estado) || refundFor(row) > 0);
    expect(numbers(await t.store.list(pedidos))).toEqual(numbers(kept));
  });

  test('are waived with a reason that the council alone reads; a payment noted by mistake is taken back', async () => {
    const { _id, read: seen } = await asked();
    await step(_id, 'pagamento', { meio: 'numerario' });
    await step(_id, 'pagamentoAnulado');
    expect(await read(_id)).toMatchObject({ valorPago: 0, estado: 'recebido' });
    await move(_id, 'espera-pagamento');
    await step(_id, 'dispensa', { motivo: 'Pensão mínima' });
    const { taxa, estado, passos: said } = await read(_id);
    expect({ taxa, estado, said }).toMatchObject({
      taxa: null,
      estado: 'em-curso',
      said: [{ de: 'nota', texto: expect.stringContaining('Pensão mínima') }],
    });
    expect(JSON.stringify(await seen())).not.toContain('Pensão');
    expect(await lastLetter()).not.toContain('Pensão');
    expect(await step(_id, 'dispensa')).toMatchObject(refused('passo', refusals.nothingMoved));
    await step(_id, 'dispensaAnulada');
    expect(await read(_id)).toMatchObject({ taxa: 7.5, dispensada: null });
    expect(await step(_id, 'dispensaAnulada')).toMatchObject(
      refused('passo', refusals.nothingMoved),
    );
  });

  test('take only what is known', async () => {
    const { _id } = await asked();
    expect(await step(_id, '')).toMatchObject(refused('passo', messages.required));
    expect(await step(_id, 'roubo')).toMatchObject(refused('passo', messages.invalid));
    expect(await step(_id, 'pagamento', { meio: 'ouro' })).toMatchObject(
      refused('meio', messages.invalid),
    );
    expect((await step('x', 'pagamento')).status).toBe(404);
    expect(await t.store.count(movimentos)).toBe(0);
  });

  test('stay in the accounts without whose they were once a person is erased, unless money is owed', async () => {
    const { erase } = personData(t);
    const { _id, own, read: seen } = await asked();
    await t.visitor('POST', `${own}/respostas`, { texto: 'Sou a Zulmira.' });
    await step(_id, 'pagamento');
    await move(_id, 'recusado');
    expect((await erase(person.email)).status).toBe(409);
    await step(_id, 'devolucao');
    expect((await erase(person.email)).status).toBe(200);
    expect(await seen()).toBeNull();
    expect(JSON.stringify(await read(_id))).not.toMatch(/zulmira|Farrusco/i);
    expect(await t.store.count(movimentos)).toBe(2);
    expect(await t.store.count(passos)).toBe(0);
  });
});

describe.each(bothEngines)('two who take one fee on %s', (engine) => {
  const t = testApp(engine);
  const { asked, begin } = requestsIn(t);

  test('take it once, and the rows come to what the request says', async () => {
    await begin();
    const { _id } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        t.staff('PUT', `/api/pedidos/${_id}/pagamento`, { passo: 'pagamento', meio: 'numerario' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(await t.store.list(movimentos)).toMatchObject([{ dono: _id, valor: 7.5 }]);
    expect((await t.staff('GET', `/api/pedidos/${_id}`)).body.pedido).toMatchObject({
      valorPago: 7.5,
    });
    const late = { passo: 'dispensa', versao: 1 };
    expect(await t.staff('PUT', `/api/pedidos/${_id}/pagamento`, late)).toMatchObject(
      refused('versao', refusals.changedMeanwhile, 409),
    );
  });
});
