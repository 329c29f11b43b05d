import { expect, test } from 'vitest';
import { everyCall } from '../../src/calls/all.ts';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { contactos } from '../../src/sections/contactos.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { sessions } from '../../src/server/staff/sessions.ts';
import { contentOf } from '../contentOf.ts';
import { forStrangers } from '../forStrangers.ts';
import { apiKey } from '../startApp.ts';
import { validBody } from '../validBody.ts';
import { call } from './call.ts';
import { knownRoutes, type Route } from './knownRoutes.ts';
import { headersOf, newColleague, openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf } from './signUps.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { eventAt, villageFor } from './villageFor.ts';

/** A newcomer is logged in with a password that an administrator was given for them. */
type Access = 'everyone' | 'visitor' | 'newcomer' | 'staff' | 'administrator';

/** What everyone may read, even without the key that pages carry. */
const forEveryone = `
  /*   /assets/*   /backoffice   /backoffice/*   /backoffice/assets/*   /icone.svg   /f/*
  /sitemap.xml   /robots.txt   /feed.xml   /eventos.ics   /noticias_e_eventos/:identifier.ics
  /documentos.xml   /documentos/:identifier.ics
  /.well-known/security.txt   /saude   /api/docs   /manifest.webmanifest   /sw.js
  /icone-192.png   /icone-512.png   /icone-recortavel.png
  /pedido/:segredo/documentos/:_id   /pedido/:segredo/anexos/:_id
  /balcao/problemas/:numero/fotos/:foto   /open311/v2/*   /api/pagamentos/ifthenpay
`;

/** What other programs post: with a key, a secret or a signature of their own in what they send. */
const postedByPrograms = ['/open311/v2/*', '/seguir/:segredo/sair'];

const words = (text: string) => text.trim().split(/\s+/);

const needed = {
  anyone: 'staff',
  session: 'newcomer',
  owner: 'staff',
  staff: 'staff',
  admin: 'administrator',
} as const satisfies Record<string, Access>;

/** Access by `METHOD address`, as declared; but open to strangers only if it is listed by hand. */
function readAccess(): Map<string, Access> {
  const rights = new Map<string, Access>();
  for (const { method, path, who } of everyCall(everyCollection)) {
    rights.set(`${method} ${path}`, needed[who as keyof typeof needed] ?? 'staff');
  }
  for (const call of [...forStrangers, 'ANY /api/*']) rights.set(call, 'visitor');
  for (const address of words(forEveryone)) rights.set(`GET ${address}`, 'everyone');
  for (const address of postedByPrograms) rights.set(`POST ${address}`, 'everyone');
  return rights;
}

function accessOf(rights: Map<string, Access>, { method, url }: Route): Access | undefined {
  const reads = method === 'HEAD' ? 'GET' : method;
  return rights.get(`${reads} ${url}`) ?? rights.get(`ANY ${url}`);
}

type Caller = {
  name: string;
  headers: Record<string, string>;
  /** A query string that is added to the address. */
  query?: string;
  is: 'nobody' | 'visitor' | 'newcomer' | 'staff' | 'administrator';
};

/** What a caller must get: let in, or this refusal. */
function expected(needed: Access, { is }: Caller): 'in' | 401 | 403 {
  if (needed === 'everyone') return 'in';
  if (is === 'nobody') return 403;
  if (needed === 'visitor' || is === 'administrator') return 'in';
  if (is === 'visitor') return 401;
  if (is === 'newcomer') return needed === 'newcomer' ? 'in' : 403;
  return needed === 'administrator' ? 403 : 'in';
}

/** Personal words that only staff may read. */
const secretWords = ['Zulmira', 'zulmira@', '939100200', 'carta-sigilosa', 'clerk-marcado'];

test('each call answers exactly those it is for', async () => {
  const settings = { MAIL_TO: 'j@a.example' };
  const opened = await villageFor('sqlite', { pages: true, settings });
  const { place, village, store, office: admin } = opened;
  const account = (username: string) => newColleague(village.url, admin, username);
  const clerk = await account('clerk-marcado');
  const logged = await account('saiu');
  await call('DELETE', `${village.url}/api/auth`, undefined, {
    headers: { 'x-auth-token': logged.token },
  });
  const idle = await account('parado');
  const longAgo = new Date(Date.now() - 61 * 60_000).toISOString();
  await store.change(sessions, { staff: idle._id }, { lastUsedAt: longAgo });
  const old = await account('velho');
  const yesterday = new Date(Date.now() - 8 * 60 * 60_000 - 1_000).toISOString();
  await store.change(sessions, { staff: old._id }, { createdAt: yesterday });
  const made = await admin.send('POST', '/api/contas', { username: 'novo', perfil: 'Secretaria' });
  const { token: given } = await openOffice(village.url, {
    username: 'novo',
    password: JSON.parse(made.body).password,
  });
  const disabled = await account('desativado');
  await admin.send('PUT', `/api/contas/${disabled._id}`, { disabled: true });

  // Something of each kind, with personal words in it.
  const event = await eventAt(admin, 50, 'Magusto');
  for (const { name, sections } of everyCollection) {
    if (name === 'noticiasEventos') continue;
    for (const section of sections) {
      await admin.send('POST', `/api/${name}`, validBody(section));
    }
  }
  const person = { name: 'Zulmira', email: 'zulmira@example.com', telefone: '939100200' };
  const solved = captchasOf(place);
  await call('POST', `${village.url}/api/inscricoes`, {
    ...person,
    numeroAdultos: 1,
    numeroCriancas: 0,
    _id: event._id,
    captcha: await solved(),
  });
  await call('POST', `${village.url}/api/mensagens`, {
    ...person,
    subject: 'carta-sigilosa',
    mensagem: 'carta-sigilosa',
    captcha: await solved('mensagens'),
  });
  const [booking] = await store.list(inscricoes);
  const listed = JSON.parse((await admin.send('GET', '/api/mensagens')).body);
  const [message] = listed.arrayMensagens;
  const [letter] = await store.list(outbox);
  const [contact] = await store.list(contactos);
  const { body, headers } = uploadOf(pdfSaying('Zulmira'));
  const reserva = `${village.url}/api/reservas/${booking?.segredo}`;
  expect((await call('POST', `${reserva}/comprovativo`, body, { headers })).status).toBe(201);

  const keyed = { apikey: apiKey };
  const withToken = (token: string) => ({ ...keyed, 'x-auth-token': token });
  const refused: Caller[] = [
    { name: 'nobody', headers: { apikey: '' }, is: 'nobody' },
    { name: 'wrong key', headers: { apikey: 'x'.repeat(14) }, is: 'nobody' },
    {
      name: 'administrator, no key',
      headers: { apikey: '', 'x-auth-token': admin.token },
      is: 'nobody',
    },
    { name: 'visitor', headers: keyed, is: 'visitor' },
    { name: 'wrong token', headers: withToken('x'.repeat(43)), is: 'visitor' },
    {
      name: 'token elsewhere',
      headers: {
        ...keyed,
        authorization: `Bearer ${admin.token}`,
        cookie: `x-auth-token=${admin.token}; token=${admin.token}`,
      },
      query: `x-auth-token=${admin.token}&token=${admin.token}`,
      is: 'visitor',
    },
    { name: 'logged out', headers: withToken(logged.token), is: 'visitor' },
    { name: 'idle for an hour', headers: withToken(idle.token), is: 'visitor' },
    { name: 'in for eight hours', headers: withToken(old.token), is: 'visitor' },
    { name: 'disabled account', headers: withToken(disabled.token), is: 'visitor' },
    { name: 'with a given password', headers: withToken(given), is: 'newcomer' },
  ];
  const staffMembers = [
    { name: 'staff', who: clerk.who, is: 'staff' as const },
    { name: 'administrator', who: undefined, is: 'administrator' as const },
  ];

  const values: Record<string, string> = {
    '/api/contactos/:identifier': contact?.identifier ?? '',
    '/api/mensagens/:_id': message?._id ?? '',
    '/api/mensagens/:_id/respostas': message?._id ?? '',
    '/api/cartas/:_id': letter?._id ?? '',
    '/api/contas/:_id': clerk._id,
    '/api/contas/:_id/ligacao': clerk._id,
  };
  const pathOf = (url: string) =>
    url
      .replace(':identifier', values[url] ?? event.identifier)
      .replace(':segredo', 'A'.repeat(43))
      .replace(':_id', values[url] ?? booking?._id ?? '')
      .replace('*', 'pesquisa');

  const wrong: string[] = [];
  let cells = 0;
  const rights = readAccess();
  // Logging out comes last, since it ends the session.
  const logsOut = ({ method, url }: Route) => method === 'DELETE' && url === '/api/auth';
  const routes = (await knownRoutes()).toSorted(
    (one, other) => Number(logsOut(one)) - Number(logsOut(other)),
  );
  const unknown = routes.filter((route) => accessOf(rights, route) === undefined);
  const attempt = async (route: Route, caller: Caller) => {
    const needed = accessOf(rights, route) ?? 'everyone';
    const address = `${village.url}${pathOf(route.url)}?q=Zulmira&for=mensagens&${caller.query ?? ''}`;
    const answer = await call(route.method, address, undefined, { headers: caller.headers });
    const wanted = expected(needed, caller);
    const cell = `${route.method} ${route.url}, ${caller.name}`;
    cells += 1;
    const isIn = answer.status !== 401 && answer.status !== 403;
    if (
      answer.status === 0 ||
      answer.status >= 500 ||
      (wanted === 'in' ? !isIn : answer.status !== wanted)
    ) {
      wrong.push(`${cell}: ${answer.status} instead of ${wanted}`);
    }
    const isStaff = caller.is === 'staff' || caller.is === 'administrator';
    const told = secretWords.filter((word) => answer.body.includes(word));
    // The search page repeats the words that were searched for.
    if (!isStaff && told.length > 0 && !route.url.endsWith('*'))
      wrong.push(`${cell} tells ${told}`);
    return answer;
  };

  const before = await contentOf(store, place.dataDir);
  for (const route of routes) {
    for (const caller of refused) {
      const isLetIn = expected(accessOf(rights, route) ?? 'everyone', caller) === 'in';
      if (!isLetIn || ['GET', 'HEAD'].includes(route.method)) await attempt(route, caller);
    }
  }
  expect(await contentOf(store, place.dataDir)).toEqual(before);

  // The secret of a booking opens that booking, but only together with the API key.
  const own = await call('GET', reserva);
  expect(own.status).toBe(200);
  expect(own.body).toContain('Zulmira');
  expect((await call('GET', reserva, undefined, { headers: { apikey: '' } })).status).toBe(403);

  for (const route of routes) {
    for (const caller of refused) {
      const isLetIn = expected(accessOf(rights, route) ?? 'everyone', caller) === 'in';
      if (isLetIn && !['GET', 'HEAD'].includes(route.method)) await attempt(route, caller);
    }
  }
  // Calls about accounts come last, each in a new session: they may end the session they use.
  const isAboutAccounts = ({ url }: Route) => /conta|auth|chaves|sess/.test(url);
  const ordered = [
    ...routes.filter((route) => !isAboutAccounts(route)),
    ...routes.filter(isAboutAccounts),
  ];
  for (const { name, who, is } of staffMembers) {
    const shared = await openOffice(village.url, who);
    for (const route of ordered) {
      const { token } = isAboutAccounts(route) ? await openOffice(village.url, who) : shared;
      const headers = { ...keyed, ...headersOf(token, who?.password) };
      await attempt(route, { name, is, headers });
      if (is === 'administrator' && route.url.startsWith('/api/contas/:_id')) {
        const undo = { disabled: false, isAdmin: false };
        await admin.send('PUT', `/api/contas/${clerk._id}`, undo);
      }
    }
  }

  record({
    promise: 'Personal data is private',
    proof: `${routes.length} routes, all the server knows, × ${refused.length + staffMembers.length} kinds of caller`,
    reached: `${cells - wrong.length} of ${cells} as written in the table, ${unknown.length} routes missing from it ${unknown.map(({ method, url }) => `${method} ${url}`).join(', ')}; ${wrong.slice(0, 5).join('; ') || 'no personal word told'}`,
    promised: 'exactly the allowed ones answer',
    ok: wrong.length + unknown.length === 0,
  });
});
