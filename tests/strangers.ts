import { expect } from 'vitest';
import { outbox } from '../src/server/mail/outbox.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import type { TestApp } from './startApp.ts';

/** Sends a visitor's form with its captcha, each time from another network, so that none is refused for being one of many. */
export function asStrangers(t: TestApp) {
  let calls = 0;
  return async (path: string, body: object) => {
    const headers = {
      'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`,
    };
    const asked = path.replace('/api/', '/api/captcha?for=');
    const captcha = await solveCaptcha((await t.visitor('GET', asked, undefined, headers)).body);
    const answer = await t.visitor('POST', path, { ...body, captcha }, headers);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };
}

export const lettersTo = async (t: TestApp, recipient: string) =>
  (await t.store.list(outbox)).filter((letter) => letter.recipient === recipient);
