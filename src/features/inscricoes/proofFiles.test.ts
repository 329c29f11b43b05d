import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { ana, council, villageWithMail } from '../../../tests/inscricoes/villageWithMail.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { sendFile } from '../../../tests/sendFile.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { megabyte, mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { sweepPrivateFiles } from '../../server/files/privateFiles.ts';
import { countUpload } from '../../server/limits/uploadCount.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { disks } from '../../server/process/disks.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { openProofs } from './proofs.server.ts';
import { comprovativos, inscricoes, removeBookings } from './tables.server.ts';

describe.each(engines)('the files of proofs of payment, on %s', (engine) => {
  const { t, evento, proofs, book, letters, sendProof } = villageWithMail(engine);

  test('the proof of payment reaches staff alone, and a newer one takes its place', async () => {
    const { _id, segredo } = await book();
    expect((await sendProof(segredo, Buffer.from('<html>'))).status).toBe(415);
    expect((await sendProof('outro', emptyPdf)).status).toBe(404);
    expect((await sendProof(segredo, emptyPdf)).status).toBe(201);
    const { status, body } = await sendProof(segredo, emptyPdf);
    expect(status).toBe(201);
    expect(body.reserva.comprovativo).toBe('2026-06-01T11:00:00.000Z');
    expect(proofs()).toHaveLength(1);

    const url = `/api/inscricoes/${_id}/comprovativo`;
    const headers = { apikey: t.context.config.apiKey };
    expect((await t.app.inject({ url, headers })).statusCode).toBe(401);
    const read = await t.app.inject({ url, headers: { ...headers, 'x-auth-token': t.token() } });
    expect(read.rawPayload.equals(emptyPdf)).toBe(true);
    expect(read.headers['content-disposition']).toContain('attachment');
    expect((await letters()).at(-1)?.text).toContain('Novo comprovativo de pagamento');
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
    for (const each of [segredo, 'fica'])
      expect((await sendProof(each, emptyPdf)).status).toBe(201);
    expect(proofs()).toHaveLength(2);
    await remove(_id);
    expect(proofs()).toHaveLength(1);
    expect(await t.store.list(comprovativos)).toHaveLength(1);
  });

  test('a proof stays on the disk when its removal is undone', async () => {
    const { _id, segredo } = await book();
    await sendProof(segredo, emptyPdf);
    const failing = t.store.transaction(async (trx) => {
      await removeBookings(trx, t.context, { _id });
      throw new Error('the lights went out');
    });
    await expect(failing).rejects.toThrow();
    const url = `/api/inscricoes/${_id}/comprovativo`;
    expect((await t.staff('GET', url)).status).toBe(200);
  });

  test('six months and a day after the event nothing of the person is left', async () => {
    const { segredo } = await book();
    await sendProof(segredo, emptyPdf);
    await letters();
    await eraseOldData({ ...t.context, now: () => new Date('2027-01-15T12:00:00Z') });
    expect(await t.store.list(inscricoes)).toHaveLength(1);

    await t.setClock('2027-01-16T12:00:00Z');
    await eraseOldData({ ...t.context, now: () => new Date('2027-01-16T12:00:00Z') });
    await sweepPrivateFiles(t.context, comprovativos);
    const folder = join(t.context.config.dataDir, 'proofs');
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);
    for (const table of t.context.tables) {
      const rows = JSON.stringify(await t.store.list(table));
      for (const personal of ['Vieira', ana.email, ana.telefone]) {
        expect(rows, table.name).not.toContain(personal);
      }
    }
  });
});

describe.each(engines)('what strangers can fill with proofs of payment, on %s', (engine) => {
  const t = testApp(engine, { limits: true, settings: { MAIL_TO: council } });
  let booking: { _id: string; segredo: string };
  const send = (segredo = booking.segredo) =>
    sendFile(t, `/api/reservas/${segredo}/comprovativo`, emptyPdf);
  const onDisk = () => {
    const folder = join(t.context.config.dataDir, 'proofs');
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };

  beforeAll(async () => {
    const { _id: evento } = await t.store.create(noticiasEventos, magusto);
    const enrollmentDate = '2026-06-01T11:00:00.000Z';
    booking = await t.store.create(inscricoes, { ...ana, evento, enrollmentDate, segredo: 'x' });
    await openProofs(t.context);
  });

  test('an address sends 50 MB a day at most, and none while little of the disk is free', async () => {
    vi.spyOn(disks, 'roomAt').mockResolvedValueOnce(511 * megabyte);
    expect(await send()).toMatchObject(refused('file', messages.noRoom, 507));
    expect(await send('outro')).toMatchObject({ status: 404 });
    const almostAll = mostMegabytesFromVisitor * megabyte - emptyPdf.length;
    const takeBack = await countUpload(t.context, '127.0.0.1', almostAll);
    const refusal = refused('file', messages.uploadsOfToday(mostMegabytesFromVisitor), 429);
    expect(await send()).toMatchObject(refusal);
    expect(onDisk()).toBe(0);
    await takeBack();
    expect((await send()).status).toBe(201);
  });

  test('many proofs for one booking are one file, and at most one letter an hour', async () => {
    for (let each = 0; each < 5; each++) expect((await send()).status).toBe(201);
    expect(onDisk()).toBe(1);
    const letters = await t.store.list(outbox, { where: { recipient: council } });
    expect(letters.map(({ dueAt }) => dueAt.slice(11, 16))).toEqual(['11:00', '12:00']);
  });
});
