import { beforeEach, describe, expect, test } from 'vitest';
import { ana } from '../../../tests/inscricoes/deskIn.ts';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { dog, person, rightAnswers } from '../../../tests/pedidos/requestsIn.ts';
import { type Answer, refused, type TestApp, testApp } from '../../../tests/startApp.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { pedidos } from '../../features/pedidos/tables.server.ts';
import { seguidores } from '../../features/seguidores/tables.server.ts';
import { messages } from '../../language/messages.ts';
import type { Ability } from '../../sections/abilities.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox, withSecret } from '../mail/outbox.ts';
import { resetLinks, sendLink } from '../staff/resetLinks.ts';
import { staff } from '../staff/staff.ts';
import { atividade } from '../store/atividade.ts';
import type { Table } from '../store/table.ts';

/** What visitors do that has letters written to them. */
function visitorsIn(t: TestApp) {
  let evento = '';
  return {
    async begin() {
      await t.setClock();
      const content: Table[] = [inscricoes, noticiasEventos, pedidos, seguidores];
      for (const table of [...content, resetLinks, outbox, atividade]) {
        await t.store.remove(table as Table, {});
      }
      evento = (await t.store.create(noticiasEventos, magusto))._id;
      await t.staff('POST', '/api/servicos', dog);
    },
    async book(more: object = {}): Promise<string> {
      const captcha = await t.captcha('inscricoes');
      const form = { ...ana, _id: evento, captcha, ...more };
      return (await t.visitor('POST', '/api/inscricoes', form)).body.inscricao._id;
    },
    async bookAtCounter(more: object = {}): Promise<string> {
      const form = { ...ana, _id: evento, ...more };
      return (await t.staff('POST', '/api/inscricoes/balcao', form)).body.inscricao._id;
    },
    async ask(more: object = {}): Promise<string> {
      await t.visitor('POST', '/api/pedidos', {
        ...person,
        servico: dog?.identifier,
        respostas: rightAnswers,
        captcha: await t.captcha('pedidos'),
        ...more,
      });
      return (await t.store.list(pedidos)).at(-1)?._id ?? '';
    },
    async follow() {
      const captcha = await t.captcha('seguidores');
      const wish = { email: ana.email, temas: ['avisos'], frequencia: 'logo', captcha };
      await t.visitor('POST', '/api/seguidores', wish);
    },
    async forget() {
      await t.store.change(staff, { username: 'admin' }, { email: 'admin@exemplo.pt' });
      await sendLink(t.store, 'admin', { siteUrl: 'https://aldeia.example', now: t.context.now() });
    },
  };
}

/** Somebody who may do only this. */
async function clerk(t: TestApp, username: string, ...permissoes: Ability[]) {
  const { _id, token } = await t.addColleague(username);
  await t.store.change(staff, { _id }, { isAdmin: false, permissoes });
  return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    t.visitor(method, url, body, { 'x-auth-token': token });
}

const listed = ({ body }: Answer) =>
  body.arrayCartas.map(({ recipient }: { recipient: string }) => recipient).sort();

describe.each(engines)('the letters that staff read, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, book, ask, follow, forget } = visitorsIn(t);
  beforeEach(begin);

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['a booking', book, /\/inscricao\/[\w-]{43}\b/],
    ['a booking in English', () => book({ lingua: 'en' }), /\/en\/inscricao\/[\w-]{43}\b/],
    ['a request', ask, /\/pedido\/[\w-]{43}\b/],
    ['following', follow, /\/seguir\/[\w-]{43}\b/],
    ['a forgotten password', forget, /\/recuperar\/[\w-]{43}\b/],
  ])('say nothing of the private address, but leave with it: %s', async (_of, cause, address) => {
    await cause();
    const [letter] = await t.store.list(outbox);
    const { _id = '', secret = '' } = letter ?? {};
    expect(secret).toHaveLength(43);
    const sent = letter && withSecret(letter);
    expect(sent?.body).toMatch(address);
    expect(sent?.html).toMatch(address);
    const one = `/api/cartas/${_id}`;
    const answers = [
      await t.staff('GET', '/api/cartas'),
      await t.staff('GET', one),
      await t.staff('PUT', one),
      await t.staff('GET', `/api/pessoa-dados?q=${letter?.recipient}`),
      await t.staff('GET', `/api/procura?q=${letter?.recipient}`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    expect(JSON.stringify((await t.staff('DELETE', one)).body)).not.toContain(secret);
  });

  test('are those of their own work: bookings for whoever looks after them, the rest at the counter', async () => {
    await t.store.change(outbox, {}, { state: 'sent' });
    await book({ email: 'reserva@exemplo.pt' });
    await ask({ email: 'pedido@exemplo.pt' });
    await t.store.change(outbox, {}, { state: 'failed', attempts: 1 });
    const counter = await clerk(t, 'balcao', 'atendimento');
    const events = await clerk(t, 'eventos', 'inscricoes');
    const both = await clerk(t, 'ambos', 'inscricoes', 'atendimento');
    const failed = '/api/cartas?estado=failed';
    expect(listed(await counter('GET', failed))).toEqual(['pedido@exemplo.pt']);
    expect(listed(await events('GET', failed))).toEqual(['reserva@exemplo.pt']);
    expect(listed(await both('GET', failed))).toHaveLength(2);
    const { contagens } = (await counter('GET', failed)).body;
    expect(contagens).toMatchObject({ failed: 1 });
    const { resumo } = (await events('GET', '/api/resumo')).body;
    expect(resumo.contagens.emailsFalhados).toBe(1);

    const { _id } = (await t.store.find(outbox, { recipient: 'reserva@exemplo.pt' })) ?? {};
    const url = `/api/cartas/${_id}`;
    expect((await counter('GET', url)).body.carta).toBeNull();
    expect((await counter('PUT', url)).status).toBe(404);
    expect((await counter('PUT', url, { recipient: 'balcao@exemplo.pt' })).status).toBe(404);
    expect((await counter('DELETE', url)).status).toBe(404);
    expect((await counter('PUT', '/api/cartas?estado=failed')).body).toEqual({ enviadas: 1 });
    expect(await t.store.find(outbox, { _id: _id ?? '' })).toMatchObject({ state: 'failed' });
    expect((await events('DELETE', url)).status).toBe(200);
  });

  test('go to another address only under the name of whoever sent them there', async () => {
    await ask();
    const { _id } = (await t.store.find(outbox, { recipient: person.email })) ?? {};
    const counter = await clerk(t, 'rita', 'atendimento');
    await t.store.remove(atividade, {});
    await counter('PUT', `/api/cartas/${_id}`, { recipient: 'certo@exemplo.pt' });
    const [line] = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
    expect(line).toMatchObject({ who: 'rita', sentence: 'Mandou um email para outro endereço' });
  });

  test('of a kind that no feature knows are for administrators', async () => {
    await t.store.create(outbox, { recipient: 'x@exemplo.pt', tipo: '' });
    const both = await clerk(t, 'nina', 'inscricoes', 'atendimento');
    expect(listed(await both('GET', '/api/cartas'))).toEqual([]);
    expect(listed(await t.staff('GET', '/api/cartas'))).toEqual(['x@exemplo.pt']);
  });
});

describe.each(bothEngines)('a private page that no letter brings, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, book, bookAtCounter, ask } = visitorsIn(t);
  beforeEach(begin);

  test.each([
    [
      'inscricoes',
      () => book(),
      'inscricoes',
      /^Viu a página privada de uma inscrição em «Magusto»/,
    ],
    ['pedidos', () => ask(), 'atendimento', /^Viu a página privada do pedido \d{4}\/\d{4}/],
  ] as const)(
    'is shown to those who look after %s, and the activity names them',
    async (path, make, ability, sentence) => {
      const url = `/api/${path}/${await make()}`;
      const may = await clerk(t, `pode-${path}`, ability);
      const mayNot = await clerk(
        t,
        `nao-${path}`,
        ability === 'inscricoes' ? 'atendimento' : 'pagamentos',
      );
      await t.store.remove(atividade, {});
      expect((await may('GET', url)).body.mostraLigacao).toBe(true);
      expect((await mayNot('POST', `${url}/ligacao`)).status).toBe(403);
      expect((await t.visitor('POST', `${url}/ligacao`)).status).toBe(401);
      const { status, body } = await may('POST', `${url}/ligacao`);
      expect(status).toBe(200);
      const { pathname } = new URL(body.endereco);
      const own = `/api${pathname.replace('/inscricao/', '/reservas/')}`;
      expect((await t.visitor('GET', own)).status).toBe(200);
      const lines = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
      expect(lines).toMatchObject([
        { who: `pode-${path}`, sentence: expect.stringMatching(sentence) },
      ]);
      expect((await may('POST', `/api/${path}/nada/ligacao`)).status).toBe(404);
    },
  );

  test('of a booking is not shown while its event is in the bin', async () => {
    const _id = await bookAtCounter({ email: '' });
    await t.staff('DELETE', '/api/noticiasEventos/magusto');
    expect((await t.staff('POST', `/api/inscricoes/${_id}/ligacao`)).status).toBe(404);
  });
});

describe.each(engines)('with a mail server, on %s', (engine) => {
  // Nothing listens there: letters wait in the outbox.
  const t = testApp(engine, { settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { begin, book, bookAtCounter, ask } = visitorsIn(t);
  beforeEach(begin);

  test('the page of whoever left an address is shown to nobody, and nothing is noted', async () => {
    for (const url of [`/api/inscricoes/${await book()}`, `/api/pedidos/${await ask()}`]) {
      await t.store.remove(atividade, {});
      expect((await t.staff('GET', url)).body.mostraLigacao).toBe(false);
      expect(await t.staff('POST', `${url}/ligacao`)).toMatchObject(
        refused('email', messages.linkByLetter, 409),
      );
      expect(await t.store.count(atividade)).toBe(0);
    }
  });

  test('the page of whoever left none is shown', async () => {
    const url = `/api/inscricoes/${await bookAtCounter({ email: '' })}`;
    expect((await t.staff('GET', url)).body.mostraLigacao).toBe(true);
    expect((await t.staff('POST', `${url}/ligacao`)).body.endereco).toMatch(
      /\/inscricao\/[\w-]{43}$/,
    );
  });
});
