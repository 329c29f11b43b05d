import { randomBytes } from 'node:crypto';
import { notFound, refusal } from '../../calls/refusal.ts';
import { addDays, earliest, lisbonDay, lisbonInstant } from '../../language/calendar.ts';
import { day, minute, second } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { isMobile } from '../../language/phoneNumber.ts';
import { isSameSecret } from '../../server/process/isSameSecret.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context } from '../../server/village/context.ts';
import { noStore, type Route } from '../../server/village/route.ts';
import { type Due, type Payable, paidOnline } from '../dinheiro/payable.server.ts';
import { settle, settleThrottled } from './confirm.server.ts';
import { pagamentoCalls } from './pagamentoCalls.ts';
import { isOpen, type PedidoPagamentoRow, pedidosPagamento } from './pedidos.server.ts';
import { type MeioPedido, meioPedido } from './pedidos.ts';
import { ask, eurosIn, offeredMeans } from './provider.server.ts';
import { refusals } from './refusals.ts';
import { defaultIfthenpayUrl, settingsIn } from './settings.server.ts';

/** How long an MB WAY payment waits to be accepted, and how long the provider may take to return a reference. */
const patience = { mbway: 4 * minute, multibanco: minute };

/** The provider is asked at most this often while somebody looks at the page. */
const every = { mbway: 4 * second, multibanco: minute };

/** More than anybody needs in a day, and few enough not to pester the owner of the phone. */
const mostInADay = 10;

/** The longest that a reference is valid, in days. */
const mostDays = 30;

/** A payment as its payer sees it. */
function shown({ meio, estado, valor, entidade, referencia, ate }: PedidoPagamentoRow, now: Date) {
  const left = Math.ceil((Date.parse(ate) - now.getTime()) / second);
  return { meio, estado, valor, entidade, referencia, ate, segundos: Math.max(0, left) };
}

/** What a secret opens that is paid for online. */
async function findDue(store: Store, segredo: string): Promise<{ payable: Payable; due: Due }> {
  for (const payable of paidOnline.values()) {
    const due = await payable.find(store, segredo);
    if (due) return { payable, due };
  }
  throw notFound('segredo');
}

/** The last payment of each means, among those for exactly the sum that is owed now. */
async function lastOf(store: Store, { _id, porPagar }: Due): Promise<PedidoPagamentoRow[]> {
  const where = { dono: _id, valor: porPagar };
  const rows = await store.list(pedidosPagamento, { where });
  return meioPedido.choices.flatMap((meio) => rows.findLast((row) => row.meio === meio) ?? []);
}

/** The last day of a reference: the last day to pay or, without one, today. */
const lastDay = (until: string, today: string) =>
  until < today ? today : earliest(until, addDays(today, mostDays));

/** Writes the row of a payment before it is asked for, or finds one that is still open. */
function findOrWrite({ store, now }: Context, payable: Payable, segredo: string, meio: MeioPedido) {
  return store.transaction(async (trx) => {
    const { _id, porPagar: valor, until } = await payable.lockToPay(trx, segredo);
    if (valor === 0) throw refusal(422, '', refusals.nothingToPay);
    const fromNow = (ms: number) => new Date(now().getTime() + ms).toISOString();
    const where = { dono: _id, meio };
    const before = await trx.list(pedidosPagamento, { where });
    const already = before.find(
      (row) => row.valor === valor && isOpen(row) && row.ate > fromNow(0),
    );
    if (already) return { attempt: already };
    const recent = before.filter(({ criadoEm }) => criadoEm > fromNow(-day));
    if (recent.length >= mostInADay) throw refusal(429, '', messages.slowDown);
    const ordem = randomBytes(7).toString('hex');
    const times = { criadoEm: fromNow(0), ate: fromNow(patience[meio]) };
    const written = { ...where, de: payable.name, valor, ordem, ...times };
    const attempt = await trx.create(pedidosPagamento, written);
    return { attempt, last: lastDay(until, lisbonDay(now())) };
  });
}

/** The routes that visitors pay through, and the provider's callback. */
export function pagamentoRoutes(declared: Route, context: Context): void {
  const { store, config, now } = context;
  const { ifthenpayUrl, ifthenpayCallbackKey } = settingsIn(config);
  const route = noStore(declared);

  /** What is due, read after asking the provider about its open payments: it may be paid by now. */
  async function dueNow(segredo: string) {
    const { due } = await findDue(store, segredo);
    for (const attempt of await lastOf(store, due)) {
      if (isOpen(attempt)) await settleThrottled(context, attempt, every[attempt.meio]);
    }
    return findDue(store, segredo);
  }

  route(pagamentoCalls.read, async ({ params: { segredo } }) => {
    const { due } = await dueNow(segredo);
    const { telefone } = due;
    const porPagar = due.mayPay ? due.porPagar : 0;
    return {
      meios: porPagar > 0 ? offeredMeans(config) : [],
      simulado: ifthenpayUrl !== defaultIfthenpayUrl,
      telemovel: isMobile(telefone) ? telefone : '',
      porPagar,
      arrayPagamentos: (await lastOf(store, due)).map((attempt) => shown(attempt, now())),
    };
  });

  route(pagamentoCalls.ask, async ({ params: { segredo }, body: { meio, telemovel } }) => {
    if (!offeredMeans(config).includes(meio)) throw refusal(422, 'meio', messages.invalid);
    if (meio === 'mbway' && !isMobile(telemovel)) {
      throw refusal(422, 'telemovel', telemovel === '' ? messages.required : refusals.notMobile);
    }
    // The last payment may have been accepted just before it expired: don't ask for it twice.
    const { payable } = await dueNow(segredo);
    const { attempt, last } = await findOrWrite(context, payable, segredo, meio);
    if (last === undefined) return { pagamento: shown(attempt, now()) };
    const { _id } = attempt;
    const days = (Date.parse(last) - Date.parse(lisbonDay(now()))) / day;
    const answer = await ask(config, attempt, { telemovel, days });
    // The provider may have received it all the same: don't ask again until this one expires.
    if (answer === 'silent') throw refusal(424, 'meio', refusals.paymentUnclear);
    if (answer === 'refused') {
      await store.change(pedidosPagamento, { _id, estado: 'criado' }, { estado: 'recusado' });
      throw refusal(422, 'meio', refusals.paymentRefused);
    }
    const ate = meio === 'mbway' ? attempt.ate : lisbonInstant(last, '23:59');
    const [made = attempt] = await store.change(pedidosPagamento, { _id }, { ...answer, ate });
    // Only from `criado`: the callback of a quick payer may already have made it `pago`.
    const pending = { estado: 'pendente' } as const;
    await store.change(pedidosPagamento, { _id, estado: 'criado' }, pending);
    return { pagamento: shown({ ...made, ...(isOpen(made) && pending) }, now()) };
  });

  route(pagamentoCalls.callback, async ({ query }) => {
    const { key = '', orderId = '', amount = '', requestId = '' } = query;
    if (!ifthenpayCallbackKey) throw notFound('');
    if (!isSameSecret(key, ifthenpayCallbackKey)) throw refusal(403, 'key', messages.invalid);
    const attempt = await store.find(pedidosPagamento, { ordem: orderId });
    if (!attempt) throw notFound('orderId');
    if (eurosIn(amount) !== attempt.valor) throw refusal(422, 'amount', messages.invalid);
    const isKnown = attempt.pedido === '' || attempt.pedido === requestId;
    if (!isKnown) throw refusal(422, 'requestId', messages.invalid);
    // Any other status makes the provider repeat the callback.
    if (attempt.estado !== 'pago' && typeof (await settle(context, attempt)) !== 'object') {
      throw refusal(409, '', refusals.notPaidYet);
    }
    return { confirmado: true as const };
  });
}
