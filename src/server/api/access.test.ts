import { beforeAll, describe, expect, test } from 'vitest';
import { callsOfEachKind } from '../../../tests/eachKind.ts';
import { forStrangers } from '../../../tests/forStrangers.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, refused, testApp } from '../../../tests/startApp.ts';
import { everyCall } from '../../calls/all.ts';
import type { Call } from '../../calls/call.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { messages } from '../../language/messages.ts';
import { isAllowed, type Profile, profiles } from '../../sections/abilities.ts';
import { everyCollection } from '../../sections/all.ts';

/** What only administrators may do, also listed by hand. */
const forAdmins = [
  'GET /api/contas',
  'POST /api/contas',
  'PUT /api/contas/:_id',
  'POST /api/contas/:_id/ligacao',
  'DELETE /api/contas/:_id/sessoes',
  'DELETE /api/contas/:_id/fatores',
  'GET /api/segundo-fator',
  'PUT /api/segundo-fator',
  'POST /api/cartas/teste',
  'GET /api/copia',
  'GET /api/copia/ultima',
  'DELETE /api/demonstracao',
  'GET /api/pessoa-dados',
  'GET /api/pessoa-dados/ficheiro',
  'POST /api/pessoa-dados/apagar',
  'GET /api/pessoa-dados/pedidos',
  'POST /api/pessoa-dados/pedidos',
  'PUT /api/pessoa-dados/pedidos/:_id',
  'DELETE /api/reciclagem/:_id',
  'DELETE /api/reciclagem',
];

/** What everyone logged in may do, even before setting a password and a second factor of their own. */
const forSessions = ['GET /api/auth', 'PUT /api/auth', 'DELETE /api/auth', 'GET /api/conta'];

/** What they may do once they have set their password, to set up a required second factor. */
const forOwners = [
  'POST /api/auth/totp',
  'PUT /api/auth/totp',
  'POST /api/chaves/opcoes',
  'POST /api/chaves',
];

const described = (calls: readonly Call[]) =>
  calls
    .map(({ method, path, who, comesFromOutside = false }) => ({
      comesFromOutside,
      name: `${method} ${path}`,
      method,
      url: path.replace(/:\w+/g, 'x'),
      who,
    }))
    // Logging out ends the session that the others need.
    .sort((a, b) => Number(a.name === 'DELETE /api/auth') - Number(b.name === 'DELETE /api/auth'));

const calls = described(everyCall(everyCollection));
/** One guard reads every declaration: by day it is tried once with each kind of call. */
const tried = described(callsOfEachKind(everyCall(everyCollection)));

test('strangers and administrators may do what is written here, and nothing else', () => {
  const namesOf = (who: Call['who']) =>
    calls.filter((call) => call.who === who).map(({ name }) => name);
  expect(namesOf('anyone').sort()).toEqual(forStrangers.toSorted());
  expect(namesOf('admin').sort()).toEqual(forAdmins.sort());
  expect(namesOf('session').sort()).toEqual(forSessions.toSorted());
  expect(namesOf('owner').sort()).toEqual(forOwners.toSorted());
});

/** What all staff may do: their own drafts, factors and sessions, and what is cut to what they may see. */
const forAllStaff = [
  ...['GET /api/hoje', 'GET /api/procura', 'GET /api/resumo'],
  ...['GET /api/rascunhos', 'GET /api/rascunhos/:seccao'],
  ...['PUT /api/rascunhos/:seccao', 'DELETE /api/rascunhos/:seccao'],
  ...['DELETE /api/auth/totp', 'POST /api/auth/codigos'],
  ...['PUT /api/chaves/:_id', 'DELETE /api/chaves/:_id'],
  ...['GET /api/sessoes', 'DELETE /api/sessoes', 'DELETE /api/sessoes/:_id'],
];

/** All that a volunteer at a door may do besides what strangers may, also listed by hand. */
const forTheDoor = [
  'GET /api/noticiasEventos/backoffice/:identifier/entrada',
  'PUT /api/inscricoes/:_id/chegada',
];

test('who stands at a door may do what is written here, and what all staff may', () => {
  const door = { ...profiles.Porta, seccoes: [] };
  const theirs = calls.filter(
    ({ who }) =>
      !['anyone', 'session', 'owner', 'staff'].includes(String(who)) && isAllowed(door, who),
  );
  expect(theirs.map(({ name }) => name).sort()).toEqual(forTheDoor.sort());
  const shared = calls.filter(({ who }) => who === 'staff').map(({ name }) => name);
  expect(shared.sort()).toEqual(forAllStaff.toSorted());
});

describe.each(engines)('each profile on %s', (engine) => {
  const t = testApp(engine);
  const jobs = Object.keys(profiles) as Profile[];
  const tokens = new Map<Profile, string>();
  beforeAll(async () => {
    for (const [at, job] of jobs.entries()) {
      tokens.set(job, (await t.addColleague(`colega${at}`, job)).token);
    }
  });

  test.each(tried.filter(({ name, who }) => who !== 'anyone' && name !== 'DELETE /api/auth'))(
    '$name',
    async ({ method, url, who }) => {
      const body = method === 'GET' ? undefined : {};
      for (const job of jobs) {
        const headers = {
          apikey: 'chave-de-teste',
          'x-auth-token': tokens.get(job),
          [passwordHeader]: encodeURIComponent('outra palavra comprida'),
        };
        const { statusCode, payload } = await t.app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(body && { payload: body }),
        });
        if (isAllowed({ ...profiles[job], seccoes: [] }, who)) {
          expect([401, 403], `${job}: ${payload.slice(0, 200)}`).not.toContain(statusCode);
          expect(statusCode, job).toBeLessThan(500);
        } else {
          const [param, msg] =
            who === 'admin' ? ['', messages.adminOnly] : ['permissoes', messages.permissions];
          expect({ status: statusCode, body: JSON.parse(payload) }, job).toMatchObject(
            refused(param, msg, 403),
          );
        }
      }
    },
  );
});

describe.each(engines)('who may call on %s', (engine) => {
  const t = testApp(engine);
  let ended: string;
  let plain: string;
  let given: string;
  beforeAll(async () => {
    ended = (await t.visitor('POST', '/api/auth', credentials)).body.token;
    await t.visitor('DELETE', '/api/auth', undefined, { 'x-auth-token': ended });
    plain = (await t.addColleague('ana')).token;
    const { body } = await t.staff('POST', '/api/contas', {
      username: 'rui',
      perfil: 'Secretaria',
    });
    const rui = { username: 'rui', password: body.password };
    given = (await t.visitor('POST', '/api/auth', rui)).body.token;
  });

  const noKey = refused('APIKEY', messages.apiKey, 403);
  const noAdmin = refused('', messages.adminOnly, 403);
  const noToken = refused('x-auth-token', messages.session, 401);

  test('only the callback of the payments needs no key of ours', async () => {
    const open = calls.filter(({ comesFromOutside }) => comesFromOutside);
    expect(open.map(({ name }) => name)).toEqual(['GET /api/pagamentos/ifthenpay']);
    const answer = await t.visitor('GET', '/api/pagamentos/ifthenpay', undefined, {
      apikey: undefined,
    });
    expect(answer.status).toBe(404);
  });

  test.each(tried)('$name', async ({ name, method, url, comesFromOutside }) => {
    const body = method === 'GET' ? undefined : {};
    const isPublic = forStrangers.includes(name);
    const send = (headers: Record<string, string | undefined>) =>
      t.visitor(method, url, body, headers);

    for (const apikey of comesFromOutside ? [] : [undefined, '', 'errada', 'chave-de-teste ,x']) {
      expect(await send({ apikey })).toMatchObject(noKey);
      expect(await send({ apikey, 'x-auth-token': t.token() })).toMatchObject(noKey);
    }
    for (const token of [undefined, '', 'errado', ended, `${t.token()}x`, '\u00e9']) {
      const answer = await send({ 'x-auth-token': token });
      if (isPublic) expect([401, 403]).not.toContain(answer.status);
      else expect(answer, String(token)).toMatchObject(noToken);
    }
    if (method === 'GET' && !isPublic) {
      const head = await t.app.inject({
        method: 'HEAD',
        url,
        headers: { apikey: 'chave-de-teste' },
      });
      expect(head.statusCode).toBe(401);
    }
    const asStaff = await send({ 'x-auth-token': plain });
    if (forAdmins.includes(name)) expect(asStaff).toMatchObject(noAdmin);
    else expect([401, 403]).not.toContain(asStaff.status);
    // Injected directly, because not every answer to an administrator is JSON.
    const { statusCode } = await t.app.inject({
      method: method as 'GET',
      url,
      headers: {
        apikey: 'chave-de-teste',
        'x-auth-token': t.token(),
        [passwordHeader]: encodeURIComponent(credentials.password),
      },
      ...(body ? { payload: body } : {}),
    });
    expect(statusCode).toBeLessThan(500);
    expect([401, 403]).not.toContain(statusCode);
  });

  test.each(tried.filter(({ who }) => who !== 'session'))(
    'whoever was given a password cannot yet $name',
    async ({ name, method, url }) => {
      const body = method === 'GET' ? undefined : {};
      const answer = await t.visitor(method, url, body, { 'x-auth-token': given });
      if (forStrangers.includes(name)) expect([401, 403]).not.toContain(answer.status);
      else expect(answer).toMatchObject(refused('mudarPassword', messages.changePassword, 403));
    },
  );

  test('a stranger is refused before what was sent is even read', async () => {
    for (const [payload, type] of [
      ['{', 'application/json'],
      ['x', 'text/plain'],
      ['x'.repeat(1_100_000), 'application/json'],
    ] as const) {
      const answer = await t.visitor('POST', '/api/restaurantes', payload, {
        'content-type': type,
      });
      expect(answer).toMatchObject(noToken);
    }
  });

  test('an unknown call is refused for its key first', async () => {
    expect(await t.visitor('GET', '/api/nada', undefined, { apikey: undefined })).toMatchObject(
      noKey,
    );
    expect((await t.visitor('GET', '/api/nada')).status).toBe(404);
  });

  test('a token in an address opens nothing', async () => {
    const query = `x-auth-token=${t.token()}&token=${t.token()}`;
    expect(await t.visitor('GET', `/api/auth?${query}`)).toMatchObject(noToken);
  });
});
