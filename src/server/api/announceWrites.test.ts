import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/mailServer.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { startPayProvider } from '../../../tests/payProvider.ts';
import { uploadOf } from '../../../tests/prove/uploadOf.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { collectionWrites } from '../../../tests/writes/collectionWrites.ts';
import { ownWrites } from '../../../tests/writes/ownWrites.ts';
import type { Asked, Writes } from '../../../tests/writes/write.ts';
import { everyCall } from '../../calls/all.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { everyCollection } from '../../sections/all.ts';
import { staff } from '../staff/staff.ts';

const calls = everyCall(everyCollection);

/** The tables of the features, which are removed with them. */
const ofFeatures: { writes(t: TestApp): Writes }[] = await Promise.all(
  globSync('tests/*/writes.ts').map((path) => import(resolve(path))),
);
const keyOf = ({ method, path }: (typeof calls)[number]) => `${method} ${path}`;

describe.each(engines)('what is written on %s', (engine) => {
  const t = {} as TestApp;
  let mail: MailServer;
  let provider: Awaited<ReturnType<typeof startPayProvider>>;
  const parts = [collectionWrites(t), ownWrites(t), ...ofFeatures.map(({ writes }) => writes(t))];
  const table: Writes = {
    seen: Object.assign({}, ...parts.map(({ seen }) => seen)),
    unseen: Object.assign({}, ...parts.map(({ unseen }) => unseen)),
  };

  beforeAll(async () => {
    mail = await startMailServer();
    provider = await startPayProvider();
    const settings = {
      ...provider.settings,
      SITE_URL: 'https://aldeia.example',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'junta@exemplo.pt',
    };
    Object.assign(t, await startApp(engine, { settings }));
    t.context.draw = async () => '<html></html>';
    await t.store.change(staff, { username: 'admin' }, { email: 'admin@exemplo.pt' });
  });
  afterAll(async () => {
    await t.close();
    await provider.stop();
    await mail.stop();
  });

  /** Everything that visitors are answered, other than what is never kept. */
  async function kept(): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    const read = async (url: string) => {
      const { headers, body } = await t.visitor('GET', url);
      if (headers['cache-control'] !== 'no-store') found[url] = body;
    };
    const readings = calls.filter(({ method, who }) => method === 'GET' && who === 'anyone');
    for (const { path } of readings) if (!path.includes(':')) await read(path);
    await read('/api/pesquisa?q=um');
    return found;
  }

  async function send(key: string, { params = {}, query = '', body, headers, file }: Asked) {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replace(/:(\w+)/g, (_, name) => String(params[name])) + query;
    const sent = file && uploadOf(file, { name: 'a.pdf' });
    const answer = await t.app.inject({
      method: method as 'POST',
      url,
      headers: {
        apikey: t.context.config.apiKey,
        ...(calls.find((call) => keyOf(call) === key)?.who !== 'anyone' && {
          'x-auth-token': t.token(),
          [passwordHeader]: encodeURIComponent('uma palavra-passe comprida'),
        }),
        ...headers,
        ...sent?.headers,
      },
      ...(sent || body !== undefined ? { payload: sent?.body ?? (body as object) } : {}),
    });
    expect(answer.statusCode, answer.payload).toBeLessThan(300);
  }

  test('every call that writes is in one of the two tables, and declared like that', () => {
    const declared = (isUnseen: boolean) =>
      calls
        .filter((call) => call.method !== 'GET' && Boolean(call.changesNothing) === isUnseen)
        .map(keyOf);
    expect(declared(false).sort()).toEqual(Object.keys(table.seen).sort());
    expect(declared(true).sort()).toEqual(Object.keys(table.unseen).sort());
  });

  test.each(Object.entries(table.seen))('%s has pages made anew', async (key, write) => {
    const asked = await write();
    const { version } = t.context.content;
    await send(key, asked);
    expect(t.context.content.version).toBeGreaterThan(version);
  });

  test.each(Object.entries(table.unseen))(
    '%s leaves every page as it is, and has the outbox looked at',
    async (key, write) => {
      const asked = await write();
      const before = await kept();
      const { version } = t.context.content;
      const poke = vi.spyOn(t.context.sender, 'poke');
      await send(key, asked);
      expect(poke).toHaveBeenCalled();
      poke.mockRestore();
      expect(t.context.content.version).toBe(version);
      expect(await kept()).toEqual(before);
    },
  );
});
