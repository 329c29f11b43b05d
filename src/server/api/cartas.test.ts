import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/mailServer.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import { theProgram } from '../store/atividade.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Table } from '../store/table.ts';
import { removeDemoVillage } from '../village/removeDemo.ts';
import { eraseOldData } from '../village/retention.ts';

const zulmira = { name: 'Zulmira', email: 'zulmira@exemplo.pt' };
const council = 'junta@exemplo.pt';

describe.each(engines)('letters about what is erased, on %s', (engine) => {
  let t: TestApp;
  let mail: MailServer;
  let evento: { _id: string; identifier: string };
  let booking: string;

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: council };
    t = await startApp(engine, { settings });
  });
  afterAll(async () => {
    await t.close();
    await mail.stop();
  });
  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [inscricoes, noticiasEventos, reciclagem];
    for (const table of tables) await t.store.remove(table, {});
    await t.store.remove(outbox, {});
    mail.mood = 'takes';
    mail.received.length = 0;
    evento = await t.store.create(noticiasEventos, {
      type: 'EVENTO',
      title: 'Magusto',
      identifier: 'magusto',
      demo: true,
      startDate: '2026-07-15',
      permiteInscricao: true,
      maxParticipants: 50,
      limitEnrollmentDate: '2026-07-10',
      price: 0,
      childPrice: 0,
    });
    booking = await book(zulmira);
    await t.store.create(outbox, { recipient: council, subject: 'Água', state: 'sent' });
  });

  async function book(who: typeof zulmira): Promise<string> {
    const party = { telefone: '912345678', numeroAdultos: 1, numeroCriancas: 0, _id: evento._id };
    const answer = await t.staff('POST', '/api/inscricoes/balcao', { ...who, ...party });
    return answer.body.inscricao._id;
  }
  /** The letters in the outbox once the sender is idle, as `subject, state`. */
  async function kept(): Promise<string[]> {
    await t.context.sender.whenIdle();
    const letters = await t.store.list(outbox);
    return letters.map(({ subject, state }) => `${subject}, ${state}`).sort();
  }
  const ofBooking = ['Nova reserva: Magusto, sent', 'Reserva recebida: Magusto, sent'];
  const ofOthers = ['Água, sent'];
  const lastWord = (state: string) => [...ofOthers, `Reserva cancelada: Magusto, ${state}`].sort();
  const actor = { who: theProgram, now: new Date() };
  const deleteEvent = async () => {
    await t.staff('DELETE', '/api/noticiasEventos/magusto');
    await t.staff('DELETE', '/api/reciclagem');
  };

  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'a booking is deleted, save the last word',
      () => t.staff('DELETE', `/api/inscricoes/${booking}`),
      lastWord('sent'),
    ],
    // The letter waits for a minute before it is sent.
    ['an event is deleted for good', deleteEvent, lastWord('waiting')],
    [
      'an event that is over is deleted for good',
      async () => {
        await t.setClock('2026-07-20T12:00:00Z');
        await deleteEvent();
      },
      ofOthers,
    ],
    [
      'the demo goes',
      async () => {
        await removeDemoVillage(t.context, actor);
        t.context.sender.poke();
      },
      lastWord('waiting'),
    ],
    [
      'its time is over',
      async () => {
        const now = new Date('2027-01-16T12:00:00Z');
        // As if the letters had been delivered at that later time.
        await t.store.change(
          outbox,
          {},
          { sentAt: now.toISOString(), createdAt: now.toISOString() },
        );
        await eraseOldData({ ...t.context, now: () => now });
      },
      ofOthers,
    ],
  ])('go with it when %s', async (_case, erase, left) => {
    expect(await kept()).toEqual([...ofOthers, ...ofBooking].sort());
    await erase();
    expect(await kept()).toEqual(left);
  });

  test('those of others stay', async () => {
    await book({ name: 'Rui', email: 'rui@exemplo.pt' });
    await t.staff('DELETE', `/api/inscricoes/${booking}`);
    expect(await kept()).toEqual([...lastWord('sent'), ...ofBooking].sort());
    expect(
      JSON.stringify(await t.store.list(outbox, { where: { recipient: 'rui@exemplo.pt' } })),
    ).not.toContain('Zulmira');
  });

  test('what did not leave before is not sent after it, save the last word', async () => {
    await t.context.sender.whenIdle();
    mail.mood = 'refuses';
    await book({ name: 'Rui', email: 'rui@exemplo.pt' });
    const [rui] = await t.store.list(inscricoes, { where: { name: 'Rui' } });
    await t.context.sender.whenIdle();
    await t.staff('DELETE', `/api/inscricoes/${rui?._id}`);
    const left = (await kept()).filter((letter) => !letter.endsWith('sent'));
    expect(left).toEqual(['Reserva cancelada: Magusto, waiting']);

    mail.mood = 'takes';
    mail.received.length = 0;
    const [last] = (await t.staff('GET', '/api/cartas')).body.arrayCartas;
    await t.staff('PUT', `/api/cartas/${last._id}`);
    expect(await kept()).toContain('Reserva cancelada: Magusto, sent');
    expect(mail.received.map(({ to }) => to[0])).toEqual(['rui@exemplo.pt']);
  });

  test('a last word that reaches nobody goes after a month', async () => {
    await t.context.sender.whenIdle();
    mail.mood = 'refuses';
    await t.staff('DELETE', `/api/inscricoes/${booking}`);
    const at = (moment: string) => ({ ...t.context, now: () => new Date(moment) });
    const last = async () => (await kept()).filter((letter) => letter.includes('cancelada'));
    await eraseOldData(at('2026-07-01T10:00:00Z'));
    expect(await last()).toEqual(['Reserva cancelada: Magusto, waiting']);
    await eraseOldData(at('2026-07-01T12:00:00Z'));
    expect(await last()).toEqual([]);
  });

  test('a booking that is not deleted after all keeps its letters', async () => {
    await t.context.sender.whenIdle();
    const attempt = t.store.transaction(async (trx) => {
      await trx.remove(noticiasEventos, {});
      throw new Error('never mind');
    });
    await expect(attempt).rejects.toThrow('never mind');
    expect(await kept()).toEqual([...ofOthers, ...ofBooking].sort());
  });

  test('staff delete a letter that has not left, once', async () => {
    await t.context.sender.whenIdle();
    const { _id } = await t.store.create(outbox, { subject: 'x', about: booking, state: 'failed' });
    const { rows } = await sql<{
      _id: string;
    }>`select _id from outbox where state = 'sent'`.execute(t.store.db);
    const url = `/api/cartas/${_id}`;
    expect((await t.visitor('DELETE', url)).status).toBe(401);
    const { status, body } = await t.staff('DELETE', url);
    expect([status, body.carta.subject]).toEqual([200, 'x']);
    expect((await t.staff('DELETE', url)).status).toBe(404);
    for (const sent of rows) {
      expect((await t.staff('DELETE', `/api/cartas/${sent._id}`)).status).toBe(404);
    }
    expect(await kept()).toEqual([...ofOthers, ...ofBooking].sort());
  });
});
