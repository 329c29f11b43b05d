import { expect } from 'vitest';
import { pollOpen } from '../../src/features/ifthenpay/confirm.server.ts';
import { runDeadlines } from '../../src/features/inscricoes/clock.server.ts';
import { day, minute } from '../../src/language/durations.ts';
import { emptyPng } from '../emptyPng.ts';
import { callbackPath, type Order } from '../payProvider.ts';
import { sendFile } from '../sendFile.ts';
import {
  type Asked,
  cents,
  cost,
  counts,
  givenBack,
  held,
  isInBin,
  type Ledger,
  received,
  toPay,
  type Village,
} from './ledger.ts';

const photo = emptyPng(8, 8);

/** What was received for a booking by now, as its own page has it. */
async function receivedNow({ t }: Village, each: Ledger) {
  const { reserva } = (await t.visitor('GET', `/api/reservas/${each.segredo}`)).body;
  return cents(reserva.pago) + givenBack(each);
}

/** Notes what was paid but not told, if the program has asked the provider about it by itself. */
async function noteFound(village: Village): Promise<void> {
  for (const asked of village.asked) {
    const { of, order, isTold } = asked;
    if (isTold || order.status !== 'paid' || !village.ledgers.includes(of)) continue;
    if ((await receivedNow(village, of)) > received(of)) noteTold(asked);
  }
}

function noteTold(asked: Asked): void {
  asked.isTold = true;
  asked.of.proven += cents(Number(asked.order.amount));
}

/** The callback, which comes without the pages' API key. */
const tell = ({ t }: Village, order: Order, other = {}) =>
  t.visitor('GET', callbackPath(order, other), undefined, { apikey: undefined });

/** What visitors do with their own booking, and what happens by the clock. */
export const visitorsHands = {
  async reduceOwn(village: Village, each: Ledger, size: number) {
    const party = { numeroAdultos: size, numeroCriancas: 0 };
    const answer = await village.t.visitor('PUT', `/api/reservas/${each.segredo}`, party);
    if (answer.status !== 200) return;
    expect(counts(each) && !isInBin(village, each) && size <= each.people).toBe(true);
    each.people = size;
  },

  async cancel({ t }: Village, each: Ledger) {
    const { status } = await t.visitor('DELETE', `/api/reservas/${each.segredo}`);
    if (status === 200 && counts(each)) each.estado = 'cancelada';
  },

  async sendProof({ t }: Village, each: Ledger) {
    await sendFile(t, `/api/reservas/${each.segredo}/comprovativo`, photo, 'a.png');
  },

  /** Asks for a payment, of exactly what is owed by then; sometimes the provider hangs up. */
  async ask(village: Village, each: Ledger, size: number) {
    const { t, provider } = village;
    const known = new Set(provider.orders.keys());
    provider.behave(size === 5 ? 'hangsUp' : 'agrees');
    const how = size % 2 ? { meio: 'mbway', telemovel: '912345678' } : { meio: 'multibanco' };
    const { status } = await t.visitor('POST', `/api/reservas/${each.segredo}/pagamentos`, how);
    await noteFound(village);
    const owed = isInBin(village, each) ? 0 : toPay(each);
    if (status !== 429) expect(status < 300 || status === 424).toBe(owed > 0);
    for (const [id, order] of provider.orders) {
      if (known.has(id)) continue;
      expect(cents(Number(order.amount))).toBe(owed);
      village.asked.push({ order, amount: order.amount, of: each, isTold: false });
    }
  },

  async ownLook(village: Village, each: Ledger) {
    const url = `/api/reservas/${each.segredo}/pagamentos`;
    const { body } = await village.t.visitor('GET', url);
    await noteFound(village);
    const owed = isInBin(village, each) ? 0 : toPay(each);
    expect(cents(body.porPagar)).toBe(owed);
    expect(body.meios.length > 0).toBe(owed > 0);
  },

  /** Some minutes or days pass, and the work of the minute is done. */
  async wait(village: Village, _each: Ledger, size: number) {
    const { t, ledgers } = village;
    const time = size > 3 ? 4 * day : 25 * size * minute;
    await t.setClock(new Date(t.context.now().getTime() + time).toISOString());
    await runDeadlines(t.context);
    for (const each of ledgers.filter((ledger) => counts(ledger) && !isInBin(village, ledger))) {
      const { estado } = (await t.staff('GET', `/api/inscricoes/${each._id}`)).body.inscricao;
      // Only bookings that nothing was paid for end by the clock.
      if (estado !== 'ativa')
        expect([estado, held(each) === 0, cost(each) > 0]).toEqual(['expirada', true, true]);
      each.estado = estado;
    }
    await pollOpen(t.context);
    await noteFound(village);
  },
};

/** What the provider does with one payment that was asked of it. */
export const providersHands = {
  /** It is paid, and told at once: to a booking in any state. */
  async pay(village: Village, asked: Asked) {
    if (asked.order.status === 'pending') asked.order.status = 'paid';
    await providersHands.tellAgain(village, asked);
  },

  /** As `pay`, with another sum than was asked for; MB WAY has no other. */
  async payOther(village: Village, asked: Asked, size: number) {
    const { order } = asked;
    if (order.status === 'pending' && !order.mobileNumber) order.amount = (size * 3.33).toFixed(2);
    await providersHands.pay(village, asked);
  },

  /** It is paid, but nobody is told. */
  async paySilently({ asked: all }: Village, asked: Asked) {
    const isOneUntold = all.some(
      ({ of, order, isTold }) => of === asked.of && order.status === 'paid' && !isTold,
    );
    if (asked.order.status === 'pending' && !isOneUntold) asked.order.status = 'paid';
  },

  /** The callback, once more or for the first time, in any order. */
  async tellAgain(village: Village, asked: Asked) {
    const { order, amount, isTold } = asked;
    const isPaid = order.status === 'paid';
    expect((await tell(village, order, { amount })).status).toBe(isPaid ? 200 : 409);
    if (isPaid && !isTold) noteTold(asked);
  },

  /** Callbacks with another key, sum or payment, or that speak of a refund: none moves anything. */
  async forge(village: Village, { order, amount }: Asked) {
    const half = (Number(amount) / 2).toFixed(3);
    for (const other of [
      { key: 'x' },
      { amount: `-${amount}` },
      { amount: half },
      { amount: '0' },
    ]) {
      expect((await tell(village, order, { amount, ...other })).status).toBeGreaterThanOrEqual(400);
    }
    if (order.status === 'paid') return;
    const { status } = await tell(village, order, { amount, requestId: 'outro' });
    expect(status).toBeGreaterThanOrEqual(400);
  },
};
