import { describe, expect, test } from 'vitest';
import { ana, council, villageWithMail } from '../../../tests/inscricoes/villageWithMail.ts';
import { startMailServer } from '../../../tests/mailServer.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { saveDefinicoes } from '../../server/store/definicoes.ts';
import { referenceOf } from './inscricoes.ts';
import { refusals } from './refusals.ts';
import { inscricoes } from './tables.server.ts';

describe.each(bothEngines)('between a visitor and the council, on %s', (engine) => {
  const { t, mail, evento, book, letters, lettersLater } = villageWithMail(engine);

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

    Object.assign(mail, await startMailServer(mail.port));
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

  test('staff book for somebody at the counter, through the same lock', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
    const form = { ...ana, _id: evento._id };
    expect((await t.visitor('POST', '/api/inscricoes/balcao', form)).status).toBe(401);
    expect((await t.staff('POST', '/api/inscricoes/balcao', form)).status).toBe(201);
    expect((await t.staff('POST', '/api/inscricoes/balcao', form)).body.errors[0].msg).toBe(
      refusals.seats,
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
});
