import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished, test } from 'vitest';
import { movimentos } from '../../src/features/dinheiro/movimentos.server.ts';
import { pedidosPagamento } from '../../src/features/ifthenpay/pedidos.server.ts';
import { listBookings } from '../../src/features/inscricoes/tables.server.ts';
import { bothEngines } from '../openTestStore.ts';
import { type Order, startPayProvider } from '../payProvider.ts';
import { call } from './call.ts';
import { record } from './report.ts';
import { captchasOf, signUpForm } from './signUps.ts';
import { startVillage } from './startVillage.ts';
import { together } from './together.ts';
import { until } from './until.ts';
import { eventAt, villageFor } from './villageFor.ts';

const [bookings, kills] = [120, 12];

test.each(bothEngines)(
  'no payment is lost or made up while it is killed, on %s',
  async (engine) => {
    const provider = await startPayProvider();
    onTestFinished(() => provider.stop());
    const { settings } = provider;
    const { place, store, office, ...first } = await villageFor(engine, { settings });
    let { village } = first;
    onTestFinished(() => village.kill());
    const evento = await eventAt(office, 10_000, 'Magusto');
    const solved = captchasOf(place);
    const secrets = await together(bookings, 10, async (number) => {
      const form = { ...signUpForm(evento._id, number), captcha: await solved() };
      const { body } = await call('POST', `${village.url}/api/inscricoes`, form);
      return String(JSON.parse(body).inscricao.pagina.split('/').at(-1));
    });

    // Every third order is never paid, whatever the callbacks say of it.
    const isPaid = ({ orderId }: Order) => Number.parseInt(orderId.slice(-4), 16) % 3 !== 0;
    const settled = new Set<string>();
    let [isOver, yes, no, cutOff, forged] = [false, 0, 0, 0, 0];
    async function tell(order: Order, other: Partial<Order> = {}) {
      const answer = await provider.tell(village.url, order, other).catch(() => undefined);
      if (!answer) {
        cutOff += 1;
        await pause(100);
      } else if (answer.status === 200) yes += 1;
      else no += 1;
      return answer?.status === 200;
    }
    /** Sends the callbacks of every order, as the provider does until one is accepted: twice, and two forged ones. */
    async function tellAll() {
      for (const order of provider.orders.values()) {
        if (isPaid(order)) order.status = 'paid';
        const other = [...provider.orders.values()].find(isPaid);
        const answers = await Promise.all([
          tell(order),
          tell(order),
          tell(order, { amount: '0.01' }),
          tell(order, { requestId: other?.requestId ?? '' }),
        ]);
        if (!isPaid(order)) forged += answers.filter((each) => each).length;
        else if (answers.some((each) => each)) settled.add(order.orderId);
      }
    }
    const askFor = (from: number, amount: number) =>
      together(amount, 4, async (at) => {
        const path = `/api/reservas/${secrets[from + at]}/pagamentos`;
        const meio = at % 2 === 0 ? 'mbway' : 'multibanco';
        const body = { meio, telemovel: '912345678' };
        await Promise.all([1, 2].map(() => call('POST', `${village.url}${path}`, body)));
      });
    const keepTelling = async () => {
      while (!isOver) {
        await tellAll();
        await pause(5);
      }
    };
    const telling = keepTelling();
    const each = bookings / kills;
    for (let kill = 0; kill < kills; kill++) {
      const heard = yes + no;
      const asking = askFor(kill * each, each);
      // A busy machine needs a moment before any callback is answered at all.
      await until(() => yes + no > heard + 3, { every: 5, patience: 10_000 });
      await pause(randomInt(300));
      await village.kill();
      village = await startVillage(place, { settings });
      await asking;
    }
    await askFor(0, bookings);
    isOver = true;
    await telling;
    await tellAll();

    const all = [...provider.orders.values()];
    const paid = all.filter(isPaid);
    const asked = await store.list(pedidosPagamento);
    const rows = await store.list(movimentos);
    const bookingOf = new Map(asked.map(({ ordem, dono }) => [ordem, dono]));
    const due = new Map<string, number>();
    for (const { orderId, amount } of paid) {
      const whose = bookingOf.get(orderId) ?? 'nobody';
      due.set(whose, (due.get(whose) ?? 0) + Math.round(Number(amount) * 100));
    }
    const kept = await listBookings(store, {});
    const wrong = kept.filter(
      ({ _id, valorPago }) => Math.round((valorPago ?? 0) * 100) !== (due.get(_id) ?? 0),
    );
    const made = rows.reduce((sum, { valor }) => sum + Math.round((valor ?? 0) * 100), 0);
    const should = paid.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const unwritten = [...settled].filter(
      (ordem) => asked.find((each) => each.ordem === ordem)?.estado !== 'pago',
    );
    record({
      promise: 'Nothing promised is forgotten',
      proof: `${all.length} payments asked for, ${paid.length} of them made, told by four at once, forged ones among them, through ${kills} × kill -9; ${engine}`,
      reached: `${wrong.length} bookings with another sum, ${made / 100} € noted of ${should / 100} €, ${rows.length} rows, ${forged} confirmed without proof, ${unwritten.length} acknowledged and not written (${yes} yes, ${no} no, ${cutOff} cut off or told to nobody)`,
      promised: '0 confirmed without proof, 0 lost',
      ok:
        wrong.length + forged + unwritten.length === 0 &&
        !due.has('nobody') &&
        made === should &&
        rows.length === paid.length &&
        settled.size === paid.length &&
        cutOff > 0 &&
        all.length > paid.length,
    });
  },
);
