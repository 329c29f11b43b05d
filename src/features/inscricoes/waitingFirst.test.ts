import { beforeEach, describe, expect, test } from 'vitest';
import { siteIn } from '../../../tests/inscricoes/siteIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { day, hour } from '../../language/durations.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { runDeadlines } from './clock.server.ts';
import { refusals } from './refusals.ts';
import { inscricoes, takenAt } from './tables.server.ts';

describe.each(bothEngines)('while somebody waits for places, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento: newEvento, book: signUp, publicEvent } = siteIn(t);
  beforeEach(begin);

  const evento = (changes = {}) => newEvento({ maxParticipants: 6, ...changes });
  let number = 0;
  /** Signs up a party, and says what it was answered and what became of it since. */
  async function book({ _id }: { _id: string }, people: number, listaEspera = false) {
    const email = `p${++number}@exemplo.pt`;
    const party = { numeroAdultos: people, numeroCriancas: 0, listaEspera };
    const { status, body } = await signUp(_id, { email, ...party });
    const row = async () => (await t.store.find(inscricoes, { email })) ?? expect.fail('gone');
    const reserva = async () =>
      (await t.visitor('GET', `/api/reservas/${(await row()).segredo}`)).body.reserva;
    const leave = async () => t.visitor('DELETE', `/api/reservas/${(await row()).segredo}`);
    const estado = async () => (await row()).estado;
    return { status, error: body.errors?.[0], row, reserva, leave, estado };
  }
  const later = (ms: number) => t.setClock(new Date(t.context.now().getTime() + ms).toISOString());
  const tick = () => runDeadlines(t.context);

  /** An event with two places free, for which a party of four has waited from the first. */
  async function twoFree(changes = {}) {
    const at = await evento(changes);
    const [two] = [await book(at, 2), await book(at, 4)];
    const four = await book(at, 4, true);
    await two.leave();
    return { at, four };
  }

  test('newcomers join the list, whatever their page said, and are told that they may', async () => {
    const { at, four } = await twoFree();
    expect(await four.estado()).toBe('espera');
    expect(await publicEvent(at.identifier)).toMatchObject({
      currentParticipants: 4,
      temEspera: true,
    });
    const refused = await book(at, 1);
    expect(refused).toMatchObject({
      status: 422,
      error: { param: 'listaEspera', msg: refusals.othersWait },
    });
    // The list offers in its order to those who fit: here at once.
    const joined = await book(at, 1, true);
    expect([joined.status, await joined.estado()]).toEqual([201, 'oferta']);
    expect(await takenAt(t.store, at._id)).toBe(5);
  });

  test('a full event goes on saying that it has no places', async () => {
    const at = await evento();
    await book(at, 6);
    await book(at, 2, true);
    expect((await book(at, 1)).error.msg).toBe(refusals.seats);
  });

  test('one who waits does not close an event that has places for all who are there', async () => {
    const at = await evento();
    await book(at, 1);
    // Nobody waits yet, and the event is not full: this is a party too large, not a list.
    expect((await book(at, 6, true)).error.msg).toBe(refusals.seats);
    expect((await book(at, 5)).status).toBe(201);
  });

  test('at the counter staff may give away what is free', async () => {
    const { at } = await twoFree();
    const party = { _id: at._id, name: 'Rui', telefone: '912345678', numeroAdultos: 2 };
    const atCounter = { ...party, numeroCriancas: 0, email: '' };
    expect((await t.staff('POST', '/api/inscricoes/balcao', atCounter)).status).toBe(201);
  });

  test('places are kept for who did not fit three times, for as long as an offer, once', async () => {
    const { at, four } = await twoFree();
    for (let passed = 1; passed <= 3; passed++) {
      const small = await book(at, 1, true);
      expect(await small.estado()).toBe('oferta');
      expect(await four.row()).toMatchObject({ preterida: passed, guardadoAte: '' });
      await small.leave();
    }
    const [second, third] = [await book(at, 2, true), await book(at, 1, true)];
    expect([await second.estado(), await third.estado()]).toEqual(['espera', 'espera']);
    expect(await four.row()).toMatchObject({ guardadoAte: '2026-06-03T11:00:00.000Z' });
    // It is not put off by others who come, and the visitor's page says it.
    await later(day);
    await book(at, 2, true);
    expect(await four.reserva()).toMatchObject({ guardadoAte: '2026-06-03T11:00:00.000Z' });
    await later(day - hour);
    await tick();
    expect(await second.estado()).toBe('espera');
    await later(2 * hour);
    await tick();
    // Its time is over: who is behind and fits is next, and the list moves on.
    expect([await second.estado(), await third.estado()]).toEqual(['oferta', 'espera']);
    await second.leave();
    expect(await third.estado()).toBe('oferta');
    await third.leave();
    await tick();
    expect(await takenAt(t.store, at._id)).toBe(6);
    // It still is the first, should there be places for all of it.
    await t.store.change(inscricoes, { evento: at._id, estado: 'oferta' }, { estado: 'expirada' });
    await t.store.change(noticiasEventos, { _id: at._id }, { maxParticipants: 8 });
    await tick();
    expect(await four.estado()).toBe('oferta');
  });

  test('what comes free in time goes to the party it was kept for', async () => {
    const { at, four } = await twoFree();
    await t.store.change(inscricoes, { _id: (await four.row())._id }, { preterida: 3 });
    const small = await book(at, 2, true);
    expect([await small.estado(), await four.estado()]).toEqual(['espera', 'espera']);
    await t.store.change(noticiasEventos, { _id: at._id }, { maxParticipants: 8 });
    await tick();
    expect([await small.estado(), await four.estado()]).toEqual(['espera', 'oferta']);
  });

  test('a party larger than the event is passed over, and keeps nobody from booking', async () => {
    const at = await evento();
    await book(at, 2);
    const four = await book(at, 4);
    const six = await book(at, 6, true);
    await t.store.change(inscricoes, { _id: (await six.row())._id }, { preterida: 3 });
    await t.store.change(noticiasEventos, { _id: at._id }, { maxParticipants: 5 });
    const behind = await book(at, 3, true);
    await four.leave();
    expect([await six.estado(), await behind.estado()]).toEqual(['espera', 'oferta']);
    expect(await six.row()).toMatchObject({ preterida: 3, guardadoAte: '' });
    expect(await six.reserva()).toMatchObject({ evento: { maxParticipants: 5 } });
    await t.store.change(inscricoes, { _id: (await behind.row())._id }, { estado: 'expirada' });
    expect(await publicEvent(at.identifier)).toMatchObject({ temEspera: false });
    expect((await book(at, 2)).status).toBe(201);
  });

  test('once it is too late to offer places, who comes may book them', async () => {
    const { at } = await twoFree({
      startDate: '2026-06-01',
      startTime: '16:00',
      limitEnrollmentDate: '2026-06-01',
    });
    expect((await book(at, 1)).status).toBe(422);
    await later(2 * hour);
    expect((await book(at, 1)).status).toBe(201);
  });

  test('a thousand who wait and do not fit, and newcomers all at once, take no place twice', async () => {
    const { at } = await twoFree();
    const waiting = { evento: at._id, estado: 'espera', name: 'x', numeroPessoas: 4 } as const;
    await t.store.transaction(async (trx) => {
      for (let each = 0; each < 1_000; each++) {
        await trx.create(inscricoes, { ...waiting, chave: `k${each}`, segredo: `s${each}` });
      }
    });
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, each) => book(at, 1, each % 2 === 0)),
    );
    expect(all.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(6);
    await tick();
    expect(await takenAt(t.store, at._id)).toBeLessThanOrEqual(6);
    expect(await t.store.count(inscricoes, { where: { evento: at._id, estado: 'ativa' } })).toBe(1);
  });
});
