import { type SqlBool, sql } from 'kysely';
import { day, hour } from '../../language/durations.ts';
import { euros } from '../../language/euros.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { withdrawHeld, writeLetter } from '../../server/mail/outbox.ts';
import { logActivity, theProgram } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context } from '../../server/village/context.ts';
import { bookingKinds } from '../inscricoes/bookingLetter.server.ts';
import { addPayment } from '../inscricoes/bookingMoney.ts';
import {
  paymentConfirmed,
  paymentLate,
  paymentNoted,
  refundPromised,
} from '../inscricoes/moneyLetters.server.ts';
import { theProvider } from '../inscricoes/pagamentos.ts';
import { changeMoney } from '../inscricoes/payments.server.ts';
import { type InscricaoRow, inscricoes, isInBin } from '../inscricoes/tables.server.ts';
import {
  logBookingActivity,
  withdrawReminder,
  writeLetters,
} from '../inscricoes/writeLetters.server.ts';
import { whatBecameOf } from './ifthenpay.server.ts';
import { openStates, type PedidoPagamentoRow, pedidosPagamento } from './pedidos.server.ts';

type Received = { paid: number; pedido: PedidoPagamentoRow };

/** Tells the council about money for a booking that is gone or in the bin: no screen shows it. */
async function tellOfStray(
  trx: Store,
  { config, now }: Context,
  { paid, pedido, inBin }: Received & { inBin?: InscricaoRow },
): Promise<void> {
  const deleted = inBin && (await trx.find(reciclagem, { _id: inBin.eventoApagado }));
  const whose = deleted
    ? `uma reserva em «${deleted.titulo}», que está na reciclagem`
    : 'uma reserva que já não existe';
  const subject = `${euros(paid)}, de ${whose}`;
  await logActivity(trx, { who: theProgram, now: now() }, { verb: 'paymentStray', subject });
  if (!config.mailTo) return;
  const remedy = deleted ? 'devolva-o, ou reponha o evento' : 'devolva-o';
  const says = `Alguém pagou ${subject}. Na ifthenpay, o pagamento chama-se ${pedido.ordem}: ${remedy}.`;
  const definicoes = await readDefinicoesForLetters(trx);
  const about = { paragraphs: [says], about: '', tipo: bookingKinds.most };
  const letter = councilLetter(config.mailTo, definicoes, 'Pagamento por resolver', about);
  await writeLetter(trx, letter, { now: now() });
}

/** The letter to the payer: the booking is paid, or what happens with the money instead. */
function letterFor({ estado, estaPago, aDevolver }: InscricaoRow, paid: number) {
  if (estado === 'cancelada') return refundPromised;
  if (estado === 'expirada') return paymentLate;
  return estaPago && !aDevolver ? paymentConfirmed : paymentNoted(paid);
}

/** Records a payment that the provider confirmed: once, however often it is reported, and in any booking state. */
async function confirm(context: Context, asked: PedidoPagamentoRow, paid: number): Promise<void> {
  await context.store.transaction(async (trx) => {
    // Lock the booking first, as asking for a payment does, so that the two cannot deadlock.
    const before = await trx.lock(inscricoes, { _id: asked.inscricao });
    const pedido = await trx.lock(pedidosPagamento, { _id: asked._id });
    if (!pedido || pedido.estado === 'pago') return;
    await trx.change(pedidosPagamento, { _id: pedido._id }, { estado: 'pago' });
    if (!before) return tellOfStray(trx, context, { paid, pedido });
    const actor = { who: theProgram, now: context.now() };
    const movement = { ...actor, who: theProvider, meio: pedido.meio };
    const inscricao = await changeMoney(trx, before, addPayment(before, paid), movement);
    // The money is in the booking, which comes back with its event.
    if (isInBin(before)) return tellOfStray(trx, context, { paid, pedido, inBin: before });
    // What was written before this payment came, and has not left, no longer holds.
    await withdrawHeld(trx, inscricao._id, actor.now);
    await withdrawReminder(trx, inscricao);
    const toVisitor = letterFor(inscricao, paid);
    await writeLetters(trx, context, { inscricao }, { toVisitor });
    await logBookingActivity(trx, actor, { verb: 'paymentReceived', inscricao });
  });
}

/** Asks the provider what became of a payment and stores the answer; a paid one stays paid. */
export async function settle(context: Context, pedido: PedidoPagamentoRow) {
  const { _id } = pedido;
  const outcome = await whatBecameOf(context.config, pedido);
  if (typeof outcome === 'object') {
    // The page that asks may be in another language; the council reads Portuguese.
    await inLanguage(undefined, () => confirm(context, pedido, outcome.paid));
  }
  const isOver = pedido.ate < new Date(context.now().getTime() - day).toISOString();
  if (outcome === 'refused' || (outcome === 'pending' && isOver)) {
    await context.store.change(
      pedidosPagamento,
      { _id, estado: openStates },
      { estado: 'recusado' },
    );
  }
  return outcome;
}

/** Like `settle`, but skips a payment that was asked about less than `every` milliseconds ago. */
export async function settleSeldom(context: Context, pedido: PedidoPagamentoRow, every: number) {
  const { _id, perguntadoEm } = pedido;
  const now = context.now();
  if (Date.parse(perguntadoEm) + every > now.getTime()) return undefined;
  const mark = { perguntadoEm: now.toISOString() };
  const [claimed] = await context.store.change(pedidosPagamento, { _id, perguntadoEm }, mark);
  return claimed && settle(context, pedido);
}

/** How many payments are asked about per minute: few, so that a slow provider holds up nothing else. */
const mostInAMinute = 10;

/** Asks hourly about payments without a callback; `settle` gives them up a day after they expire. */
export async function lookAgain(context: Context): Promise<void> {
  const anHourAgo = new Date(context.now().getTime() - hour).toISOString();
  const waiting = await context.store.list(pedidosPagamento, {
    where: { estado: openStates },
    holds: sql<SqlBool>`"criadoEm" <= ${anHourAgo} and "perguntadoEm" <= ${anHourAgo}`,
    order: [sql`"perguntadoEm"`],
    limit: mostInAMinute,
  });
  for (const pedido of waiting) {
    if ((await settleSeldom(context, pedido, hour)) !== 'silent') continue;
    return context.log.warn('ifthenpay does not answer; payments wait to be confirmed');
  }
}
