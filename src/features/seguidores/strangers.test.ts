import { beforeEach, describe, expect, test } from 'vitest';
import { isNight } from '../../../tests/night.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { expectSecretLetter } from '../../../tests/privateLinks.ts';
import { testApp } from '../../../tests/startApp.ts';
import { asStrangers, lettersTo } from '../../../tests/strangers.ts';
import { outbox, writeLetter } from '../../server/mail/outbox.ts';
import { seguidores } from './tables.server.ts';

describe.each(bothEngines)('strangers who name another person, on %s', (engine) => {
  const t = testApp(engine, { limits: true, settings: { TRUST_PROXY: '1' } });
  const email = 'ana.vieira@exemplo.pt';
  const send = asStrangers(t);
  const now = () => t.context.now().toISOString();
  const follow = () => send('/api/seguidores', { email, temas: ['avisos'], frequencia: 'logo' });
  const asked = async () => {
    for (let at = 0; at < 3; at++) await follow();
    return (await lettersTo(t, email)).length;
  };
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(seguidores, {});
    await t.store.remove(outbox, {});
  });

  test('cause a letter with a private address, which staff read nowhere', async () => {
    await follow();
    await expectSecretLetter(t, /\/seguir\/[\w-]{43}\b/);
  });

  test.each(isNight ? [30, 120, 1000] : [30])(
    'hold back no letter about what that person has, %i times',
    async (times) => {
      for (let at = 0; at < times; at++) await follow();
      const letter = {
        recipient: email,
        subject: 'Há lugares',
        body: 'Sim',
        html: '',
        about: '',
        tipo: '',
      };
      await t.store.transaction((trx) => writeLetter(trx, letter, { now: t.context.now() }));
      expect((await lettersTo(t, email)).at(-1)).toMatchObject({ dueAt: now() });
    },
  );

  test('cause one letter that asks to confirm, until it has left a day ago', async () => {
    expect(await asked()).toBe(1);
    await t.setClock('2026-06-04T11:00:00.000Z');
    expect(await asked()).toBe(1);
    await t.store.change(outbox, {}, { state: 'sent', sentAt: now() });
    await t.setClock('2026-06-05T10:59:59.000Z');
    expect(await asked()).toBe(1);
    await t.setClock('2026-06-05T11:00:00.000Z');
    expect(await asked()).toBe(2);
  });

  test('cause one such letter too where the person follows already, and all at once', async () => {
    await t.store.create(seguidores, { email, caixa: email, estado: 'confirmado' });
    await Promise.all([1, 2, 3, 4].map(follow));
    expect((await lettersTo(t, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Já segue/),
    ]);
  });
});
