import { z } from 'zod';
import { second } from '../../language/durations.ts';
import type { Config } from '../../server/process/config.ts';
import type { PedidoPagamentoRow } from './pedidos.server.ts';
import type { MeioPedido } from './pedidos.ts';
import { settingsIn } from './settings.server.ts';

const patience = 10 * second;

/** The configured means of payment. Multibanco needs the back-office key too, to ask whether it was paid. */
export function offeredMeans(config: Config): MeioPedido[] {
  const { ifthenpayMbwayKey, ifthenpayMbKey, ifthenpayBackofficeKey } = settingsIn(config);
  const isOffered = {
    mbway: ifthenpayMbwayKey,
    multibanco: ifthenpayMbKey && ifthenpayBackofficeKey,
  };
  return (['mbway', 'multibanco'] as const).filter((meio) => isOffered[meio]);
}

/** A value of an answer as text; '' where there is none. */
const word = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());

/** Undefined: no answer, or not in the expected shape, so it is unknown whether the provider acted on it. */
async function send<Said>(
  config: Config,
  path: string,
  shape: z.ZodType<Said>,
  body?: Record<string, unknown>,
): Promise<Said | undefined> {
  try {
    const answer = await fetch(settingsIn(config).ifthenpayUrl + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return shape.parse(await answer.json());
  } catch {
    // Don't log the error: it may contain the URL, and the URL contains a key.
    return undefined;
  }
}

/** Asks the provider for a payment, once. Returns its identifiers, `refused`, or `silent` if unclear. */
export async function ask(
  config: Config,
  { meio, ordem, valor }: PedidoPagamentoRow,
  { telemovel, days }: { telemovel: string; days: number },
): Promise<Partial<PedidoPagamentoRow> | 'refused' | 'silent'> {
  const isMbway = meio === 'mbway';
  const { ifthenpayMbwayKey: mbWayKey, ifthenpayMbKey: mbKey } = settingsIn(config);
  const mbway = { mbWayKey, mobileNumber: `351#${telemovel}` };
  const multibanco = { mbKey, expiryDays: days };
  const answer = await send(
    config,
    isMbway ? '/spg/payment/mbway' : '/multibanco/reference/init',
    z.object({ Status: word, RequestId: word, Entity: word, Reference: word }),
    { orderId: ordem, amount: valor?.toFixed(2), ...(isMbway ? mbway : multibanco) },
  );
  if (!answer?.Status) return 'silent';
  if (answer.Status !== (isMbway ? '000' : '0')) return 'refused';
  const { RequestId: pedido, Entity: entidade, Reference } = answer;
  return pedido ? { pedido, entidade, referencia: Reference.replace(/\s/g, '') } : 'silent';
}

/** A sum as the provider writes it; undefined for anything else. */
export function eurosIn(amount: string): number | undefined {
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(amount) ? Number(amount.replace(',', '.')) : undefined;
}

type Outcome = { paid: number } | 'pending' | 'refused' | 'silent';

/**
 * Asks the provider what became of a payment. If the provider's id (`pedido`) never arrived, it is
 * looked up by `ordem` alone, not by the id in a callback: a caller could name another payment's.
 */
export async function whatBecameOf(config: Config, row: PedidoPagamentoRow): Promise<Outcome> {
  const { ifthenpayMbwayKey: mbWayKey, ifthenpayBackofficeKey: boKey } = settingsIn(config);
  const { meio, ordem, pedido, valor } = row;
  if (meio === 'mbway' && pedido !== '' && mbWayKey) {
    const query = new URLSearchParams({ mbWayKey, requestId: pedido });
    const path = `/spg/payment/mbway/status?${query}`;
    const { Status = '' } = (await send(config, path, z.object({ Status: word }))) ?? {};
    if (Status === '000') return { paid: valor ?? 0 };
    // An error on the provider's side is not an answer.
    if (['', '100', '999'].includes(Status)) return 'silent';
    return Status === '123' ? 'pending' : 'refused';
  }
  if (!boKey) return 'pending';
  const payment = z.object({ amount: word, orderId: word, requestId: word });
  const shape = z.object({ payments: z.array(payment) });
  const named = { orderId: ordem, ...(pedido && { requestId: pedido }) };
  const answer = await send(config, '/v2/payments/read', shape, { boKey, ...named });
  const isIt = (each: z.infer<typeof payment>) =>
    each.orderId === ordem && (pedido === '' || each.requestId === pedido);
  const found = answer?.payments.find(isIt);
  if (!found) return answer ? 'pending' : 'silent';
  const paid = eurosIn(found.amount);
  return paid ? { paid } : 'silent';
}
