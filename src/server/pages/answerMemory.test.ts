import { expect, test, vi } from 'vitest';
import { answerMemory } from './answerMemory.ts';
import { type Packed, pack } from './packed.ts';

const noon = new Date('2026-06-01T11:00:00Z');

function openMemory() {
  const state = { version: 0, now: noon };
  const memory = answerMemory({ apiKey: 'chave', content: state, now: () => state.now });
  /** Asks for an address, and whether it had to be made for that. */
  const ask = async (url: string, text = 'página') => {
    const make = vi.fn(async () => pack({ status: 200, type: 'text/html', text }));
    const { identity } = await memory.kept<never>(url, make);
    return { text: identity.toString(), isMade: make.mock.calls.length > 0 };
  };
  return { state, memory, ask };
}

test('a page is made once, until the content or the quarter of an hour changes', async () => {
  const { state, ask } = openMemory();
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
  const { memory } = openMemory();
  const make = vi.fn(async () => pack({ status: 200, type: 'text/html', text: 'página' }));
  await Promise.all(Array.from({ length: 100 }, () => memory.kept('/', make)));
  expect(make).toHaveBeenCalledTimes(1);
});

test('what was read before a change is not kept after it', async () => {
  const { state, memory, ask } = openMemory();
  const { promise: read, resolve: finish } = Promise.withResolvers<Packed>();
  const slow = memory.kept('/', () => read);
  state.version += 1;
  finish(pack({ status: 200, type: 'text/html', text: 'antigo' }));
  await slow;
  expect(await ask('/', 'novo')).toEqual({ text: 'novo', isMade: true });

  const askedAt = memory.thisMoment();
  state.version += 1;
  memory.keep('/api/lojas', pack({ status: 200, type: 'application/json', text: '[]' }), askedAt);
  expect(await ask('/api/lojas', 'novo')).toMatchObject({ isMade: true });
});

test('a failure is not kept, nor the way to another address', async () => {
  const { memory, ask } = openMemory();
  await expect(memory.kept('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memory.kept('/', async () => ({ redirect: '/not_found' }))).toEqual({
    redirect: '/not_found',
  });
  expect(await ask('/')).toMatchObject({ isMade: true });
});

test('a flood of queries pushes no page out, and a flood of pages not the one that is asked for', async () => {
  const { ask } = openMemory();
  const long = 'x'.repeat(200_000);
  await ask('/');
  for (let number = 0; number < 100; number++) await ask(`/pesquisa?q=${number}`, long);
  expect(await ask('/')).toMatchObject({ isMade: false });
  expect(await ask('/pesquisa?q=0')).toMatchObject({ isMade: true });
  for (let number = 0; number < 300; number++) {
    await ask(`/noticias_e_eventos/${number}`, long);
    expect(await ask('/')).toMatchObject({ isMade: false });
  }
  expect(await ask('/noticias_e_eventos/0')).toMatchObject({ isMade: true });
});

test('new queries are answered one at a time, and too many of them are sent away', async () => {
  const { memory } = openMemory();
  let atOnce = 0;
  let most = 0;
  const make = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce -= 1;
    return pack({ status: 200, type: 'text/html', text: 'página' });
  };
  const asked = Array.from({ length: 200 }, (_, number) =>
    memory.kept(`/pesquisa?q=${number}`, make),
  );
  const results = await Promise.allSettled(asked);
  expect(most).toBe(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused).toHaveLength(150);
  expect(refused[0]).toMatchObject({ statusCode: 429 });
  await expect(memory.kept('/pesquisa?q=depois', make)).resolves.toMatchObject({ status: 200 });
});
