import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { erasedOn } from '../../src/features/inscricoes/signUp.ts';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { addDays, lisbonDay } from '../../src/language/calendar.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { everyTable } from '../everyTable.ts';
import { startMailServer } from '../mailServer.ts';
import { bothEngines, newPlace, type Place } from '../openTestStore.ts';
import { call } from './call.ts';
import { type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf, openEvent, signUpForm } from './signUps.ts';
import { startVillage } from './startVillage.ts';
import { together } from './together.ts';
import { until } from './until.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { eventAt } from './villageFor.ts';

const day = 24 * 60 * 60 * 1000;
const bookings = 150;
const messages = 60;

/** Words that occur nowhere else, so that finding one means that it was kept. */
const ofBookings = ['Zulmira-Reservada', 'reservada@pessoal.example', '939100'];
const ofMessages = [
  'Quirino-Escreveu',
  'escreveu@pessoal.example',
  'assunto-sigiloso',
  'segredo-da-carta',
];

const times = (text: string, word: string) => text.split(word).length - 1;
const all = (text: string, words: readonly string[]) =>
  words.reduce((sum, word) => sum + times(text, word), 0);

async function rowsOf(place: Place): Promise<string> {
  const { db } = await openDatabase(place);
  const tables = [...(await db.introspection.getTables()), { name: 'kysely_migration' }];
  let rows = '';
  for (const { name } of tables) {
    rows += JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  }
  await db.destroy();
  return rows;
}

/** All that the data folder holds, byte by byte: the SQLite file and its journal too. */
function bytesOf({ dataDir }: Place): string {
  return (
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      // A file may be removed while this reads the folder.
      .map((path) => (existsSync(path) ? `${path}\n${readFileSync(path, 'latin1')}` : ''))
      .join('\n')
  );
}

/** How often the words occur in table rows, in the bytes of the data folder and in the log. */
async function found(place: Place, words: readonly string[], log: string) {
  const [rows, bytes] = [await rowsOf(place), bytesOf(place)];
  return { rows: all(rows, words), bytes: all(bytes, words), logs: all(log, words) };
}

/** Answers every third message, and repeats its sender's personal words. */
async function answerSome(office: Office, written: readonly { _id: string }[]): Promise<void> {
  const some = written.filter((_, number) => number % 3 === 0);
  for (const { _id } of some) {
    const { status } = await office.send('POST', `/api/mensagens/${_id}/respostas`, {
      texto: 'Sobre o segredo-da-carta, Quirino-Escreveu.',
      chave: _id,
      vistas: 0,
    });
    expect(status).toBe(201);
  }
}

test.each(bothEngines)('after its time nothing personal is left on %s', async (engine) => {
  const place = await newPlace(engine);
  const mail = await startMailServer();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'junta@aldeia.example' };
  let logs = '';
  try {
    let village = await startVillage(place, { settings });
    const office = await openOffice(village.url);
    const solved = captchasOf(place);
    const startDate = addDays(lisbonDay(new Date()), 1);
    const evento = { ...openEvent('Magusto', 10_000), startDate, limitEnrollmentDate: startDate };
    const made = await office.send('POST', '/api/noticiasEventos/evento', evento);
    const { _id } = JSON.parse(made.body).noticiaEvento;

    await together(bookings, 10, async (number) => {
      if (number === bookings / 2) mail.mood = 'refuses';
      const form = {
        ...signUpForm(_id, number),
        name: `Zulmira-Reservada ${number} ${'Gomes '.repeat(number % 12)}`,
        email: `n${number}.reservada@pessoal.example`,
        telefone: `939100${100 + number}`,
      };
      const captcha = await solved();
      const { status } = await (number % 10 === 0
        ? office.send('POST', '/api/inscricoes/balcao', form)
        : call('POST', `${village.url}/api/inscricoes`, { ...form, captcha }));
      expect(status).toBe(201);
    });
    await together(messages, 10, async (number) => {
      const { status } = await call('POST', `${village.url}/api/mensagens`, {
        name: `Quirino-Escreveu ${number}`,
        email: `n${number}.escreveu@pessoal.example`,
        subject: `assunto-sigiloso ${number}`,
        captcha: await solved('mensagens'),
        mensagem: 'segredo-da-carta '.repeat(1 + (number % 40) * 10),
      });
      expect(status).toBe(201);
    });

    // The rest of a booking's life: a proof sent, paid, cancelled, deleted by staff.
    const store = await openStore(place, everyTable);
    const rows = await store.list(inscricoes, {});
    await store.close();
    for (const { _id: booking, segredo } of rows.slice(0, 10)) {
      const proof = uploadOf(pdfSaying(`Zulmira-Reservada ${booking}`), {
        name: 'Zulmira-Reservada.pdf',
      });
      const sent = await call(
        'POST',
        `${village.url}/api/reservas/${segredo}/comprovativo`,
        proof.body,
        proof,
      );
      expect(sent.status).toBe(201);
      expect((await office.send('PUT', `/api/inscricoes/${booking}`)).status).toBe(200);
    }
    for (const { segredo } of rows.slice(5, 20)) {
      expect((await call('DELETE', `${village.url}/api/reservas/${segredo}`)).status).toBe(200);
    }
    for (const { _id: booking } of rows.slice(20, 30)) {
      expect((await office.send('DELETE', `/api/inscricoes/${booking}`)).status).toBe(200);
    }
    // Proofs of paid bookings that were cancelled are still needed, to refund the money.
    const owed = rows.slice(5, 10);
    for (const { _id: booking } of owed.slice(0, 3)) {
      const path = `/api/inscricoes/${booking}/devolucao`;
      expect((await office.send('PUT', path, { devolvido: true })).status).toBe(200);
    }
    for (const { _id: booking } of rows.slice(0, 2)) {
      const path = `/api/inscricoes/${booking}`;
      expect((await office.send('DELETE', path)).status).toBe(409);
      expect((await office.send('DELETE', path, { devolucao: 'feita' })).status).toBe(200);
    }
    const proofsLeft = readdirSync(join(place.dataDir, 'proofs')).filter((name) => name !== '.tmp');
    record({
      promise: 'Personal data goes',
      proof: `10 proofs of payment; 5 bookings cancelled, 3 of them refunded, 2 deleted; ${engine}`,
      reached: `${proofsLeft.length} files left right after`,
      promised: '5: of 3 bookings that stand, of 2 to be refunded',
      ok: proofsLeft.length === 5,
    });
    const written = JSON.parse((await office.send('GET', '/api/mensagens')).body).arrayMensagens;
    await answerSome(office, written);
    await office.send('PUT', `/api/mensagens/${written[0]._id}`);
    await office.send('DELETE', `/api/mensagens/${written[1]._id}`);
    await office.send('GET', '/api/noticiasEventos/backoffice/magusto/inscricoes.csv');

    const before = await found(place, [...ofBookings, ...ofMessages], village.log());
    expect(before.rows).toBeGreaterThan(1_000);
    // On PostgreSQL the folder holds only the proofs of payment.
    expect(before.bytes).toBeGreaterThan(0);
    logs += village.log();
    await village.kill();

    // The mail server never accepts the rest: undelivered letters must be erased as well.
    const sixMonthsOn =
      Date.parse(`${erasedOn({ startDate, endDate: '' })}T02:00:00Z`) - Date.now();
    village = await startVillage(place, { settings, ahead: sixMonthsOn });
    const gone = await until(async () => {
      const left = await found(place, ofBookings, '');
      return left.rows + left.bytes === 0;
    });
    const afterSix = await found(place, ofBookings, logs + village.log());
    const stillThere = await found(place, ofMessages, '');
    logs += village.log();
    await village.kill();
    record({
      promise: 'Personal data goes',
      proof: `${bookings} bookings with letters and proofs, clock six months and a day after the event; ${engine}`,
      reached: `${before.rows} marked strings before; after: ${afterSix.rows} in rows, ${afterSix.bytes} in the bytes of the data folder, ${afterSix.logs} in logs`,
      promised: '0',
      ok: gone && stillThere.rows > 0 && afterSix.rows + afterSix.bytes + afterSix.logs === 0,
    });

    village = await startVillage(place, { settings, ahead: 366 * day });
    await until(async () => {
      const left = await found(place, ofMessages, '');
      return left.rows + left.bytes === 0;
    });
    const afterYear = await found(place, [...ofBookings, ...ofMessages], logs + village.log());
    await village.kill();
    record({
      promise: 'Personal data goes',
      proof: `${messages} messages, clock a year and a day on; ${engine}`,
      reached: `${afterYear.rows} in rows, ${afterYear.bytes} in the bytes of the data folder, ${afterYear.logs} in logs`,
      promised: '0',
      ok: afterYear.rows + afterYear.bytes + afterYear.logs === 0,
    });
  } finally {
    await mail.stop();
    rmSync(place.dataDir, { recursive: true });
  }
});

const deleted = 60;

test.each(bothEngines)('what staff delete by hand leaves nothing behind on %s', async (engine) => {
  const place = await newPlace(engine);
  const mail = await startMailServer();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'junta@aldeia.example' };
  const words = [...ofBookings, ...ofMessages];
  try {
    let village = await startVillage(place, { settings });
    const office = await openOffice(village.url);
    const solved = captchasOf(place);
    const made = [await eventAt(office, 10_000, 'Magusto'), await eventAt(office, 10_000)];
    await together(deleted, 10, async (number) => {
      // When a booking or message is deleted, half of the letters have arrived and half have not.
      if (number === deleted / 2) mail.mood = 'refuses';
      const who = { name: `Zulmira-Reservada ${number}`, telefone: `939100${100 + number}` };
      const booked = await call('POST', `${village.url}/api/inscricoes`, {
        ...signUpForm(made[number % 2]?._id ?? '', number),
        ...who,
        captcha: await solved(),
        email: `n${number}.reservada@pessoal.example`,
      });
      const wrote = await call('POST', `${village.url}/api/mensagens`, {
        name: `Quirino-Escreveu ${number}`,
        email: `n${number}.escreveu@pessoal.example`,
        subject: `assunto-sigiloso ${number}`,
        captcha: await solved('mensagens'),
        mensagem: 'segredo-da-carta '.repeat(1 + number * 9),
      });
      expect([booked.status, wrote.status]).toEqual([201, 201]);
    });
    const before = await found(place, words, '');

    // One event's bookings one by one, the other's with their event; the messages one by one.
    const store = await openStore(place, everyTable);
    const rows = await store.list(inscricoes, { where: { evento: made[0]?._id ?? '' } });
    await store.close();
    const written = JSON.parse((await office.send('GET', '/api/mensagens')).body).arrayMensagens;
    await answerSome(office, written);
    for (const path of [
      ...rows.map(({ _id }) => `/api/inscricoes/${_id}`),
      ...written.map(({ _id }: { _id: string }) => `/api/mensagens/${_id}`),
      `/api/noticiasEventos/${made[1]?.identifier}`,
      '/api/reciclagem',
    ]) {
      expect((await office.send('DELETE', path)).status).toBe(200);
    }
    mail.mood = 'takes';
    // A letter that was being refused just then waits for its next try: send it again at once.
    const haveLeft = async () => {
      const { arrayCartas } = JSON.parse((await office.send('GET', '/api/cartas')).body);
      for (const { _id, attempts } of arrayCartas) {
        if (attempts > 0) await office.send('PUT', `/api/cartas/${_id}`);
      }
      return arrayCartas.length === 0;
    };
    const gone = await until(haveLeft, { patience: 180_000, every: 1_000 });
    const told = mail.received.filter(({ raw }) => raw.includes('Reserva cancelada')).length;
    const afterwards = await found(place, words, village.log());

    const readable = JSON.parse((await office.send('GET', '/api/cartas?estado=sent')).body);
    const last = readable.arrayCartas.filter(({ subject }: { subject: string }) =>
      subject.startsWith('Reserva cancelada'),
    ).length;

    // The last letters are kept as long as others; the disk is swept daily and at every start.
    const log = village.log();
    await village.kill();
    village = await startVillage(place, { settings, ahead: 31 * day });
    await until(async () => (await found(place, words, '')).bytes === 0);
    const tidy = await found(place, words, log + village.log());
    await village.kill();
    record({
      promise: 'Personal data goes',
      proof: `${deleted} bookings and ${deleted} messages deleted by staff, one by one and with their event, half of the letters still waiting; ${engine}`,
      reached: `${before.rows} marked strings before; ${told} last letters delivered, ${last} of them to be read afterwards (${afterwards.rows} strings); after a month ${tidy.rows} in rows, ${tidy.bytes} in the bytes of the data folder, ${tidy.logs} in logs`,
      promised: `${deleted} last letters, to be read for a month, then 0`,
      ok:
        gone &&
        told === deleted &&
        last === deleted &&
        tidy.rows + tidy.bytes + tidy.logs + afterwards.logs === 0,
    });
  } finally {
    await mail.stop();
    rmSync(place.dataDir, { recursive: true });
  }
});
