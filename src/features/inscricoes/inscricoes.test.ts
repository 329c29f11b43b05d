import { beforeEach, describe, expect, test } from 'vitest';
import { ana } from '../../../tests/inscricoes/deskIn.ts';
import { siteIn } from '../../../tests/inscricoes/siteIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { captchas } from '../../server/limits/captcha.ts';
import { refusals } from './refusals.ts';
import { inscricoes } from './tables.server.ts';

describe.each(bothEngines)('bookings on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento, book, publicEvent } = siteIn(t);
  beforeEach(begin);

  const onBoth = (msg: string) =>
    ['numeroAdultos', 'numeroCriancas'].map((param) => ({ param, msg }));

  test('a visitor books places, and is told what was booked and nothing else', async () => {
    const { _id, identifier } = await evento();
    const { status, body } = await book(_id);
    expect(status).toBe(201);
    expect(body).toEqual({
      inscricao: {
        _id: expect.any(String),
        numeroAdultos: 2,
        numeroCriancas: 1,
        numeroPessoas: 3,
        enrollmentDate: '2026-06-01T11:00:00.000Z',
        estaPago: false,
        total: 30,
        estado: 'ativa',
        pagarAte: '',
        pagina: expect.stringMatching(/^\/inscricao\/[\w-]{43}$/),
      },
    });
    expect((await publicEvent(identifier)).currentParticipants).toBe(3);
  });

  test('numbers may come as text', async () => {
    const { _id } = await evento();
    const { body } = await book(_id, { numeroAdultos: '2', numeroCriancas: ' 0 ' });
    expect(body.inscricao).toMatchObject({ numeroAdultos: 2, numeroCriancas: 0, total: 25 });
  });

  test('no public call shows who booked', async () => {
    const { _id, identifier } = await evento();
    const { body } = await book(_id);
    const answers = await Promise.all(
      [
        '/api/noticiasEventos',
        '/api/noticiasEventos?type=EVENTO',
        `/api/noticiasEventos/${identifier}`,
        `/api/noticiasEventos/backoffice/${identifier}`,
        `/api/inscricoes/${body.inscricao._id}`,
        '/api/inscricoes',
        `/api/pesquisa?q=${encodeURIComponent('Ana Vieira')}`,
      ].map((url) => t.visitor('GET', url)),
    );
    const shown = JSON.stringify([body, answers.map((answer) => answer.body)]);
    for (const personal of [ana.name, ana.email, ana.telefone, 'Vieira"']) {
      expect(shown).not.toContain(personal);
    }
    expect(shown).toContain('Magusto');
    expect(shown).not.toContain('"inscricoes"');
  });

  test('staff see who booked, with the event and one by one', async () => {
    const { _id, identifier } = await evento();
    const { body } = await book(_id, { chave: 'x' });
    const booking = {
      ...ana,
      _id: body.inscricao._id,
      evento: _id,
      numeroPessoas: 3,
      estaPago: false,
    };
    const seen = await t.staff('GET', `/api/noticiasEventos/backoffice/${identifier}`);
    expect(seen).toMatchObject({
      status: 200,
      body: { noticiaEvento: { title: 'Magusto', currentParticipants: 3, inscricoes: [booking] } },
    });
    const one = await t.staff('GET', `/api/inscricoes/${booking._id}`);
    expect(one).toMatchObject({ status: 200, body: { inscricao: booking } });
    for (const hidden of ['chave', 'segredo', 'sequence', 'demo']) {
      expect(one.body.inscricao).not.toHaveProperty(hidden);
      expect(seen.body.noticiaEvento.inscricoes[0]).not.toHaveProperty(hidden);
    }
    for (const [url, body] of [
      ['/api/inscricoes/nenhuma', { inscricao: null }],
      ['/api/noticiasEventos/backoffice/nenhum', { noticiaEvento: null }],
    ] as const) {
      expect(await t.staff('GET', url)).toMatchObject({ status: 404, body });
    }
  });

  test('a phone number that was pasted with its country is kept as nine digits', async () => {
    const { _id } = await evento();
    expect(await book(_id, { telefone: '+351 912 345 678' })).toMatchObject({ status: 201 });
    expect(await t.store.list(inscricoes)).toMatchObject([{ telefone: '912345678' }]);
  });

  describe('a visitor cannot', () => {
    test.each([
      ['book an event that takes no sign-ups', { permiteInscricao: false }],
      [
        'book an event that has begun',
        { startDate: '2026-06-01', limitEnrollmentDate: '2026-06-01', startTime: '12:00' },
      ],
      ['book an event of the past', { startDate: '2026-05-31', limitEnrollmentDate: '2026-05-31' }],
      ['book after the last day for it', { limitEnrollmentDate: '2026-05-31' }],
      ['book where no last day was set', { limitEnrollmentDate: '' }],
    ])('%s', async (_case, changes) => {
      const { _id } = await evento(changes);
      expect(await book(_id)).toMatchObject(refused('_id', refusals.signUpClosed));
      expect(await t.store.list(inscricoes)).toEqual([]);
    });

    test('book an event that is not there or has an impossible name, nor news', async () => {
      for (const _id of ['nenhum', 'a\u0000b', (await evento({ type: 'NOTICIA' }))._id]) {
        expect(await book(_id)).toMatchObject(refused('_id', refusals.eventUnknown, 404));
      }
    });

    test('book more places than are left', async () => {
      const { _id } = await evento({ maxParticipants: 4 });
      const both = onBoth(refusals.seats);
      for (const [numeroAdultos, numeroCriancas, errors] of [
        [3, 2, both],
        ['10', '0', both],
        [2, 1, undefined],
        [2, 0, both],
        [0, 1, undefined],
        [1, 0, both],
      ] as const) {
        const { status, body } = await book(_id, { numeroAdultos, numeroCriancas });
        expect([status, body.errors]).toEqual([errors ? 422 : 201, errors]);
      }
    });

    test('book for nobody', async () => {
      const { _id } = await evento();
      expect(await book(_id, { numeroAdultos: 0, numeroCriancas: 0 })).toMatchObject(
        refused('numeroAdultos', refusals.nobody),
      );
    });

    test('leave anything out', async () => {
      const { body } = await t.visitor('POST', '/api/inscricoes', {});
      expect(body.errors).toEqual(
        ['name', 'email', 'telefone', 'numeroAdultos', 'numeroCriancas', '_id'].map((param) => ({
          param,
          msg: messages.required,
        })),
      );
    });

    test.each([
      ['email', 'ana', messages.email],
      ['telefone', '91234567', messages.phone],
      ['telefone', '9123456789', messages.phone],
      ['telefone', '+34912345678', messages.phone],
      ['numeroAdultos', 'dois', messages.count],
      ['numeroAdultos', -1, messages.atLeast(0)],
      ['numeroCriancas', 1.5, messages.count],
      ['numeroCriancas', 1_001, messages.atMost(1_000)],
      ['name', { $ne: null }, messages.invalid],
      ['chave', ['x'], messages.invalid],
    ])('send a wrong %s', async (param, value, msg) => {
      const { _id } = await evento();
      expect(await book(_id, { [param]: value })).toMatchObject(refused(param, msg));
      expect(await t.store.list(inscricoes)).toEqual([]);
    });

    test.each([
      ['without a captcha', ''],
      ['with a made-up captcha', 'e30='],
    ])('book %s', async (_case, captcha) => {
      const { _id } = await evento();
      expect(await book(_id, { captcha })).toMatchObject(refused('captcha', messages.captcha));
      expect(await t.store.list(inscricoes)).toEqual([]);
    });

    test('use a captcha twice', async () => {
      const { _id } = await evento();
      const captcha = await t.captcha('inscricoes');
      expect((await book(_id, { captcha })).status).toBe(201);
      expect(await book(_id, { captcha })).toMatchObject(refused('captcha', messages.captcha));
      expect(await t.store.list(inscricoes)).toHaveLength(1);
    });
  });

  test('a refusal does not use the captcha up', async () => {
    const { _id } = await evento({ maxParticipants: 3 });
    const captcha = await t.captcha('inscricoes');
    const used = (await t.store.list(captchas)).length;
    expect((await book(_id, { captcha, numeroAdultos: 9 })).status).toBe(422);
    expect(await t.store.list(captchas)).toHaveLength(used);
    expect((await book(_id, { captcha })).status).toBe(201);
  });

  describe('the last day for it ends at midnight in Lisbon', () => {
    test.each([
      ['summer', '2026-07-15', '2026-07-10T22:59:59.000Z', '2026-07-10T23:00:00.000Z'],
      ['winter', '2026-12-20', '2026-12-15T23:59:59.000Z', '2026-12-16T00:00:00.000Z'],
    ])('in %s', async (_case, startDate, before, after) => {
      const limitEnrollmentDate = before.slice(0, 10);
      const { _id } = await evento({ startDate, limitEnrollmentDate });
      await t.setClock(before);
      expect((await book(_id)).status).toBe(201);
      await t.setClock(after);
      expect(await book(_id)).toMatchObject(refused('_id', refusals.signUpClosed));
    });
  });

  describe('the same form sent again', () => {
    test('books once and answers the same', async () => {
      const { _id } = await evento();
      const first = await book(_id, { chave: 'formulário' });
      const again = await book(_id, { chave: 'formulário' });
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      expect(await t.store.list(inscricoes)).toHaveLength(1);
    });

    test('twenty times at once, with one captcha, books once', async () => {
      const { _id, identifier } = await evento();
      const captcha = await t.captcha('inscricoes');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => book(_id, { captcha, chave: 'duplo clique' })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await t.store.list(inscricoes)).toHaveLength(1);
      expect((await publicEvent(identifier)).currentParticipants).toBe(3);
    });

    test('is answered after the event is full or closed', async () => {
      const { _id } = await evento({ maxParticipants: 3 });
      const first = await book(_id, { chave: 'x' });
      await t.setClock('2026-07-12T10:00:00.000Z');
      expect((await book(_id, { chave: 'x' })).body).toEqual(first.body);
    });

    test('is not the form of somebody else, nor for another event', async () => {
      const [one, other] = [await evento(), await evento()];
      const ids = [
        await book(one._id, { chave: 'x' }),
        await book(one._id, { chave: 'x', email: 'rui@exemplo.pt' }),
        await book(other._id, { chave: 'x' }),
        await book(one._id, {}),
        await book(one._id, {}),
      ].map(({ body }) => body.inscricao._id);
      expect(new Set(ids).size).toBe(5);
    });
  });

  describe('places', () => {
    test('of sixty who want one at once, fifty get one', async () => {
      const { _id, identifier } = await evento();
      const solved = await Promise.all(Array.from({ length: 60 }, () => t.captcha('inscricoes')));
      const answers = await Promise.all(
        solved.map((captcha, index) =>
          book(_id, { captcha, numeroAdultos: 1, numeroCriancas: 0, chave: `${index}` }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(50).fill(201), ...Array(10).fill(422)]);
      const rows = await t.store.list(inscricoes);
      const booked = answers.flatMap(({ body }) => body.inscricao?._id ?? []);
      expect(rows.map((row) => row._id).sort()).toEqual(booked.sort());
      expect((await publicEvent(identifier)).currentParticipants).toBe(50);
    }, 60_000);

    test('are never oversold to parties of all sizes', async () => {
      const { _id } = await evento({ maxParticipants: 20 });
      const sizes = Array.from({ length: 30 }, (_, index) => (index % 6) + 1);
      const answers = await Promise.all(
        sizes.map((size) => book(_id, { numeroAdultos: size, numeroCriancas: 0 })),
      );
      const rows = await t.store.list(inscricoes);
      const seats = rows.reduce((sum, row) => sum + (row.numeroPessoas ?? 0), 0);
      expect(seats).toBeLessThanOrEqual(20);
      expect(seats).toBeGreaterThan(14);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(rows.length);
    }, 60_000);

    test('come back when a booking goes', async () => {
      const { _id, identifier } = await evento({ maxParticipants: 3 });
      const { body } = await book(_id);
      expect((await book(_id)).status).toBe(422);
      const gone = await t.staff('DELETE', `/api/inscricoes/${body.inscricao._id}`, undefined, {
        'content-type': 'application/json',
      });
      expect(gone).toMatchObject({ status: 200, body: { inscricao: { name: ana.name } } });
      expect((await publicEvent(identifier)).currentParticipants).toBe(0);
      expect((await book(_id)).status).toBe(201);
      expect((await t.staff('DELETE', `/api/inscricoes/${body.inscricao._id}`)).status).toBe(404);
    });

    test('that are taken away leave those who booked where they are', async () => {
      const { _id, identifier } = await evento();
      await book(_id);
      await t.store.change(noticiasEventos, { _id }, { maxParticipants: 2 });
      expect(await publicEvent(identifier)).toMatchObject({
        currentParticipants: 3,
        maxParticipants: 2,
      });
      expect((await book(_id)).status).toBe(422);
    });
  });

  describe('one booking', () => {
    test.each([
      [4, 3, 1, 201],
      [4, 3, 2, 422],
      [1, 1, 0, 201],
      [1, 1, 1, 422],
    ])(
      'with a limit of %s takes %i adults and %i children: %i',
      async (maxPorReserva, numeroAdultos, numeroCriancas, status) => {
        const { _id } = await evento({ maxPorReserva });
        const answer = await book(_id, { numeroAdultos, numeroCriancas });
        expect(answer.status).toBe(status);
        const tooMany = onBoth(refusals.partyTooLarge(maxPorReserva));
        expect(answer.body.errors).toEqual(status === 422 ? tooMany : undefined);
      },
    );

    test('at the counter brings as many as there are places, also after the last day for it', async () => {
      const { _id } = await evento({ maxPorReserva: 2, limitEnrollmentDate: '2026-05-31' });
      const counter = (numeroAdultos: number) =>
        t.staff('POST', '/api/inscricoes/balcao', { ...ana, _id, numeroAdultos });
      expect((await counter(49)).status).toBe(201);
      expect((await counter(1)).body.errors[0].msg).toBe(refusals.seats);
      await t.setClock('2026-07-15T09:00:00.000Z');
      expect(await counter(1)).toMatchObject(refused('_id', refusals.signUpClosed));
    });

    test('has no limit but the places of an event that says no more than the specification', async () => {
      const said = {
        title: 'Caminhada',
        description: '<p>Pela serra</p>',
        type: 'EVENTO',
        identifier: 'caminhada-1',
        mainPhoto: 'https://exemplo.pt/1.jpg',
        photos: [],
        startDate: '2026-07-15',
        endDate: '',
        startTime: '',
        endTime: '',
        location: 'Largo',
        permiteInscricao: true,
        price: 5,
        childPrice: 2,
        maxParticipants: 40,
        limitEnrollmentDate: '2026-07-10',
      };
      const made = await t.staff('POST', '/api/noticiasEventos/evento', said);
      expect(made).toMatchObject({ status: 201, body: { noticiaEvento: { maxPorReserva: null } } });
      const { _id } = made.body.noticiaEvento;
      expect((await book(_id, { numeroAdultos: 30, numeroCriancas: 9 })).status).toBe(201);
      const full = await book(_id, { email: 'rui@exemplo.pt', numeroAdultos: 2 });
      expect(full.body.errors).toEqual(onBoth(refusals.seats));
    });

    test('has a limit that its event says', async () => {
      const body = { ...validBody(eventos), maxPorReserva: 0 };
      const save = (changes: object) =>
        t.staff('POST', '/api/noticiasEventos/evento', { ...body, ...changes });
      expect(await save({})).toMatchObject(refused('maxPorReserva', messages.atLeast(1)));
      expect((await save({ maxPorReserva: '6' })).body.noticiaEvento.maxPorReserva).toBe(6);
      for (const maxPorReserva of ['', null, undefined]) {
        expect((await save({ maxPorReserva })).body.noticiaEvento.maxPorReserva).toBe(null);
      }
    });
  });
});
