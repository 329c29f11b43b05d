import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { base32, codeAt, newSharedSecret, otpauthOf, seal, stepOf, unseal } from './totp.ts';

/** The secret of the examples in RFC 6238, appendix B, and RFC 4226, appendix D. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30), 8)).toBe(code);
});

test('the first ten steps have these six digits', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeAt(secret, step));
  expect(codes.join(' ')).toBe(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
  );
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is typed as %j (RFC 4648, without its padding)', (text, typed) => {
  expect(base32(Buffer.from(text))).toBe(typed);
});

describe('a code', () => {
  const now = new Date('2026-06-01T11:00:10.000Z');
  const step = now.getTime() / 30_000 - 1 / 3;

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
    [-20, false],
  ])('of %i half minutes from now: %s', (away, isGood) => {
    expect(stepOf(secret, codeAt(secret, step + away), now)).toBe(isGood ? step + away : undefined);
  });

  test('of a step that was used, or of one before it, is none', () => {
    expect(stepOf(secret, codeAt(secret, step), now, step)).toBeUndefined();
    expect(stepOf(secret, codeAt(secret, step - 1), now, step)).toBeUndefined();
    expect(stepOf(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1);
  });
});

test('a secret has 160 bits, and its address names site and account, whatever they hold', () => {
  const made = newSharedSecret();
  expect(made).toHaveLength(20);
  const address = new URL(otpauthOf(made, { site: 'https://a.example', username: 'zé?&:/' }));
  expect(decodeURIComponent(address.pathname)).toContain('a.example:zé?&:/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    issuer: 'a.example',
  });
});

describe('a sealed secret', () => {
  const key = randomBytes(32).toString('base64url');
  const kept = seal(key, 'ana', secret);

  test('opens with its key, for its owner', () => {
    expect(unseal(key, 'ana', kept)).toEqual(secret);
    expect(kept).not.toContain(secret.toString('base64url'));
    expect(seal(key, 'ana', secret)).not.toBe(kept);
  });

  test.each([
    ['another key', randomBytes(32).toString('base64url'), 'ana', kept],
    ['another account', key, 'rui', kept],
    ['nothing', key, 'ana', ''],
    ['nonsense', key, 'ana', 'a.b.c'],
    ['one that was cut short', key, 'ana', kept.slice(0, -3)],
    ['a shortened tag', key, 'ana', kept.replace(/\.(.{6})[^.]*\./, '.$1.')],
  ])('does not open with %s', (_case, withKey, owner, sealed) => {
    expect(unseal(withKey, owner, sealed)).toBeUndefined();
  });
});
