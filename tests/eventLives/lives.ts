import fc from 'fast-check';
import { expect } from 'vitest';
import { pedidosPagamento } from '../../src/features/ifthenpay/pedidos.server.ts';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { eventos, noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { reciclagem } from '../../src/server/store/reciclagem.ts';
import { validBody } from '../validBody.ts';
import { clerksHands, eventHands } from './clerk.ts';
import { cents, type Ledger, type Village } from './ledger.ts';
import { look, lookAtSheets } from './look.ts';
import { providersHands, visitorsHands } from './visitor.ts';

/** How bookings are made: by their visitor, at the counter paid at once, and with a payment online. */
const beginnings = ['book', 'bookPaid', 'bookOnline'] as const;
const ownHands = { ...visitorsHands, ...clerksHands };
type Names<Hands> = (keyof Hands)[];

/** What may happen; an action that is named twice happens more often. */
const actions = [
  ...beginnings,
  ...(Object.keys(ownHands) as Names<typeof ownHands>),
  ...(Object.keys(providersHands) as Names<typeof providersHands>),
  ...(Object.keys(eventHands) as Names<typeof eventHands>),
  ...(['ask', 'ask', 'pay', 'pay', 'tellAgain', 'toggle', 'unconfirm', 'confirm'] as const),
  ...(['resize', 'resize', 'reduceOwn', 'refund', 'wait'] as const),
  ...(['confirmAtOnce', 'unconfirmAtOnce'] as const),
];

const who = fc.nat(3);
const size = fc.integer({ min: 1, max: 5 });
const deed = fc.record({ what: fc.constantFrom(...actions), who, size });

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Random actions on two events and their bookings; first some bookings are made. */
export const lives = fc
  .tuple(
    fc.array(fc.record({ what: fc.constantFrom(...beginnings), who, size }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(deed, { minLength: 4, maxLength: 15 }),
  )
  .map(([first, rest]): Deed[] => [...first, ...rest]);

type Given = Pick<Village, 't' | 'provider'>;

/** An empty village with two events, of which the second wants to be paid within a week. */
async function newVillage({ t, provider }: Given): Promise<Village> {
  await t.setClock();
  for (const table of [
    inscricoes,
    noticiasEventos,
    reciclagem,
    outbox,
    pedidosPagamento,
  ] as never[]) {
    await t.store.remove(table, {});
  }
  provider.orders.clear();
  const village: Village = {
    ...{ t, provider, events: [], ledgers: [], asked: [], lettersRead: new Set() },
  };
  for (const [index, price] of [9.99, 7.5].entries()) {
    const body = {
      ...validBody(eventos, `Festa ${index}`),
      ...{ permiteInscricao: true, price, childPrice: 0, maxParticipants: 100, maxPorReserva: '' },
      ...{ startDate: '2026-12-15', endDate: '', limitEnrollmentDate: '2026-12-10' },
      prazoPagamento: index === 0 ? '' : 7,
    };
    const { noticiaEvento } = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body;
    const { _id, identifier } = noticiaEvento;
    const state = { isInBin: false, isCancelled: false };
    village.events.push({ _id, identifier, body, price: cents(price), ...state });
  }
  return village;
}

/** Books at the counter, or as a visitor does. */
async function book(
  village: Village,
  { what, who, size: people }: Deed,
): Promise<Ledger | undefined> {
  const { t, events, ledgers } = village;
  const event = events[who % 2];
  if (!event) return undefined;
  const email = `n${crypto.randomUUID()}@exemplo.pt`;
  const isVisitor = what === 'book' && people > 2;
  const form = {
    ...{ _id: event._id, name: 'Uma Pessoa', email, telefone: '912345678' },
    ...{ numeroAdultos: people, numeroCriancas: 0 },
    ...(isVisitor && { captcha: await t.captcha('inscricoes') }),
    ...(!isVisitor && { estaPago: what === 'bookPaid', meio: 'numerario' }),
  };
  const url = `/api/inscricoes${isVisitor ? '' : '/balcao'}`;
  const { status, body } = await (isVisitor ? t.visitor : t.staff)('POST', url, form);
  expect(status === 201).toBe(!event.isInBin && !event.isCancelled);
  if (status !== 201) return undefined;
  const { _id, pagina, total } = body.inscricao;
  expect(cents(total)).toBe(event.price * people);
  const ledger: Ledger = {
    ...{ _id, segredo: pagina.split('/').at(-1), email, event: who % 2 },
    ...{ price: event.price, people, estado: 'ativa', proven: 0, given: [] },
    staff: what === 'bookPaid' ? cents(total) : 0,
  };
  ledgers.push(ledger);
  return ledger;
}

/** The same press as `press`, while the provider tells of a payment of that booking. */
async function atOnce(village: Village, each: Ledger, press: 'confirm' | 'unconfirm') {
  const asked = village.asked.findLast(({ of, isTold }) => of === each && !isTold);
  if (!asked) return;
  // Which of them is first is the village's to say, and so is what the mark then stands for.
  const url = `/api/inscricoes/${each._id}`;
  asked.order.status = 'paid';
  await Promise.all([
    village.t.staff('PUT', url, { estaPago: press === 'confirm' }),
    providersHands.tellAgain(village, asked),
  ]);
  const { inscricao } = (await village.t.staff('GET', url)).body;
  if (!inscricao) return;
  const staff = cents(inscricao.valorPago) - each.proven;
  expect(press === 'confirm' ? staff >= each.staff : staff >= 0 && staff <= each.staff).toBe(true);
  each.staff = staff;
}

async function act(village: Village, deed: Deed): Promise<void> {
  const { what, who, size } = deed;
  const { events, ledgers, asked } = village;
  if (what === 'book' || what === 'bookPaid') return void (await book(village, deed));
  if (what === 'bookOnline') {
    const each = await book(village, deed);
    if (each) await visitorsHands.ask(village, each, 1);
    const last = asked.at(-1);
    return last && last.of === each ? providersHands.pay(village, last) : undefined;
  }
  if (what in eventHands) {
    const event = events[who % 2];
    const own = ledgers.filter((each) => each.event === who % 2);
    return event && eventHands[what as keyof typeof eventHands](village, event, own, size);
  }
  if (what in providersHands) {
    const one = asked[(who + size) % Math.max(1, asked.length)];
    return one && providersHands[what as keyof typeof providersHands](village, one, size);
  }
  const each = ledgers[who % Math.max(1, ledgers.length)];
  if (!each) return;
  if (what === 'confirmAtOnce') return atOnce(village, each, 'confirm');
  if (what === 'unconfirmAtOnce') return atOnce(village, each, 'unconfirm');
  await ownHands[what as keyof typeof ownHands](village, each, size);
}

/**
 * Plays one list of actions through the API. After every action it compares each booking, the sums,
 * the private pages and the letters with its own ledgers. Returns how many bookings it compared.
 */
export async function live(given: Given, deeds: readonly Deed[]): Promise<number> {
  const village = await newVillage(given);
  let looks = 0;
  for (const each of deeds) {
    await act(village, each);
    looks += await look(village);
  }
  await lookAtSheets(village);
  return looks;
}
