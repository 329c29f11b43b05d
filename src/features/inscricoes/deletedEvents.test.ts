import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { euros } from '../../language/euros.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { noteSent, outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Table } from '../../server/store/table.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { bookingKinds } from './bookingLetter.server.ts';
import { runDeadlines } from './clock.server.ts';
import { refusals } from './refusals.ts';
import { comprovativos, findBooking, inscricoes, proofFolder } from './tables.server.ts';

const ana = {
  name: 'Ana Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 3,
  numeroCriancas: 0,
};

describe.each(bothEngines)('when bookings or their event are deleted, on %s', (engine) => {
  const t = testApp(engine);
  let evento: { _id: string; identifier: string };
  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [noticiasEventos, inscricoes, outbox, atividade, reciclagem];
    for (const table of tables) await t.store.remove(table, {});
    evento = await t.store.create(noticiasEventos, magusto);
  });

  async function booked(changes = {}): Promise<{ _id: string; segredo: string }> {
    const form = { ...ana, _id: evento._id, ...changes };
    const { body } = await t.staff('POST', '/api/inscricoes/balcao', form);
    return { _id: body.inscricao._id, segredo: body.inscricao.pagina.split('/').at(-1) };
  }
  async function smaller(_id: string, numeroAdultos: number) {
    const { inscricao } = (await t.staff('GET', `/api/inscricoes/${_id}`)).body;
    const party = { numeroAdultos, numeroCriancas: 0, evento: evento._id };
    const body = { ...party, visto: inscricao.updatedAt };
    expect((await t.staff('PUT', `/api/inscricoes/${_id}/lugares`, body)).status).toBe(200);
  }
  const deleteEvent = () => t.staff('DELETE', '/api/noticiasEventos/magusto');
  const bringBack = () => t.staff('POST', `/api/reciclagem/${evento._id}/repor`);
  const remove = (_id: string, body?: object) =>
    t.staff('DELETE', `/api/inscricoes/${_id}`, body ?? '');
  const letters = async () =>
    (await t.store.list(outbox)).map(({ subject, body }) => ({ subject, body }));
  const owed = async () =>
    (await t.staff('GET', '/api/inscricoes?estado=porDevolver&offset=0')).body.total;

  test('an event is not deleted while somebody is owed money, whenever it was', async () => {
    const { _id } = await booked({ estaPago: true });
    await smaller(_id, 1);
    await t.setClock('2026-08-01T12:00:00.000Z');
    const refused = await deleteEvent();
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ param: 'inscricoes' }] } });
    expect(refused.body.errors[0].msg).toContain(`1 reserva com ${euros(20)} por devolver`);
    expect(await owed()).toBe(1);
    expect(await t.store.list(reciclagem)).toEqual([]);

    await t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido: true });
    expect((await deleteEvent()).status).toBe(200);
  });

  test('nor while money is held for one that is still to come', async () => {
    await booked({ estaPago: true });
    await booked({ estaPago: true, numeroAdultos: 1 });
    await booked();
    const { status, body } = await deleteEvent();
    expect(status).toBe(409);
    expect(body.errors[0].msg).toContain(`2 reservas com ${euros(40)} que a junta recebeu`);
    const url = '/api/noticiasEventos/backoffice/magusto?offset=0&estado=comDinheiro';
    const seen = (await t.staff('GET', url)).body;
    expect(seen).toMatchObject({ total: 2, reservas: { emCaixa: 40 } });
    expect((await t.store.list(outbox)).every(({ subject }) => /recebida/.test(subject))).toBe(
      true,
    );
    // Once the event has begun, the money is earned and blocks nothing.
    await t.setClock('2026-07-15T12:00:00.000Z');
    expect((await deleteEvent()).status).toBe(200);
  });

  test('an event comes back with its bookings, and nobody hears of a slip that was mended at once', async () => {
    const { _id, segredo } = await booked();
    const before = (await t.staff('GET', `/api/inscricoes/${_id}`)).body;
    await t.store.remove(outbox, {});
    expect((await deleteEvent()).status).toBe(200);
    expect((await t.staff('GET', `/api/inscricoes/${_id}`)).status).toBe(404);
    for (const [method, path] of [
      ['PUT', ''],
      ['PUT', '/devolucao'],
      ['DELETE', ''],
    ] as const) {
      const body = path === '' ? '' : { devolvido: true };
      expect((await t.staff(method, `/api/inscricoes/${_id}${path}`, body)).status).toBe(404);
    }
    expect((await t.staff('GET', '/api/procura?q=Vieira')).body.resultados).toEqual([]);
    const { reserva } = (await t.visitor('GET', `/api/reservas/${segredo}`)).body;
    expect(reserva).toMatchObject({
      eventoRetirado: true,
      podeCancelar: false,
      evento: { title: 'Magusto' },
    });

    expect((await bringBack()).status).toBe(200);
    expect((await t.staff('GET', `/api/inscricoes/${_id}`)).body).toEqual(before);
    expect(await letters()).toEqual([]);
  });

  test('who was told that an event would not be is told when it will be after all', async () => {
    await booked();
    await t.store.remove(outbox, {});
    await deleteEvent();
    await t.setClock('2026-06-01T11:02:00.000Z');
    await bringBack();
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Reserva cancelada: Magusto',
      'A sua reserva mantém-se: Magusto',
    ]);
  });

  test('who could not pay while the event was in the bin has time anew, and keeps the places', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, { prazoPagamento: 5 });
    const { _id } = await booked();
    const row = () => t.store.find(inscricoes, { _id });
    expect(await row()).toMatchObject({ pagarAte: '2026-06-08' });
    await t.setClock('2026-06-05T11:00:00.000Z');
    await deleteEvent();
    await t.setClock('2026-06-12T11:00:00.000Z');
    expect((await bringBack()).status).toBe(200);
    expect((await letters()).at(-1)?.body).toContain('Como pagar, até 17 de junho de 2026');
    await runDeadlines(t.context);
    expect(await row()).toMatchObject({ estado: 'ativa', pagarAte: '2026-06-17', lembrada: false });
  });

  describe('places that are offered to somebody', () => {
    let _id: string;
    beforeEach(async () => {
      await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
      const full = await booked({ email: 'rui@exemplo.pt' });
      const form = { ...ana, _id: evento._id, listaEspera: true };
      const captcha = await t.captcha('inscricoes');
      _id = (await t.visitor('POST', '/api/inscricoes', { ...form, captcha })).body.inscricao._id;
      await t.visitor('DELETE', `/api/reservas/${full.segredo}`);
      expect(await row()).toMatchObject({ estado: 'oferta' });
    });
    const row = () => t.store.find(inscricoes, { _id });
    const told = async () =>
      (await t.store.list(outbox, { where: { about: _id } })).map(
        ({ subject }) => subject.split(':')[0],
      );

    test('before its event was in the bin for longer than that are offered anew', async () => {
      await t.store.change(outbox, {}, { state: 'sent' });
      await t.setClock('2026-06-02T11:00:00.000Z');
      await deleteEvent();
      await t.setClock('2026-06-12T11:00:00.000Z');
      await bringBack();
      await runDeadlines(t.context);
      const { estado, ofertaAte = '' } = (await row()) ?? {};
      expect(estado).toBe('oferta');
      expect(ofertaAte > '2026-06-12T11:00:00.000Z').toBe(true);
      expect((await told()).slice(2)).toEqual(['A sua reserva mantém-se', 'Há lugares para si']);
    });

    test('in a letter that had not left when the event was deleted are offered in another', async () => {
      await deleteEvent();
      expect(await told()).toEqual(['Em lista de espera']);
      await bringBack();
      expect(await row()).toMatchObject({ estado: 'oferta' });
      expect(await told()).toEqual(['Em lista de espera', 'Há lugares para si']);
    });
  });

  test('letters that no longer hold do not follow the last one, and are written anew if it was a slip', async () => {
    const { _id } = await booked();
    await t.store.remove(outbox, {});
    for (const tipo of [bookingKinds.change, bookingKinds.reminder, bookingKinds.tomorrow]) {
      const letter = { about: _id, recipient: ana.email, state: 'waiting' } as const;
      await t.store.create(outbox, { ...letter, tipo });
    }
    await t.store.change(inscricoes, { _id }, { lembrada: true, avisadaPara: '2026-07-15' });
    await deleteEvent();
    expect((await letters()).map(({ subject }) => subject)).toEqual(['Reserva cancelada: Magusto']);
    await bringBack();
    const [row] = await t.store.list(inscricoes);
    expect(row).toMatchObject({ estado: 'ativa', lembrada: false, avisadaPara: '' });
  });

  test('the last letters stand among the others, delivered too, until other letters would go', async () => {
    await booked();
    const { _id } = await booked({ email: 'rui@exemplo.pt' });
    await t.store.remove(outbox, {});
    await remove(_id);
    await deleteEvent();
    await t.staff('DELETE', `/api/reciclagem/${evento._id}`);
    expect(await t.store.list(inscricoes)).toEqual([]);
    for (const letter of await t.store.list(outbox))
      await noteSent(t.store, letter, t.context.now(), async () => {});
    const read = await t.staff('GET', '/api/cartas?estado=sent');
    expect(read.body.arrayCartas).toHaveLength(2);
    expect(read.body.arrayCartas[0]).toMatchObject({ subject: 'Reserva cancelada: Magusto' });
    const later = (moment: string) => eraseOldData({ ...t.context, now: () => new Date(moment) });
    await later('2026-06-30T12:00:00.000Z');
    expect(await letters()).toHaveLength(2);
    await later('2026-07-02T12:00:00.000Z');
    expect(await letters()).toEqual([]);
  });

  test('nothing of a person outlives its six months in the bin, in a proof or in a last letter', async () => {
    const { _id } = await booked();
    const gone = await booked({ email: 'rui@exemplo.pt', name: 'Rui Vieira' });
    await t.store.create(comprovativos, { inscricao: _id, file: 'x', extension: 'pdf', size: 1 });
    await t.setClock('2027-01-10T12:00:00.000Z');
    await remove(gone._id);
    expect((await deleteEvent()).status).toBe(200);
    const at = (moment: string) => eraseOldData({ ...t.context, now: () => new Date(moment) });
    await at('2027-01-15T12:00:00.000Z');
    expect(await t.store.list(inscricoes)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    await at('2027-01-16T12:00:00.000Z');
    for (const table of [inscricoes, comprovativos, outbox] as Table[]) {
      expect(await t.store.list(table)).toEqual([]);
    }
    expect((await bringBack()).status).toBe(200);
  });

  test.each([
    ['is emptied', () => t.staff('DELETE', '/api/reciclagem')],
    [
      'has kept them for its thirty days',
      () => eraseOldData({ ...t.context, now: () => new Date('2026-07-02T12:00:00Z') }),
    ],
  ])('bookings and proofs are gone for good when the bin %s', async (_case, empty) => {
    const { _id } = await booked();
    const folder = proofFolder(t.context.config);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'x'), 'x');
    await t.store.create(comprovativos, { inscricao: _id, file: 'x', extension: 'pdf', size: 1 });
    await deleteEvent();
    expect(await t.store.list(comprovativos)).toHaveLength(1);
    expect(existsSync(join(folder, 'x'))).toBe(true);
    await empty();
    expect(await t.store.list(inscricoes)).toEqual([]);
    expect(await t.store.list(comprovativos)).toEqual([]);
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  test('a booking with money is deleted only with a word on what became of it', async () => {
    const { _id } = await booked({ estaPago: true });
    await t.store.remove(outbox, {});
    const refused = await remove(_id);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ param: 'devolucao' }] } });
    expect(refused.body.errors[0].msg).toContain(euros(30));
    expect((await remove(_id, { devolucao: 'talvez' })).status).toBe(422);
    expect((await t.staff('GET', `/api/inscricoes/${_id}`)).status).toBe(200);
    expect(await letters()).toEqual([]);

    expect((await remove(_id, { devolucao: 'feita' })).status).toBe(200);
    const [letter] = await letters();
    expect(letter?.body).toContain(`Devolvemos-lhe ${euros(30)}`);
    const told = await t.store.find(atividade, { verb: 'refundMadeAtEnd' });
    expect(told?.subject).toBe(`«Magusto», ${euros(30)}`);
  });

  test('what became of a sum is taken only while it is still the sum that was seen', async () => {
    const { _id } = await booked({ estaPago: true });
    await t.store.remove(outbox, {});
    for (const devolucao of ['feita', 'dispensada']) {
      expect(await remove(_id, { devolucao, valor: 20 })).toMatchObject(
        refused('valor', refusals.bookingChanged, 409),
      );
    }
    expect(await letters()).toEqual([]);
    expect((await remove(_id, { devolucao: 'feita', valor: 30 })).status).toBe(200);
  });

  test('a refund that is waived is promised to nobody', async () => {
    const { _id } = await booked({ estaPago: true });
    await t.store.remove(outbox, {});
    expect((await remove(_id, { devolucao: 'dispensada' })).status).toBe(200);
    const [letter] = await letters();
    expect(letter?.body).toContain('não há nada a devolver');
    expect(letter?.body).not.toContain('devolver-lhe');
    expect((await t.store.list(atividade)).map(({ verb }) => verb)).toContain('refundWaived');
  });

  test('an unpaid booking is deleted at one press, without any body', async () => {
    const { _id } = await booked();
    expect((await t.staff('DELETE', `/api/inscricoes/${_id}`)).status).toBe(200);
    const { _id: another } = await booked();
    expect((await remove(another)).status).toBe(200);
  });

  test('who pays in the very moment in which an event is deleted is not forgotten', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { _id } = await booked({ email: `n${round}@exemplo.pt` });
      const [, deleted] = await Promise.all([
        t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true }),
        deleteEvent(),
      ]);
      const row = await findBooking(t.store, { _id });
      if (deleted.status === 200) {
        expect(row).toMatchObject({ estaPago: false, valorPago: 0 });
        await bringBack();
      } else expect(row).toMatchObject({ estaPago: true, valorPago: 30 });
      await t.store.remove(inscricoes, { _id });
    }
  });

  test('the demo village stays while somebody real has paid for one of its events', async () => {
    await booked({ estaPago: true });
    await t.store.change(noticiasEventos, { _id: evento._id }, { demo: true });
    const refused = await t.staff('DELETE', '/api/demonstracao');
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ param: 'inscricoes' }] } });
    expect(refused.body.errors[0].msg).toContain('«Magusto»');
    expect(await t.store.list(inscricoes)).toHaveLength(1);
  });
});
