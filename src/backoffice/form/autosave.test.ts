import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refused } from '../../calls/ask.ts';
import { autosave, type DraftState, type Sent } from './autosave.ts';
import type { Draft } from './drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (name: string): Draft => ({ values: { name }, base: '' });

/** Autosaves to a server that answers as it is told; `sent` is what reached it. */
function autosaveTo(
  answers: (Refused | 'kept')[] = [],
  begun: { id?: string; revision?: string } = {},
) {
  const sent: (Sent & { id: string })[] = [];
  const removed: string[] = [];
  const states: DraftState[] = [];
  const known: object[] = [];
  const autosaver = autosave(begun, {
    async put(id, each) {
      sent.push({ id, ...each });
      const answer = answers.shift() ?? 'kept';
      return answer === 'kept' ? { rascunho: { ...each, em: 'agora' } } : answer;
    },
    remove: async (id) => removed.push(id),
    toBody: ({ values }) => ({ titulo: '', versao: 1, valores: String(values.name), antes: '' }),
    onSent: (each) => known.push(each),
    onState: (each) => states.push(each),
  });
  return { autosaver, sent, removed, states, known };
}

const offline: Refused = { errors: [{ param: '', msg: 'sem rede' }] };
const no = (status: number): Refused => ({ status, errors: [{ param: '', msg: 'não' }] });
const texts = (sent: Sent[]) => sent.map(({ valores }) => valores);

test('what is typed goes when somebody stops, and every few seconds of one who does not', async () => {
  const { autosaver, sent } = autosaveTo();
  autosaver.queue(draft('a'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts(sent)).toEqual(['a']);
  for (let n = 0; n < 12; n += 1) {
    autosaver.queue(draft(`b${n}`));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(texts(sent)).toEqual(['a', 'b4', 'b9']);
});

test('the next goes on from what the server answered, and nothing goes twice', async () => {
  const { autosaver, sent, known } = autosaveTo();
  autosaver.queue(draft('a'));
  await autosaver.flush();
  autosaver.queue(draft('b'));
  await Promise.all([autosaver.flush(), autosaver.flush(), autosaver.end()]);
  expect(texts(sent)).toEqual(['a', 'b']);
  expect(sent[0]?.desde).toBe('');
  expect(sent[1]).toMatchObject({ desde: `${sent[0]?.janela}.${sent[0]?.passo}`, id: sent[0]?.id });
  expect(sent[1]?.passo).toBeGreaterThan(sent[0]?.passo ?? 0);
  expect(known.at(-1)).toMatchObject({ isUnsent: false });
});

test('what did not arrive goes again, as it is by then', async () => {
  const { autosaver, sent, states } = autosaveTo([offline, no(503)]);
  autosaver.queue(draft('a'));
  await autosaver.flush();
  expect(states).toEqual([{ why: 'sem ligação' }]);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(texts(sent)).toEqual(['a', 'a', 'a']);
  expect(states.at(-1)).toEqual({ em: 'agora' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(3);
});

test.each([
  [401, 'a sessão terminou'],
  [413, 'não.'],
  [422, 'não.'],
])('a refusal with %i is said, and waits for the next keystroke', async (status, why) => {
  const { autosaver, sent, states } = autosaveTo([no(status)]);
  autosaver.queue(draft('a'));
  await autosaver.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  expect(states).toEqual([{ why }]);
  autosaver.queue(draft('b'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts(sent)).toEqual(['a', 'b']);
});

test.each([404, 409])(
  'what another wrote meanwhile (%i) is left alone: this goes on apart',
  async (status) => {
    const { autosaver, sent, known } = autosaveTo([no(status)], { id: 'velho', revision: 'x.1' });
    autosaver.queue(draft('a'));
    await autosaver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(sent)).toEqual(['a', 'a']);
    expect(sent[0]).toMatchObject({ id: 'velho', desde: 'x.1' });
    expect(sent[1]?.desde).toBe('');
    expect(sent[1]?.id).not.toBe('velho');
    expect(known[0]).toMatchObject({ id: sent[1]?.id, revision: '', isUnsent: true });
  },
);

test('what is dropped is removed after all that was under way, and only if it was ever sent', async () => {
  const { autosaver, sent, removed } = autosaveTo();
  autosaver.queue(draft('a'));
  await autosaver.drop();
  expect([sent, removed]).toEqual([[], []]);
  autosaver.queue(draft('b'));
  void autosaver.flush();
  await Promise.resolve();
  autosaver.queue(draft('c'));
  await autosaver.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toEqual([sent[0]?.id]);
  expect(texts(sent)).toEqual(['b']);
});

test('a form that is gone does not try for ever', async () => {
  const { autosaver, sent } = autosaveTo([offline, offline]);
  autosaver.queue(draft('a'));
  await autosaver.end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});
