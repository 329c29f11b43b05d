import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { dog, person, rightAnswers } from '../../../tests/pedidos/requestsIn.ts';
import {
  expectHiddenPage,
  expectSecretLetter,
  expectShownPage,
} from '../../../tests/privateLinks.ts';
import { type TestApp, testApp } from '../../../tests/startApp.ts';
import { asStrangers, lettersTo } from '../../../tests/strangers.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { pedidos } from './tables.server.ts';

function requestsOf(t: TestApp) {
  const send = asStrangers(t);
  return {
    async begin() {
      await t.setClock();
      await t.store.remove(pedidos, {});
      await t.store.remove(outbox, {});
      await t.staff('POST', '/api/servicos', dog);
    },
    async ask(): Promise<string> {
      const answers = { servico: dog?.identifier, respostas: rightAnswers };
      await send('/api/pedidos', { ...person, ...answers });
      return (await t.store.list(pedidos)).at(-1)?._id ?? '';
    },
  };
}

const settings = { TRUST_PROXY: '1' };

describe.each(bothEngines)('strangers who name another person, on %s', (engine) => {
  const t = testApp(engine, { limits: true, settings });
  const { begin, ask } = requestsOf(t);
  beforeEach(begin);

  test('cause as many letters about requests as are few, and the rest is not kept', async () => {
    for (let at = 0; at < 12; at++) await ask();
    expect(await lettersTo(t, person.email)).toHaveLength(10);
    expect(await t.store.count(pedidos)).toBe(12);
    const [first] = await t.store.list(pedidos);
    await t.staff('PUT', `/api/pedidos/${first?._id}`, { estado: 'em-curso' });
    const [moved] = (await lettersTo(t, person.email)).slice(10);
    expect(moved).toMatchObject({ about: first?._id, dueAt: t.context.now().toISOString() });
  });
});

describe.each(bothEngines)('the private page of a request, on %s', (engine) => {
  const t = testApp(engine, { settings });
  const { begin, ask } = requestsOf(t);
  beforeEach(begin);

  test('is in its letter, and nowhere that staff read', async () => {
    await ask();
    await expectSecretLetter(t, /\/pedido\/[\w-]{43}\b/);
  });

  test('is shown to those who look after requests, and the activity names them', async () => {
    await expectShownPage(t, `/api/pedidos/${await ask()}`, {
      may: 'atendimento',
      mayNot: 'pagamentos',
      own: (path) => `/api${path}`,
      sentence: /^Viu a página privada do pedido \d{4}\/\d{4}/,
    });
  });
});

describe.each(engines)('with a mail server, on %s', (engine) => {
  // Nothing listens there: letters wait in the outbox.
  const t = testApp(engine, { settings: { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { begin, ask } = requestsOf(t);
  beforeEach(begin);

  test('the page of whoever left an address is shown to nobody', async () => {
    await expectHiddenPage(t, `/api/pedidos/${await ask()}`, messages.linkByLetter);
  });
});
