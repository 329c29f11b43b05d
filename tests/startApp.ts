import { rmSync } from 'node:fs';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { createServer } from '../src/app.ts';
import { passwordHeader } from '../src/calls/passwordHeader.ts';
import { serverFeatures } from '../src/features/all.server.ts';
import type { Profile } from '../src/sections/abilities.ts';
import type { Collection } from '../src/sections/section.ts';
import { readConfig } from '../src/server/process/config.ts';
import { staff as staffTable } from '../src/server/staff/staff.ts';
import { logActivity, theProgram } from '../src/server/store/atividade.ts';
import type { Engine } from '../src/server/store/database.ts';
import type { Store } from '../src/server/store/store.ts';
import type { ServerFeature } from '../src/server/village/feature.ts';
import { openContext } from '../src/server/village/open.ts';
import { keepSamplePdf } from './keepSamplePdf.ts';
import { newPlace, type Place } from './openTestStore.ts';
import { solveCaptcha } from './solveCaptcha.ts';

/** An answer: its status and its body, parsed if it is JSON, otherwise as bytes. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is compared, never trusted
export type Answer = { status: number; body: any; headers: Record<string, unknown> };

export type Send = (
  method: HTTPMethods,
  url: string,
  body?: unknown,
  headers?: Record<string, string | undefined>,
) => Promise<Answer>;

/** An app for tests, with everything that they do to it. */
export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** A refusal, to be compared: the field at fault and what is said of it. */
export const refused = (param: string, msg: string, status = 422) => ({
  status,
  body: { errors: [{ param, msg }] },
});

/** A staff member who is no administrator, logged in. */
export type Colleague = { _id: string; username: string; password: string; token: string };

/** Who logs in, in tests. */
export const credentials = { username: 'admin', password: 'uma palavra-passe comprida' };

/** The hash of that password, made with the cheapest parameters. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$HB1OsvHMaF9tvaicreBmPA$cApCTIcwX4XT6S7qv4rEJtaVp1FEHjYtmPHm8/ZAW+0';

/** Makes the first account as a start does, but with a ready hash, so that no test waits for hashing. */
async function addAdministrator(store: Store): Promise<void> {
  if (await store.find(staffTable, {})) return;
  const { username } = credentials;
  const createdAt = new Date().toISOString();
  const { _id: target } = await store.create(staffTable, {
    username,
    passwordHash,
    createdAt,
    isAdmin: true,
  });
  const actor = { who: theProgram, now: new Date() };
  const told = { verb: 'accountAdded', place: 'contas', subject: username, target } as const;
  await logActivity(store, actor, told);
}

export const apiKey = 'chave-de-teste';

type Options = {
  place?: Place;
  collections?: readonly Collection[];
  /** By default all that the program has. */
  features?: readonly ServerFeature[];
  limits?: boolean;
  /** More settings, by the names an operator writes. */
  settings?: Record<string, string>;
};

/** An app for all tests of a block: opened before the first and closed after the last. */
export function testApp(engine: Engine, options?: Options): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => void Object.assign(app, await startApp(engine, options)));
  afterAll(() => app.close());
  return app;
}

/**
 * Starts the API on an engine, over an empty database unless a place is given, with a stopped clock
 * and one staff member logged in. Any 5xx answer fails the test.
 */
export async function startApp(
  engine: Engine,
  { place, collections, features = serverFeatures, limits = false, settings = {} }: Options = {},
) {
  const { dataDir, databaseUrl } = place ?? (await newPlace(engine));
  const config = readConfig(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      API_KEY: apiKey,
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      CAPTCHA_COST: '1',
      LIMITS: limits ? 'on' : 'off',
      ...settings,
    },
    dataDir,
  );
  const noon = '2026-06-01T11:00:00.000Z';
  let now = new Date(noon);
  const context = await openContext(config, {
    features,
    ...(collections && { collections }),
    now: () => now,
  });
  const app = await createServer(context);
  await addAdministrator(context.store);
  await keepSamplePdf(context);

  /** Sends with the key and no token. */
  const visitor: Send = async (method, url, body, headers = {}) => {
    const all: Record<string, string | undefined> = {
      apikey: apiKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    for (const name of Object.keys(all)) if (all[name] === undefined) delete all[name];
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: all,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(500);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const read = isJson ? answer.json() : answer.rawPayload;
    return { status: answer.statusCode, body: read, headers: answer.headers };
  };
  /** Sends with the key, a token, and the password for what asks for it again. */
  const staff: Send = (method, url, body, headers) =>
    visitor(method, url, body, {
      'x-auth-token': token,
      [passwordHeader]: encodeURIComponent(credentials.password),
      ...headers,
    });
  let token = '';
  const logIn = async () => {
    token = (await visitor('POST', '/api/auth', credentials)).body.token;
  };
  await logIn();

  return {
    app,
    context,
    store: context.store,
    visitor,
    staff,
    /** The current session's token. */
    token: () => token,
    /** Creates an account and changes its first password: before that it may do nothing else. */
    async addColleague(username: string, perfil: Profile = 'Secretaria'): Promise<Colleague> {
      const made = await staff('POST', '/api/contas', { username, perfil });
      const { conta, password } = made.body;
      const { body } = await visitor('POST', '/api/auth', { username, password });
      const newPassword = 'outra palavra comprida';
      const headers = { 'x-auth-token': body.token };
      const changed = await visitor('PUT', '/api/auth', { password, newPassword }, headers);
      expect(changed.status).toBe(200);
      return { _id: conta._id, username, password: newPassword, token: body.token };
    },
    /** Sets the clock, by default to noon of 1 June 2026 in Lisbon; a session that ended is renewed. */
    async setClock(moment = noon) {
      now = new Date(moment);
      if ((await staff('GET', '/api/auth')).status === 401) await logIn();
    },
    /** A solved captcha for an action. */
    captcha: async (action: string) =>
      solveCaptcha((await visitor('GET', `/api/captcha?for=${action}`)).body),
    async close() {
      await app.close();
      await context.close();
      if (!place) rmSync(dataDir, { recursive: true });
    },
  };
}
