import { type Challenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines, testStore } from '../../../tests/openTestStore.ts';
import { solveCaptcha } from '../../../tests/solveCaptcha.ts';
import { defaultCaptchaCost } from '../process/config.ts';
import { removeBefore } from '../store/removeBefore.ts';
import { captchaGate, captchas, makeChallenge } from './captcha.ts';

const config = { captchaCost: 1, captchaSecret: 'a secret' };
const start = new Date('2026-06-01T10:00:00.500Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const tenMinutes = 10 * 60_000;

type Answer = {
  challenge: { parameters: Record<string, unknown>; signature: unknown };
  solution: Record<string, unknown>;
};
const read = (captcha: string): Answer => JSON.parse(Buffer.from(captcha, 'base64').toString());
const write = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

describe.each(engines)('the captcha on %s', (engine) => {
  const store = testStore(engine, [captchas]);

  const solved = async (action = 'inscricoes') =>
    solveCaptcha(await makeChallenge(config, action, start));
  const use = (captcha: unknown, { action = 'inscricoes', now = start } = {}) =>
    captchaGate(config, captcha, action, now)(store);

  test('a solved puzzle opens the gate once', async () => {
    const captcha = await solved();
    expect(await use(captcha)).toBe(true);
    expect(await use(captcha)).toBe(false);
  });

  test('of many that bring one solution at once, one gets in', async () => {
    const captcha = await solved();
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(captcha)));
    expect(answers.filter((passed) => passed)).toHaveLength(1);
  });

  test('a solution is not used up by what was undone', async () => {
    const captcha = await solved();
    const undone = store.transaction(async (trx) => {
      expect(await captchaGate(config, captcha, 'inscricoes', start)(trx)).toBe(true);
      throw new Error('no places left');
    });
    await expect(undone).rejects.toThrow('no places left');
    expect(await use(captcha)).toBe(true);
  });

  test('a solution is good for its own action only', async () => {
    const captcha = await solved('mensagens');
    expect(await use(captcha, { action: 'inscricoes' })).toBe(false);
    expect(await use(captcha, { action: 'mensagens' })).toBe(true);
  });

  test('a solution runs out after ten minutes', async () => {
    const captcha = await solved();
    expect(await use(captcha, { now: later(tenMinutes) })).toBe(false);
    expect(await use(captcha, { now: later(tenMinutes - 1000) })).toBe(true);
  });

  test('a used solution is forgotten once it has run out, and stays useless', async () => {
    await removeBefore(store, captchas, 'expiresAt', later(10 * tenMinutes));
    const captcha = await solved();
    await use(captcha);
    await removeBefore(store, captchas, 'expiresAt', later(tenMinutes - 1000));
    expect(await store.list(captchas)).toHaveLength(1);
    await removeBefore(store, captchas, 'expiresAt', later(tenMinutes + 1000));
    expect(await store.list(captchas)).toHaveLength(0);
    expect(await use(captcha, { now: later(tenMinutes + 1000) })).toBe(false);
  });

  test('a puzzle that another server signed is refused', async () => {
    const foreign = { ...config, captchaSecret: 'another secret' };
    const captcha = await solveCaptcha(await makeChallenge(foreign, 'inscricoes', start));
    expect(await use(captcha)).toBe(false);
  });

  test('nothing of a puzzle can be changed', async () => {
    const captcha = await solved();
    const changes: Record<string, unknown> = {
      algorithm: 'SHA-256',
      cost: 2,
      data: { action: 'mensagens' },
      expiresAt: 9_999_999_999,
      keyLength: 16,
      keyPrefix: '00',
      keySignature: '00'.repeat(32),
      nonce: '00'.repeat(16),
      salt: '00'.repeat(16),
    };
    const { parameters } = read(captcha).challenge;
    expect(Object.keys(changes)).toEqual(Object.keys(parameters));
    for (const [name, value] of Object.entries(changes)) {
      for (const changed of [value, undefined]) {
        const answer = read(captcha);
        answer.challenge.parameters[name] = changed;
        for (const action of ['inscricoes', 'mensagens'] as const) {
          expect(await use(write(answer), { action }), name).toBe(false);
        }
      }
    }
    expect(await use(captcha)).toBe(true);
  });

  test('a wrong key is refused, be it the right length or not', async () => {
    const captcha = await solved();
    const { keyPrefix, keySignature } = read(captcha).challenge.parameters;
    const keys = ['00'.repeat(32), keyPrefix, keySignature, '', 'zz', 0, null, [], {}];
    for (const derivedKey of keys) {
      const answer = { ...read(captcha), solution: { counter: 1, derivedKey } };
      expect(await use(write(answer)), String(derivedKey)).toBe(false);
    }
    expect(await use(captcha)).toBe(true);
  });

  test('the same solution in another spelling is still the same', async () => {
    const captcha = await solved();
    const answer = read(captcha);
    const { parameters, signature } = answer.challenge;
    const reversed = Object.fromEntries(Object.entries(parameters).reverse());
    const spelt = (challenge: object) => use(write({ ...answer, challenge }));
    expect(await spelt({ signature, parameters: reversed })).toBe(true);
    expect(await use(captcha)).toBe(false);
    expect(await spelt({ parameters, signature: String(signature).toUpperCase() })).toBe(false);
  });

  test('nonsense of any kind is refused without a word', async () => {
    const nonsense: unknown[] = [
      ...['', ' ', 'null', 'não é base64 🙃', '\u0000', 'A'.repeat(1_000_000)],
      ...[undefined, null, 0, Number.NaN, true, [], ['x']],
      ...[{}, { toString: 1 }],
      ...[null, 0, 1e308, '', 'x', [], [[]]].map(write),
      ...[{}, { challenge: null }, { solution: null }].map(write),
      ...['{', '{"challenge":', '[1e999]', '"\\ud800"', '\ufeff{}', '['.repeat(7000)].map((json) =>
        Buffer.from(json).toString('base64'),
      ),
      write({ challenge: null, solution: null, test: true }),
    ];
    for (const captcha of nonsense) expect(await use(captcha)).toBe(false);
  });

  test('nonsense in the place of any value is refused, prototypes included', async () => {
    const captcha = await solved();
    const values = [null, 0, -1, 1e308, '', 'x', true, [], {}, [[]], { length: 1 }, '9'.repeat(99)];
    const paths = [
      ['challenge'],
      ['solution'],
      ['challenge', 'parameters'],
      ['challenge', 'signature'],
      ['challenge', 'parameters', 'data'],
      ['challenge', 'parameters', 'data', 'action'],
      ...Object.keys(read(captcha).challenge.parameters).map((name) =>
        `challenge parameters ${name}`.split(' '),
      ),
    ];
    for (const path of paths) {
      for (const value of values) {
        const answer = read(captcha);
        const holder = path
          .slice(0, -1)
          .reduce((object, name) => object[name] as Record<string, unknown>, {
            ...answer,
          } as Record<string, unknown>);
        holder[path.at(-1) ?? ''] = value;
        const changed = path.length === 1 ? holder : answer;
        expect(await use(write(changed)), `${path}: ${JSON.stringify(value)}`).toBe(false);
      }
    }
    const json = JSON.stringify(read(captcha));
    for (const trick of ['"__proto__":{"action":"mensagens"},', '"constructor":{"prototype":1},']) {
      const tricked = json.replace('"parameters":{', `"parameters":{${trick}`);
      expect(tricked).not.toBe(json);
      expect(await use(Buffer.from(tricked).toString('base64'))).toBe(false);
    }
    expect(({} as Record<string, unknown>).action).toBeUndefined();
  });

  test('whatever JSON is sent, the gate answers no and never fails', async () => {
    const { challenge } = read(await solved());
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (anything, more) => {
        expect(await use(write(anything))).toBe(false);
        expect(await use(write({ challenge, solution: anything }))).toBe(false);
        expect(await use(write({ challenge: { ...challenge, parameters: more } }))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a puzzle', () => {
  test('is one that the library of the widget finds rightly solved', async () => {
    const challenge = await makeChallenge(config, 'inscricoes', new Date());
    const { solution } = read(await solveCaptcha(challenge));
    const checked = await verifySolution({
      challenge,
      solution: { counter: Number(solution.counter), derivedKey: String(solution.derivedKey) },
      deriveKey,
      hmacSignatureSecret: config.captchaSecret,
    });
    expect(checked.verified).toBe(true);
    // The pages bring the worker of this algorithm only.
    expect(challenge.parameters.algorithm).toBe('PBKDF2/SHA-256');
  });

  test('says when it runs out, and what it is for', async () => {
    const { parameters } = await makeChallenge(config, 'mensagens', start);
    expect(parameters.expiresAt).toBe(Math.floor((start.getTime() + tenMinutes) / 1000));
    expect(parameters.data).toEqual({ action: 'mensagens' });
  });

  test('asks for one try or two at cost 1, and for no more than the promised tries', async () => {
    const triesOf = async (challenge: Challenge) =>
      Number(read(await solveCaptcha(challenge)).solution.counter) + 1;
    for (let each = 0; each < 20; each += 1) {
      expect(await triesOf(await makeChallenge(config, 'inscricoes', start))).toBe(2);
    }
    const cheap = { ...config, captchaCost: 10 };
    const tries = await Promise.all(
      Array.from({ length: 100 }, async () =>
        triesOf(await makeChallenge(cheap, 'inscricoes', start)),
      ),
    );
    expect(Math.min(...tries)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...tries)).toBeLessThanOrEqual(11);
    expect(new Set(tries).size).toBeGreaterThan(5);
  });

  test('costs by default as many steps for each try as the settings say', async () => {
    const usual = { ...config, captchaCost: defaultCaptchaCost };
    const { parameters } = await makeChallenge(usual, 'inscricoes', start);
    expect(parameters.cost).toBe(defaultCaptchaCost);
  });
});
