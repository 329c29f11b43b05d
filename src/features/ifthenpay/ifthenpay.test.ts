import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { callbackPath, type Order, payKeys, startPayProvider } from '../../../tests/payProvider.ts';
import { refused, startApp, type TestApp, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import type { Table } from '../../server/store/table.ts';
import { movementsOf, movimentos } from '../dinheiro/movimentos.server.ts';
import { bookingKinds } from '../inscricoes/bookingLetter.server.ts';
import { stateOf } from '../inscricoes/reservaInWords.site.ts';
import { findBooking, inscricoes } from '../inscricoes/tables.server.ts';
import { pollOpen } from './confirm.server.ts';
import { type PedidoPagamentoRow, pedidosPagamento } from './pedidos.server.ts';
import { ask, whatBecameOf } from './provider.server.ts';
import { refusals } from './refusals.ts';

type Provider = Awaited<ReturnType<typeof startPayProvider>>;

describe.each(bothEngines)('payments that confirm themselves on %s', (engine) => {
  let t: TestApp;
  let provider: Provider;
  let evento: { _id: string; identifier: string };
  let booking: { _id: string; segredo: string };

  beforeAll(async () => {
    provider = await startPayProvider();
    t = await startApp(engine, { settings: { ...provider.settings, MAIL_TO: 'junta@exemplo.pt' } });
  });
  afterAll(async () => {
    await t.close();
    await provider.stop();
  });

  beforeEach(async () => {
    const tables: Table[] = [pedidosPagamento, inscricoes, noticiasEventos, outbox, atividade];
    for (const table of tables) await t.store.remove(table, {});
    await t.setClock();
    provider.orders.clear();
    provider.behave('agrees');
    const body = {
      ...validBody(eventos, 'Caminhada'),
      permiteInscricao: true,
      price: 10,
      startDate: '2026-07-02',
      endDate: '',
      limitEnrollmentDate: '2026-07-02',
    };
    evento = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body.noticiaEvento;
    booking = await book();
    await t.store.remove(outbox, {});
  });

  async function book() {
    const made = await t.staff('POST', '/api/inscricoes/balcao', {
      _id: evento._id,
      name: 'Ana',
      email: 'ana@exemplo.pt',
      telefone: '912345678',
      numeroAdultos: 2,
    });
    const { _id, pagina } = made.body.inscricao;
    return { _id, segredo: pagina.split('/').at(-1) as string };
  }

  const url = () => `/api/reservas/${booking.segredo}/pagamentos`;
  const askFor = (meio: string, telemovel = '912345678') =>
    t.visitor('POST', url(), meio === 'mbway' ? { meio, telemovel } : { meio });
  /** The last payment that the provider was asked for. */
  const order = () => [...provider.orders.values()].at(-1) as Order;
  /** The provider's callback, which comes without the pages' API key. */
  const tell = (other: Partial<Order & { key: string }> = {}, about = order()) =>
    t.visitor('GET', callbackPath(about, other), undefined, { apikey: undefined });
  const pay = (about = order()) => Object.assign(about, { status: 'paid' });
  const stored = async () => findBooking(t.store, { _id: booking._id });
  const rows = () => movementsOf(t.store, booking._id);
  const letters = async () => (await t.store.list(outbox)).map(({ subject }) => subject);
  const states = async () => (await t.store.list(pedidosPagamento)).map(({ estado }) => estado);

  test.each([
    ['mbway', { entidade: '', referencia: '', segundos: 240 }],
    // The reference is valid until the last day to pay.
    ['multibanco', { entidade: '99999', referencia: '123456789', ate: '2026-06-22T22:59:00.000Z' }],
  ])('%s is asked for, paid, told and confirmed once', async (meio, told) => {
    const asked = await askFor(meio);
    expect(asked).toMatchObject({ status: 201, body: { pagamento: { meio, valor: 20, ...told } } });
    expect(order().amount).toBe('20.00');
    expect(order().orderId.length).toBeLessThanOrEqual(15);
    expect(await tell()).toMatchObject(refused('', refusals.notPaidYet, 409));
    expect(await rows()).toEqual([]);
    pay();
    const answers = await Promise.all([tell(), tell(), tell()]);
    for (const answer of [...answers, await tell()]) {
      expect(answer).toMatchObject({ status: 200, body: { confirmado: true } });
    }
    expect(await rows()).toMatchObject([
      { tipo: 'pagamento', valor: 20, meio, quem: 'a ifthenpay' },
    ]);
    expect(await stored()).toMatchObject({ estaPago: true, valorPago: 20, aDevolver: 0 });
    expect(await letters()).toEqual([expect.stringContaining('Pagamento confirmado')]);
    const lines = await t.store.list(atividade, { where: { verb: 'paymentReceived' } });
    expect(lines).toMatchObject([{ who: 'o programa', target: booking._id }]);
    expect((await t.visitor('GET', url())).body).toMatchObject({ meios: [], porPagar: 0 });
    expect(await askFor(meio)).toMatchObject(refused('', refusals.nothingToPay));
  });

  test('nothing that is told without proof confirms anything', async () => {
    await askFor('mbway');
    const first = order();
    booking = await book();
    await askFor('mbway');
    for (const [other, status] of [
      [{ key: '' }, 403],
      [{ key: `${payKeys.IFTHENPAY_CALLBACK_KEY}x` }, 403],
      [{ orderId: 'outra' }, 404],
      [{ orderId: '' }, 404],
      [{ amount: '0.01' }, 422],
      [{ amount: '2e1' }, 422],
      [{ amount: '' }, 422],
      [{ requestId: '' }, 422],
      [{ requestId: first.requestId }, 422],
      [{}, 409],
    ] as const) {
      expect((await tell(other)).status, JSON.stringify(other)).toBe(status);
    }
    // A payment for one booking cannot be used to confirm another.
    pay(first);
    expect((await tell({ requestId: first.requestId })).status).toBe(422);
    expect((await tell({ amount: order().amount })).status).toBe(409);
    expect(await rows()).toEqual([]);
    expect(await stored()).toMatchObject({ estaPago: false, valorPago: 0 });
  });

  test('told before the answer came, and after it was given up, it counts', async () => {
    provider.behave('hangsUp');
    expect(await askFor('mbway')).toMatchObject(refused('meio', refusals.paymentUnclear, 424));
    expect(await states()).toEqual(['criado']);
    // A second press returns the same payment, without asking the provider again.
    const asked = provider.asked();
    expect((await askFor('mbway')).body.pagamento).toMatchObject({ estado: 'criado' });
    expect(provider.asked()).toBe(asked);
    expect((await tell({ requestId: 'qualquer' })).status).toBe(409);
    await t.store.change(pedidosPagamento, {}, { estado: 'recusado' });
    pay();
    expect((await tell()).status).toBe(200);
    expect(await stored()).toMatchObject({ estaPago: true });
    expect((await rows()).length).toBe(1);
  });

  test('two presses are one payment, and after its time it is another', async () => {
    const asked = provider.asked();
    await Promise.all([askFor('mbway'), askFor('mbway'), askFor('mbway')]);
    expect(provider.asked()).toBe(asked + 1);
    await t.setClock('2026-06-01T11:05:00.000Z');
    expect((await askFor('mbway')).body.pagamento).toMatchObject({ segundos: 240 });
    expect(provider.asked()).toBe(asked + 2);
  });

  test('who said yes at the last moment and presses again does not pay twice', async () => {
    await askFor('mbway');
    const asked = provider.asked();
    pay();
    await t.setClock('2026-06-01T11:05:00.000Z');
    expect(await askFor('mbway')).toMatchObject(refused('', refusals.nothingToPay));
    expect(provider.asked()).toBe(asked);
    expect((await rows()).length).toBe(1);
  });

  test('nobody is made to answer their phone all day', async () => {
    for (let press = 0; press < 10; press++) {
      await askFor('mbway');
      Object.assign(order(), { status: 'refused' });
      await t.setClock(new Date(t.context.now().getTime() + 10_000).toISOString());
      const { arrayPagamentos } = (await t.visitor('GET', url())).body;
      expect(arrayPagamentos).toMatchObject([{ estado: 'recusado' }]);
    }
    expect(await askFor('mbway')).toMatchObject(refused('', messages.slowDown, 429));
  });

  test.each([
    ['refuses', refused('meio', refusals.paymentRefused), 'recusado'],
    ['mumbles', refused('meio', refusals.paymentUnclear, 424), 'criado'],
  ] as const)('a provider that %s is told as that', async (mood, answer, estado) => {
    provider.behave(mood);
    expect(await askFor('mbway')).toMatchObject(answer);
    expect(await states()).toEqual([estado]);
  });

  test.each([
    [{ meio: 'numerario' }, 'meio', messages.invalid],
    [{}, 'telemovel', messages.required],
    [{ meio: '' }, 'meio', messages.required],
    [{ meio: 'mbway' }, 'telemovel', messages.required],
    [{ meio: 'mbway', telemovel: '212345678' }, 'telemovel', refusals.notMobile],
    [{ meio: 'mbway', telemovel: 9 }, 'telemovel', messages.phone],
  ])('%j is refused', async (body, param, msg) => {
    expect(await t.visitor('POST', url(), body)).toMatchObject(refused(param, msg));
    expect(await states()).toEqual([]);
  });

  test('the phone number is passed on and kept nowhere', async () => {
    await askFor('mbway', '+351 961 234 567');
    expect(order().mobileNumber).toBe('351#961234567');
    expect(JSON.stringify(await t.store.list(pedidosPagamento))).not.toContain('961234567');
  });

  test('another sum than is owed by now is noted all the same', async () => {
    await askFor('multibanco');
    await t.store.change(inscricoes, { _id: booking._id }, { numeroAdultos: 3, numeroPessoas: 3 });
    pay();
    expect((await tell()).status).toBe(200);
    expect(await stored()).toMatchObject({ estaPago: false, valorPago: 20, aDevolver: 0 });
    const { subject, body } = (await t.store.list(outbox)).at(-1) ?? {};
    expect(subject).toContain('Pagamento recebido');
    expect(body).toMatch(/Falta pagar: 10,00\s€/);
    // The rest can be asked for; if it is paid twice, the surplus is to be refunded.
    const rest = (await askFor('multibanco')).body.pagamento;
    expect(rest.valor).toBe(10);
    await t.staff('PUT', `/api/inscricoes/${booking._id}`, { estaPago: true });
    pay();
    await tell();
    expect(await stored()).toMatchObject({ estaPago: true, valorPago: 40, aDevolver: 10 });
  });

  test('what staff had confirmed by mistake before it came is taken back without a word, and back again', async () => {
    await askFor('multibanco');
    const confirm = (estaPago: boolean) =>
      t.staff('PUT', `/api/inscricoes/${booking._id}`, { estaPago });
    await confirm(true);
    pay();
    await tell();
    expect(await stored()).toMatchObject({ valorPago: 40, aDevolver: 20 });
    await t.store.remove(outbox, {});
    await confirm(false);
    expect(await stored()).toMatchObject({ valorPago: 20, aDevolver: 0 });
    const { reserva } = (await t.visitor('GET', `/api/reservas/${booking.segredo}`)).body;
    expect(reserva.porPagar).toBe(0);
    expect(stateOf(reserva, true).title).toBe('Pagamento confirmado');
    await confirm(true);
    expect(await stored()).toMatchObject({ valorPago: 40, aDevolver: 20 });
    expect(await letters()).toEqual([]);
  });

  test('no letter that was written before it came, and has not left, follows its confirmation', async () => {
    await askFor('multibanco');
    await t.staff('PUT', `/api/inscricoes/${booking._id}`, { estaPago: true });
    await t.store.remove(outbox, {});
    await t.staff('PUT', `/api/inscricoes/${booking._id}`, { estaPago: false });
    expect(await letters()).toEqual([expect.stringContaining('Pagamento por confirmar')]);
    const reminder = { about: booking._id, recipient: 'ana@exemplo.pt', state: 'waiting' } as const;
    await t.store.create(outbox, { ...reminder, tipo: bookingKinds.reminder });
    pay();
    expect((await tell()).status).toBe(200);
    expect(await letters()).toEqual([expect.stringContaining('Pagamento confirmado')]);
  });

  test('the provider is believed where it names another sum than was asked for', async () => {
    await askFor('multibanco');
    const { amount } = order();
    Object.assign(pay(), { amount: '12,50' });
    expect((await tell({ amount: '12,50' })).status).toBe(422);
    expect((await tell({ amount })).status).toBe(200);
    expect(await stored()).toMatchObject({ estaPago: false, valorPago: 12.5 });
  });

  test.each([
    ['cancelada', { aDevolver: 20 }, 'Pagamento confirmado'],
    ['expirada', { aDevolver: 0 }, 'Pagamento fora do prazo'],
  ] as const)('what comes for a booking that is %s is not lost', async (estado, money, letter) => {
    await askFor('multibanco');
    await t.store.change(inscricoes, { _id: booking._id }, { estado });
    pay();
    expect((await tell()).status).toBe(200);
    expect(await stored()).toMatchObject({ estado, valorPago: 20, devolvido: false, ...money });
    expect(await letters()).toEqual([expect.stringContaining(letter)]);
    const { arrayInscricoes } = (
      await t.staff(
        'GET',
        `/api/inscricoes?estado=${estado === 'expirada' ? 'aDecidir' : 'porDevolver'}`,
      )
    ).body;
    expect(arrayInscricoes).toMatchObject([{ _id: booking._id }]);
    const sent = await askFor('mbway');
    expect(sent.status).toBe(422);
  });

  test('what comes for a booking that is gone, or in the bin, is told to the council', async () => {
    await askFor('multibanco');
    await t.staff('DELETE', `/api/inscricoes/${booking._id}`);
    pay();
    expect((await tell()).status).toBe(200);
    booking = await book();
    await askFor('mbway');
    await t.staff('DELETE', `/api/noticiasEventos/${evento.identifier}`);
    pay();
    expect((await tell()).status).toBe(200);
    expect((await tell()).status).toBe(200);
    expect((await rows()).length).toBe(1);
    const told = await t.store.list(atividade, { where: { verb: 'paymentStray' } });
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^20,00\s€, de uma reserva que já não existe$/),
      expect.stringMatching(/^20,00\s€, de uma reserva em «.+», que está na reciclagem$/),
    ]);
    // One line for each.
    expect(await t.store.count(atividade, { where: { verb: 'paymentReceived' } })).toBe(0);
    const strays = (await letters()).filter((subject) => subject === 'Pagamento por resolver');
    expect(strays.length).toBe(2);
    expect((await t.visitor('GET', url())).body).toMatchObject({ meios: [], porPagar: 0 });
  });

  test('who looks at the page has the provider asked, but seldom', async () => {
    await askFor('mbway');
    await t.visitor('GET', url());
    pay();
    // The provider was asked a moment ago, so it is not asked again yet.
    expect((await t.visitor('GET', url())).body).toMatchObject({ porPagar: 20 });
    await t.setClock('2026-06-01T11:00:05.000Z');
    const looks = await Promise.all([1, 2, 3].map(() => t.visitor('GET', url())));
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await t.visitor('GET', url())).body).toMatchObject({ porPagar: 0 });
    expect((await rows()).length).toBe(1);
  });

  test('what was never told is asked about, and given up after its time', async () => {
    await askFor('multibanco');
    const paid = order();
    booking = await book();
    await askFor('mbway');
    pay(paid);
    await pollOpen(t.context);
    expect(await states()).toEqual(['pendente', 'pendente']);
    await t.setClock('2026-06-01T12:00:00.000Z');
    await pollOpen(t.context);
    expect(await states()).toEqual(['pago', 'pendente']);
    await t.setClock('2026-06-02T11:05:00.000Z');
    await pollOpen(t.context);
    expect(await states()).toEqual(['pago', 'recusado']);
    expect((await t.store.list(movimentos)).length).toBe(1);
  });

  test('a provider that is gone, or speaks otherwise, changes nothing', async () => {
    await askFor('mbway');
    const [row] = (await t.store.list(pedidosPagamento)) as [PedidoPagamentoRow];
    const { config: usual } = t.context;
    const given = { ...usual.given, IFTHENPAY_URL: 'http://127.0.0.1:9' };
    const config = { ...usual, given };
    expect(await whatBecameOf(config, row)).toBe('silent');
    expect(await ask(config, row, { telemovel: '912345678', days: 0 })).toBe('silent');
    await t.setClock('2026-06-09T11:00:00.000Z');
    const context = { ...t.context, config };
    await pollOpen(context);
    expect(await states()).toEqual(['pendente']);
  });

  test('no secret and nobody else is answered anything', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { meio: 'multibanco' } : undefined;
      const answer = await t.visitor(method, '/api/reservas/nada/pagamentos', body);
      expect(answer).toMatchObject(refused('segredo', messages.notFound, 404));
    }
    await askFor('multibanco');
    const { body, headers } = await t.visitor('GET', url());
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(body)).not.toMatch(/SIM-|0000-0000|simulado-nao/);
    expect(body).toMatchObject({ simulado: true, telemovel: '912345678' });
  });
});

describe('without the settings', () => {
  const t = testApp('sqlite');
  test('nothing is offered, asked or told', async () => {
    const body = { ...validBody(eventos, 'Feira'), permiteInscricao: true, price: 10 };
    const { noticiaEvento } = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body;
    const made = await t.staff('POST', '/api/inscricoes/balcao', {
      _id: noticiaEvento._id,
      name: 'Ana',
      telefone: '912345678',
      numeroAdultos: 1,
    });
    const url = `/api/reservas/${made.body.inscricao.pagina.split('/').at(-1)}/pagamentos`;
    expect((await t.visitor('GET', url)).body).toMatchObject({ meios: [], simulado: false });
    const asked = await t.visitor('POST', url, { meio: 'multibanco' });
    expect(asked).toMatchObject(refused('meio', messages.invalid));
    const told = await t.visitor('GET', '/api/pagamentos/ifthenpay?key=&orderId=');
    expect(told.status).toBe(404);
  });
});
