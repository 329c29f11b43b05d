import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer, unpacked } from '../../../tests/mailServer.ts';
import { engines, openTestStore } from '../../../tests/openTestStore.ts';
import type { Store } from '../store/store.ts';
import { anexos } from './attachments.ts';
import { type Cap, type Letter, outbox, pauseAfter, resend, writeLetter } from './outbox.ts';
import { isThisMachine, openSender, type Sender } from './sender.ts';

const letter = {
  recipient: 'ana@example.com',
  subject: 'Reserva recebida: Magusto',
  body: 'Olá, Ana.',
  html: '<p>Olá, Ana.</p>',
  about: 'x',
  tipo: 'reserva',
};

const tables = [outbox, anexos];

describe.each(engines)('letters on %s', (engine) => {
  let store: Store;
  let server: MailServer;
  let clock: Date;
  const senders: Sender[] = [];
  const ends: string[] = [];
  const ended = async (_trx: Store, { state }: { state: string }) => void ends.push(state);

  const now = () => clock;
  const later = (milliseconds: number) => {
    clock = new Date(clock.getTime() + milliseconds);
  };

  function sender(smtpUrl = `smtp://127.0.0.1:${server.port}`): Sender {
    const opened = openSender({
      config: {
        smtpUrl,
        mailFrom: 'Junta <junta@example.com>',
        mailTo: 'junta@example.com',
        siteUrl: 'https://aldeia.example',
        dataDir: 'none',
      },
      store,
      ended,
      now,
      logError: (error) => {
        throw error;
      },
    });
    senders.push(opened);
    opened.poke();
    return opened;
  }

  const write = (change: Partial<Letter> = {}, cap?: Cap) =>
    store.transaction((trx) => writeLetter(trx, { ...letter, ...change }, { now: clock, cap }));
  const again = (sending: Sender) => {
    sending.poke();
    return sending.whenIdle();
  };
  const states = async () => (await store.list(outbox)).map(({ state }) => state);

  beforeEach(async () => {
    clock = new Date('2027-03-01T10:00:00Z');
    ends.length = 0;
    store = await openTestStore(engine, tables);
    server = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((each) => each.close()));
    await server.stop();
    await store.close();
  });

  test('letters that wait leave over one connection', async () => {
    for (const recipient of ['ana@example.com', 'rui@example.com', 'eva@example.com']) {
      await write({ recipient });
    }
    await sender().whenIdle();
    expect(server.received).toHaveLength(3);
    expect(server.connections).toBe(1);
  });

  test('a letter leaves once, as text and as HTML, from the council', async () => {
    await write();
    const sending = sender();
    await sending.whenIdle();
    await again(sending);
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received?.to).toEqual(['ana@example.com']);
    expect(received?.raw).toContain('From: Junta <junta@example.com>');
    expect(received?.raw).toContain('text/plain');
    expect(received?.raw).toContain('text/html');
    expect(await states()).toEqual(['sent']);
  });

  test('while the mail server is down letters wait, and all leave once it is back', async () => {
    await server.stop();
    for (let number = 0; number < 5; number++) await write({ recipient: `v${number}@example.com` });
    const sending = sender();
    await sending.whenIdle();
    const waiting = await store.list(outbox);
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 5 }, () => ['waiting', 1]),
    );
    expect(waiting[0]?.lastError).not.toBe('');

    server = await startMailServer(server.port);
    later(pauseAfter(1));
    await again(sending);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 5 }, (_, number) => `v${number}@example.com`),
    );
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  test('a server that refuses is asked again after growing pauses, then staff decide', async () => {
    server.mood = 'refuses';
    await write();
    const sending = sender();
    await sending.whenIdle();
    for (let attempt = 1; attempt < 12; attempt++) {
      expect(await states()).toEqual(['waiting']);
      later(pauseAfter(attempt) - 1);
      await again(sending);
      expect((await store.list(outbox))[0]?.attempts).toBe(attempt);
      later(1);
      await again(sending);
    }
    const [failed] = await store.list(outbox);
    expect(failed?.state).toBe('failed');
    expect(failed?.lastError).toContain('mailbox busy');

    server.mood = 'takes';
    await resend(store, { _id: failed?._id ?? '' }, clock);
    await again(sending);
    expect(server.received).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
    expect(ends).toEqual(['failed', 'sent']);
  });

  test('an address that does not exist is tried once, and staff are told at once', async () => {
    server.mood = 'knowsNobody';
    await write();
    await sender().whenIdle();
    expect(await store.list(outbox)).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(ends).toEqual(['failed']);
  });

  test('two processes over a slow server send each letter once', async () => {
    server.mood = 'dawdles';
    for (let number = 0; number < 6; number++) await write({ recipient: `v${number}@example.com` });
    const both = [sender(), sender()];
    await Promise.all(both.map((each) => each.whenIdle()));
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 6 }, (_, number) => `v${number}@example.com`),
    );
  });

  test('what was typed into a form can never add a header', async () => {
    await write({
      subject: 'Olá\r\nBcc: todos@example.com',
      replyTo: 'ana@example.com\nX-Evil: 1',
    });
    await sender().whenIdle();
    const [headers = ''] = server.received[0]?.raw.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^(bcc|x-evil):/im);
    expect(server.received[0]?.to).toEqual(['ana@example.com']);
  });

  const hour = 60 * 60 * 1000;
  const oneAnHour = { most: 1, within: hour };
  const confirm = { tipo: 'seguir', subject: 'Confirme' };

  test('what strangers ask for beyond its number is not written, and nothing waits for it', async () => {
    const asked = [];
    for (let number = 0; number < 30; number++) asked.push(await write(confirm, oneAnHour));
    expect(asked.filter((_id) => _id !== '')).toHaveLength(1);
    await write();
    await sender().whenIdle();
    expect(server.received).toHaveLength(2);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('it is written again once the time is over, but not while the last one waits', async () => {
    await write(confirm, oneAnHour);
    later(hour);
    expect(await write(confirm, oneAnHour)).toBe('');
    await sender().whenIdle();
    later(hour - 1);
    expect(await write(confirm, oneAnHour)).toBe('');
    later(1);
    expect(await write(confirm, oneAnHour)).not.toBe('');
  });

  test('of many at once, one is written', async () => {
    const written = await Promise.all([1, 2, 3, 4, 5].map(() => write(confirm, oneAnHour)));
    expect(written.filter((_id) => _id !== '')).toHaveLength(1);
  });

  test.each([
    ['joaosilva@exemplo.pt', 'joao.silva@exemplo.pt', 'two'],
    ['joaosilva@gmail.com', 'joao.silva@gmail.com', 'one'],
    ['joaosilva@gmail.com', 'Joao.Silva+aldeia@GoogleMail.com', 'one'],
    ['joaosilva@exemplo.pt', 'JOAOSILVA@EXEMPLO.PT', 'one'],
    ['joaosilva@exemplo.pt', 'João <joaosilva+2@exemplo.pt>', 'one'],
    ['joaosilva@exemplo.pt', 'joaosilva@exemplo.com', 'two'],
    ['joaosilva@notgmail.com', 'joao.silva@notgmail.com', 'two'],
  ])('%s and %s are %s', async (first, second, count) => {
    await write({ ...confirm, recipient: first }, oneAnHour);
    await write({ ...confirm, recipient: second }, oneAnHour);
    expect(await store.count(outbox)).toBe(count === 'one' ? 1 : 2);
  });

  test('the secret of a letter is in what leaves, and in none of the texts that are kept', async () => {
    const secret = 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyMTI';
    const href = `https://aldeia.example/inscricao/${secret}`;
    const body = `A minha reserva:\n${href}\n\nOutra vez: ${href}`;
    await write({ secret, body, html: `<a href="${href}">Ver</a>`, unsubscribe: `${href}/sair` });
    const [kept] = await store.list(outbox);
    expect(JSON.stringify({ ...kept, secret: '' })).not.toContain(secret);
    await sender().whenIdle();
    const received = unpacked(server.received[0]?.raw ?? '');
    expect(received.split(secret)).toHaveLength(5);
    expect(received).not.toContain('segredo');
  });

  // 0.0.0.0 leads to this machine, but does not say so.
  test.each([
    { host: '127.0.0.1', tls: false, options: '', arrives: 'in the clear' },
    { host: '0.0.0.0', tls: false, options: '', arrives: undefined },
    { host: '0.0.0.0', tls: false, options: '?ignoreTLS=true', arrives: undefined },
    { host: '0.0.0.0', tls: false, options: '?requireTLS=false', arrives: 'in the clear' },
    { host: '0.0.0.0', tls: true, options: '', arrives: undefined },
    { host: '0.0.0.0', tls: true, options: '?tls.rejectUnauthorized=false', arrives: 'encrypted' },
  ])(
    'a letter to $host $options, where TLS is $tls and nobody vouches for it, arrives: $arrives',
    async ({ host, tls, options, arrives }) => {
      await server.stop();
      server = await startMailServer(server.port, { tls });
      await write();
      await sender(`smtp://${host}:${server.port}/${options}`).whenIdle();
      expect(
        server.received.map(({ encrypted }) => (encrypted ? 'encrypted' : 'in the clear')),
      ).toEqual(arrives ? [arrives] : []);
      const [kept] = await store.list(outbox);
      expect(kept).toMatchObject({ state: arrives ? 'sent' : 'waiting' });
      expect(kept?.lastError === '').toBe(arrives !== undefined);
    },
  );
});

test.each([
  ['smtp://localhost', true],
  ['smtp://LOCALHOST:25', true],
  ['smtp://ana:x@127.0.0.1:587', true],
  ['smtp://127.255.0.9', true],
  ['smtp://[::1]:25', true],
  ['smtp://[0:0:0:0:0:0:0:1]', true],
  ['smtp://localhost.evil.example', false],
  ['smtp://127.0.0.1.evil.example', false],
  ['smtp://localhost@mail.example', false],
  ['smtp://10.0.0.1', false],
  ['smtp://[::2]', false],
  ['smtp://mail.example:587', false],
])('the mail server at %s is on this machine: %s', (url, expected) => {
  expect(isThisMachine(url)).toBe(expected);
});
