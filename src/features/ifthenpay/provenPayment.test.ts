import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskIn } from '../../../tests/inscricoes/deskIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { callbackPath, type Order, startPayProvider } from '../../../tests/payProvider.ts';
import { refused, startApp, type TestApp } from '../../../tests/startApp.ts';
import { refusals } from '../inscricoes/refusals.ts';

const isProven = refused('estaPago', refusals.provenPayment);

describe.each(bothEngines)('money that the provider proved, on %s', (engine) => {
  const t = {} as TestApp;
  let provider: Awaited<ReturnType<typeof startPayProvider>>;
  const { begin, evento, counter, seen, pay, change, letters } = deskIn(t);
  let own: string;
  let _id: string;

  beforeAll(async () => {
    provider = await startPayProvider();
    Object.assign(t, await startApp(engine, { settings: provider.settings }));
  });
  afterAll(async () => {
    await t.close();
    await provider.stop();
  });
  beforeEach(async () => {
    await begin();
    const booked = await counter((await evento())._id, { numeroAdultos: 4, numeroCriancas: 0 });
    _id = booked._id;
    own = `/api/reservas/${booked.pagina.split('/').at(-1)}`;
  });

  /** Pays what is owed by MB WAY, and has the provider tell it twice. */
  async function payOnline() {
    const asked = { meio: 'mbway', telemovel: '912345678' };
    expect((await t.visitor('POST', `${own}/pagamentos`, asked)).status).toBe(201);
    const order = [...provider.orders.values()].at(-1) as Order;
    Object.assign(order, { status: 'paid' });
    for (const _twice of [1, 2]) {
      expect((await t.visitor('GET', callbackPath(order))).status).toBe(200);
    }
  }
  const rows = async () =>
    (await t.staff('GET', `/api/inscricoes/${_id}/pagamentos`)).body.arrayPagamentos;
  const toggle = () => t.staff('PUT', `/api/inscricoes/${_id}`);
  const reserva = async () => (await t.visitor('GET', own)).body.reserva;

  test('is not undone by a press: neither set nor toggled, and nobody is told that it was', async () => {
    await payOnline();
    const told = (await letters()).length;
    expect(await pay(_id, false)).toMatchObject(isProven);
    expect(await toggle()).toMatchObject(isProven);
    expect(await seen(_id)).toMatchObject({ estaPago: true, valorPago: 40 });
    expect(await reserva()).toMatchObject({ pago: 40, porPagar: 0 });
    expect((await letters()).length).toBe(told);
    expect(refusals.provenPayment).toContain('ifthenpay');
  });

  test('stays owed to fewer people, and to whoever cancels, until it is given back', async () => {
    await payOnline();
    await change(_id, { numeroAdultos: 2 });
    expect(await pay(_id, false)).toMatchObject(isProven);
    expect(await seen(_id)).toMatchObject({ valorPago: 40, aDevolver: 20 });
    await t.visitor('DELETE', own);
    expect(await pay(_id, false)).toMatchObject(isProven);
    expect(await seen(_id)).toMatchObject({ estado: 'cancelada', valorPago: 40, aDevolver: 40 });
    expect((await t.staff('DELETE', `/api/inscricoes/${_id}`)).status).toBe(409);
    await t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido: true });
    expect(await seen(_id)).toMatchObject({ valorPago: 40, totalDevolvido: 40 });
  });

  test.each([
    ['before', 40, 60],
    ['after', 40, 60],
  ])(
    '%s what staff confirmed, which alone is taken back and put back',
    async (when, online, all) => {
      if (when === 'before') {
        await payOnline();
        await change(_id, { numeroAdultos: 6 });
        await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true, meio: 'numerario' });
      } else {
        await change(_id, { numeroAdultos: 2 });
        await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true, meio: 'numerario' });
        await change(_id, { numeroAdultos: 6 });
        await payOnline();
      }
      expect(await seen(_id)).toMatchObject({ estaPago: true, valorPago: all });
      expect((await pay(_id, false)).body.data).toMatchObject({
        estaPago: false,
        valorPago: online,
      });
      expect(await reserva()).toMatchObject({ pago: online, porPagar: 20 });
      // By the means that staff had noted, not by the one that came last.
      expect((await rows()).at(-1)).toMatchObject({
        tipo: 'pagamentoAnulado',
        valor: 20,
        meio: 'numerario',
      });
      expect((await pay(_id)).body.data).toMatchObject({ estaPago: true, valorPago: all });
      await pay(_id, false);
      await change(_id, { numeroAdultos: 4 });
      expect(await pay(_id, false)).toMatchObject(isProven);
      expect(await seen(_id)).toMatchObject({ estaPago: true, valorPago: 40, aDevolver: 0 });
    },
  );

  test('survives many presses at once', async () => {
    await payOnline();
    await Promise.all([
      ...Array.from({ length: 9 }, () => toggle()),
      ...Array.from({ length: 9 }, () => pay(_id, false)),
    ]);
    expect(await seen(_id)).toMatchObject({ estaPago: true, valorPago: 40 });
    expect(await rows()).toHaveLength(1);
  });
});
