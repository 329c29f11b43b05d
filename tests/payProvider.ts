import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A payment that the provider was asked for, and its state. */
export type Order = {
  orderId: string;
  requestId: string;
  amount: string;
  mobileNumber?: string;
  status: 'pending' | 'paid' | 'refused';
};

/** How it answers a request for a payment: `hangsUp` takes the order but closes the connection. */
type Mood = 'agrees' | 'refuses' | 'hangsUp' | 'mumbles';

/** How an automatic payment goes, chosen by the last digit of the phone. */
const plays = ['right', 'slow', 'twice', 'wrongSum', 'never', 'forged', 'refused'] as const;
type Play = (typeof plays)[number];

/** The keys in the settings of a village that uses this provider. */
export const payKeys = {
  IFTHENPAY_MBWAY_KEY: 'SIM-000001',
  IFTHENPAY_MB_KEY: 'SIM-000002',
  IFTHENPAY_BACKOFFICE_KEY: '0000-0000-0000-0000',
  IFTHENPAY_CALLBACK_KEY: 'simulado-nao-e-a-serio',
};

/** The path of the callback about an order; `other` replaces some of its values, to forge one. */
export function callbackPath(
  { orderId, amount, requestId }: Order,
  other: Partial<Order & { key: string }> = {},
): string {
  const key = payKeys.IFTHENPAY_CALLBACK_KEY;
  const query = new URLSearchParams({ key, orderId, amount, requestId, ...other });
  return `/api/pagamentos/ifthenpay?${query}`;
}

/** Where a village is told of payments, and how long people take to pay. */
type Told = { site: string; after: number };

/** Simulates ifthenpay on this machine; no money moves. With `told`, orders are paid automatically. */
export async function startPayProvider({ port = 0, told }: { port?: number; told?: Told } = {}) {
  const orders = new Map<string, Order>();
  const state = { mood: 'agrees' as Mood, asked: 0 };

  function taken({ orderId, amount, mobileNumber }: Record<string, string>): Order {
    const order: Order = {
      orderId: String(orderId),
      amount: String(amount),
      status: 'pending',
      requestId: randomBytes(10).toString('hex'),
      ...(mobileNumber && { mobileNumber }),
    };
    orders.set(order.orderId, order);
    if (told) void play(order, told).catch(() => undefined);
    return order;
  }

  /** Sends a village the provider's callback. */
  const tell = (site: string, order: Order, other: Partial<Order> = {}) =>
    fetch(site + callbackPath(order, other));

  async function play(order: Order, { site, after }: Told): Promise<void> {
    const chosen: Play = plays[Number(order.mobileNumber?.at(-1) ?? 0)] ?? 'right';
    await pause(chosen === 'slow' ? 4 * after : after);
    if (chosen !== 'forged') order.status = chosen === 'refused' ? 'refused' : 'paid';
    const times = { never: 0, refused: 0, twice: 2 }[chosen as string] ?? 1;
    const wrong = chosen === 'wrongSum' ? { amount: '0.01' } : {};
    await Promise.all(Array.from({ length: times }, () => tell(site, order, wrong)));
  }

  const codes = { pending: '123', paid: '000', refused: '020' };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const said = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (pathname === '/spg/payment/mbway/status') {
      const order = [...orders.values()].find(
        ({ requestId }) => requestId === searchParams.get('requestId'),
      );
      return said({ Status: codes[order?.status ?? 'refused'], RequestId: order?.requestId });
    }
    const body = (await json(request).catch(() => ({}))) as Record<string, string>;
    if (pathname === '/v2/payments/read') {
      const order = orders.get(body.orderId ?? '');
      const isPaid = order?.status === 'paid' && body.boKey === payKeys.IFTHENPAY_BACKOFFICE_KEY;
      return said({ status: '200', message: 'Success', payments: isPaid ? [order] : [] });
    }
    state.asked += 1;
    if (state.mood === 'mumbles') return said({});
    if (state.mood === 'refuses') return said({ Status: '-1', Message: 'Error' });
    const { orderId, amount, requestId } = taken(body);
    if (state.mood === 'hangsUp') return void response.destroy();
    if (pathname === '/spg/payment/mbway') return said({ Status: '000', RequestId: requestId });
    const [Entity, Reference] = ['99999', '123 456 789'];
    return said({ Status: '0', Entity, Reference, RequestId: requestId, OrderId: orderId, amount });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    orders,
    tell,
    settings: { ...payKeys, IFTHENPAY_URL: url },
    /** How it answers from now on. */
    behave: (mood: Mood) => {
      state.mood = mood;
    },
    /** How often it was asked for a payment. */
    asked: () => state.asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Run on its own: `node tests/payProvider.ts 4342 http://localhost:3000`. */
if (import.meta.main) {
  const [port = '4342', site = 'http://localhost:3000'] = process.argv.slice(2);
  const { settings } = await startPayProvider({ port: Number(port), told: { site, after: 8_000 } });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  console.log(`SIMULATED ifthenpay, no money moves. Start the village with\n${lines.join('\n')}`);
  console.log(
    `The last digit of the phone says how it goes: ${plays.map((p, n) => `${n} ${p}`).join(', ')}`,
  );
}
