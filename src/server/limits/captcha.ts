import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { captchaCall } from '../../calls/village.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { minute } from '../../language/durations.ts';
import type { Config } from '../process/config.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** Captchas that were used, kept until they would have expired anyway. */
export const captchas = table({
  name: 'captchas',
  isPassing: true,
  fields: {
    signature: { ...text('Assinatura'), unique: true },
    expiresAt: instant('Válido até'),
  },
});

const lifeMs = 10 * minute;

/** How many keys a visitor's device tries at most, half as many on average. */
const mostTries = 400;

/** Two secrets, so that the signature of a challenge never passes for the signature of a key. */
const signingSecrets = (secret: string) => ({ challenge: secret, key: `${secret} key` });

/**
 * A puzzle for one action: find which of a few hundred numbers gives a key that starts like this.
 * `captchaCost` is the work of each try; a cheap puzzle has few tries as well.
 */
export async function makeChallenge(
  { captchaCost, captchaSecret }: Pick<Config, 'captchaCost' | 'captchaSecret'>,
  action: string,
  now: Date,
): Promise<Challenge> {
  const secrets = signingSecrets(captchaSecret);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: captchaCost,
    counter: randomInt(1, Math.min(captchaCost, mostTries) + 1),
    data: { action },
    expiresAt: new Date(now.getTime() + lifeMs),
    deriveKey,
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.key,
  });
}

const { parameters, signature } = captchaCall.answers.shape;

const answer = z.object({
  challenge: z.object({ parameters, signature }),
  solution: z.object({ derivedKey: signature }),
});

function readAnswer(captcha: unknown): z.infer<typeof answer> | undefined {
  if (typeof captcha !== 'string' || captcha.length > 10_000) return undefined;
  try {
    return answer.safeParse(JSON.parse(Buffer.from(captcha, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

function isSigned(secret: string, signed: string | Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Checks the widget's answer and returns the step that uses it up, to be run in the transaction of
 * what it is for. The step gives false if the answer is wrong, expired, for another action or used.
 * No key is derived here: the right one is signed in the puzzle, so no answer is costly to check.
 */
export function captchaGate(
  { captchaSecret }: Pick<Config, 'captchaSecret'>,
  captcha: unknown,
  action: string,
  now: Date,
): (store: Store) => Promise<boolean> {
  const refuse = async () => false;
  const read = readAnswer(captcha);
  if (!read) return refuse;

  // The library would check this too, but against the machine's clock instead of `now`.
  const secrets = signingSecrets(captchaSecret);
  const { parameters: puzzle, signature } = read.challenge;
  const key = Buffer.from(read.solution.derivedKey, 'hex');
  if (!isSigned(secrets.challenge, JSON.stringify(puzzle), signature)) return refuse;
  if (puzzle.data.action !== action || puzzle.expiresAt * 1000 <= now.getTime()) return refuse;
  if (!isSigned(secrets.key, key, puzzle.keySignature)) return refuse;

  const expiresAt = new Date(puzzle.expiresAt * 1000).toISOString();
  return (store) =>
    unlessDuplicate(async () => {
      await store.create(captchas, { signature, expiresAt });
      return true;
    }, refuse);
}
