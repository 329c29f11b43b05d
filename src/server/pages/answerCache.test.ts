import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { isNight } from '../../../tests/night.ts';
import { answerCache } from './answerCache.ts';
import { bytesOf, negotiate, type Prepared, prepare } from './prepared.ts';

const noon = new Date('2026-06-01T11:00:00Z');

function openCache() {
  const state = { version: 0, now: noon };
  const partialReads = { count: 0 };
  const cache = answerCache({
    apiKey: 'chave',
    content: state,
    now: () => state.now,
    partialReads,
  });
  /** Asks for an address, and whether it had to be made for that. */
  const ask = async (url: string, text = 'página') => {
    const make = vi.fn(async () => prepare({ status: 200, type: 'text/html', text }));
    const { identity } = await cache.getOrMake<never>(url, make);
    return { text: identity.toString(), isMade: make.mock.calls.length > 0 };
  };
  return { state, partialReads, cache, ask };
}

test('a page is made once, until the content or the quarter of an hour changes', async () => {
  const { state, ask } = openCache();
  expect(await ask('/', 'um')).toEqual({ text: 'um', isMade: true });
  expect(await ask('/', 'dois')).toEqual({ text: 'um', isMade: false });
  state.version += 1;
  expect(await ask('/', 'três')).toEqual({ text: 'três', isMade: true });
  state.now = new Date('2026-06-01T11:14:59Z');
  expect(await ask('/', 'quatro')).toEqual({ text: 'três', isMade: false });
  state.now = new Date('2026-06-01T11:15:00Z');
  expect(await ask('/', 'cinco')).toEqual({ text: 'cinco', isMade: true });
});

test('those who ask while a page is being made wait for that one', async () => {
  const { cache } = openCache();
  const make = vi.fn(async () => prepare({ status: 200, type: 'text/html', text: 'página' }));
  await Promise.all(Array.from({ length: 100 }, () => cache.getOrMake('/', make)));
  expect(make).toHaveBeenCalledTimes(1);
});

test('what was read before a change is not kept after it', async () => {
  const { state, cache, ask } = openCache();
  const { promise: read, resolve: finish } = Promise.withResolvers<Prepared>();
  const slow = cache.getOrMake('/', () => read);
  state.version += 1;
  finish(prepare({ status: 200, type: 'text/html', text: 'antigo' }));
  await slow;
  expect(await ask('/', 'novo')).toEqual({ text: 'novo', isMade: true });

  const askedAt = cache.generation();
  state.version += 1;
  cache.put('/api/lojas', prepare({ status: 200, type: 'application/json', text: '[]' }), askedAt);
  expect(await ask('/api/lojas', 'novo')).toMatchObject({ isMade: true });
});

test('what was made without a part is made anew by the next who asks; what was whole stays', async () => {
  const { partialReads, cache, ask } = openCache();
  await ask('/lojas', 'inteira');
  await cache.getOrMake('/', async () => {
    partialReads.count += 1;
    return prepare({ status: 200, type: 'text/html', text: 'sem uma parte' });
  });
  expect(await ask('/', 'inteira')).toEqual({ text: 'inteira', isMade: true });
  expect(await ask('/', 'outra')).toEqual({ text: 'inteira', isMade: false });
  expect(await ask('/lojas')).toEqual({ text: 'inteira', isMade: false });
});

test('a failure is not kept, nor the way to another address', async () => {
  const { cache, ask } = openCache();
  await expect(cache.getOrMake('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.getOrMake('/', async () => ({ redirect: '/not_found' }))).toEqual({
    redirect: '/not_found',
  });
  expect(await ask('/')).toMatchObject({ isMade: true });
});

test('what cannot be made is shown as it was a quarter of an hour before, until it ends or the content changes', async () => {
  const { state, cache, ask } = openCache();
  const failed = { failure: new Error('the database is gone'), html: 'não foi possível' };
  const text = async (url: string) => {
    const made = await cache.getOrMake(url, async () => failed);
    return 'identity' in made ? made.identity.toString() : made.html;
  };
  const ends = new Date('2026-06-01T11:20:00Z').getTime();
  const ending = prepare({ status: 200, type: 'text/html', text: 'até às 12h20', ends });
  await ask('/', 'página');
  await cache.getOrMake('/avisos', async () => ending);
  state.now = new Date('2026-06-01T11:16:00Z');
  expect(await Promise.all(['/', '/avisos', '/nunca'].map(text))).toEqual([
    ...['página', 'até às 12h20', 'não foi possível'],
  ]);
  state.now = new Date('2026-06-01T11:21:00Z');
  expect(await Promise.all(['/', '/avisos'].map(text))).toEqual(['página', 'não foi possível']);
  state.version += 1;
  expect(await text('/')).toBe('não foi possível');
});

test('a flood of queries pushes no page out, and a flood of pages not the one that is asked for', async () => {
  const { ask } = openCache();
  const long = 'x'.repeat(200_000);
  await ask('/');
  for (let number = 0; number < 100; number++) await ask(`/pesquisa?q=${number}`, long);
  expect(await ask('/')).toMatchObject({ isMade: false });
  expect(await ask('/pesquisa?q=0')).toMatchObject({ isMade: true });
  for (let number = 0; number < 400; number++) {
    await ask(`/noticias_e_eventos/${number}`, long);
    expect(await ask('/')).toMatchObject({ isMade: false });
  }
  expect(await ask('/noticias_e_eventos/0')).toMatchObject({ isMade: true });
});

test('the addresses themselves count', async () => {
  const { ask } = openCache();
  const long = 'x'.repeat(15_000);
  for (let number = 0; number < 1_000; number++) await ask(`/pesquisa?q=${number}${long}`);
  expect(await ask(`/pesquisa?q=0${long}`)).toMatchObject({ isMade: true });
  expect(await ask(`/pesquisa?q=999${long}`)).toMatchObject({ isMade: false });
});

const oddAddresses = [
  '/a?b',
  '//[',
  '/ã',
  '/a%20b',
  '/a;b',
  '/a&b',
  '/a#b',
  '/a b',
  '*',
  'http://a/b',
];

test.each(isNight ? oddAddresses : oddAddresses.slice(0, 3))(
  'a flood of addresses like %s pushes no page out',
  async (odd) => {
    const { ask } = openCache();
    const long = 'x'.repeat(1_000_000);
    await ask('/');
    for (let number = 0; number < 80; number++) await ask(`${odd}${number}`, long);
    expect(await ask('/')).toMatchObject({ isMade: false });
  },
);

test('every form of an answer counts, once it is held', async () => {
  const { cache } = openCache();
  const app = fastify();
  let made = 0;
  const make = async () => {
    made += 1;
    // Random text, which no coding makes smaller.
    return prepare({
      status: 200,
      type: 'text/html',
      text: randomBytes(75_000).toString('latin1'),
    });
  };
  app.get('/*', async (request, reply) => {
    const prepared = await cache.getOrMake<never>(request.url, make);
    await reply.send(await negotiate(request, reply, prepared));
  });
  const ask = async (number: number) => {
    for (const coding of ['br', 'gzip', 'identity']) {
      await app.inject({ url: `/?x=${number}`, headers: { 'accept-encoding': coding } });
    }
  };
  for (let number = 0; number < 30; number++) await ask(number);
  expect(made).toBe(30);
  await ask(0);
  expect(made).toBe(31);
  await ask(29);
  expect(made).toBe(31);
});

test('an answer holds no more memory than it is counted for', async () => {
  const app = fastify();
  const prepared = prepare({ status: 200, type: 'text/html', text: 'palavra '.repeat(300) });
  app.get('/', async (request, reply) => reply.send(await negotiate(request, reply, prepared)));
  for (const coding of ['br', 'gzip', 'identity']) {
    await app.inject({ url: '/', headers: { 'accept-encoding': coding } });
  }
  const bodies = new Set(Object.values(prepared.ready).flatMap(({ body }) => body?.buffer ?? []));
  expect(bodies.size).toBe(3);
  const held = [...bodies].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(held).toBeLessThan(bytesOf(prepared));
});

test('new queries are answered one at a time, and too many of them are sent away', async () => {
  const { cache } = openCache();
  let atOnce = 0;
  let most = 0;
  const make = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce -= 1;
    return prepare({ status: 200, type: 'text/html', text: 'página' });
  };
  const asked = Array.from({ length: 200 }, (_, number) =>
    cache.getOrMake(`/pesquisa?q=${number}`, make),
  );
  const results = await Promise.allSettled(asked);
  expect(most).toBe(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused).toHaveLength(150);
  expect(refused[0]).toMatchObject({ statusCode: 429 });
  await expect(cache.getOrMake('/pesquisa?q=depois', make)).resolves.toMatchObject({ status: 200 });
});
