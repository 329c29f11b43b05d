import { expect } from 'vitest';
import type { Movimento } from '../../src/features/dinheiro/movimentos.ts';
import { bookingsInWords } from '../../src/features/inscricoes/bookingsInWords.screen.ts';
import { stateOf } from '../../src/features/inscricoes/reservaInWords.site.ts';
import { euros } from '../../src/language/euros.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import {
  cents,
  counts,
  givenBack,
  held,
  isInBin,
  type Ledger,
  over,
  owedBack,
  received,
  toPay,
  type Village,
} from './ledger.ts';

const words = (sum: number) => euros(sum / 100);

/** The counts, sums and words of an event, as its screen and its treasurer read them. */
async function lookAtEvent({ t, events, ledgers }: Village, index: number) {
  const own = ledgers.filter(({ event }) => event === index);
  const url = `/api/noticiasEventos/backoffice/${events[index]?.identifier}`;
  const seen = await t.staff('GET', `${url}?offset=0`);
  if (events[index]?.isInBin) return void expect(seen.status).toBe(404);
  const { noticiaEvento, reservas } = seen.body;
  const late = own.filter(({ estado }) => estado === 'expirada');
  const expected = {
    recebido: over(own, received),
    devolvido: over(own, givenBack),
    emCaixa: over(own, held),
    pago: over(own.filter(counts), held),
    porPagar: over(own, toPay),
    porDevolver: over(own, owedBack),
    aDecidir: over(late, held),
  };
  const said = Object.keys(expected).map((name) => [name, cents(reservas[name])]);
  expect(Object.fromEntries(said)).toEqual(expected);
  expect(expected.recebido).toBe(expected.emCaixa + expected.devolvido);
  const online = ({ meio }: { meio: string }) => meio === 'mbway' || meio === 'multibanco';
  const by = reservas.recebidoPor.map((each: Movimento) => [online(each), cents(each.valor)]);
  for (const isOnline of [true, false]) {
    const came = by.reduce(
      (all: number, [at, sum]: [boolean, number]) => all + (at === isOnline ? sum : 0),
      0,
    );
    expect(came).toBe(over(own, ({ proven, staff }) => (isOnline ? proven : staff)));
  }
  const { pago, porPagar } = expected;
  if (pago + porPagar > 0) {
    const sums = `Pago: ${words(pago)}. Por pagar: ${words(porPagar)}.`;
    expect(bookingsInWords(noticiaEvento, reservas)).toContain(sums);
  }
  for (const each of own) {
    const row = noticiaEvento.inscricoes.find(({ _id }: Ledger) => _id === each._id);
    expect(row).toMatchObject({ estado: each.estado });
    expect(cents(row.valorPago)).toBe(received(each));
    expect(cents(row.totalDevolvido)).toBe(givenBack(each));
    expect(row.devolvido ? 0 : cents(row.aDevolver)).toBe(owedBack(each));
  }
}

/** The rows of a booking, one for each payment and refund. */
async function lookAtRows({ t }: Village, each: Ledger) {
  const { body } = await t.staff('GET', `/api/inscricoes/${each._id}/pagamentos`);
  const rows: Movimento[] = body.arrayPagamentos;
  const sum = (tipo: string, isOnline?: boolean) =>
    rows
      .filter((row) => row.tipo === tipo)
      .filter(
        ({ meio }) => isOnline === undefined || isOnline === ['mbway', 'multibanco'].includes(meio),
      )
      .reduce((all, { valor }) => all + cents(valor), 0);
  expect(sum('pagamento', true)).toBe(each.proven);
  expect(sum('pagamentoAnulado', true)).toBe(0);
  expect(sum('pagamento', false) - sum('pagamentoAnulado')).toBe(each.staff);
  expect(sum('devolucao') - sum('devolucaoAnulada')).toBe(givenBack(each));
  expect(rows.every(({ valor }) => (valor ?? 0) > 0)).toBe(true);
}

/** The private page of a booking: the sums, and what it says of a refund. */
async function lookAtPage(village: Village, each: Ledger) {
  const { reserva } = (await village.t.visitor('GET', `/api/reservas/${each.segredo}`)).body;
  expect(cents(reserva.pago)).toBe(held(each));
  expect(cents(reserva.porPagar)).toBe(toPay(each));
  expect(reserva.devolvido ? 0 : cents(reserva.aDevolver)).toBe(owedBack(each));
  if (isInBin(village, each)) return;
  const { title, text } = stateOf(reserva, true);
  if (owedBack(each) > 0) expect(text).toContain(`Vamos devolver-lhe ${words(owedBack(each))}`);
  const isDone = counts(each) && toPay(each) === 0;
  expect(title === 'Pagamento confirmado').toBe(isDone);
}

/** What the letters written since the last look say of money: it is what is so now. */
async function lookAtLetters({ t, ledgers, lettersRead }: Village) {
  for (const { _id, about, recipient, body } of await t.store.list(outbox)) {
    if (lettersRead.has(_id)) continue;
    lettersRead.add(_id);
    const each = ledgers.find((ledger) => ledger._id === about && ledger.email === recipient);
    if (!each) continue;
    const said = (after: RegExp) => after.exec(body)?.[1] ?? undefined;
    const agrees = (found: string | undefined, sum: number) =>
      found === undefined || expect(`${each.email} ${found}`).toBe(`${each.email} ${words(sum)}`);
    agrees(said(/Falta pagar: ([\d\s.,]+€)/), toPay(each));
    agrees(said(/Vamos devolver-lhe ([\d\s.,]+€)/), owedBack(each));
    agrees(said(/^Devolvemos-lhe ([\d\s.,]+€)/m), each.given.at(-1) ?? 0);
  }
}

/** Compares everything that is said of the money with the ledgers; returns how many bookings it looked at. */
export async function look(village: Village): Promise<number> {
  const { events, ledgers } = village;
  for (const index of events.keys()) await lookAtEvent(village, index);
  for (const each of ledgers) {
    if (!isInBin(village, each)) await lookAtRows(village, each);
    await lookAtPage(village, each);
  }
  await lookAtLetters(village);
  return ledgers.length;
}

/** The sheet of each event, at the end of a life: that it costs nothing in every step. */
export async function lookAtSheets({ t, events, ledgers }: Village): Promise<void> {
  for (const [index, { identifier, isInBin: isGone }] of events.entries()) {
    if (isGone) continue;
    const url = `/api/noticiasEventos/backoffice/${identifier}/inscricoes.csv`;
    const lines = String((await t.staff('GET', url)).body)
      .replaceAll('"', '')
      .split('\r\n');
    for (const each of ledgers.filter(({ event }) => event === index)) {
      const cells = lines.find((line) => line.includes(`${each.email};`))?.split(';');
      const cell = (sum: number) => String(sum / 100).replace('.', ',');
      if (owedBack(each) > 0) expect(cells?.slice(10, 12)).toEqual([cell(owedBack(each)), 'Não']);
      if (counts(each)) expect(cells?.[12]).toBe(cell(toPay(each)));
    }
  }
}
