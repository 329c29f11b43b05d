import { beforeEach, describe, expect, test } from 'vitest';
import { ana, deskIn } from '../../../tests/inscricoes/deskIn.ts';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import {
  expectHiddenPage,
  expectSecretLetter,
  expectShownPage,
} from '../../../tests/privateLinks.ts';
import { type TestApp, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { inscricoes } from './tables.server.ts';

function visitorsIn(t: TestApp) {
  const { begin, evento, counter } = deskIn(t);
  return {
    async begin() {
      await t.store.remove(inscricoes, {});
      await begin();
    },
    async book(more: object = {}): Promise<string> {
      const { _id } = await evento();
      const form = { ...ana, _id, captcha: await t.captcha('inscricoes'), ...more };
      return (await t.visitor('POST', '/api/inscricoes', form)).body.inscricao._id;
    },
    async bookAtCounter(): Promise<{ _id: string; identifier: string }> {
      const { _id, identifier } = await evento();
      return { _id: (await counter(_id, { email: '' }))._id, identifier };
    },
  };
}

describe.each(bothEngines)('the private page of a booking, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, book, bookAtCounter } = visitorsIn(t);
  beforeEach(begin);

  test.each([
    ['in Portuguese', {}, /\/inscricao\/[\w-]{43}\b/],
    ['in English', { lingua: 'en' }, /\/en\/inscricao\/[\w-]{43}\b/],
  ])('is in its letter %s, and nowhere that staff read', async (_language, more, address) => {
    await book(more);
    await expectSecretLetter(t, address);
  });

  test('is shown to those who look after bookings, and the activity names them', async () => {
    await expectShownPage(t, `/api/inscricoes/${await book()}`, {
      may: 'inscricoes',
      mayNot: 'atendimento',
      own: (path) => `/api${path.replace('/inscricao/', '/reservas/')}`,
      sentence: /^Viu a página privada de uma inscrição em «Magusto»/,
    });
  });

  test('is not shown while its event is in the bin', async () => {
    const { _id, identifier } = await bookAtCounter();
    await t.staff('DELETE', `/api/noticiasEventos/${identifier}`);
    expect((await t.staff('POST', `/api/inscricoes/${_id}/ligacao`)).status).toBe(404);
  });
});

describe.each(engines)('with a mail server, on %s', (engine) => {
  // Nothing listens there: letters wait in the outbox.
  const t = testApp(engine, { settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { begin, book, bookAtCounter } = visitorsIn(t);
  beforeEach(begin);

  test('the page of whoever left an address is shown to nobody', async () => {
    await expectHiddenPage(t, `/api/inscricoes/${await book()}`, messages.linkByLetter);
  });

  test('the page of whoever left none is shown', async () => {
    const url = `/api/inscricoes/${(await bookAtCounter())._id}`;
    expect((await t.staff('GET', url)).body.mostraLigacao).toBe(true);
    const { body } = await t.staff('POST', `${url}/ligacao`);
    expect(body.endereco).toMatch(/\/inscricao\/[\w-]{43}$/);
  });
});
