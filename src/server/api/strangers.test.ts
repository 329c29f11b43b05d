import { beforeEach, describe, expect, test } from 'vitest';
import { ana } from '../../../tests/inscricoes/deskIn.ts';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { isNight } from '../../../tests/night.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { dog, person, rightAnswers } from '../../../tests/pedidos/requestsIn.ts';
import { solveCaptcha } from '../../../tests/solveCaptcha.ts';
import { testApp } from '../../../tests/startApp.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { pedidos } from '../../features/pedidos/tables.server.ts';
import { seguidores } from '../../features/seguidores/tables.server.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import type { Table } from '../store/table.ts';

describe.each(bothEngines)('strangers who name another person, on %s', (engine) => {
  const rui = { name: 'Rui', email: 'rui@exemplo.pt', numeroCriancas: 0 };
  const t = testApp(engine, { limits: true, settings: { TRUST_PROXY: '1' } });
  let evento: { _id: string };
  const now = () => t.context.now().toISOString();

  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [inscricoes, noticiasEventos, pedidos, seguidores, outbox];
    for (const table of tables) await t.store.remove(table, {});
    evento = await t.store.create(noticiasEventos, { ...magusto, maxParticipants: 3 });
    await t.staff('POST', '/api/servicos', dog);
  });

  let calls = 0;
  /** Each call comes from another network, so that none is refused for being one of many. */
  const send = async (path: string, body: object) => {
    const headers = {
      'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`,
    };
    const asked = path.replace('/api/', '/api/captcha?for=');
    const captcha = await solveCaptcha((await t.visitor('GET', asked, undefined, headers)).body);
    const answer = await t.visitor('POST', path, { ...body, captcha }, headers);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };
  const follow = (email: string) =>
    send('/api/seguidores', { email, temas: ['avisos'], frequencia: 'logo' });
  const book = async (more: object = {}) =>
    (await send('/api/inscricoes', { ...ana, _id: evento._id, ...more })).inscricao;
  const ask = () =>
    send('/api/pedidos', {
      ...person,
      email: ana.email,
      servico: dog?.identifier,
      respostas: rightAnswers,
    });
  const lettersTo = async (recipient: string) =>
    (await t.store.list(outbox)).filter((letter) => letter.recipient === recipient);
  const many = async (times: number, work: (at: number) => Promise<unknown>) => {
    for (let at = 0; at < times; at++) await work(at);
  };

  test.each(isNight ? [30, 120, 1000] : [30])(
    'hold back no letter about what that person has, %i times',
    async (times) => {
      const { pagina } = await book({ ...rui, numeroAdultos: 3 });
      const waiting = await book({ listaEspera: true });
      await many(times, () => follow(ana.email));
      // The places come free, and are offered for two days.
      await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
      const other = await t.store.create(noticiasEventos, { ...magusto, identifier: 'outro' });
      const booked = await book({ _id: other._id });
      const letters = (await lettersTo(ana.email)).filter(
        ({ subject }) => !subject.startsWith('Confirme'),
      );
      expect(letters.map(({ subject, about, dueAt }) => [subject, about, dueAt])).toEqual([
        ['Em lista de espera: Magusto', waiting._id, now()],
        ['Há lugares para si: Magusto', waiting._id, now()],
        ['Reserva recebida: Magusto', booked._id, now()],
      ]);
    },
  );

  test('cause one letter that asks to confirm, until it has left a day ago', async () => {
    const asked = async () => {
      await many(3, () => follow(ana.email));
      return (await lettersTo(ana.email)).length;
    };
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
    await t.store.create(seguidores, { email: ana.email, caixa: ana.email, estado: 'confirmado' });
    await Promise.all([1, 2, 3, 4].map(() => follow(ana.email)));
    expect((await lettersTo(ana.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Já segue/),
    ]);
  });

  test('cause as many letters about requests as are few, and the rest is not kept', async () => {
    await many(12, ask);
    expect(await lettersTo(ana.email)).toHaveLength(10);
    expect(await t.store.count(pedidos)).toBe(12);
    const [first] = await t.store.list(pedidos);
    await t.staff('PUT', `/api/pedidos/${first?._id}`, { estado: 'em-curso' });
    const { _id } = await book();
    const [moved, booked] = (await lettersTo(ana.email)).slice(10);
    expect(moved).toMatchObject({ about: first?._id, dueAt: now() });
    expect(booked).toMatchObject({ about: _id, dueAt: now() });
  });

  test('cause some letters about sign-ups, and the rest is not kept', async () => {
    await t.store.change(noticiasEventos, {}, { maxParticipants: 100 });
    await many(41, () => book({ numeroAdultos: 1, numeroCriancas: 0 }));
    expect(await lettersTo(ana.email)).toHaveLength(40);
    const [first] = await t.store.list(inscricoes);
    await t.staff('PUT', `/api/inscricoes/${first?._id}`, { estaPago: true });
    expect((await lettersTo(ana.email)).at(-1)?.subject).toBe('Pagamento confirmado: Magusto');
  });
});
