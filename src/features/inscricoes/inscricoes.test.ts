import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { type Answer, refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { captchas } from '../../server/limits/captcha.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/tables/atividade.ts';
import { inscricoes } from './tables.server.ts';

const ana = {
  name: 'Ana Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 1,
};

describe.each(bothEngines)('bookings on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(noticiasEventos, {});
  });

  let made = 0;
  async function evento(changes = {}): Promise<{ _id: string; identifier: string }> {
    made += 1;
    return t.store.create(noticiasEventos, {
      type: 'EVENTO',
      title: 'Magusto',
      identifier: `magusto-${made}`,
      startDate: '2026-07-15',
      startTime: '10:00',
      permiteInscricao: true,
      price: 12.5,
      childPrice: 5,
      maxParticipants: 50,
      limitEnrollmentDate: '2026-07-10',
      ...changes,
    });
  }

  async function book(_id: string, changes: Record<string, unknown> = {}): Promise<Answer> {
    const captcha = await t.captcha('inscricoes');
    return t.visitor('POST', '/api/inscricoes', { ...ana, _id, captcha, ...changes });
  }

  const onBoth = (msg: string) =>
    ['numeroAdultos', 'numeroCriancas'].map((param) => ({ param, msg }));

  const publicEvent = async (identifier: string) =>
    (await t.visitor('GET', `/api/noticiasEventos/${identifier}`)).body.noticiaEvento;

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
      expect(await book(_id)).toMatchObject(refused('_id', messages.signUpClosed));
      expect(await t.store.list(inscricoes)).toEqual([]);
    });

    test('book an event that is not there or has an impossible name, nor news', async () => {
      for (const _id of ['nenhum', 'a\u0000b', (await evento({ type: 'NOTICIA' }))._id]) {
        expect(await book(_id)).toMatchObject(refused('_id', messages.eventUnknown, 404));
      }
    });

    test('book more places than are left', async () => {
      const { _id } = await evento({ maxParticipants: 4 });
      const both = onBoth(messages.seats);
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
        refused('numeroAdultos', messages.nobody),
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
      expect(await book(_id)).toMatchObject(refused('_id', messages.signUpClosed));
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
        const tooMany = onBoth(messages.partyTooLarge(maxPorReserva));
        expect(answer.body.errors).toEqual(status === 422 ? tooMany : undefined);
      },
    );

    test('at the counter brings as many as there are places, also after the last day for it', async () => {
      const { _id } = await evento({ maxPorReserva: 2, limitEnrollmentDate: '2026-05-31' });
      const counter = (numeroAdultos: number) =>
        t.staff('POST', '/api/inscricoes/balcao', { ...ana, _id, numeroAdultos });
      expect((await counter(49)).status).toBe(201);
      expect((await counter(1)).body.errors[0].msg).toBe(messages.seats);
      await t.setClock('2026-07-15T09:00:00.000Z');
      expect(await counter(1)).toMatchObject(refused('_id', messages.signUpClosed));
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
      expect(full.body.errors).toEqual(onBoth(messages.seats));
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
        refused('maxParticipants', messages.belowEnrolled(3)),
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
    expect(await book(one._id)).toMatchObject(refused('_id', messages.eventUnknown, 404));
  });
});
