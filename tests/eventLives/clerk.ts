import { expect } from 'vitest';
import { refusals } from '../../src/features/inscricoes/refusals.ts';
import { euros } from '../../src/language/euros.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import {
  cents,
  counts,
  type Event,
  held,
  isInBin,
  type Ledger,
  over,
  owedBack,
  received,
  toPay,
  type Village,
} from './ledger.ts';

const read = async ({ t }: Village, { _id }: Ledger) =>
  (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;

/** Notes what a press of the payment mark did: how much is the program's to say, within these bounds. */
function noteMarked(
  each: Ledger,
  before: { estaPago: boolean },
  after: { estaPago: boolean; valorPago: number },
) {
  const came = cents(after.valorPago) - received(each);
  if (after.estaPago === before.estaPago) return void expect(came).toBe(0);
  if (after.estaPago) expect(came).toBeGreaterThanOrEqual(toPay(each));
  // What is taken back is what staff noted, and none of it has been given back.
  else {
    expect(-came).toBeGreaterThanOrEqual(0);
    expect(-came).toBeLessThanOrEqual(Math.min(each.staff, held(each)));
  }
  each.staff += came;
}

async function mark(village: Village, each: Ledger, body: object | undefined) {
  const before = await read(village, each);
  const answer = await village.t.staff('PUT', `/api/inscricoes/${each._id}`, body);
  if (answer.status === 200) return noteMarked(each, before, answer.body.data);
  const isProven = answer.body.errors[0].msg === refusals.provenPayment;
  if (isProven) expect([each.staff, each.proven > 0]).toEqual([0, true]);
}

async function setRefund(village: Village, each: Ledger, devolvido: boolean) {
  const { t } = village;
  const before = await read(village, each);
  const { reserva } = (await t.visitor('GET', `/api/reservas/${each.segredo}`)).body;
  const url = `/api/inscricoes/${each._id}/devolucao`;
  const { status } = await t.staff('PUT', url, { devolvido, meio: 'transferencia' });
  const owed = isInBin(village, each) ? 0 : owedBack(each);
  if (devolvido && owed > 0 && !reserva.comprovativoPorValidar) expect(status).toBe(200);
  if (status !== 200 || before.devolvido === devolvido) return;
  const sum = cents(before.aDevolver);
  expect(sum).toBe(devolvido ? owed : each.given.at(-1));
  if (devolvido) each.given.push(sum);
  else each.given.pop();
}

async function resize(village: Village, each: Ledger, people: number, event: number) {
  const { updatedAt = 'x' } = (await read(village, each)) ?? {};
  const { t, events } = village;
  const target = events[event] as Event;
  const answer = await t.staff('PUT', `/api/inscricoes/${each._id}/lugares`, {
    numeroAdultos: people,
    numeroCriancas: 0,
    evento: target._id,
    visto: updatedAt,
    avisar: people % 2 === 0,
  });
  if (answer.status !== 200) return;
  expect(counts(each) && !isInBin(village, each) && !target.isInBin && !target.isCancelled).toBe(
    true,
  );
  Object.assign(each, { people, event });
}

async function remove(village: Village, each: Ledger, devolucao: string) {
  const { t, events, ledgers } = village;
  const body = devolucao === '' ? '' : { devolucao };
  const answer = await t.staff('DELETE', `/api/inscricoes/${each._id}`, body);
  if (isInBin(village, each)) return void expect(answer.status).toBe(404);
  if (devolucao === '' && held(each) > 0) return void expect(answer.status).toBe(409);
  expect(answer.status).toBe(200);
  if (held(each) > 0) {
    const letters = await t.store.list(outbox, { where: { about: events[each.event]?._id ?? '' } });
    const sum = euros(held(each) / 100);
    const words = devolucao === 'feita' ? `Devolvemos-lhe ${sum}` : 'não há nada a devolver';
    expect(letters.find(({ recipient }) => recipient === each.email)?.body).toContain(words);
  }
  ledgers.splice(ledgers.indexOf(each), 1);
}

/** What clerks do with one booking. */
export const clerksHands = {
  toggle: (village: Village, each: Ledger) => mark(village, each, undefined),
  confirm: (village: Village, each: Ledger, size: number) =>
    mark(village, each, { estaPago: true, meio: size % 2 ? 'numerario' : 'transferencia' }),
  unconfirm: (village: Village, each: Ledger) => mark(village, each, { estaPago: false }),
  refund: (village: Village, each: Ledger) => setRefund(village, each, true),
  reopen: (village: Village, each: Ledger) => setRefund(village, each, false),
  resize: (village: Village, each: Ledger, size: number) => resize(village, each, size, each.event),
  move: (village: Village, each: Ledger) => resize(village, each, each.people, 1 - each.event),
  deleteRefunded: (village: Village, each: Ledger) => remove(village, each, 'feita'),
  deleteWaived: (village: Village, each: Ledger) => remove(village, each, 'dispensada'),
  deleteBare: (village: Village, each: Ledger) => remove(village, each, ''),

  async cancelAtDesk({ t }: Village, each: Ledger) {
    const { status } = await t.staff('POST', `/api/inscricoes/${each._id}/cancelar`);
    if (status === 200 && counts(each)) each.estado = 'cancelada';
  },

  /** Moves no money. */
  async refuseProof({ t }: Village, each: Ledger) {
    await t.staff('POST', `/api/inscricoes/${each._id}/comprovativo/recusar`, { motivo: 'Não' });
  },

  restore: (village: Village, each: Ledger) => decide(village, each, 'repor'),
  giveUp: (village: Village, each: Ledger) => decide(village, each, 'cancelar'),
};

async function decide(village: Village, each: Ledger, decisao: 'repor' | 'cancelar') {
  const url = `/api/inscricoes/${each._id}/expirada`;
  if ((await village.t.staff('POST', url, { decisao })).status !== 200) return;
  expect(each.estado === 'expirada' && !isInBin(village, each)).toBe(true);
  each.estado = decisao === 'repor' ? 'ativa' : 'cancelada';
}

/** What clerks do with an event and, with it, to its bookings. */
export const eventHands = {
  async price({ t }: Village, event: Event, _own: Ledger[], size: number) {
    const body = { ...event.body, price: size * 2.15 };
    const url = `/api/noticiasEventos/evento/${event.identifier}`;
    if ((await t.staff('PUT', url, body)).status === 200) event.price = cents(body.price);
  },

  async deleteEvent({ t }: Village, event: Event, own: Ledger[]) {
    const answer = await t.staff('DELETE', `/api/noticiasEventos/${event.identifier}`);
    if (event.isInBin) return void expect(answer.status).toBe(404);
    const open = over(own, held);
    expect(answer.status).toBe(open > 0 ? 409 : 200);
    if (open > 0) expect(answer.body.errors[0].msg).toContain(euros(open / 100));
    event.isInBin = open === 0;
  },

  async bringBack({ t }: Village, event: Event) {
    const { status } = await t.staff('POST', `/api/reciclagem/${event._id}/repor`);
    expect(status).toBe(event.isInBin ? 200 : 404);
    event.isInBin = false;
  },

  async cancelEvent({ t }: Village, event: Event, own: Ledger[]) {
    const url = `/api/noticiasEventos/evento/${event.identifier}/cancelar`;
    const { status } = await t.staff('POST', url, { motivo: 'Chuva' });
    if (event.isInBin) return void expect(status).toBe(404);
    expect(status).toBe(event.isCancelled ? 409 : 200);
    if (event.isCancelled) return;
    event.isCancelled = true;
    // Expired bookings stay so and get no second letter, unless there is money to refund.
    for (const each of own) if (counts(each) || held(each) > 0) each.estado = 'cancelada';
  },
};
