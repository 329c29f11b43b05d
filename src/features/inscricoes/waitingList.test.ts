import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { sendFile } from '../../../tests/sendFile.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { day, hour } from '../../language/durations.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { runDeadlines } from './clock.server.ts';
import { refusals } from './refusals.ts';
import { findBooking, inscricoes, takenAt } from './tables.server.ts';
import { chooseOffered } from './waitingList.server.ts';

test.each([
  ['the first that fits', [2, 1], [0, 0], 2, [0], undefined, []],
  ['all that fit, in their order', [2, 1, 1], [0, 0, 0], 3, [0, 1], undefined, []],
  ['who is behind one that does not fit', [4, 2], [0, 0], 2, [1], 1, []],
  ['nobody behind one who was passed over three times', [4, 2], [3, 0], 2, [], 3, [0]],
  [
    'no more than would pass somebody over a fourth time',
    [4, 1, 1, 1],
    [1, 0, 0, 0],
    3,
    [1, 2],
    3,
    [0],
  ],
  ['who is behind one whose time is over', [4, 2], [9, 0], 2, [1], 10, []],
  ['nobody behind the second of two, while the first is over', [4, 5, 2], [9, 3, 0], 2, [], 9, [1]],
  ['nobody when nothing is free', [1], [0], 0, [], undefined, []],
])('offered to %s', (_words, sizes, before, free, places, times, kept) => {
  const queue = sizes.map((people, at) => ({
    people,
    passed: before[at] ?? 0,
    isTimeOver: before[at] === 9,
  }));
  const { offered, passedOver, keptFor } = chooseOffered(queue, free);
  expect(offered.map((each) => queue.indexOf(each))).toEqual(places);
  expect([...passedOver.values()][0]).toBe(times);
  expect(keptFor.map((each) => queue.indexOf(each))).toEqual(kept);
});

describe.each(bothEngines)('an event with few places on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(() => t.setClock());
  let number = 0;

  async function event(more: object = {}) {
    const body = {
      ...validBody(eventos, `Magusto ${++number}`),
      permiteInscricao: true,
      price: 10,
      childPrice: 0,
      maxParticipants: 4,
      startDate: '2026-07-30',
      startTime: '15:00',
      endTime: '',
      endDate: '',
      limitEnrollmentDate: '2026-07-30',
      maxPorReserva: '',
      prazoPagamento: '',
      ...more,
    };
    return (await t.staff('POST', '/api/noticiasEventos/evento', body)).body.noticiaEvento;
  }
  async function book(evento: { _id: string }, numeroAdultos: number, more: object = {}) {
    const answer = await t.visitor('POST', '/api/inscricoes', {
      _id: evento._id,
      name: `Pessoa ${++number}`,
      email: `p${number}@exemplo.pt`,
      telefone: '912345678',
      numeroAdultos,
      numeroCriancas: 0,
      ...more,
      captcha: await t.captcha('inscricoes'),
    });
    const { inscricao } = answer.body;
    return { ...answer, inscricao, segredo: String(inscricao?.pagina).split('/').at(-1) ?? '' };
  }
  const waitFor = (evento: { _id: string }, people: number) =>
    book(evento, people, { listaEspera: true });
  const row = async ({ inscricao }: { inscricao: { _id: string } }) =>
    (await findBooking(t.store, { _id: inscricao._id })) ?? expect.fail('gone');
  const tick = () => runDeadlines(t.context);
  const later = (ms: number) => t.setClock(new Date(t.context.now().getTime() + ms).toISOString());
  const letters = async ({ inscricao }: { inscricao: { _id: string } }) =>
    (await t.store.list(outbox, { where: { about: inscricao._id } })).map(
      ({ subject }) => subject.split(':')[0],
    );

  const bodies = async ({ inscricao }: { inscricao: { _id: string } }) =>
    (await t.store.list(outbox, { where: { about: inscricao._id } })).map(({ body }) => body);

  test('who waits is offered what comes free, and takes it with one press', async () => {
    const evento = await event();
    const full = await book(evento, 4);
    expect((await book(evento, 1)).status).toBe(422);
    const [first, second] = [await waitFor(evento, 2), await waitFor(evento, 2)];
    expect(first).toMatchObject({ status: 201, inscricao: { estado: 'espera' } });
    expect(await takenAt(t.store, evento._id)).toBe(4);
    const smaller = { numeroAdultos: 2, numeroCriancas: 0 };
    expect((await t.visitor('PUT', `/api/reservas/${full.segredo}`, smaller)).status).toBe(200);
    expect(await row(first)).toMatchObject({ estado: 'oferta' });
    expect(await row(second)).toMatchObject({ estado: 'espera', preterida: 0 });
    expect(await letters(first)).toEqual(['Em lista de espera', 'Há lugares para si']);
    // Offered places count as taken.
    expect((await book(evento, 1)).body.errors[0].msg).toBe(refusals.seats);
    const url = `/api/reservas/${first.segredo}/oferta`;
    await later(day);
    for (const _again of [1, 2]) {
      const answer = await t.visitor('PUT', url, { aceita: true });
      expect(answer.body.reserva).toMatchObject({ estado: 'ativa', porPagar: 20 });
    }
    // The offer had not left yet: it is not sent after the answer.
    expect(await letters(first)).toEqual(['Em lista de espera', 'Reserva recebida']);
    // The days to cancel are counted from when the offer was accepted.
    expect((await row(first)).enrollmentDate).toBe('2026-06-02T11:00:00.000Z');
    expect((await t.visitor('PUT', url, { aceita: false })).status).toBe(422);
    expect(await takenAt(t.store, evento._id)).toBe(4);
  });

  /** Says of all letters that they have left. */
  const post = () => t.store.change(outbox, {}, { state: 'sent' });

  test('an offer whose letter never left does not lapse: it is made anew', async () => {
    const evento = await event();
    const full = await book(evento, 4);
    const [first, second] = [await waitFor(evento, 4), await waitFor(evento, 4)];
    await t.visitor('DELETE', `/api/reservas/${full.segredo}`);
    const { ofertaAte } = await row(first);
    await later(3 * day);
    await tick();
    const again = await row(first);
    expect(again.estado).toBe('oferta');
    expect(again.ofertaAte > ofertaAte).toBe(true);
    expect(await row(second)).toMatchObject({ estado: 'espera', preterida: 0 });
    // Only the letter with the new time is still there to be sent.
    expect(await letters(first)).toEqual(['Em lista de espera', 'Há lugares para si']);
    await post();
    await later(3 * day);
    await tick();
    expect(await row(first)).toMatchObject({ estado: 'expirada' });
    expect(await row(second)).toMatchObject({ estado: 'oferta' });
  });

  test('an offer to an address that does not exist lapses like any other', async () => {
    const evento = await event();
    const full = await book(evento, 4);
    const [first, second] = [await waitFor(evento, 4), await waitFor(evento, 4)];
    await t.visitor('DELETE', `/api/reservas/${full.segredo}`);
    const failed = {
      state: 'failed',
      lastError: '550 5.1.1 <p@exemplo.pt>: User unknown',
    } as const;
    await t.store.change(outbox, { about: first.inscricao._id }, failed);
    await later(3 * day);
    await tick();
    expect(await row(first)).toMatchObject({ estado: 'expirada' });
    expect(await row(second)).toMatchObject({ estado: 'oferta' });
  });

  test('what is declined, let go of or not answered goes to the next', async () => {
    const evento = await event();
    const full = await book(evento, 4);
    const [first, second, third, fourth] = [
      await waitFor(evento, 4),
      await waitFor(evento, 4),
      await waitFor(evento, 4),
      await waitFor(evento, 4),
    ];
    await t.visitor('DELETE', `/api/reservas/${full.segredo}`);
    await t.visitor('PUT', `/api/reservas/${first.segredo}/oferta`, { aceita: false });
    expect(await row(first)).toMatchObject({ estado: 'cancelada', aDevolver: 0 });
    await t.visitor('DELETE', `/api/reservas/${second.segredo}`);
    expect(await row(second)).toMatchObject({ estado: 'cancelada' });
    for (const each of [first, second]) {
      expect(await letters(each)).toEqual(['Em lista de espera', 'Reserva cancelada']);
      expect((await bodies(each)).join()).not.toContain('Se já pagou');
    }
    expect(await row(third)).toMatchObject({ estado: 'oferta' });
    await post();
    await later(3 * day);
    expect(
      (await t.visitor('PUT', `/api/reservas/${third.segredo}/oferta`, { aceita: true })).body
        .errors[0].msg,
    ).toBe(refusals.offerOver);
    await tick();
    expect(await row(third)).toMatchObject({ estado: 'expirada' });
    expect(await row(fourth)).toMatchObject({ estado: 'oferta' });
    expect(await letters(third)).toContain('Os lugares já não estão guardados');
    await tick();
    expect(await takenAt(t.store, evento._id)).toBe(4);
    // Staff give the places after all: as with an offer that is accepted, the days to cancel begin now.
    await t.visitor('DELETE', `/api/reservas/${fourth.segredo}`);
    await later(20 * day);
    const url = `/api/inscricoes/${third.inscricao._id}/expirada`;
    expect((await t.staff('POST', url, { decisao: 'repor' })).status).toBe(200);
    expect((await t.visitor('GET', `/api/reservas/${third.segredo}`)).body.reserva).toMatchObject({
      estado: 'ativa',
      podeCancelar: true,
    });
  });

  test('a party that is larger than the event waits for nothing, and who waits pays nothing', async () => {
    const evento = await event();
    await book(evento, 4);
    expect((await waitFor(evento, 5)).status).toBe(422);
    const waiting = await waitFor(evento, 1);
    const url = `/api/inscricoes/${waiting.inscricao._id}`;
    expect((await t.staff('PUT', url, { estaPago: true })).body.errors[0].msg).toBe(
      refusals.bookingNotYet,
    );
    const sheet = await t.staff(
      'GET',
      `/api/noticiasEventos/backoffice/${evento.identifier}?offset=0`,
    );
    expect(sheet.body.reservas).toMatchObject({
      reservas: 1,
      pessoas: 4,
      porPagar: 40,
      estados: { espera: 1 },
    });
  });

  test('who does not pay in time is reminded, then loses the place, and can have it back', async () => {
    const evento = await event({
      prazoPagamento: 2,
      startDate: '2026-09-30',
      limitEnrollmentDate: '2026-09-30',
    });
    const late = await book(evento, 2);
    const paid = await book(evento, 1);
    await t.staff('PUT', `/api/inscricoes/${paid.inscricao._id}`, { estaPago: true });
    const { pagarAte } = await row(late);
    expect(pagarAte).not.toBe('');
    for (let days = 0; days < 12; days++) {
      await later(day);
      await tick();
      await tick();
      await post();
    }
    expect(await row(late)).toMatchObject({ estado: 'expirada', lembrada: true });
    expect(await row(paid)).toMatchObject({ estado: 'ativa' });
    expect((await letters(late)).slice(1)).toEqual(['Falta pagar', 'A reserva expirou']);
    expect(await takenAt(t.store, evento._id)).toBe(1);

    // The money comes after all: it is listed until somebody decides.
    const url = `/api/inscricoes/${late.inscricao._id}`;
    expect(
      (await t.staff('PUT', url, { estaPago: true, meio: 'transferencia' })).body.data,
    ).toMatchObject({ estado: 'expirada', valorPago: 20, aDevolver: 0 });
    expect((await t.staff('GET', '/api/inscricoes?estado=aDecidir&offset=0')).body).toMatchObject({
      total: 1,
    });
    expect((await t.staff('DELETE', `/api/noticiasEventos/${evento.identifier}`)).status).toBe(409);
    const others = await book(evento, 2);
    const back = () => t.staff('POST', `${url}/expirada`, { decisao: 'repor' });
    expect((await back()).body.errors[0].msg).toBe(refusals.seats);
    await t.visitor('DELETE', `/api/reservas/${others.segredo}`);
    expect((await back()).body.inscricao).toMatchObject({
      estado: 'ativa',
      estaPago: true,
      aDevolver: 0,
    });
    // The letter that somebody will decide was still held, and is not sent after the decision.
    expect(await letters(late)).not.toContain('Pagamento fora do prazo');
    expect((await back()).status).toBe(422);
  });

  test('what came too late can be given back', async () => {
    const evento = await event({ prazoPagamento: 1 });
    const late = await book(evento, 2);
    await t.store.change(inscricoes, { _id: late.inscricao._id }, { estado: 'expirada' });
    const url = `/api/inscricoes/${late.inscricao._id}`;
    await t.staff('PUT', url, { estaPago: true });
    const ended = await t.staff('POST', `${url}/expirada`, { decisao: 'cancelar' });
    expect(ended.body.inscricao).toMatchObject({
      estado: 'cancelada',
      aDevolver: 20,
      devolvido: false,
    });
    expect(await letters(late)).toEqual(['Reserva recebida', 'Vamos devolver-lhe o que pagou']);
    await t.staff('PUT', `${url}/devolucao`, { devolvido: true });
    // It was not its visitor who cancelled it.
    expect((await bodies(late)).at(-1)).toContain('o valor da reserva cancelada,');
  });

  test('a proof that waits keeps the place, and who is refused has time anew', async () => {
    const evento = await event({
      prazoPagamento: 2,
      startDate: '2026-08-30',
      limitEnrollmentDate: '2026-08-30',
    });
    const sent = await book(evento, 1);
    await sendFile(t, `/api/reservas/${sent.segredo}/comprovativo`, pdfSaying('Paguei'));
    await later(30 * day);
    await tick();
    expect((await row(sent)).estado).toBe('ativa');
    const proof = `/api/inscricoes/${sent.inscricao._id}/comprovativo`;
    await t.staff('POST', `${proof}/recusar`, { motivo: 'Não se lê.' });
    await tick();
    const { estado, pagarAte } = await row(sent);
    expect(estado).toBe('ativa');
    expect(pagarAte > t.context.now().toISOString().slice(0, 10)).toBe(true);
  });

  test('those who come tomorrow are told once, by day', async () => {
    const evento = await event({ startDate: '2027-03-02', limitEnrollmentDate: '2027-03-02' });
    const coming = await book(evento, 1);
    await t.setClock('2027-03-01T08:30:00.000Z');
    await tick();
    expect(await letters(coming)).toEqual(['Reserva recebida']);
    await later(hour);
    await tick();
    await tick();
    expect(await letters(coming)).toEqual(['Reserva recebida', 'É amanhã']);
  });

  test('who is moved to another event at that moment is not told of the old one', async () => {
    const evento = await event({ startDate: '2027-03-12', limitEnrollmentDate: '2027-03-12' });
    const other = await event({ startDate: '2027-03-20', limitEnrollmentDate: '2027-03-20' });
    const coming = await book(evento, 1);
    const { _id } = coming.inscricao;
    await t.setClock('2027-03-11T10:30:00.000Z');
    const list: typeof t.store.list = async (...asked) => {
      const rows = await t.store.list(...asked);
      const isListed = rows.some((each) => each._id === _id);
      if (isListed) await t.store.change(inscricoes, { _id }, { evento: other._id });
      return rows;
    };
    await runDeadlines({ ...t.context, store: { ...t.store, list } });
    expect(await letters(coming)).toEqual(['Reserva recebida']);
  });

  test('an event that is cancelled ends what waits too', async () => {
    const evento = await event({ startDate: '2027-05-02', limitEnrollmentDate: '2027-05-02' });
    const full = await book(evento, 4);
    const [offered, waiting] = [await waitFor(evento, 1), await waitFor(evento, 4)];
    await t.visitor('DELETE', `/api/reservas/${full.segredo}`);
    expect([(await row(offered)).estado, (await row(waiting)).estado]).toEqual([
      'oferta',
      'espera',
    ]);
    const url = `/api/noticiasEventos/evento/${evento.identifier}/cancelar`;
    expect((await t.staff('POST', url, { motivo: 'Chuva' })).status).toBe(200);
    for (const each of [offered, waiting]) {
      expect(await row(each)).toMatchObject({ estado: 'cancelada', canceladaComEvento: true });
      expect(await letters(each)).toEqual(['Em lista de espera', 'Evento cancelado']);
      expect((await bodies(each)).join()).not.toContain('Se já pagou');
    }
    expect((await t.store.find(noticiasEventos, { _id: evento._id }))?.cancelado).toBe(true);
  });
});
