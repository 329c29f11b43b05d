import { beforeEach, describe, expect, test } from 'vitest';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Table } from '../../server/store/table.ts';
import { bookingKinds } from './bookingLetter.server.ts';
import { refusals } from './refusals.ts';
import { comprovativos, inscricoes, listBookings } from './tables.server.ts';

const ana = {
  name: 'Ana Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 0,
};

describe.each(bothEngines)('an event that is cancelled, on %s', (engine) => {
  const t = testApp(engine);
  let evento: { _id: string; identifier: string };
  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [noticiasEventos, inscricoes, outbox, atividade, reciclagem];
    for (const table of tables) await t.store.remove(table, {});
    evento = await t.store.create(noticiasEventos, magusto);
  });

  async function booked(changes = {}): Promise<{ _id: string; segredo: string }> {
    const form = { ...ana, _id: evento._id, ...changes };
    const { body } = await t.staff('POST', '/api/inscricoes/balcao', form);
    return { _id: body.inscricao._id, segredo: body.inscricao.pagina.split('/').at(-1) };
  }
  const cancel = (body: object = { motivo: 'Mau tempo' }, identifier = 'magusto') =>
    t.staff('POST', `/api/noticiasEventos/evento/${identifier}/cancelar`, body);
  const seen = async (_id: string) =>
    (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;
  const read = async () =>
    (await t.visitor('GET', '/api/noticiasEventos/magusto')).body.noticiaEvento;
  const letters = async () => t.store.list(outbox, { where: {} });

  test('stays public, says so and why, and tells everybody who booked what comes back', async () => {
    const paid = await booked({ estaPago: true });
    const unpaid = await booked({ email: 'rui@exemplo.pt' });
    const left = await booked({ email: 'eva@exemplo.pt' });
    await booked({ name: 'Sem email', email: '' });
    await t.visitor('DELETE', `/api/reservas/${left.segredo}`);
    await t.store.remove(outbox, {});
    const answer = await cancel({ motivo: 'Mau tempo', mensagem: 'Temos muita pena.' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        noticiaEvento: {
          cancelado: true,
          motivoCancelamento: 'Mau tempo',
          estado: 'publicado',
          versao: 2,
          currentParticipants: 0,
          canceladoEm: '2026-06-01T11:00:00.000Z',
        },
      },
    });
    expect(await read()).toMatchObject({ cancelado: true, motivoCancelamento: 'Mau tempo' });
    expect(await seen(paid._id)).toMatchObject({
      estado: 'cancelada',
      canceladaComEvento: true,
      aDevolver: 20,
      devolvido: false,
    });
    expect(await seen(unpaid._id)).toMatchObject({ estado: 'cancelada', aDevolver: 0 });
    // A booking cancelled earlier stays as it was: its visitor was told then.
    expect(await seen(left._id)).toMatchObject({ canceladaComEvento: false });
    const written = await letters();
    expect(written.map(({ recipient }) => recipient).sort()).toEqual([ana.email, 'rui@exemplo.pt']);
    const [first] = written.filter(({ recipient }) => recipient === ana.email);
    expect(first?.subject).toBe('Evento cancelado: Magusto');
    for (const words of ['Motivo: Mau tempo', 'Temos muita pena.', /devolver-lhe 20,00\s€/]) {
      expect(first?.body).toMatch(words);
    }
    expect(first?.calendar).toContain('STATUS:CANCELLED');
    const url = '/api/inscricoes?estado=porDevolver&offset=0';
    expect((await t.staff('GET', url)).body.arrayInscricoes).toMatchObject([{ _id: paid._id }]);
    const { reserva } = (await t.visitor('GET', `/api/reservas/${paid.segredo}`)).body;
    expect(reserva).toMatchObject({
      canceladaComEvento: true,
      podeCancelar: false,
      aDevolver: 20,
      evento: { motivoCancelamento: 'Mau tempo' },
    });
    const verbs = (await t.store.list(atividade)).map(({ verb }) => verb);
    expect(verbs.filter((verb) => verb === 'eventCancelled')).toHaveLength(1);
  });

  test('is cancelled once, however often and however fast it is pressed', async () => {
    for (let number = 0; number < 5; number += 1) await booked({ email: `n${number}@exemplo.pt` });
    await t.store.remove(outbox, {});
    const answers = await Promise.all([cancel(), cancel({ motivo: 'Outro' }), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await letters()).toHaveLength(5);
    expect(await cancel()).toMatchObject(refused('cancelado', refusals.eventCancelled, 409));
  });

  test('is followed by no letter that had not left and no longer holds, nor is a booking that its visitor cancels', async () => {
    const [one, other] = [await booked(), await booked({ email: 'rui@exemplo.pt' })];
    await t.store.remove(outbox, {});
    for (const { _id: about } of [one, other]) {
      for (const tipo of Object.values(bookingKinds)) {
        const letter = { about, recipient: ana.email, state: 'waiting' } as const;
        await t.store.create(outbox, { ...letter, tipo, subject: tipo });
      }
    }
    await t.visitor('DELETE', `/api/reservas/${other.segredo}`);
    await cancel();
    const told = async ({ _id }: { _id: string }) =>
      (await t.store.list(outbox, { where: { about: _id } })).map(({ subject }) => subject);
    const kept = [bookingKinds.most, bookingKinds.signedUp];
    expect(await told(one)).toEqual([...kept, 'Evento cancelado: Magusto']);
    expect(await told(other)).toEqual([...kept, 'Reserva cancelada: Magusto']);
  });

  test('takes nobody any more: on the site, at the counter, from another event', async () => {
    const other = await t.store.create(noticiasEventos, {
      ...magusto,
      title: 'Festa',
      identifier: 'festa',
    });
    const { _id } = await booked({ _id: other._id });
    await cancel();
    const captcha = await t.captcha('inscricoes');
    const closed = refused('_id', refusals.signUpClosed);
    expect(
      await t.visitor('POST', '/api/inscricoes', { ...ana, _id: evento._id, captcha }),
    ).toMatchObject(closed);
    expect(
      await t.staff('POST', '/api/inscricoes/balcao', { ...ana, _id: evento._id }),
    ).toMatchObject(closed);
    const { updatedAt } = await seen(_id);
    const move = { numeroAdultos: 2, numeroCriancas: 0, evento: evento._id, visto: updatedAt };
    expect(await t.staff('PUT', `/api/inscricoes/${_id}/lugares`, move)).toMatchObject(
      refused('evento', refusals.signUpClosed),
    );
  });

  test('while people book, cancel and pay at that moment, nobody is left with a place or without their money', async () => {
    const paid = await booked({ estaPago: true });
    const toPay = await booked({ email: 'rui@exemplo.pt' });
    const leaves = await booked({ email: 'eva@exemplo.pt', estaPago: true });
    await Promise.all([
      booked({ email: 'novo@exemplo.pt', estaPago: true }).catch(() => undefined),
      t.staff('PUT', `/api/inscricoes/${toPay._id}`, { estaPago: true }),
      cancel(),
      t.visitor('DELETE', `/api/reservas/${leaves.segredo}`),
      t.staff('PUT', `/api/inscricoes/${paid._id}`, { estaPago: false }),
    ]);
    for (const row of await listBookings(t.store, {})) {
      expect(row).toMatchObject({ estado: 'cancelada', aDevolver: row.valorPago });
    }
    expect((await read()).currentParticipants).toBe(0);
  });

  test('keeps a proof that nobody has looked at, to be checked like any other', async () => {
    const { _id } = await booked();
    await t.store.create(comprovativos, {
      inscricao: _id,
      file: 'x',
      extension: 'pdf',
      createdAt: '2026-06-01T10:00:00.000Z',
    });
    await t.store.remove(outbox, {});
    await cancel();
    expect((await letters())[0]?.body).toContain('Vamos conferir o comprovativo');
    const waiting = async () =>
      (await t.staff('GET', '/api/inscricoes?estado=comprovativo&offset=0')).body.total;
    expect(await waiting()).toBe(1);
    await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
    expect(await waiting()).toBe(0);
    expect(await seen(_id)).toMatchObject({ aDevolver: 20, estado: 'cancelada' });
    expect((await letters()).at(-1)?.body).toContain('reserva no evento que foi cancelado');
  });

  test('is not deleted while anybody is owed, and comes back out of the bin as it was', async () => {
    const { _id } = await booked({ estaPago: true });
    await cancel();
    const remove = () => t.staff('DELETE', '/api/noticiasEventos/magusto');
    const no = await remove();
    expect(no.status).toBe(409);
    expect(no.body.errors[0].msg).toMatch(/1 reserva com 20,00\s€ por devolver/);
    await t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido: true });
    await t.store.remove(outbox, {});
    expect((await remove()).status).toBe(200);
    expect((await t.staff('POST', `/api/reciclagem/${evento._id}/repor`)).status).toBe(200);
    expect(await read()).toMatchObject({ cancelado: true });
    expect(await letters()).toEqual([]);
  });

  test('stays cancelled whatever a form sends, or an earlier version says', async () => {
    await cancel();
    const body = {
      ...magusto,
      description: '<p>x</p>',
      mainPhoto: 'https://e.pt/a.jpg',
      location: 'Eira',
      cancelado: false,
      motivoCancelamento: '',
      canceladoEm: '',
    };
    const saved = await t.staff('PUT', '/api/noticiasEventos/evento/magusto', body);
    expect(saved).toMatchObject({ status: 200, body: { noticiaEvento: { cancelado: true } } });
    await t.staff('POST', '/api/noticiasEventos/magusto/versoes/1/repor');
    expect(await read()).toMatchObject({ cancelado: true, motivoCancelamento: 'Mau tempo' });
    const fresh = await t.staff('POST', '/api/noticiasEventos/evento', {
      ...body,
      identifier: 'novo',
      cancelado: true,
    });
    expect(fresh.body.noticiaEvento).toMatchObject({ cancelado: false, canceladoEm: '' });
  });

  test('is not what comes next', async () => {
    const next = async () => (await t.staff('GET', '/api/hoje')).body.hoje.proximoEvento;
    expect(await next()).toMatchObject({ identifier: 'magusto' });
    await cancel();
    expect(await next()).toBeNull();
  });

  test.each([
    ['without a reason', {}, 422],
    ['with a blank one', { motivo: '  ' }, 422],
    ['with one that is no text', { motivo: ['x'] }, 422],
    ['with one that is too long', { motivo: 'x'.repeat(501) }, 422],
  ])('is not cancelled %s', async (_case, body, status) => {
    expect(await cancel(body)).toMatchObject({ status, body: { errors: [{ param: 'motivo' }] } });
    expect(await read()).toMatchObject({ cancelado: false });
  });

  test('must be an event, and not over', async () => {
    await t.store.create(noticiasEventos, { type: 'NOTICIA', title: 'N', identifier: 'nova' });
    expect((await cancel(undefined, 'nova')).status).toBe(404);
    expect((await cancel(undefined, 'nada')).status).toBe(404);
    // On its day it can be cancelled at any hour; the day after it cannot.
    await t.setClock('2026-07-16T08:00:00.000Z');
    expect(await cancel()).toMatchObject(refused('cancelado', refusals.eventOver));
    await t.setClock('2026-07-15T12:00:00.000Z');
    expect((await cancel()).status).toBe(200);
  });

  test('is for whoever may publish events', async () => {
    const { _id, token } = await t.addColleague('ana');
    const as = () =>
      t.visitor(
        'POST',
        '/api/noticiasEventos/evento/magusto/cancelar',
        { motivo: 'Chuva' },
        { 'x-auth-token': token },
      );
    const may = (permissoes: string[], seccoes: string[]) =>
      t.staff('PUT', `/api/contas/${_id}`, { isAdmin: false, permissoes, seccoes });
    for (const [permissoes, seccoes] of [
      [['editar', 'inscricoes', 'pagamentos'], []],
      [['editar', 'publicar'], ['noticias']],
    ] as [string[], string[]][]) {
      expect((await may(permissoes, seccoes)).status).toBe(200);
      expect(await as()).toMatchObject({
        status: 403,
        body: { errors: [{ param: 'permissoes' }] },
      });
    }
    await may(['publicar'], ['eventos']);
    expect((await as()).status).toBe(200);
  });
});
