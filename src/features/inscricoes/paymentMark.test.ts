import { beforeEach, describe, expect, test } from 'vitest';
import { ana } from '../../../tests/inscricoes/deskIn.ts';
import { siteIn } from '../../../tests/inscricoes/siteIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';

describe.each(bothEngines)('the mark that a booking is paid, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento, book } = siteIn(t);
  beforeEach(begin);

  test('payment is toggled by a call without a body, whatever its content type', async () => {
    const { _id } = await evento();
    const url = `/api/inscricoes/${(await book(_id)).body.inscricao._id}`;
    const json = { 'content-type': 'application/json' };
    for (const [body, headers, estaPago] of [
      [undefined, json, true],
      ['', json, false],
      [undefined, {}, true],
      [{}, json, false],
    ] as const) {
      const answer = await t.staff('PUT', url, body, headers);
      expect(answer).toMatchObject({ status: 200, body: { data: { estaPago, name: ana.name } } });
      expect(answer.body.data).not.toHaveProperty('errors');
      expect((await t.staff('GET', url)).body.inscricao.estaPago).toBe(estaPago);
    }
    expect(await t.staff('PUT', '/api/inscricoes/nenhuma', {})).toMatchObject(
      refused('_id', messages.notFound, 404),
    );
  });

  test('toggling at once never loses a toggle', async () => {
    const { _id } = await evento();
    const url = `/api/inscricoes/${(await book(_id)).body.inscricao._id}`;
    await Promise.all(Array.from({ length: 21 }, () => t.staff('PUT', url, {})));
    expect((await t.staff('GET', url)).body.inscricao.estaPago).toBe(true);
  });

  test('payment is set to what the call asks for, however often and by however many', async () => {
    const { _id } = await evento();
    const booking = (await book(_id)).body.inscricao._id;
    const url = `/api/inscricoes/${booking}`;
    const written = async () => ({
      letters: (await t.store.list(outbox, { where: { about: booking } })).length,
      lines: (await t.store.list(atividade, { where: { target: booking } })).length,
    });
    const before = await written();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => t.staff('PUT', url, { estaPago: true })),
    );
    for (const { body } of answers) expect(body.data.estaPago).toBe(true);
    expect(await written()).toEqual({ letters: before.letters + 1, lines: before.lines + 1 });
    expect((await t.staff('PUT', url, { estaPago: 'false' })).body.data.estaPago).toBe(false);
    expect(await t.staff('PUT', url, { estaPago: 'talvez' })).toMatchObject(
      refused('estaPago', messages.invalid),
    );
    expect((await t.staff('GET', url)).body.inscricao.estaPago).toBe(false);
  });
});
