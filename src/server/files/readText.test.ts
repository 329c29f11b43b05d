import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostilePdfs } from '../../../tests/hostilePdfs.ts';
import { engines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { pageOf, showing, soundPdf } from '../../../tests/pdfs.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { samplePdf } from '../../../tests/validBody.ts';
import { refusal } from '../../calls/refusal.ts';
import { openProofs } from '../../features/inscricoes/proofs.server.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { everyCollection } from '../../sections/all.ts';
import { openFiles } from './files.ts';
import { files } from './filesTable.ts';
import { diskName } from './storedPath.ts';
import { worker } from './workerProcess.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('texts of PDFs, on %s', (engine) => {
  let place: Place;
  let village: TestApp;
  beforeEach(async () => {
    place = await newPlace(engine);
    village = await startApp(engine, { place });
    await village.context.files.removeFile(samplePdf);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await village.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  const save = (bytes: Buffer, name = 'ata.pdf') =>
    village.context.files.saveUpload(Readable.from([bytes]), name);
  const rowOf = (path: string) => village.store.find(files, { path });
  const texts = async () => {
    const rows = await village.store.db.selectFrom('pdfPages').selectAll().execute();
    return rows.map(({ text }) => text);
  };
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  /** Opens the same files again, as another process or the next start would. */
  const openAgain = (options = {}) =>
    openFiles({
      dataDir: place.dataDir,
      store: village.store,
      tables: everyCollection,
      logError: console.error,
      ...options,
    });
  const readings = (run: { mock: { calls: unknown[][] } }) =>
    run.mock.calls.filter(([name]) => name === 'readPdf');
  /** Makes every reading fail with this error, as when the program is stopped meanwhile. */
  const failReading = (error: Error) => {
    const { run } = worker;
    return vi
      .spyOn(worker, 'run')
      .mockImplementation((name, ask) =>
        name === 'readPdf' ? Promise.reject(error) : run(name, ask as never),
      );
  };

  test('are read before the upload is answered, with what may keep people from reading them', async () => {
    const sound = await soundPdf('Taxa do cemitério');
    const { path } = await save(sound);
    expect(await rowOf(path)).toMatchObject({
      pages: 1,
      problemas: [],
      ready: true,
      sha256: sha256(sound),
    });
    expect(await texts()).toEqual(['Taxa do cemitério']);
  });

  test('that cannot be read are no reason to refuse a PDF', async () => {
    const circle = hostilePdfs['a page tree in a circle']?.() as Buffer;
    const hollow = Buffer.from('%PDF-1.4\ntrailer<<>>\nstartxref\n9\n%%EOF\n');
    for (const bytes of [hollow, circle]) {
      const { path, problemas, ready } = await save(bytes);
      expect(problemas).toContain('ilegivel');
      expect(ready).toBe(true);
      expect(await readFile(join(place.dataDir, 'uploads', diskName(path)))).toEqual(bytes);
    }
    failReading(refusal(422, 'file', 'The worker died'));
    expect(await save(pageOf(showing('x')))).toMatchObject({
      problemas: ['ilegivel'],
      pages: null,
      ready: true,
    });
  });

  test('left unread by a stop are read after the next start, and pages hear of it once', async () => {
    const error = new Error('stopped');
    const log = vi.spyOn(village.context.log, 'error').mockReturnValue();
    failReading(error);
    const bytes = [pageOf(showing('Um')), pageOf(showing('Dois'))];
    const saved = [await save(bytes[0] as Buffer), await save(bytes[1] as Buffer)];
    expect(saved.map(({ ready, problemas }) => [ready, problemas])).toEqual([
      [false, []],
      [false, []],
    ]);
    expect(log).toHaveBeenCalledWith(error);
    vi.restoreAllMocks();
    const changed = vi.fn(async () => {});
    const next = await openAgain({ changed });
    await next.whenIdle();
    expect((await texts()).sort()).toEqual(['Dois', 'Um']);
    expect((await rowOf(saved[0]?.path ?? ''))?.ready).toBe(true);
    expect(changed).toHaveBeenCalledOnce();
    await next.close();
  });

  test('of PDFs from an earlier program are read after a start, one by one; a file that is missing stops none', async () => {
    const bytes = pageOf(showing('Antiga'));
    const [first, second] = [await save(bytes, 'a.pdf'), await save(bytes, 'b.pdf')];
    await village.store.db.deleteFrom('pdfPages').execute();
    const earlier = { ready: true, sha256: '', pages: null, problemas: [] };
    await village.store.change(files, { kind: 'pdf' }, earlier);
    rmSync(join(place.dataDir, 'uploads', diskName(first.path)));
    const next = await openAgain();
    await next.whenIdle();
    expect(await texts()).toEqual(['Antiga']);
    expect(await rowOf(second.path)).toMatchObject({
      ready: true,
      pages: 1,
      sha256: sha256(bytes),
    });
    expect((await rowOf(first.path))?.ready).toBe(false);
    await next.close();
  });

  test('are read by one of several processes', async () => {
    const paths: string[] = [];
    for (let number = 0; number < 6; number++) {
      paths.push((await save(pageOf(showing(`N${number}`)))).path);
    }
    await village.store.change(files, { path: paths }, { ready: false });
    const run = vi.spyOn(worker, 'run');
    const both = await Promise.all([openAgain(), openAgain()]);
    for (const each of both) await each.whenIdle();
    expect(await village.store.count(files, { where: { ready: true } })).toBe(6);
    expect(await texts()).toHaveLength(6);
    // SQLite is for one process only.
    if (engine === 'postgres') expect(readings(run)).toHaveLength(6);
    for (const each of both) await each.close();
  });

  test('go with their PDF: removed, swept, or removed while it is read', async () => {
    const { files: room } = village.context;
    await room.removeFile((await save(pageOf(showing('Removida')))).path);
    expect(await texts()).toEqual([]);

    const { path } = await save(pageOf(showing('Varrida')));
    const createdAt = new Date(Date.parse('2026-06-01T11:00:00.000Z') - 2 * day).toISOString();
    await village.store.change(files, { path }, { createdAt });
    await room.sweep();
    expect([await texts(), await rowOf(path)]).toEqual([[], undefined]);

    const { run } = worker;
    vi.spyOn(worker, 'run').mockImplementation(async (name, ask) => {
      const answer = await run(name, ask);
      if (name === 'readPdf') {
        const [row] = await village.store.list(files);
        await room.removeFile(row?.path ?? '');
      }
      return answer;
    });
    await save(pageOf(showing('Entretanto')));
    expect([await texts(), await village.store.list(files)]).toEqual([[], []]);
    expect(await readdir(join(place.dataDir, 'uploads'))).toEqual(['.tmp']);
  });

  test('of payment proofs are nobody’s to read', async () => {
    const proofs = await openProofs(village.context);
    const segredo = 's'.repeat(22);
    const evento = await village.staff('POST', '/api/noticiasEventos/evento', {
      title: 'Magusto',
      description: 'x',
      mainPhoto: '/x.jpg',
      location: 'Largo',
      startDate: '2026-07-01',
    });
    await village.store.create(inscricoes, {
      evento: evento.body.noticiaEvento._id,
      name: 'Ana',
      chave: 'c',
      segredo,
    });
    const run = vi.spyOn(worker, 'run');
    await proofs.keep(await proofs.receive(Readable.from([pageOf(showing('IBAN'))])), segredo);
    expect(run.mock.calls.map(([name]) => name)).toEqual(['examine']);
    expect(await texts()).toEqual([]);
  });

  test('two PDFs sent at once are both read', async () => {
    const sent = ['Um', 'Dois', 'Três'].map((words) => soundPdf(words));
    const rows = await Promise.all((await Promise.all(sent)).map((bytes) => save(bytes)));
    expect(rows.map(({ ready, pages }) => [ready, pages])).toEqual(rows.map(() => [true, 1]));
    expect((await texts()).sort()).toEqual(['Dois', 'Três', 'Um']);
  });
});
