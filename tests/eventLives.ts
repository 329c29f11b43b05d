import fc from 'fast-check';
import { expect } from 'vitest';
import type { Pagamento } from '../src/features/inscricoes/pagamentos.ts';
import { comprovativos, inscricoes } from '../src/features/inscricoes/tables.server.ts';
import { euros } from '../src/language/euros.ts';
import { noticiasEventos } from '../src/sections/noticiasEventos.ts';
import { outbox } from '../src/server/mail/outbox.ts';
import { reciclagem } from '../src/server/tables/reciclagem.ts';
import type { TestApp } from './startApp.ts';

/** What may happen; an action that is named twice happens more often. */
const actions = [
  ...['book', 'bookPaid', 'confirm', 'unconfirm', 'resize', 'resize', 'move', 'cancel'],
  ...['cancelAtDesk', 'refund', 'reopen', 'deleteRefunded', 'deleteWaived', 'deleteBare'],
  ...['deleteEvent', 'bringBack', 'price', 'cancelEvent', 'reduceOwn', 'reduceOwn'],
  ...['refuseProof', 'expire', 'expire', 'restore', 'giveUp'],
] as const;

/** One action; `who` picks an event, or a booking by its index among the existing ones. */
const deed = fc.record({
  what: fc.constantFrom(...actions),
  who: fc.nat(3),
  size: fc.integer({ min: 1, max: 5 }),
});

export type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Random actions on two events and their bookings; the first are paid bookings. */
export const lives = fc
  .tuple(
    fc.array(fc.record({ who: fc.nat(3), size: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(deed, { minLength: 4, maxLength: 15 }),
  )
  .map(([first, rest]): Deed[] => [
    ...first.map((each) => ({ ...each, what: 'bookPaid' as const })),
    ...rest,
  ]);

/** What the test knows of one booking from the API's answers alone, with the money received and given back. */
type Ledger = {
  _id: string;
  segredo: string;
  email: string;
  event: number;
  price: number;
  people: number;
  isCancelled: boolean;
  isExpired: boolean;
  received: number;
  given: number;
};

const isHere = ({ status }: { status: number }) => status === 200 || status === 201;

/**
 * Plays one list of actions through the API. After every action it compares each booking, the sums,
 * the sheet and the letters with its own ledgers. Returns how many bookings it compared.
 */
export async function live(t: TestApp, deeds: readonly Deed[]): Promise<number> {
  await t.setClock();
  for (const table of [inscricoes, noticiasEventos, reciclagem, outbox] as never[]) {
    await t.store.remove(table, {});
  }
  const prices = [10, 7.5];
  const events: { _id: string; identifier: string }[] = [];
  for (const [index, price] of prices.entries()) {
    events.push(
      await t.store.create(noticiasEventos, {
        type: 'EVENTO',
        title: `Festa ${index}`,
        identifier: `festa-${index}`,
        price,
        startDate: '2026-07-15',
        permiteInscricao: true,
        childPrice: 0,
        maxParticipants: 100,
        limitEnrollmentDate: '2026-07-10',
      }),
    );
  }
  const inBin = [false, false];
  const cancelled = [false, false];
  const ledgers: Ledger[] = [];
  let looks = 0;
  let number = 0;

  const cost = ({ price, people }: Ledger) => price * people;
  const held = ({ received, given }: Ledger) => received - given;
  const owed = (each: Ledger) =>
    each.isExpired ? 0 : Math.max(0, held(each) - (each.isCancelled ? 0 : cost(each)));
  const counts = (each: Ledger) => !each.isCancelled && !each.isExpired;
  const toPay = (each: Ledger) => (counts(each) ? Math.max(0, cost(each) - held(each)) : 0);
  const read = async (_id: string) =>
    (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;

  async function resize(each: Ledger, people: number, event: number): Promise<void> {
    const { updatedAt } = (await read(each._id)) ?? {};
    const answer = await t.staff('PUT', `/api/inscricoes/${each._id}/lugares`, {
      numeroAdultos: people,
      numeroCriancas: 0,
      evento: events[event]?._id,
      visto: updatedAt ?? 'x',
    });
    if (!isHere(answer)) return;
    expect(!counts(each) || inBin[each.event] || inBin[event] || cancelled[event]).toBeFalsy();
    Object.assign(each, { people, event });
  }

  async function pay(each: Ledger, estaPago: boolean): Promise<void> {
    const before = await read(each._id);
    const answer = await t.staff('PUT', `/api/inscricoes/${each._id}`, { estaPago });
    if (!isHere(answer) || before.estaPago === estaPago) return;
    const { valorPago } = answer.body.data;
    const came = valorPago - each.received;
    // Confirming adds what is missing, or the larger sum that an undone confirmation had added;
    // undoing takes back no more than is held.
    if (estaPago) expect(came).toBeGreaterThanOrEqual(toPay(each));
    else expect(-came).toBeLessThanOrEqual(held(each));
    each.received = valorPago;
  }

  async function refund(each: Ledger, devolvido: boolean): Promise<void> {
    const before = await read(each._id);
    const answer = await t.staff('PUT', `/api/inscricoes/${each._id}/devolucao`, { devolvido });
    if (!isHere(answer) || before.devolvido === devolvido) return;
    if (devolvido) expect(before.aDevolver).toBeCloseTo(owed(each), 6);
    each.given += devolvido ? before.aDevolver : -before.aDevolver;
  }

  async function remove(each: Ledger, devolucao: string): Promise<void> {
    const body = devolucao === '' ? '' : { devolucao };
    const answer = await t.staff('DELETE', `/api/inscricoes/${each._id}`, body);
    if (inBin[each.event]) return void expect(answer.status).toBe(404);
    if (devolucao === '' && held(each) > 0) return void expect(answer.status).toBe(409);
    expect(answer.status).toBe(200);
    if (held(each) > 0) {
      const letters = await t.store.list(outbox, {
        where: { about: events[each.event]?._id ?? '' },
      });
      const said = letters.find(({ recipient }) => recipient === each.email)?.body;
      const words =
        devolucao === 'feita' ? `Devolvemos-lhe ${euros(held(each))}` : 'não há nada a devolver';
      expect(said).toContain(words);
    }
    ledgers.splice(ledgers.indexOf(each), 1);
  }

  async function act({ what, who, size }: Deed): Promise<void> {
    const event = who % 2;
    if (what === 'book' || what === 'bookPaid') {
      number += 1;
      const email = `n${number}@exemplo.pt`;
      const answer = await t.staff('POST', '/api/inscricoes/balcao', {
        name: `Pessoa ${number}`,
        email,
        telefone: '912345678',
        numeroAdultos: size,
        numeroCriancas: 0,
        _id: events[event]?._id,
        estaPago: what === 'bookPaid',
      });
      if (!isHere(answer)) return void expect(inBin[event] || cancelled[event]).toBe(true);
      expect(cancelled[event]).toBe(false);
      const { _id, pagina, total } = answer.body.inscricao;
      ledgers.push({
        _id,
        segredo: pagina.split('/').at(-1),
        email,
        event,
        price: prices[event] ?? 0,
        people: size,
        isCancelled: false,
        isExpired: false,
        given: 0,
        received: what === 'bookPaid' ? total : 0,
      });
      return;
    }
    if (what === 'price') {
      const price = size * 2.25;
      await t.store.change(noticiasEventos, { _id: events[event]?._id ?? '' }, { price });
      if (!inBin[event]) prices[event] = price;
      return;
    }
    const own = ledgers.filter((each) => each.event === event);
    if (what === 'deleteEvent') {
      const answer = await t.staff('DELETE', `/api/noticiasEventos/festa-${event}`);
      const open = own.reduce((sum, each) => sum + held(each), 0);
      if (inBin[event]) return void expect(answer.status).toBe(404);
      expect(answer.status).toBe(open > 0 ? 409 : 200);
      if (open > 0) expect(answer.body.errors[0].msg).toContain(euros(open));
      inBin[event] = open === 0;
      return;
    }
    if (what === 'cancelEvent') {
      const url = `/api/noticiasEventos/evento/festa-${event}/cancelar`;
      const answer = await t.staff('POST', url, { motivo: 'Chuva' });
      if (inBin[event]) return void expect(answer.status).toBe(404);
      expect(answer.status).toBe(cancelled[event] ? 409 : 200);
      cancelled[event] = true;
      // Expired bookings stay expired and get no second letter, unless there is money to refund.
      for (const each of own.filter((each) => !each.isExpired || held(each) > 0)) {
        Object.assign(each, { isCancelled: true, isExpired: false });
      }
      return;
    }
    if (what === 'bringBack') {
      const answer = await t.staff('POST', `/api/reciclagem/${events[event]?._id}/repor`);
      expect(answer.status).toBe(inBin[event] ? 200 : 404);
      inBin[event] = false;
      return;
    }
    const each = ledgers[who % Math.max(1, ledgers.length)];
    if (!each) return;
    if (what === 'confirm' || what === 'unconfirm') return pay(each, what === 'confirm');
    if (what === 'refund' || what === 'reopen') return refund(each, what === 'refund');
    if (what === 'resize') return resize(each, size, each.event);
    if (what === 'move') return resize(each, each.people, 1 - each.event);
    if (what === 'cancel' || what === 'cancelAtDesk') {
      const answer =
        what === 'cancel'
          ? await t.visitor('DELETE', `/api/reservas/${each.segredo}`)
          : await t.staff('POST', `/api/inscricoes/${each._id}/cancelar`);
      if (isHere(answer) && !each.isExpired) each.isCancelled = true;
      return;
    }
    if (what === 'reduceOwn') {
      const party = { numeroAdultos: size, numeroCriancas: 0 };
      if (!isHere(await t.visitor('PUT', `/api/reservas/${each.segredo}`, party))) return;
      expect(!counts(each) || inBin[each.event] || size > each.people).toBeFalsy();
      each.people = size;
      return;
    }
    if (what === 'refuseProof') {
      // Refusing a proof of payment moves no money.
      const createdAt = t.context.now().toISOString();
      await t.store.remove(comprovativos, { inscricao: each._id });
      await t.store.create(comprovativos, { inscricao: each._id, file: 'x', createdAt });
      await t.staff('POST', `/api/inscricoes/${each._id}/comprovativo/recusar`, { motivo: 'Não' });
      return;
    }
    if (what === 'expire') {
      // As the clock does to bookings that nothing was paid for.
      if (!counts(each) || held(each) > 0 || inBin[each.event]) return;
      await t.store.change(inscricoes, { _id: each._id }, { estado: 'expirada' });
      each.isExpired = true;
      return;
    }
    if (what === 'restore' || what === 'giveUp') {
      const decisao = what === 'restore' ? 'repor' : 'cancelar';
      const answer = await t.staff('POST', `/api/inscricoes/${each._id}/expirada`, { decisao });
      if (!isHere(answer)) return;
      expect(each.isExpired && !inBin[each.event]).toBe(true);
      Object.assign(each, { isExpired: false, isCancelled: what === 'giveUp' });
      return;
    }
    const how = { deleteRefunded: 'feita', deleteWaived: 'dispensada', deleteBare: '' };
    await remove(each, how[what]);
  }

  async function look(): Promise<void> {
    for (const [index] of events.entries()) {
      const own = ledgers.filter(({ event }) => event === index);
      const url = `/api/noticiasEventos/backoffice/festa-${index}`;
      const seen = await t.staff('GET', `${url}?offset=0`);
      if (inBin[index]) {
        expect(seen.status).toBe(404);
        const rows = await t.store.list(inscricoes, {
          where: { eventoApagado: events[index]?._id ?? '' },
        });
        expect(rows.map(({ _id }) => _id).sort()).toEqual(own.map(({ _id }) => _id).sort());
        continue;
      }
      const sum = (of: (each: Ledger) => number, some = own) =>
        some.reduce((all, each) => all + of(each), 0);
      const coming = own.filter(counts);
      const late = own.filter(({ isExpired }) => isExpired);
      const { reservas, noticiaEvento } = seen.body;
      expect(reservas.emCaixa).toBeCloseTo(sum(held), 6);
      expect(reservas.pago).toBeCloseTo(sum(held, coming), 6);
      expect(reservas.porPagar).toBeCloseTo(sum(toPay), 6);
      expect(reservas.porDevolver).toBeCloseTo(sum(owed), 6);
      expect(reservas.aDecidir).toBeCloseTo(sum(held, late), 6);
      const sheet = String((await t.staff('GET', `${url}/inscricoes.csv`)).body);
      for (const each of own) {
        const row = noticiaEvento.inscricoes.find(({ _id }: { _id: string }) => _id === each._id);
        // All money received was given back, is owed, or is held for the places it paid for.
        expect(row).toMatchObject({ valorPago: each.received, totalDevolvido: each.given });
        expect(row.devolvido ? 0 : row.aDevolver).toBeCloseTo(owed(each), 6);
        const url = `/api/inscricoes/${each._id}/pagamentos`;
        const moved: Pagamento[] = (await t.staff('GET', url)).body.arrayPagamentos;
        const rows = (tipo: string) =>
          moved.reduce((all, row) => all + (row.tipo === tipo ? (row.valor ?? 0) : 0), 0);
        expect(rows('pagamento') - rows('pagamentoAnulado')).toBeCloseTo(each.received, 6);
        expect(rows('devolucao') - rows('devolucaoAnulada')).toBeCloseTo(each.given, 6);
        const kept = held(each) - owed(each);
        expect(kept + owed(each) + each.given).toBeCloseTo(each.received, 6);
        const cells = sheet
          .split('\r\n')
          .find((line) => line.includes(`${each.email};`))
          ?.replaceAll('"', '')
          .split(';');
        const cell = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',');
        if (owed(each) > 0) expect(cells?.slice(10, 12)).toEqual([cell(owed(each)), 'Não']);
        if (counts(each)) expect(cells?.[12]).toBe(cell(toPay(each)));
        const page = (await t.visitor('GET', `/api/reservas/${each.segredo}`)).body.reserva;
        expect(page.pago).toBeCloseTo(held(each), 6);
        expect(page.porPagar).toBeCloseTo(toPay(each), 6);
        looks += 1;
      }
    }
  }

  for (const each of deeds) {
    await act(each);
    await look();
  }
  return looks;
}
