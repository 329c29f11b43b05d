import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer, unpacked } from '../../../tests/mailServer.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { uploadOf } from '../../../tests/prove/uploadOf.ts';
import { refused, startApp, type TestApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { eraseOldData } from '../../server/jobs/retention.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { saveDefinicoes } from '../../server/tables/definicoes.ts';
import { ownTables } from '../../server/village/ownTables.ts';
import { referenceOf } from './inscricoes.ts';
import { openProofs } from './proofs.server.ts';
import { comprovativos, inscricoes, proofFolder, removeBookings } from './tables.server.ts';

const ana = {
  name: 'Ana "Urze" Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 1,
};
const council = 'junta@exemplo.pt';
const pdf = Buffer.from('%PDF-1.4\ntrailer<<>>\nstartxref\n9\n%%EOF\n');

describe.each(bothEngines)('between a visitor and the council, on %s', (engine) => {
  let t: TestApp;
  let mail: MailServer;
  let evento: { _id: string; identifier: string };

  beforeAll(async () => {
    mail = await startMailServer();
    t = await startApp(engine, {
      settings: {
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: council,
        MAIL_TO: council,
        SITE_URL: 'https://aldeia.example',
      },
    });
    await saveDefinicoes(t.store, {
      villageName: 'Souto da Urze',
      councilName: 'Junta de Freguesia de Souto da Urze',
      iban: 'PT50 0000',
      mbway: '910 000 000',
      email: council,
    });
  });
  afterAll(async () => {
    await t.close();
    await mail.stop();
  });
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(inscricoes, {});
    await t.store.remove(noticiasEventos, {});
    await t.context.sender.whenIdle();
    await t.store.remove(outbox, {});
    mail.received.length = 0;
    await openProofs(t.context);
    for (const name of proofs()) rmSync(join(proofFolder(t.context.config), name));
    evento = await t.store.create(noticiasEventos, {
      type: 'EVENTO',
      title: 'Magusto',
      identifier: 'magusto',
      location: 'Praça do Souto',
      startDate: '2026-07-15',
      startTime: '10:00',
      permiteInscricao: true,
      price: 12.5,
      childPrice: 5,
      maxParticipants: 50,
      limitEnrollmentDate: '2026-07-10',
    });
  });

  const proofs = () =>
    readdirSync(proofFolder(t.context.config)).filter((name) => !name.startsWith('.'));

  async function book(changes = {}) {
    const captcha = await t.captcha('inscricoes');
    const body = { ...ana, _id: evento._id, captcha, ...changes };
    const answer = await t.visitor('POST', '/api/inscricoes', body);
    expect(answer.status).toBe(201);
    const [row] = await t.store.list(inscricoes, { where: { _id: answer.body.inscricao._id } });
    return row as NonNullable<typeof row>;
  }

  async function letters() {
    await t.context.sender.whenIdle();
    return mail.received.map(({ to, raw }) => ({ to: to[0], text: unpacked(raw) }));
  }

  /** The letters, once those about payments are no longer held. */
  async function lettersLater() {
    await t.setClock(new Date(t.context.now().getTime() + 60_000).toISOString());
    t.context.sender.poke();
    return letters();
  }

  async function sendProof(segredo: string, file: Buffer, name = 'comprovativo.pdf') {
    const { body: payload, headers } = uploadOf(file, { name });
    const url = `/api/reservas/${segredo}/comprovativo`;
    const all = { apikey: t.context.config.apiKey, ...headers };
    const answer = await t.app.inject({ method: 'POST', url, headers: all, payload });
    return { status: answer.statusCode, body: answer.json() };
  }

  test('a booking writes to the visitor what, how much and how to pay, and to the council who', async () => {
    const { segredo, _id } = await book();
    const { referencia } = (await t.visitor('GET', `/api/reservas/${segredo}`)).body.reserva;
    expect(referencia).toBe(referenceOf({ _id }));
    const [visitor, office] = await letters();
    expect(visitor?.to).toBe(ana.email);
    for (const words of [
      'Reserva recebida: Magusto',
      'Praça do Souto',
      '15 de julho de 2026, às 10:00',
      '2 adultos, 1 criança',
      '30,00',
      'PT50 0000',
      '910 000 000',
      `Referência: ${referencia}`,
      `https://aldeia.example/inscricao/${segredo}`,
      'text/calendar; name=evento.ics',
      Buffer.from('BEGIN:VCALENDAR').toString('base64'),
    ]) {
      expect(visitor?.text).toContain(words);
    }
    expect(office?.to).toBe(council);
    expect(office?.text).toContain(`Reply-To: ${ana.email}`);
    expect(office?.text).toContain('Nova reserva: Magusto');
  });

  test('a mail server that is down holds up no booking, and no letter is lost', async () => {
    await mail.stop();
    await book();
    await t.context.sender.whenIdle();
    const { body } = await t.staff('GET', '/api/cartas');
    expect(body.arrayCartas).toHaveLength(2);
    expect(body.arrayCartas[0]).toMatchObject({ state: 'waiting', attempts: 1 });

    mail = await startMailServer(mail.port);
    for (const { _id } of body.arrayCartas) await t.staff('PUT', `/api/cartas/${_id}`);
    expect((await letters()).map(({ to }) => to).sort()).toEqual([ana.email, council].sort());
    expect((await t.staff('GET', '/api/cartas')).body.arrayCartas).toEqual([]);
  });

  test('confirming, unconfirming and deleting each tell the visitor', async () => {
    const { _id } = await book();
    await t.staff('PUT', `/api/inscricoes/${_id}`, '');
    await lettersLater();
    await t.staff('PUT', `/api/inscricoes/${_id}`, '');
    // Unsent letters are removed with the booking, so let this one leave first.
    await lettersLater();
    await t.staff('DELETE', `/api/inscricoes/${_id}`);
    const subjects = (await letters())
      .filter(({ to }) => to === ana.email)
      .map(({ text }) => /Subject: (.*)/.exec(text)?.[1]);
    expect(subjects).toEqual([
      'Reserva recebida: Magusto',
      'Pagamento confirmado: Magusto',
      'Pagamento por confirmar: Magusto',
      'Reserva cancelada: Magusto',
    ]);
  });

  test('what is taken back before anyone could read of it is never told', async () => {
    const { _id, segredo } = await book();
    const subjects = async () =>
      (await lettersLater())
        .filter(({ to }) => to === ana.email)
        .map(({ text }) => /Subject: (.*): Magusto/.exec(text)?.[1]);
    const pay = (estaPago: boolean) => t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago });
    await pay(true);
    await letters();
    await pay(false);
    expect(await subjects()).toEqual(['Reserva recebida']);
    await pay(true);
    await pay(false);
    await pay(true);
    expect(await subjects()).toEqual(['Reserva recebida', 'Pagamento confirmado']);
    await pay(false);
    await pay(true);
    expect(await subjects()).toHaveLength(2);
    // A letter that staff send at once is not withdrawn.
    await pay(false);
    const [waiting] = (await t.staff('GET', '/api/cartas')).body.arrayCartas;
    await t.staff('PUT', `/api/cartas/${waiting._id}`);
    await letters();
    await pay(true);
    expect((await subjects()).slice(2)).toEqual([
      'Pagamento por confirmar',
      'Pagamento confirmado',
    ]);
    // A held confirmation is withdrawn when the visitor cancels.
    await pay(false);
    await lettersLater();
    mail.received.length = 0;
    await pay(true);
    await t.visitor('DELETE', `/api/reservas/${segredo}`);
    expect(await subjects()).toEqual(['Reserva cancelada']);
  });

  test('an event that is deleted before its day tells everyone who booked', async () => {
    await book();
    await book({ email: 'rui@exemplo.pt' });
    await t.staff('DELETE', `/api/noticiasEventos/${evento.identifier}`);
    const told = (await lettersLater()).filter(({ text }) => text.includes('Reserva cancelada'));
    expect(told.map(({ to }) => to).sort()).toEqual([ana.email, 'rui@exemplo.pt']);
  });

  test('the private address shows the state and changes nothing by being read', async () => {
    const { segredo } = await book();
    for (let reading = 0; reading < 2; reading++) {
      const { status, body, headers } = await t.visitor('GET', `/api/reservas/${segredo}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body.reserva).toMatchObject({
        name: ana.name,
        total: 30,
        estaPago: false,
        comprovativo: '',
        cancelarAte: '2026-06-16',
        podeCancelar: true,
      });
    }
    expect(await t.store.list(inscricoes)).toHaveLength(1);
    expect(Buffer.from(segredo, 'base64url').length).toBeGreaterThanOrEqual(16);
    const unknown = await t.visitor('GET', '/api/reservas/outro');
    expect([unknown.status, unknown.body]).toEqual([404, { reserva: null }]);
  });

  test('the private address answers what staff have translated of the event and of how to pay', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, {
      title_en: 'Chestnut feast',
    } as object);
    await saveDefinicoes(t.store, {
      paymentNotes: 'Ao balcão',
      paymentNotes_en: 'In person',
    } as object);
    const { segredo } = await book();
    const { body } = await t.visitor('GET', `/api/reservas/${segredo}`);
    expect(body.reserva.evento).toMatchObject({
      title: 'Magusto',
      title_en: 'Chestnut feast',
      title_fr: '',
    });
    expect(body.reserva.pagamento.at(-1)).toMatchObject({
      value: 'Ao balcão',
      value_en: 'In person',
    });
    await saveDefinicoes(t.store, { paymentNotes: '', paymentNotes_en: '' } as object);
  });

  test('a visitor cancels within 15 days, and the place is free at once', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
    const { segredo } = await book();
    expect((await t.visitor('DELETE', `/api/reservas/${segredo}`)).status).toBe(200);
    await book({ email: 'rui@exemplo.pt' });
  });

  describe('a booking that its visitor cancels', () => {
    async function cancelled({ estaPago }: { estaPago: boolean }) {
      const { _id, segredo } = await book();
      await sendProof(segredo, pdf);
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago });
      await t.setClock('2026-06-02T11:00:00.000Z');
      const answer = await t.visitor('DELETE', `/api/reservas/${segredo}`);
      return { _id, segredo, answer };
    }
    const staffSees = async (_id: string) =>
      (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;
    const activity = async () =>
      (await t.staff('GET', '/api/atividade?kind=inscricoes')).body.arrayAtividade.map(
        ({ who, sentence }: Record<string, string>) => `${who}: ${sentence}`,
      );
    const give = (_id: string, devolvido: unknown) =>
      t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido });

    test.each([
      [true, 30, 1],
      [false, 0, 0],
    ])('stays, paid: %s, with %i euros to give back', async (estaPago, aDevolver, files) => {
      const { _id, segredo, answer } = await cancelled({ estaPago });
      const state = { estado: 'cancelada', canceladaEm: '2026-06-02T11:00:00.000Z' };
      const money = { aDevolver, devolvido: false, estaPago };
      expect(answer).toMatchObject({ status: 200, body: { reserva: { ...state, ...money } } });
      expect(await staffSees(_id)).toMatchObject({ ...ana, ...state, ...money });
      expect(proofs()).toHaveLength(files);
      expect((await activity())[0]).toBe('um visitante: Cancelou a sua inscrição em «Magusto»');
      const link = (await t.staff('GET', '/api/atividade')).body.arrayAtividade[0].link;
      expect(link).toBe(`/backoffice/eventos/magusto/${_id}`);

      const again = await t.visitor('DELETE', `/api/reservas/${segredo}`);
      expect(again).toMatchObject({ status: 200, body: answer.body });
      expect(await t.visitor('GET', `/api/reservas/${segredo}`)).toMatchObject({
        status: 200,
        body: { reserva: { ...state, podeCancelar: false } },
      });
      const last = (await letters()).slice(-2);
      const visitor = last.find(({ to }) => to === ana.email);
      const council = last.find(({ to }) => to !== ana.email);
      expect(visitor?.text).toContain('Reserva cancelada: Magusto');
      expect(visitor?.text.includes('Vamos devolver-lhe 30,00')).toBe(estaPago);
      expect(council?.text).toContain('Reserva cancelada pelo visitante');
      expect(council?.text.includes('A devolver')).toBe(estaPago);
    });

    test('takes no place, is in no sum and on no sheet as one who comes', async () => {
      await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
      await cancelled({ estaPago: true });
      const inscricao = await book({ chave: 'outra vez' });
      const url = `/api/noticiasEventos/backoffice/${evento.identifier}`;
      const { body } = await t.staff('GET', `${url}?limit=10&offset=0`);
      expect(body).toMatchObject({
        total: 2,
        reservas: { reservas: 1, pago: 0, porPagar: 30, canceladas: 1, porDevolver: 30 },
        noticiaEvento: { currentParticipants: 3 },
      });
      // Active bookings come first.
      expect(body.noticiaEvento.inscricoes[0]._id).toBe(inscricao._id);
      const sheet = String((await t.staff('GET', `${url}/inscricoes.csv`)).body);
      const cells = sheet
        .trim()
        .split('\r\n')
        .map((line) => line.split(';').slice(3));
      expect(cells.map((row) => row.filter((_, index) => index !== 5))).toEqual([
        'Adultos;Crianças;Pessoas;Total (€);Pago;Estado;A devolver (€);Devolvido;Por pagar (€);Chegaram'.split(
          ';',
        ),
        ['2', '1', '3', '30', 'Não', 'Ativa', '', '', '30', '0'],
        ['', '', '', '', 'Sim', 'Cancelada', '30', 'Não', '', ''],
      ]);
    });

    test('is marked as given back, or not, and the visitor is told each time it changes', async () => {
      const { _id, segredo } = await cancelled({ estaPago: true });
      await letters();
      mail.received.length = 0;
      for (const devolvido of [true, true, false, 'true']) {
        const answer = await give(_id, devolvido);
        const expected = String(devolvido) === 'true';
        expect(answer).toMatchObject({ status: 200, body: { inscricao: { devolvido: expected } } });
        expect(proofs()).toHaveLength(0);
      }
      const seen = await t.visitor('GET', `/api/reservas/${segredo}`);
      expect(seen.body.reserva).toMatchObject({ devolvido: true, aDevolver: 30 });
      const subjects = (await letters()).map(({ text }) => /Subject: (.*)/.exec(text)?.[1]);
      expect(subjects.map((subject) => subject?.includes('=?') || subject)).toHaveLength(3);
      expect((await activity()).slice(0, 3)).toEqual([
        'admin: Marcou como devolvido o que se devia de uma inscrição em «Magusto»',
        'admin: Marcou como por devolver o que se deve de uma inscrição em «Magusto»',
        'admin: Marcou como devolvido o que se devia de uma inscrição em «Magusto»',
      ]);
    });

    test.each<[string, (booking: { _id: string; segredo: string }) => Promise<unknown>, object]>([
      [
        'a proof sent',
        ({ segredo }) => sendProof(segredo, pdf),
        refused('file', messages.bookingCancelled),
      ],
      [
        'a refund marked without saying which way',
        ({ _id }) => t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, ''),
        refused('devolvido', messages.required),
      ],
    ])('cannot have %s', async (_case, attempt, refusal) => {
      const booking = await cancelled({ estaPago: true });
      const before = await staffSees(booking._id);
      expect(await attempt(booking)).toMatchObject(refusal);
      expect(await staffSees(booking._id)).toEqual(before);
      expect(proofs()).toHaveLength(1);
    });

    test('whose payment is found only afterwards is owed it, until it was given back', async () => {
      const { _id } = await cancelled({ estaPago: false });
      await letters();
      mail.received.length = 0;
      const url = `/api/inscricoes/${_id}`;
      const pay = (estaPago: boolean) => t.staff('PUT', url, { estaPago });
      expect((await pay(true)).body.data).toMatchObject({ estaPago: true, aDevolver: 30 });
      expect((await lettersLater())[0]?.text).toContain('Vamos devolver-lhe 30,00');
      expect((await pay(false)).body.data).toMatchObject({ estaPago: false, aDevolver: 0 });
      await lettersLater();
      mail.received.length = 0;
      await pay(true);
      await give(_id, true);
      // The promise was still held, and is not sent after the refund.
      expect(
        (await lettersLater()).map(({ text }) => /devolver-lhe|Devolvemos/.exec(text)?.[0]),
      ).toEqual(['Devolvemos']);
      expect(await pay(false)).toMatchObject(refused('estado', messages.bookingRefunded));
    });

    test.each([{ estaPago: null }, { estaPago: '' }, { pago: true }, []])(
      'and no other has its payment changed by %j',
      async (body) => {
        const { _id } = await book({ email: 'rui@exemplo.pt' });
        await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
        const answer = await t.staff('PUT', `/api/inscricoes/${_id}`, body);
        expect(answer.status).toBe(Array.isArray(body) ? 400 : 422);
        expect((await staffSees(_id)).estaPago).toBe(true);
      },
    );

    test('with nothing paid has nothing to give back, nor has one that was not cancelled', async () => {
      const nothing = refused('devolvido', messages.nothingToGiveBack);
      expect(await give((await cancelled({ estaPago: false }))._id, true)).toMatchObject(nothing);
      const { _id } = await book({ email: 'rui@exemplo.pt' });
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
      expect(await give(_id, true)).toMatchObject(nothing);
      expect((await give('nenhuma', true)).status).toBe(404);
    });

    test('is not marked as given back from a screen that shows less than is owed by now', async () => {
      const { _id, segredo } = await book();
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
      const party = { numeroAdultos: 1, numeroCriancas: 1 };
      await t.visitor('PUT', `/api/reservas/${segredo}`, party);
      const seen = (await staffSees(_id)).aDevolver;
      expect(seen).toBe(12.5);
      await t.visitor('DELETE', `/api/reservas/${segredo}`);
      const url = `/api/inscricoes/${_id}/devolucao`;
      const giveSeen = (valor: number) => t.staff('PUT', url, { devolvido: true, valor });
      expect(await giveSeen(seen)).toMatchObject(refused('valor', messages.bookingChanged, 409));
      expect(await staffSees(_id)).toMatchObject({ devolvido: false, aDevolver: 30 });
      expect((await giveSeen(30)).body.inscricao).toMatchObject({ totalDevolvido: 30 });
      // A colleague has marked another sum meanwhile.
      expect((await giveSeen(seen)).status).toBe(409);
      expect((await giveSeen(30)).status).toBe(200);
    });

    test('is deleted by staff with its proof once the money was given back, which is told', async () => {
      const { _id, segredo } = await cancelled({ estaPago: true });
      await letters();
      mail.received.length = 0;
      expect((await t.staff('DELETE', `/api/inscricoes/${_id}`)).status).toBe(409);
      expect(proofs()).toHaveLength(1);
      const given = { devolucao: 'feita' };
      expect((await t.staff('DELETE', `/api/inscricoes/${_id}`, given)).status).toBe(200);
      expect(proofs()).toHaveLength(0);
      const [last, ...others] = await letters();
      expect(others).toEqual([]);
      expect(last?.text).toContain('Devolvemos-lhe 30,00');
      expect((await t.visitor('GET', `/api/reservas/${segredo}`)).status).toBe(404);
    });

    test('is not answered to the form it was made with as if it were still there', async () => {
      const { segredo } = await book({ chave: 'x' });
      await t.visitor('DELETE', `/api/reservas/${segredo}`);
      const captcha = await t.captcha('inscricoes');
      const form = { ...ana, _id: evento._id, captcha, chave: 'x' };
      const again = await t.visitor('POST', '/api/inscricoes', form);
      expect(again.body).toEqual({ errors: [{ param: 'chave', msg: messages.bookingCancelled }] });
    });
  });

  test.each([
    ['its booking is deleted', (_id: string) => t.staff('DELETE', `/api/inscricoes/${_id}`)],
    [
      'its event is deleted for good',
      async () => {
        await t.staff('DELETE', '/api/noticiasEventos/magusto');
        expect(proofs()).toHaveLength(2);
        await t.staff('DELETE', '/api/reciclagem');
      },
    ],
    [
      'six months after its event are over',
      () => eraseOldData({ ...t.context, now: () => new Date('2027-01-16T12:00:00Z') }),
    ],
    [
      'the demo village goes',
      async () => {
        await t.store.change(noticiasEventos, { _id: evento._id }, { demo: true });
        await t.staff('DELETE', '/api/demonstracao');
      },
    ],
  ])('a proof of payment is off the disk as soon as %s', async (_case, remove) => {
    const { _id, segredo } = await book();
    const other = await t.store.create(noticiasEventos, {
      type: 'EVENTO',
      identifier: 'outro',
      startDate: '2027-07-15',
    });
    const keeps = { evento: other._id, chave: 'fica', segredo: 'fica' };
    const rui = {
      name: 'Rui',
      email: 'rui@exemplo.pt',
      enrollmentDate: '2026-06-01T11:00:00.000Z',
    };
    await t.store.create(inscricoes, { ...keeps, ...rui });
    for (const each of [segredo, 'fica']) expect((await sendProof(each, pdf)).status).toBe(201);
    expect(proofs()).toHaveLength(2);
    await remove(_id);
    expect(proofs()).toHaveLength(1);
    expect(await t.store.list(comprovativos)).toHaveLength(1);
  });

  test('the council hears of a proof that nobody looked at before the visitor cancelled', async () => {
    const { segredo } = await book();
    await sendProof(segredo, pdf);
    expect((await t.visitor('DELETE', `/api/reservas/${segredo}`)).status).toBe(200);
    expect(proofs()).toEqual([]);
    expect((await letters()).at(-1)?.text).toContain('com um comprovativo que ninguém validou');
  });

  test('a proof stays on the disk when its removal is undone', async () => {
    const { _id, segredo } = await book();
    await sendProof(segredo, pdf);
    const failing = t.store.transaction(async (trx) => {
      await removeBookings(trx, t.context, { _id });
      throw new Error('the lights went out');
    });
    await expect(failing).rejects.toThrow();
    const url = `/api/inscricoes/${_id}/comprovativo`;
    expect((await t.staff('GET', url)).status).toBe(200);
  });

  test.each([
    ['2026-06-16T22:30:00Z', 200],
    ['2026-06-16T23:30:00Z', 422],
  ])('at %s cancelling answers %i', async (moment, status) => {
    const { segredo } = await book();
    await t.setClock(moment);
    const answer = await t.visitor('DELETE', `/api/reservas/${segredo}`);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.errors[0].msg).toBe(messages.tooLateToCancel);
  });

  test('nobody cancels once the event has begun, and page and letter say so before', async () => {
    await t.store.change(
      noticiasEventos,
      { _id: evento._id },
      { startDate: '2026-06-05', limitEnrollmentDate: '2026-06-05' },
    );
    const { segredo } = await book();
    const words = '05 de junho de 2026, às 10:00, quando o evento começa, cancelar';
    expect((await letters()).find(({ to }) => to === ana.email)?.text).toContain(words);
    await t.setClock('2026-06-05T08:59:00.000Z');
    const { body } = await t.visitor('GET', `/api/reservas/${segredo}`);
    expect(body.reserva).toMatchObject({
      cancelarAte: '2026-06-05',
      cancelarAteHora: '10:00',
      podeCancelar: true,
    });
    await t.setClock('2026-06-05T09:00:00.000Z');
    const after = await t.visitor('GET', `/api/reservas/${segredo}`);
    expect(after.body.reserva.podeCancelar).toBe(false);
    const answer = await t.visitor('DELETE', `/api/reservas/${segredo}`);
    expect(answer).toMatchObject({
      ...refused('', messages.tooLateToCancel),
    });
  });

  test('the proof of payment reaches staff alone, and a newer one takes its place', async () => {
    const { _id, segredo } = await book();
    expect((await sendProof(segredo, Buffer.from('<html>'))).status).toBe(415);
    expect((await sendProof('outro', pdf)).status).toBe(404);
    expect((await sendProof(segredo, pdf)).status).toBe(201);
    const { status, body } = await sendProof(segredo, pdf);
    expect(status).toBe(201);
    expect(body.reserva.comprovativo).toBe('2026-06-01T11:00:00.000Z');
    expect(proofs()).toHaveLength(1);

    const url = `/api/inscricoes/${_id}/comprovativo`;
    const headers = { apikey: t.context.config.apiKey };
    expect((await t.app.inject({ url, headers })).statusCode).toBe(401);
    const read = await t.app.inject({ url, headers: { ...headers, 'x-auth-token': t.token() } });
    expect(read.rawPayload.equals(pdf)).toBe(true);
    expect(read.headers['content-disposition']).toContain('attachment');
    expect((await letters()).at(-1)?.text).toContain('Novo comprovativo de pagamento');
  });

  test('staff book for somebody at the counter, through the same lock', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
    const form = { ...ana, _id: evento._id };
    expect((await t.visitor('POST', '/api/inscricoes/balcao', form)).status).toBe(401);
    expect((await t.staff('POST', '/api/inscricoes/balcao', form)).status).toBe(201);
    expect((await t.staff('POST', '/api/inscricoes/balcao', form)).body.errors[0].msg).toBe(
      messages.seats,
    );
  });

  test('the spreadsheet keeps accents and works nothing out', async () => {
    for (const name of ['=1+1', '+351', '-2', '@SUM(A1)', '\t=1', 'José; "Zé"'])
      await book({ name });
    const answer = await t.app.inject({
      url: `/api/noticiasEventos/backoffice/${evento.identifier}/inscricoes.csv`,
      headers: { apikey: t.context.config.apiKey, 'x-auth-token': t.token() },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body.startsWith('\ufeffNome;Email')).toBe(true);
    const cells = answer.body.split('\r\n').flatMap((row) => row.split(';'));
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(answer.body).toContain('"José; ""Zé"""');
  });

  test('six months and a day after the event nothing of the person is left', async () => {
    const { segredo } = await book();
    await sendProof(segredo, pdf);
    await letters();
    await eraseOldData({ ...t.context, now: () => new Date('2027-01-15T12:00:00Z') });
    expect(await t.store.list(inscricoes)).toHaveLength(1);

    await t.setClock('2027-01-16T12:00:00Z');
    await eraseOldData({ ...t.context, now: () => new Date('2027-01-16T12:00:00Z') });
    await (await openProofs(t.context)).sweep();
    const folder = join(t.context.config.dataDir, 'proofs');
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);
    for (const table of [...t.context.collections, ...ownTables]) {
      const rows = JSON.stringify(await t.store.list(table));
      for (const personal of ['Vieira', ana.email, ana.telefone]) {
        expect(rows, table.name).not.toContain(personal);
      }
    }
  });
});
