import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/mailServer.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { messages } from '../../fields/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import { inscricoes } from '../rules/inscricoes.ts';
import { eraseOldData } from '../rules/retention.ts';
import { ownTables } from '../tables.ts';

const ana = {
  name: 'Ana "Urze" Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 1,
};
const council = 'junta@exemplo.pt';
const pdf = Buffer.from('%PDF-1.4\ntrailer<<>>\nstartxref\n9\n%%EOF\n');

describe.each(engines)('between a visitor and the council, on %s', (engine) => {
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
    await t.staff('PUT', '/api/definicoes', {
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
    await t.store.remove(noticiasEventos, {});
    await t.store.remove(outbox, {});
    mail.received.length = 0;
    evento = await t.store.create(noticiasEventos, {
      ...{ type: 'EVENTO', title: 'Magusto', identifier: 'magusto', location: 'Praça do Souto' },
      ...{ startDate: '2026-07-15', startTime: '10:00', permiteInscricao: true },
      ...{ price: 12.5, childPrice: 5, maxParticipants: 50, limitEnrollmentDate: '2026-07-10' },
    });
  });

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
    return mail.received.map(({ to, raw }) => ({
      to: to[0],
      // Long lines and accents are packed for the journey.
      text: raw
        .replace(/=\r\n/g, '')
        .replace(/(=[0-9A-F]{2})+/g, (packed) =>
          Buffer.from(packed.replaceAll('=', ''), 'hex').toString(),
        ),
    }));
  }

  async function sendProof(segredo: string, file: Buffer, name = 'comprovativo.pdf') {
    const boundary = 'limite';
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
      ),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await t.app.inject({
      method: 'POST',
      url: `/api/reservas/${segredo}/comprovativo`,
      headers: {
        apikey: t.context.config.apiKey,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  test('a booking writes to the visitor what, how much and how to pay, and to the council who', async () => {
    const { segredo } = await book();
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
    await t.staff('PUT', `/api/inscricoes/${_id}`, '');
    // What has not left when the booking goes is not sent any more.
    await letters();
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

  test('an event that is deleted before its day tells everyone who booked', async () => {
    await book();
    await book({ email: 'rui@exemplo.pt' });
    await t.staff('DELETE', `/api/noticiasEventos/${evento.identifier}`);
    const told = (await letters()).filter(({ text }) => text.includes('Reserva cancelada'));
    expect(told.map(({ to }) => to).sort()).toEqual([ana.email, 'rui@exemplo.pt']);
  });

  test('the private address shows the state and changes nothing by being read', async () => {
    const { segredo } = await book();
    for (let reading = 0; reading < 2; reading++) {
      const { status, body, headers } = await t.visitor('GET', `/api/reservas/${segredo}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body.reserva).toMatchObject({
        ...{ name: ana.name, total: 30, estaPago: false, comprovativo: '' },
        ...{ cancelarAte: '2026-06-16', podeCancelar: true },
      });
    }
    expect(await t.store.list(inscricoes)).toHaveLength(1);
    expect(Buffer.from(segredo, 'base64url').length).toBeGreaterThanOrEqual(16);
    const unknown = await t.visitor('GET', '/api/reservas/outro');
    expect([unknown.status, unknown.body]).toEqual([404, { reserva: null }]);
  });

  test('a visitor cancels within 15 days, and the place is free at once', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
    const { segredo } = await book();
    expect((await t.visitor('DELETE', `/api/reservas/${segredo}`)).status).toBe(200);
    await book({ email: 'rui@exemplo.pt' });
    expect((await t.visitor('DELETE', `/api/reservas/${segredo}`)).status).toBe(404);
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

  test('the proof of payment reaches staff alone, and a newer one takes its place', async () => {
    const { _id, segredo } = await book();
    expect((await sendProof(segredo, Buffer.from('<html>'))).status).toBe(415);
    expect((await sendProof('outro', pdf)).status).toBe(404);
    expect((await sendProof(segredo, pdf)).status).toBe(201);
    const { status, body } = await sendProof(segredo, pdf);
    expect(status).toBe(201);
    expect(body.reserva.comprovativo).toBe('2026-06-01T11:00:00.000Z');
    const folder = join(t.context.config.dataDir, 'proofs');
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toHaveLength(1);

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

  test('a message is kept first and mailed second, and answering it answers the visitor', async () => {
    await mail.stop();
    const captcha = await t.captcha('mensagens');
    const written = {
      ...{ name: 'Rui', email: 'rui@exemplo.pt', subject: 'Água' },
      mensagem: 'Olá',
    };
    expect((await t.visitor('POST', '/api/mensagens', { ...written, captcha })).status).toBe(201);
    const { body } = await t.staff('GET', '/api/mensagens');
    expect(body.arrayMensagens[0]).toMatchObject({ ...written, respondida: false });
    await t.context.sender.whenIdle();
    mail = await startMailServer(mail.port);
    const [waiting] = (await t.staff('GET', '/api/cartas')).body.arrayCartas;
    await t.staff('PUT', `/api/cartas/${waiting._id}`);
    expect((await letters())[0]?.text).toContain('Reply-To: rui@exemplo.pt');

    const { _id } = body.arrayMensagens[0];
    const answered = await t.staff('PUT', `/api/mensagens/${_id}`, '');
    expect(answered.body.mensagem.respondida).toBe(true);
    expect((await t.staff('DELETE', `/api/mensagens/${_id}`)).status).toBe(200);
    expect((await t.staff('GET', `/api/mensagens/${_id}`)).body).toEqual({ mensagem: null });
  });

  test('six months and a day after the event nothing of the person is left', async () => {
    const { segredo } = await book();
    await sendProof(segredo, pdf);
    await letters();
    await eraseOldData(t.store, new Date('2027-01-15T12:00:00Z'));
    expect(await t.store.list(inscricoes)).toHaveLength(1);

    await t.setClock('2027-01-16T12:00:00Z');
    await eraseOldData(t.store, new Date('2027-01-16T12:00:00Z'));
    await t.context.proofs.sweep();
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
