import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { moved } from '../../../tests/dinheiro/moved.ts';
import { everyTable } from '../../../tests/everyTable.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { personData } from '../../../tests/personData.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { findBooking, inscricoes } from '../../features/inscricoes/tables.server.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { readDefinicoes, saveDefinicoes } from '../store/definicoes.ts';
import type { Table } from '../store/table.ts';
import { eraseOldData } from '../village/retention.ts';
import { pedidosDados } from './pedidosDados.ts';

/** By its name, since the feature can be taken out. */
const mensagens = everyTable.find(({ name }) => name === 'mensagens') as Table;

describe.each(engines)('one person on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@aldeia.example' } });
  const { ask, erase, handOver, marks } = personData(t);
  let evento: string;
  beforeAll(async () => {
    const startDate = '2026-08-01';
    const event = { type: 'EVENTO' as const, title: 'Magusto', identifier: 'magusto', startDate };
    evento = (await t.store.create(noticiasEventos, event))._id;
  });

  const booking = (who: object, money: object = {}) =>
    t.store.create(inscricoes, {
      evento,
      chave: randomUUID(),
      segredo: randomUUID(),
      numeroAdultos: 1,
      precoAdulto: 12,
      enrollmentDate: '2026-05-01T10:00:00.000Z',
      ...who,
      ...money,
    });

  test('a payment stays without its name, and says until when', async () => {
    const who = { name: 'Paga Sempre', email: 'paga@exemplo.pt', telefone: '919000001' };
    const { _id, segredo } = await booking(who);
    await moved(t.store, _id, { pagamento: 12 });
    await t.store.create(outbox, { recipient: who.email, subject: 'Reserva', about: _id });
    const until =
      'A junta recebeu 12,00 €: ficam o valor, o dia e o evento, sem nome nem contactos, até 02 de fevereiro de 2027';
    const { partes } = (await ask('919000001')).body.pessoaDados;
    const titled = ({ titulo }: { titulo: string }) => titulo === 'Inscrições';
    const { registos } = partes.find(titled);
    expect(registos[0].fica.replace(/\s/g, ' ')).toBe(until);
    const { apagado } = (await erase('919000001')).body;
    expect(apagado.ficam.map((each: string) => each.replace(/\s/g, ' '))).toEqual([until]);
    const row = await findBooking(t.store, { _id });
    expect(row).toMatchObject({ name: '(apagado)', email: '', telefone: '', valorPago: 12 });
    expect(row?.segredo).not.toBe(segredo);
    expect(await t.store.list(outbox, { where: { about: _id } })).toEqual([]);
    expect((await t.visitor('GET', `/api/reservas/${segredo}`)).status).toBe(404);
    expect(await marks(['paga sempre', 'paga@exemplo', '919000001'])).toBe(0);
  });

  test('nobody is forgotten to whom the council owes money', async () => {
    const who = { name: 'Espera Troco', email: 'troco@exemplo.pt', telefone: '919000002' };
    const { _id } = await booking(who, { estado: 'cancelada' });
    await moved(t.store, _id, { pagamento: 12 });
    expect((await ask(who.email)).body.pessoaDados.impede).toContain('por devolver');
    const answer = await erase(who.email);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].msg).toContain('Magusto');
    expect(await t.store.find(inscricoes, { _id })).toMatchObject(who);
  });

  test('nor who paid too late, before staff have decided what becomes of it', async () => {
    const who = { name: 'Paga Tarde', email: 'tarde@exemplo.pt', telefone: '919000009' };
    const { _id } = await booking(who, { estado: 'expirada' });
    await moved(t.store, _id, { pagamento: 12 });
    const { impede } = (await ask(who.email)).body.pessoaDados;
    expect(impede.replace(/\s/g, ' ')).toBe('Há 12,00 € a decidir da inscrição em «Magusto»');
    expect((await erase(who.email)).status).toBe(409);
    expect(await t.store.find(inscricoes, { _id })).toMatchObject(who);
    // With nothing left to decide there is nothing to wait for.
    await moved(t.store, _id, { devolucao: 12 });
    expect((await erase(who.email)).status).toBe(200);
  });

  test('a payment that comes in while its person is erased stays', async () => {
    const who = { name: 'Paga Agora', email: 'agora@exemplo.pt', telefone: '919000010' };
    const { _id } = await booking(who);
    let erasing = Promise.resolve({ status: 0 });
    await t.store.transaction(async (trx) => {
      await trx.lock(inscricoes, { _id });
      erasing = erase(who.email);
      await new Promise((passed) => setTimeout(passed, 500));
      await moved(trx, _id, { pagamento: 12 });
    });
    expect((await erasing).status).toBe(200);
    const row = await findBooking(t.store, { _id });
    expect(row).toMatchObject({ name: '(apagado)', valorPago: 12 });
  });

  test('two of one name are told apart, and neither is erased by it', async () => {
    await booking({ name: 'Maria Dupla', email: 'maria1@exemplo.pt', telefone: '919000003' });
    await booking({ name: 'María  Dupla', email: 'maria2@exemplo.pt', telefone: '919000004' });
    const { pessoaDados } = (await ask('maria dupla')).body;
    expect(pessoaDados).toMatchObject({ eUma: false, podeApagar: false, partes: [] });
    expect(pessoaDados.pessoas.map(({ email }: { email: string }) => email)).toEqual([
      ...['maria1@exemplo.pt', 'maria2@exemplo.pt'],
    ]);
    expect(await erase('Maria Dupla')).toMatchObject(refused('q', messages.severalPeople));
    expect((await ask('Dupla')).body.pessoaDados.pessoas).toHaveLength(2);
    expect(await erase('Dupla')).toMatchObject(refused('q', messages.severalPeople));
    expect((await erase('maria1@exemplo.pt')).status).toBe(200);
    expect(await t.store.find(inscricoes, { email: 'maria2@exemplo.pt' })).toBeDefined();
    // Now one is left; by a part of the name she is still not erased.
    expect(await erase('Dupla')).toMatchObject(refused('q', messages.severalPeople));
    expect((await erase('maria dupla')).status).toBe(200);
    expect(await t.store.find(inscricoes, { email: 'maria2@exemplo.pt' })).toBeUndefined();
  });

  test('whoever shares an address keeps what is theirs', async () => {
    const email = 'casal@exemplo.pt';
    await booking({ name: 'Ela Casal', email, telefone: '919000005' });
    const his = await booking({ name: 'Ele Casal', email, telefone: '919000006' });
    const letter = { recipient: email, subject: 'Dele', about: his._id };
    await t.store.create(outbox, letter);
    expect((await erase('919000005')).status).toBe(200);
    expect(await t.store.find(inscricoes, { _id: his._id })).toMatchObject({ email });
    expect(await t.store.find(outbox, { about: his._id })).toMatchObject(letter);
  });

  test('the council itself is nobody, also where its address was typed for somebody', async () => {
    await saveDefinicoes(t.store, {
      ...(await readDefinicoes(t.store)),
      email: 'geral@aldeia.example',
      phones: ['271000000'],
    });
    await t.store.create(outbox, { recipient: 'junta@aldeia.example', subject: 'Nova reserva' });
    for (const own of ['junta@aldeia.example', 'GERAL@aldeia.example', '+351271000000']) {
      expect(await ask(own)).toMatchObject(refused('q', messages.councilsOwn));
      expect(await erase(own)).toMatchObject(refused('q', messages.councilsOwn));
    }
    const walkIn = { name: 'Sem Correio', email: 'junta@aldeia.example', telefone: '919000007' };
    await booking(walkIn);
    expect((await erase('919000007')).body.apagado.registos).toBe(1);
    expect(await t.store.find(outbox, { subject: 'Nova reserva' })).toBeDefined();
  });

  test('an account is told with what it did, and is not erased while it is used', async () => {
    const { _id } = await t.addColleague('clara.serva');
    await t.store.change(staff, { _id }, { email: 'clara@exemplo.pt' });
    const warning = { recipient: 'clara@exemplo.pt', subject: 'IBAN', about: 'definicoes' };
    await t.store.create(outbox, warning);
    const { partes } = (await ask('clara@exemplo.pt')).body.pessoaDados;
    const titles = partes.map(({ titulo }: { titulo: string }) => titulo);
    expect(titles).toEqual(['Emails', 'Conta na área reservada', 'Atividade na área reservada']);
    expect((await erase('clara@exemplo.pt')).status).toBe(200);
    expect(await t.store.find(staff, { _id })).toMatchObject({ email: 'clara@exemplo.pt' });
    expect(await t.store.find(outbox, { about: 'definicoes' })).toMatchObject(warning);
    await t.store.change(staff, { _id }, { disabled: true });
    await erase('clara@exemplo.pt');
    expect(await t.store.find(staff, { _id })).toMatchObject({
      email: '',
      username: 'clara.serva',
    });
  });

  test('nothing is done without the password, by fragments, or with nonsense', async () => {
    const who = { name: 'Fica Aqui', email: 'fica@exemplo.pt', telefone: '919000008' };
    await booking(who);
    const wrong = { 'x-palavra-passe': 'errada' };
    expect((await erase(who.email, wrong)).status).toBe(422);
    expect((await erase(who.email, { 'x-palavra-passe': undefined })).status).toBe(422);
    for (const q of [
      '',
      ' ',
      'fi',
      'fica@',
      '@exemplo.pt',
      '91900000',
      'Fica',
      '%',
      '.*',
      '\u0000',
    ]) {
      expect((await erase(q)).status, q).toBe(422);
    }
    for (const q of [null, 3, ['fica@exemplo.pt'], { $ne: '' }, true]) {
      const answer = await t.staff('POST', '/api/pessoa-dados/apagar', { q });
      expect(answer.status, JSON.stringify(q)).toBe(422);
    }
    expect((await t.staff('POST', '/api/pessoa-dados/apagar', '{"q":"fica@')).status).toBe(400);
    expect((await t.staff('GET', '/api/pessoa-dados')).status).toBe(422);
    expect(await t.store.find(inscricoes, { email: who.email })).toMatchObject(who);
    // Two at once erase once.
    const both = await Promise.all([erase(who.email), erase(who.email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.apagado.registos).sort()).toEqual([0, 1]);
  });

  test('what people typed is harmless in the page that is handed over', async () => {
    const name = '<script>alert(1)</script> & "Companhia"';
    await t.store.create(mensagens, {
      name,
      email: 'x@mau.example',
      subject: '<b>',
      mensagem: name,
    });
    const html = (await handOver('x@mau.example')).get('dados.html');
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;');
  });

  describe('and their requests', () => {
    const note = (body: object) => t.staff('POST', '/api/pessoa-dados/pedidos', body);
    const list = async () =>
      (await t.staff('GET', '/api/pessoa-dados/pedidos')).body.arrayPedidosDados;
    const counts = async () => (await t.staff('GET', '/api/resumo')).body.resumo.contagens;
    beforeAll(async () => void (await t.store.remove(pedidosDados, {})));

    test('have thirty days, and press when few are left', async () => {
      const made = await note({ quem: 'pede@exemplo.pt', tipo: 'ver', recebidoEm: '2026-05-20' });
      expect(made.status).toBe(201);
      expect(made.body.pedidoDados).toMatchObject({ prazo: '2026-06-19', respondidoEm: '' });
      await note({ quem: 'pede@exemplo.pt', tipo: 'apagar', recebidoEm: '2026-05-06' });
      expect(await counts()).toMatchObject({ pedidosDados: 2, pedidosDadosUrgentes: 1 });
      expect((await note({ quem: 'x@y.pt', tipo: 'ver', recebidoEm: '2026-06-02' })).body).toEqual({
        errors: [{ param: 'recebidoEm', msg: messages.notYet }],
      });
      expect((await note({})).status).toBe(422);
    });

    test('are answered by the file, by erasing, or by hand, and are kept without a name', async () => {
      await handOver('pede@exemplo.pt');
      const states = async () =>
        (await list()).map((each: { tipo: string; respondidoEm: string }) => [
          ...[each.tipo, each.respondidoEm !== ''],
        ]);
      expect(await states()).toEqual([
        ['apagar', false],
        ['ver', true],
      ]);
      await erase('pede@exemplo.pt');
      for (const each of await list()) {
        expect(each).toMatchObject({ quem: '(apagado)', respondidoPor: 'admin' });
        expect(each.respondidoEm).not.toBe('');
      }
      const { _id } = (await list())[0];
      const answer = (respondido: boolean) =>
        t.staff('PUT', `/api/pessoa-dados/pedidos/${_id}`, { respondido });
      expect((await answer(false)).body.pedidoDados).toMatchObject({ respondidoEm: '' });
      expect((await answer(true)).body.pedidoDados).toMatchObject({ respondidoPor: 'admin' });
      expect((await t.staff('PUT', '/api/pessoa-dados/pedidos/nada', {})).status).toBe(422);
      const none = await t.staff('PUT', '/api/pessoa-dados/pedidos/nada', { respondido: true });
      expect(none.status).toBe(404);
    });

    test('go a year after their answer, and never before it', async () => {
      await note({ quem: 'Por Responder', tipo: 'ver', recebidoEm: '2026-06-01' });
      await eraseOldData({ ...t.context, now: () => new Date('2027-05-31T12:00:00Z') });
      expect(await list()).toHaveLength(3);
      await eraseOldData({ ...t.context, now: () => new Date('2027-06-02T12:00:00Z') });
      expect(await list()).toMatchObject([{ quem: 'Por Responder' }]);
    });
  });
});
