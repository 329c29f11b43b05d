import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { runProgram } from '../../../tests/program.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { lojas } from '../../sections/lojas.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import { everyDefinicao, readDefinicoes, saveDefinicoes } from '../store/definicoes.ts';

describe.each(engines)('the demo village on %s', (engine) => {
  let t: TestApp;
  beforeEach(async () => {
    t = await startApp(engine);
  });
  afterEach(() => t.close());

  const removeIt = () => t.staff('DELETE', '/api/demonstracao');

  async function demoEvent() {
    const body = validBody(eventos, 'Festa inventada');
    const evento = await t.store.create(noticiasEventos, {
      ...body,
      identifier: 'festa',
      demo: true,
    });
    const booking = { evento: evento._id, chave: 'k', segredo: 's', demo: true };
    await t.store.create(inscricoes, booking as never);
    return body;
  }

  test('goes with its bookings, and leaves what staff wrote', async () => {
    await demoEvent();
    await t.store.create(lojas, { identifier: 'inventada', name: 'Inventada', demo: true });
    await t.staff('POST', '/api/lojas', validBody(lojas.sections[0] as never, 'Nossa'));

    expect((await removeIt()).body).toEqual({ demonstracao: { removidos: 3 } });
    expect(await t.store.list(noticiasEventos)).toEqual([]);
    expect(await t.store.list(inscricoes)).toEqual([]);
    expect((await t.store.list(lojas)).map(({ name }) => name)).toEqual(['Nossa']);
    expect((await removeIt()).body).toEqual({ demonstracao: { removidos: 0 } });
  });

  test('tells whoever booked an invented event, and not the invented people', async () => {
    await demoEvent();
    const [evento] = await t.store.list(noticiasEventos);
    const real = {
      name: 'Zulmira',
      email: 'zulmira@example.com',
      telefone: '912345678',
      numeroAdultos: 2,
      numeroCriancas: 0,
      _id: evento?._id,
    };
    const captcha = await t.captcha('inscricoes');
    const booked = await t.visitor('POST', '/api/inscricoes', { ...real, captcha });
    expect(booked.status).toBe(201);
    await t.store.remove(outbox, {});

    await removeIt();
    expect(await t.store.list(inscricoes)).toEqual([]);
    expect(await t.store.list(outbox)).toEqual([
      expect.objectContaining({
        recipient: 'zulmira@example.com',
        subject: 'Reserva cancelada: Festa inventada',
        body: expect.stringContaining('A sua reserva foi cancelada pela junta.'),
      }),
    ]);
  });

  test('is taken away by the command too, which writes the same letter', async () => {
    const evento = await demoEvent();
    const startDate = lisbonDay(new Date(Date.now() + 30 * 24 * 60 * 60_000));
    await t.store.change(noticiasEventos, { identifier: 'festa' }, { ...evento, startDate });
    const [{ _id } = { _id: '' }] = await t.store.list(noticiasEventos);
    const booking = { evento: _id, email: 'zulmira@example.com', chave: 'z', segredo: 'z' };
    await t.store.create(inscricoes, booking);
    const { dataDir, databaseUrl = '' } = t.context.config;
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const said = await runProgram('dist/removeDemoCommand.js', { cwd: dataDir, env });
    expect(said).toMatchObject({ code: 0, err: '' });
    expect((await t.store.list(outbox)).map(({ recipient }) => recipient)).toEqual([
      'zulmira@example.com',
    ]);
  });

  test('is for administrators to take away, who are asked for their password', async () => {
    await demoEvent();
    const { token } = await t.addColleague('ana');
    const asAna = { 'x-auth-token': token, [passwordHeader]: 'outra%20palavra%20comprida' };
    expect((await t.visitor('DELETE', '/api/demonstracao', undefined, asAna)).status).toBe(403);
    const hasty = await t.staff('DELETE', '/api/demonstracao', undefined, {
      [passwordHeader]: undefined,
    });
    expect(hasty).toMatchObject({ status: 422, body: { errors: [{ param: 'password' }] } });
    expect(await t.store.list(noticiasEventos)).toHaveLength(1);
  });

  test('leaves an event that staff have edited, without the invented people who booked it', async () => {
    const body = await demoEvent();
    await t.staff('PUT', '/api/noticiasEventos/evento/festa', { ...body, title: 'Festa nossa' });
    await removeIt();
    expect((await t.store.list(noticiasEventos)).map(({ title }) => title)).toEqual([
      'Festa nossa',
    ]);
    expect(await t.store.list(inscricoes)).toEqual([]);
  });

  test('leaves blank settings behind, and settings that staff have saved as they are', async () => {
    await saveDefinicoes(t.store, { villageName: 'Inventada' }, everyDefinicao);
    await removeIt();
    expect((await readDefinicoes(t.store)).villageName).toBe('');
    await saveDefinicoes(t.store, { villageName: 'Nossa' });
    await removeIt();
    expect((await readDefinicoes(t.store)).villageName).toBe('Nossa');
  });
});
