import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refused } from '../../calls/ask.ts';
import type { Draft } from './drafts.ts';
import { type Sent, type Standing, serverLine } from './serverLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (name: string): Draft => ({ values: { name }, base: '' });

/** A line to a server that answers as it is told; `sent` is what reached it. */
function lineTo(answers: (Refused | 'kept')[] = [], begun: { id?: string; mark?: string } = {}) {
  const sent: (Sent & { id: string })[] = [];
  const removed: string[] = [];
  const standings: Standing[] = [];
  const known: object[] = [];
  const line = serverLine(begun, {
    async put(id, each) {
      sent.push({ id, ...each });
      const answer = answers.shift() ?? 'kept';
      return answer === 'kept' ? { rascunho: { ...each, em: 'agora' } } : answer;
    },
    remove: async (id) => removed.push(id),
    written: ({ values }) => ({ titulo: '', versao: 1, valores: String(values.name), antes: '' }),
    onKnown: (each) => known.push(each),
    onStanding: (each) => standings.push(each),
  });
  return { line, sent, removed, standings, known };
}

const offline: Refused = { errors: [{ param: '', msg: 'sem rede' }] };
const no = (status: number): Refused => ({ status, errors: [{ param: '', msg: 'não' }] });
const texts = (sent: Sent[]) => sent.map(({ valores }) => valores);

test('what is typed goes when somebody stops, and every few seconds of one who does not', async () => {
  const { line, sent } = lineTo();
  line.hold(draft('a'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts(sent)).toEqual(['a']);
  for (let n = 0; n < 12; n += 1) {
    line.hold(draft(`b${n}`));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(texts(sent)).toEqual(['a', 'b4', 'b9']);
});

test('the next goes on from what the server answered, and nothing goes twice', async () => {
  const { line, sent, known } = lineTo();
  line.hold(draft('a'));
  await line.flush();
  line.hold(draft('b'));
  await Promise.all([line.flush(), line.flush(), line.end()]);
  expect(texts(sent)).toEqual(['a', 'b']);
  expect(sent[0]?.desde).toBe('');
  expect(sent[1]).toMatchObject({ desde: `${sent[0]?.janela}.${sent[0]?.passo}`, id: sent[0]?.id });
  expect(sent[1]?.passo).toBeGreaterThan(sent[0]?.passo ?? 0);
  expect(known.at(-1)).toMatchObject({ isUnsent: false });
});

test('what did not arrive goes again, as it is by then', async () => {
  const { line, sent, standings } = lineTo([offline, no(503)]);
  line.hold(draft('a'));
  await line.flush();
  expect(standings).toEqual([{ why: 'sem ligação' }]);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(texts(sent)).toEqual(['a', 'a', 'a']);
  expect(standings.at(-1)).toEqual({ em: 'agora' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(3);
});

test.each([
  [401, 'a sessão terminou'],
  [413, 'não.'],
  [422, 'não.'],
])('a refusal with %i is said, and waits for the next keystroke', async (status, why) => {
  const { line, sent, standings } = lineTo([no(status)]);
  line.hold(draft('a'));
  await line.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  expect(standings).toEqual([{ why }]);
  line.hold(draft('b'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts(sent)).toEqual(['a', 'b']);
});

test.each([404, 409])(
  'what another wrote meanwhile (%i) is left alone: this goes on apart',
  async (status) => {
    const { line, sent, known } = lineTo([no(status)], { id: 'velho', mark: 'x.1' });
    line.hold(draft('a'));
    await line.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(sent)).toEqual(['a', 'a']);
    expect(sent[0]).toMatchObject({ id: 'velho', desde: 'x.1' });
    expect(sent[1]?.desde).toBe('');
    expect(sent[1]?.id).not.toBe('velho');
    expect(known[0]).toMatchObject({ id: sent[1]?.id, mark: '', isUnsent: true });
  },
);

test('what is dropped is removed after all that was under way, and only if it was ever sent', async () => {
  const { line, sent, removed } = lineTo();
  line.hold(draft('a'));
  await line.drop();
  expect([sent, removed]).toEqual([[], []]);
  line.hold(draft('b'));
  void line.flush();
  await Promise.resolve();
  line.hold(draft('c'));
  await line.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toEqual([sent[0]?.id]);
  expect(texts(sent)).toEqual(['b']);
});

test('a form that is gone does not try for ever', async () => {
  const { line, sent } = lineTo([offline, offline]);
  line.hold(draft('a'));
  await line.end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});
