import { beforeEach, describe, expect, test } from 'vitest';
import { ana } from '../../../tests/inscricoes/deskIn.ts';
import { siteIn } from '../../../tests/inscricoes/siteIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import { refusals } from './refusals.ts';
import { inscricoes } from './tables.server.ts';

describe.each(bothEngines)('events with bookings on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento, book, publicEvent } = siteIn(t);
  beforeEach(begin);

  describe('what was booked', () => {
    const staffEvent = async (identifier: string, query = '') =>
      (await t.staff('GET', `/api/noticiasEventos/backoffice/${identifier}${query}`)).body;

    test('costs what it cost, whatever the event costs later', async () => {
      const { _id, identifier } = await evento();
      const first = (await book(_id, { chave: 'um' })).body.inscricao;
      await t.staff('PUT', `/api/inscricoes/${first._id}`, { estaPago: true });
      await t.store.change(noticiasEventos, { _id }, { price: 60, childPrice: 0 });
      const second = (await book(_id, { chave: 'dois' })).body.inscricao;
      expect([first.total, second.total]).toEqual([30, 120]);

      expect((await book(_id, { chave: 'um' })).body.inscricao.total).toBe(30);
      const own = await t.visitor('GET', `/api/reservas/${first.pagina.split('/').at(-1)}`);
      expect(own.body.reserva.total).toBe(30);
      const { reservas, noticiaEvento } = await staffEvent(identifier, '?limit=10&offset=0');
      expect(reservas).toMatchObject({ reservas: 2, pago: 30, porPagar: 120 });
      expect(noticiaEvento.inscricoes).toMatchObject([
        { precoAdulto: 12.5, precoCrianca: 5 },
        { precoAdulto: 60, precoCrianca: 0 },
      ]);
      const csv = await t.staff(
        'GET',
        `/api/noticiasEventos/backoffice/${identifier}/inscricoes.csv`,
      );
      const totals = String(csv.body).trim().split('\r\n').slice(1);
      expect(totals.map((line) => line.split(';')[6])).toEqual(['30', '120']);
      await t.staff('PUT', `/api/inscricoes/${first._id}`, { estaPago: false });
      const letters = await t.store.list(outbox, { where: { about: first._id } });
      for (const { body } of letters) expect(body).toMatch(/Total a pagar: 30,00/);
    });

    test('stays and is counted whether sign-up is open or not', async () => {
      const { _id, identifier } = await evento();
      await book(_id);
      await t.store.change(noticiasEventos, { _id }, { permiteInscricao: false });
      expect(await t.store.list(inscricoes)).toHaveLength(1);
      expect((await publicEvent(identifier)).currentParticipants).toBe(3);
      expect((await staffEvent(identifier)).noticiaEvento.currentParticipants).toBe(3);
      const { body } = await t.visitor('GET', '/api/noticiasEventos?type=EVENTO');
      expect(body.arrayNoticiaEventos[0].currentParticipants).toBe(3);
    });
  });

  describe('an event that people are enrolled in', () => {
    const body = { ...validBody(eventos, 'Magusto'), endDate: '', endTime: '' };
    async function enrolled() {
      const { _id, identifier } = await evento({ ...body, location: 'Praça', startTime: '10:00' });
      await book(_id);
      const save = (changes: object) =>
        t.staff('PUT', `/api/noticiasEventos/evento/${identifier}`, {
          ...body,
          location: 'Praça',
          startTime: '10:00',
          ...changes,
        });
      return { _id, identifier, save };
    }

    test('cannot have fewer places than that', async () => {
      const { _id, save } = await enrolled();
      expect(await save({ maxParticipants: 2 })).toMatchObject(
        refused('maxParticipants', refusals.belowEnrolled(3)),
      );
      expect((await save({ maxParticipants: 3 })).status).toBe(200);
      // Closing sign-up and opening it again does not get around that.
      expect((await save({ permiteInscricao: false, maxParticipants: 2 })).status).toBe(200);
      expect((await save({ maxParticipants: 2 })).status).toBe(422);
      // Places that were already too few do not block an unrelated edit.
      await t.store.change(
        noticiasEventos,
        { _id },
        { maxParticipants: 1, permiteInscricao: true },
      );
      expect((await save({ maxParticipants: 1, title: 'Magusto, enfim' })).status).toBe(200);
    });

    test('is never left with fewer, when places go and people come at once', async () => {
      for (let round = 0; round < 5; round++) {
        const { _id, identifier, save } = await enrolled();
        await Promise.all([
          ...Array.from({ length: 6 }, () => book(_id)),
          save({ maxParticipants: 6 }),
          save({ maxParticipants: 9 }),
        ]);
        const { currentParticipants, maxParticipants } = await publicEvent(identifier);
        expect(currentParticipants).toBeLessThanOrEqual(maxParticipants);
      }
    }, 60_000);

    test.each([
      ['nothing', {}, undefined],
      ['its title', { title: 'Outro' }, undefined],
      ['its place', { location: 'Adro' }, /Onde: Adro\nAntes: Praça/],
      ['its hour', { startTime: '11:00' }, /Quando: .*às 11:00\nAntes: .*às 10:00/],
      [
        'its price',
        { price: 60 },
        /Preço por adulto: 60,00.*\nAntes: 12,50[\s\S]*só para novas inscrições\. A sua reserva continua a custar 37,50/,
      ],
    ])('that changes %s tells them when it is asked to', async (_case, changes, words) => {
      const { _id, save } = await enrolled();
      const gone = (await book(_id, { email: 'rui@exemplo.pt' })).body.inscricao.pagina;
      await t.visitor('DELETE', `/api/reservas/${gone.split('/').at(-1)}`);
      await t.store.remove(outbox, {});
      await t.store.remove(atividade, {});
      const told = async () => (await t.store.list(outbox)).map((row) => [row.recipient, row.body]);
      const lines = async () => (await t.store.list(atividade)).map(({ verb }) => verb);

      await save(changes);
      expect(await told()).toEqual([]);
      await save({});
      await save({ ...changes, avisarInscritos: true });
      expect(await told()).toEqual(words ? [[ana.email, expect.stringMatching(words)]] : []);
      expect(await lines()).toEqual([
        ...['changed', 'changed', 'changed', ...(words ? ['guestsTold'] : [])],
      ]);
    });

    test('counts beforehand those whom it tells of a change', async () => {
      const { _id, identifier, save } = await enrolled();
      for (const [estado, email] of [
        ['ativa', ''],
        ['oferta', 'rui@exemplo.pt'],
        ['espera', 'eva@exemplo.pt'],
      ] as const) {
        await t.store.create(inscricoes, {
          evento: _id,
          chave: estado,
          segredo: estado,
          estado,
          email,
          name: 'Rui',
          numeroAdultos: 1,
          numeroCriancas: 0,
          numeroPessoas: 1,
          precoAdulto: 12.5,
          enrollmentDate: '2026-06-01T11:00:00.000Z',
        });
      }
      const url = `/api/noticiasEventos/backoffice/${identifier}?limit=1&offset=0`;
      const { reservas } = (await t.staff('GET', url)).body;
      expect(reservas).toMatchObject({ comLugar: 3, comEmail: 2 });
      await t.store.remove(outbox, {});
      await save({ location: 'Adro', avisarInscritos: true });
      expect(await t.store.list(outbox)).toHaveLength(reservas.comEmail);
    });

    test('tells nobody of a change who cancelled before the letter left', async () => {
      const { _id, save } = await enrolled();
      const { pagina } = (await book(_id, { email: 'rui@exemplo.pt' })).body.inscricao;
      await t.store.remove(outbox, {});
      await save({ location: 'Adro', avisarInscritos: true });
      expect(await t.store.list(outbox)).toHaveLength(2);
      await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
      expect(
        (await t.store.list(outbox)).map(({ recipient, subject }) => [recipient, subject]),
      ).toEqual([
        [ana.email, 'Alteração ao evento: Magusto'],
        ['rui@exemplo.pt', 'Reserva cancelada: Magusto'],
      ]);
    });
  });

  test('bookings go with their event, into the bin', async () => {
    const [one, other] = [await evento(), await evento()];
    const { body } = await book(one._id);
    await book(other._id);
    await t.staff('DELETE', `/api/noticiasEventos/${one.identifier}`);
    expect((await t.staff('GET', `/api/inscricoes/${body.inscricao._id}`)).status).toBe(404);
    const rows = await t.store.list(inscricoes, { where: { evento: [one._id, other._id] } });
    expect(rows.map((row) => row.evento)).toEqual([other._id]);
    const inBin = await t.store.list(inscricoes, { where: { eventoApagado: one._id } });
    expect(inBin).toHaveLength(1);
    expect(await book(one._id)).toMatchObject(refused('_id', refusals.eventUnknown, 404));
  });
});
