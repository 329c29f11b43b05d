import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refused } from '../../calls/ask.ts';
import { autosave, type DraftState, type Sent } from './autosave.ts';
import type { Draft } from './drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (name: string): Draft => ({ values: { name }, base: '' });

/** Autosaves to a server that answers as it is told; `sent` is what reached it. */
function autosaveTo(answers: (Refused | 'kept')[] = [], savedDraft: Partial<Draft> = {}) {
  const sent: Sent[] = [];
  const removed: string[] = [];
  const states: DraftState[] = [];
  const known: Partial<Draft>[] = [];
  const newer: string[] = [];
  const autosaver = autosave(savedDraft, {
    async put(each) {
      sent.push(each);
      const answer = answers.shift() ?? 'kept';
      return answer === 'kept' ? { rascunho: { em: 'agora' } } : answer;
    },
    async remove(desde) {
      removed.push(desde);
      return answers.shift() ?? {};
    },
    toBody: ({ values }) => ({ titulo: '', versao: 1, valores: String(values.name), antes: '' }),
    onSent: (each) => known.push(each),
    onArrived: () => {},
    onNewer: ({ rascunho }) => newer.push(rascunho.revisao),
    onState: (each) => states.push(each),
  });
  return { autosaver, sent, removed, states, known, newer };
}

const offline: Refused = { errors: [{ param: '', msg: 'sem rede' }] };
const no = (status: number): Refused => ({ status, errors: [{ param: '', msg: 'não' }] });
const elsewhere = (revisao: string): Refused => ({
  ...no(409),
  more: { rascunho: { revisao } },
});
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
  expect(sent[1]?.desde).toBe(sent[0]?.revisao);
  expect(sent[1]?.revisao).not.toBe(sent[0]?.revisao);
  expect(known.at(-1)).toEqual({ revision: sent[1]?.revisao, sent: [], isUnsent: false });
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

test('what was typed elsewhere meanwhile is asked about, and nothing goes before the choice', async () => {
  const { autosaver, sent, newer, known } = autosaveTo([elsewhere('b')], { revision: 'a' });
  autosaver.queue(draft('a'));
  await autosaver.flush();
  autosaver.queue(draft('b'));
  await Promise.all([autosaver.flush(), autosaver.end()]);
  autosaver.leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(newer).toEqual(['b']);
  expect(texts(sent)).toEqual(['a']);
  expect(known.at(-1)?.isUnsent).toBe(true);
  autosaver.goOn();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent[1]).toMatchObject({ valores: 'b', desde: 'b' });
});

test('its own, whose answer got lost, is no conflict: also after a crash', async () => {
  const answers: Refused[] = [offline];
  const { autosaver, sent, known, newer } = autosaveTo(answers);
  autosaver.queue(draft('a'));
  await autosaver.flush();
  const first = sent[0]?.revisao ?? '';
  expect(known.at(-1)).toEqual({ revision: '', sent: [first], isUnsent: true });
  answers.push(elsewhere(first));
  autosaver.queue(draft('b'));
  await vi.advanceTimersByTimeAsync(2_001);
  expect(sent[2]).toMatchObject({ valores: 'b', desde: first });

  const after = autosaveTo([elsewhere(first)], { revision: '', sent: [first], isUnsent: true });
  after.autosaver.queue(draft('c'));
  await vi.advanceTimersByTimeAsync(1);
  expect(after.sent[1]).toMatchObject({ valores: 'c', desde: first });
  expect([...newer, ...after.newer]).toEqual([]);
});

test.each<[string, (Refused | 'kept')[], boolean]>([
  ['was gone on with elsewhere', ['kept', elsewhere('b')], false],
  ['arrived without its answer', [offline], true],
])('of a draft that %s only what is its own is removed', async (_case, answers, isTwice) => {
  const { autosaver, sent, removed, newer } = autosaveTo(answers);
  autosaver.queue(draft('a'));
  await autosaver.flush();
  const own = sent[0]?.revisao ?? '';
  if (isTwice) answers.push(elsewhere(own));
  await autosaver.drop();
  expect(removed).toEqual(isTwice ? ['', own] : [own]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([sent.length, newer]).toEqual([1, []]);
});

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
  expect(removed).toEqual([sent[0]?.revisao]);
  expect(texts(sent)).toEqual(['b']);
});

test.each([offline, elsewhere('b')])(
  'a form that is gone neither tries for ever nor asks, and its text stays here',
  async (answer) => {
    const { autosaver, sent, newer, known } = autosaveTo([answer, offline]);
    autosaver.queue(draft('a'));
    await autosaver.end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sent.length, newer]).toEqual([1, []]);
    expect(known.at(-1)?.isUnsent).toBe(true);
  },
);
