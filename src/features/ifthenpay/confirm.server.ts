import { type SqlBool, sql } from 'kysely';
import { day, hour } from '../../language/durations.ts';
import { euros } from '../../language/euros.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { writeLetter } from '../../server/mail/outbox.ts';
import { logActivity, theProgram } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context } from '../../server/village/context.ts';
import { paidOnline, type Stray } from '../dinheiro/payable.server.ts';
import { openStates, type PedidoPagamentoRow, pedidosPagamento } from './pedidos.server.ts';
import { whatBecameOf } from './provider.server.ts';

/** Tells the council about money that nothing on its screens shows. */
async function tellOfStray(
  trx: Store,
  { config, now }: Context,
  { whose, remedy, tipo }: Stray,
  { paid, ordem }: { paid: number; ordem: string },
): Promise<void> {
  const subject = `${euros(paid)}, de ${whose}`;
  await logActivity(trx, { who: theProgram, now: now() }, { verb: 'paymentStray', subject });
  if (!config.mailTo) return;
  const says = `Alguém pagou ${subject}. Na ifthenpay, o pagamento chama-se ${ordem}: ${remedy}.`;
  const definicoes = await readDefinicoesForLetters(trx);
  const about = { paragraphs: [says], about: '', tipo };
  const letter = councilLetter(config.mailTo, definicoes, 'Pagamento por resolver', about);
  await writeLetter(trx, letter, { now: now() });
}

/** Money for something that this program no longer keeps. */
const unknown: Stray = { whose: 'algo que já não existe', remedy: 'devolva-o', tipo: '' };

/** Records a payment that the provider confirmed: once, however often it is reported, and whatever it was for. */
async function confirm(context: Context, attempt: PedidoPagamentoRow, paid: number): Promise<void> {
  await context.store.transaction(async (trx) => {
    const payable = paidOnline.get(attempt.de);
    // Lock what is paid for first, as asking for a payment does, so that the two cannot deadlock.
    await payable?.lock(trx, attempt.dono);
    const pedido = await trx.lock(pedidosPagamento, { _id: attempt._id });
    if (!pedido || pedido.estado === 'pago') return;
    await trx.change(pedidosPagamento, { _id: pedido._id }, { estado: 'pago' });
    const { dono, meio, ordem } = pedido;
    const stray = payable
      ? await payable.onPaid(trx, context, { dono, valor: paid, meio })
      : unknown;
    if (stray) await tellOfStray(trx, context, stray, { paid, ordem });
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
export async function settleThrottled(context: Context, pedido: PedidoPagamentoRow, every: number) {
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
export async function pollOpen(context: Context): Promise<void> {
  const anHourAgo = new Date(context.now().getTime() - hour).toISOString();
  const waiting = await context.store.list(pedidosPagamento, {
    where: { estado: openStates },
    condition: sql<SqlBool>`"criadoEm" <= ${anHourAgo} and "perguntadoEm" <= ${anHourAgo}`,
    order: [sql`"perguntadoEm"`],
    limit: mostInAMinute,
  });
  for (const pedido of waiting) {
    if ((await settleThrottled(context, pedido, hour)) !== 'silent') continue;
    return context.log.warn('ifthenpay does not answer; payments wait to be confirmed');
  }
}
