import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { everyTable } from '../../../tests/everyTable.ts';
import { fillVillage, oddText, openEmpty } from '../../../tests/filledVillage.ts';
import { isNight } from '../../../tests/night.ts';
import { bothEngines, type Place } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { testApp } from '../../../tests/startApp.ts';
import { serverFeatures } from '../../features/all.server.ts';
import { everyCollection } from '../../sections/all.ts';
import { contactos } from '../../sections/contactos.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { files as filesTable } from '../files/filesTable.ts';
import { atividade } from '../store/atividade.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { inBackups } from '../store/table.ts';
import { readArchive } from './archive.ts';
import { startBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const tables = inBackups(everyTable);
const now = new Date('2026-06-01T11:00:00.000Z');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-copia-'));
  file = join(folder, 'copia.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function backUp(store: Store, dataDir: string, target = file) {
  const { stream, progress } = await startBackup({ store, dataDir, tables, now });
  await pipeline(stream, createWriteStream(target));
  return progress;
}

const restore = (store: Store, { dataDir }: Place, { replace = false, source = file } = {}) =>
  restoreBackup(store, { file: source, dataDir, tables, replace, agree: async () => true });

describe.each(bothEngines)('a backup made on %s', (engine) => {
  const t = testApp(engine);
  let dataDir: string;
  beforeAll(async () => {
    dataDir = t.context.config.dataDir;
    await fillVillage(t);
  });

  test('brings everything back through both engines, one after the other', async () => {
    const before = await contentOf(t.store, dataDir);
    expect(before.files.length).toBeGreaterThan(5);
    expect(await backUp(t.store, dataDir)).toMatchObject({
      files: before.files.length,
      missing: [],
    });
    let source = file;
    for (const [number, next] of [engine, ...bothEngines.toReversed(), ...bothEngines].entries()) {
      const { store, place, close } = await openEmpty(next);
      await restore(store, place, { source });
      expect(await contentOf(store, place.dataDir)).toEqual(before);
      expect(readdirSync(place.dataDir).join()).not.toContain('.restauro');
      source = join(folder, `${number}.tar.gz`);
      await backUp(store, place.dataDir, source);
      await close();
    }
  });

  test('is of one moment, whatever is written while it is made', async () => {
    const pair = await Promise.all(
      ['a', 'b'].map((name) =>
        t.store.create(contactos, { name, phoneNumber: '0', identifier: name }),
      ),
    );
    let steps = 0;
    const step = () => {
      steps += 1;
      return t.store.transaction(async (trx) => {
        for (const { _id } of pair) {
          await trx.change(contactos, { _id }, { name: String(steps) });
        }
        await trx.create(atividade, { subject: String(steps) });
        await trx.create(noticiasEventos, { identifier: `passo-${steps}`, title: String(steps) });
      });
    };
    await step();
    const seen = [];
    for (let round = 0; round < (isNight ? 4 : 2); round++) {
      const { store, place, close } = await openEmpty(engine);
      let writing = true;
      const writer = (async () => {
        while (writing) {
          await step();
          await new Promise(setImmediate);
        }
      })();
      const started = steps;
      await backUp(t.store, dataDir);
      const during = steps - started;
      writing = false;
      await writer;
      await restore(store, place, { replace: true });
      const values = await store.list(contactos, { where: { _id: pair.map(({ _id }) => _id) } });
      const written = await store.list(atividade);
      const news = await store.list(noticiasEventos);
      seen.push({
        pair: values.map((row) => Number(row.name)),
        activity: Number(written.at(-1)?.subject),
        news: Number(news.at(-1)?.title),
        during,
      });
      await close();
    }
    for (const { pair: both, activity, news } of seen) {
      expect([both[0], activity, news]).toEqual(Array(3).fill(both[1]));
    }
    // Otherwise nothing was written during a backup, and the test proves nothing.
    expect(seen.some(({ during }) => during > 0)).toBe(true);
  });

  test('leaves out who is inside and what was guessed', async () => {
    await backUp(t.store, dataDir);
    const names: string[] = [];
    for await (const { name, content } of readArchive(file)) {
      names.push(name);
      await buffer(content);
    }
    const held = names
      .filter((name) => name.startsWith('tables/'))
      .map((name) => name.slice(7, -6));
    expect(held.slice(0, everyCollection.length)).toEqual(everyCollection.map(({ name }) => name));
    // A new table needs a decision: into the backup, or left out of it.
    const own =
      'definicoes outbox anexos staff factorDays passkeys recoveryCodes atividade versoes reciclagem registo rascunhos pedidosPublicacao files pedidosDados';
    const ofFeatures = serverFeatures.flatMap(({ tables }) => tables.map(({ name }) => name));
    expect(held.slice(everyCollection.length)).toEqual([...own.split(' '), ...ofFeatures]);
    const bytes = gunzipSync(readFileSync(file));
    const [session] = await t.store.list(
      everyTable.find(({ name }) => name === 'sessions') as Table,
    );
    expect(bytes.includes(String(session?.tokenHash))).toBe(false);
    expect(bytes.includes(oddText.slice(0, 5))).toBe(true);
  });

  test('goes on when a file was removed before its turn, and says which', async () => {
    const { path } = await t.context.files.saveUpload(Readable.from([emptyPdf]), 'vai-se.pdf');
    const { stream, progress } = await startBackup({ store: t.store, dataDir, tables, now });
    // Immediately: once the backup has opened the file, it reads it to its end.
    rmSync(join(dataDir, path.replace('/f/', 'uploads/')));
    await pipeline(stream, createWriteStream(file));
    expect(progress.missing).toEqual([path.replace('/f/', 'uploads/')]);
    const { store, place, close } = await openEmpty(engine);
    await restore(store, place);
    expect(await store.find(filesTable, { path })).toBeDefined();
    await close();
  });

  test('keeps nothing when its reader goes away', async () => {
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (let round = 0; round < 3; round++) {
      const { stream } = await startBackup({ store: t.store, dataDir, tables, now });
      stream.once('data', () => stream.destroy());
      await new Promise((resolve) => stream.once('close', resolve));
    }
    await expect.poll(open).toBeLessThanOrEqual(before + 1);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.copia'))).toEqual([]);
  });
});
