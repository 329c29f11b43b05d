import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { file } from '../../fields/file.ts';
import { photo, photos } from '../../fields/photo.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { openStore } from '../search/openStore.ts';
import { namedFiles } from './fileUses.ts';
import type { Store } from './store.ts';
import { table } from './table.ts';

const key = (letter: string) => `/f/${letter.repeat(9)}-`;
const mills = table({
  name: 'mills',
  fields: {
    name: text('Nome'),
    cover: photo('Foto'),
    album: photos('Fotos'),
    told: richText('Texto'),
    deed: file('Escritura'),
  },
});
/** The database itself deletes the wheels of a mill with it. */
const wheels = table({
  name: 'wheels',
  fields: { mill: text('Moinho'), kept: { ...text('Guardado'), uploads: 'photo' } },
  belongsTo: { field: 'mill', table: 'mills' },
});
const plain = table({ name: 'plain', fields: { note: text('Nota') } });
const tables = [mills, wheels, plain];
/** The columns of a row that another program wrote, without names of files. */
const blank = { updatedAt: '', demo: 0, name: '', album: '[]', told: '', deed: '' };

describe.each(bothEngines)('which rows name a file, on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace(engine);
    store = await openStore(place, tables);
  });
  afterEach(async () => {
    await store.close();
    rmSync(place.dataDir, { recursive: true });
  });

  /** The stored uses, without bringing them up to date first. */
  async function uses(): Promise<string[]> {
    const rows = await store.db
      .selectFrom('fileUses')
      .selectAll()
      .where('file', '!=', '')
      .execute();
    return rows.map(({ collection, file: named }) => `${collection} ${String(named)[3]}`).sort();
  }
  async function openAnew(declared = tables) {
    await store.close();
    store = await openStore(place, declared as typeof tables);
  }

  test('every way to name one counts, once for each row', async () => {
    await store.create(mills, {
      name: `${key('z')}nome.jpg`,
      cover: `${key('a')}capa.jpg`,
      album: [`${key('a')}capa.jpg`, 'https://x.pt/a.jpg', `${key('b')}mais.jpg`],
      told: `<p>Veja <img src="${key('c')}roda.jpg.480.avif"> e ${key('d')}ata.pdf.</p>`,
      deed: `${key('e')}Escritura nº 1.pdf`,
    });
    await store.create(plain, { note: `${key('y')}a.jpg` });
    expect(await uses()).toEqual(['mills a', 'mills b', 'mills c', 'mills d', 'mills e']);
  });

  test('a change and a removal are followed, and undone with their transaction', async () => {
    const { _id } = await store.create(mills, { cover: `${key('a')}a.jpg` });
    await store.create(mills, { cover: `${key('a')}a.jpg` });
    await store.change(mills, { _id }, { cover: `${key('b')}b.jpg` });
    expect(await uses()).toEqual(['mills a', 'mills b']);
    const failing = store.transaction(async (trx) => {
      await trx.change(mills, { _id }, { cover: '' });
      await trx.create(mills, { deed: `${key('c')}c.pdf` });
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await uses()).toEqual(['mills a', 'mills b']);
    await store.remove(mills, { _id });
    expect(await uses()).toEqual(['mills a']);
  });

  test('a row that comes back under its name names what it named', async () => {
    const cover = `${key('a')}a.jpg`;
    const { _id } = await store.create(mills, { cover });
    await store.db.deleteFrom('mills').execute();
    await store.create(mills, { _id, cover });
    expect(await uses()).toEqual(['mills a']);
  });

  test('two tables may have a row of one name', async () => {
    const { _id } = await store.create(mills, { cover: `${key('a')}a.jpg` });
    await store.create(wheels, { _id, mill: _id, kept: JSON.stringify({ x: `${key('a')}a.jpg` }) });
    expect(await uses()).toEqual(['mills a', 'wheels a']);
    await store.change(mills, { _id }, { cover: '' });
    expect(await uses()).toEqual(['wheels a']);
  });

  test('what another program wrote, changed and removed is known at the next start', async () => {
    const cover = `${key('a')}a.jpg`;
    const changed = await store.create(mills, { cover });
    const removed = await store.create(mills, { cover: `${key('b')}b.jpg` });
    const rows = Array.from({ length: 250 }, (_, number) => ({
      ...blank,
      _id: `m${number}`,
      updatedAt: '2026-01-01T00:00:00.000Z',
      cover: `/f/m${String(number).padStart(8, '0')}-x.jpg`,
    }));
    await store.db.insertInto('mills').values(rows).execute();
    await store.db
      .updateTable('mills')
      .set({ cover: `${key('c')}c.jpg`, updatedAt: '2026-01-02T00:00:00.000Z' })
      .where('_id', '=', changed._id)
      .execute();
    await store.db.deleteFrom('mills').where('_id', '=', removed._id).execute();
    await openAnew();
    expect(await uses()).toEqual(['mills c', ...rows.map(() => 'mills m')]);
  });

  test.runIf(engine === 'postgres')('two that start together both write it', async () => {
    const rows = Array.from({ length: 350 }, (_, number) => ({
      ...blank,
      _id: `m${number}`,
      cover: `${key('a')}a.jpg`,
    }));
    await store.db.insertInto('mills').values(rows).execute();
    const starts = await Promise.all([1, 2, 3].map(() => openStore(place, tables)));
    for (const each of starts) await each.close();
    expect(await uses()).toHaveLength(350);
  });

  test('a start that has nothing to do leaves it alone', async () => {
    await store.create(mills, { cover: `${key('a')}a.jpg` });
    await store.create(mills, {});
    await store.db
      .updateTable('fileUses')
      .set({ file: key('x') })
      .where('file', '!=', '')
      .execute();
    await openAnew();
    expect(await uses()).toEqual(['mills x']);
  });

  test('a field that comes to name files is read', async () => {
    await store.create(plain, { note: `${key('n')}a.jpg` });
    const grown = { ...plain, fields: { note: { ...plain.fields.note, uploads: 'photo' } } };
    await openAnew([mills, wheels, grown] as never);
    expect(await uses()).toEqual(['plain n']);
  });

  test('who asks for all of them hears of no row that went with another', async () => {
    const { _id } = await store.create(mills, { cover: `${key('a')}a.jpg` });
    await store.create(wheels, { mill: _id, kept: `${key('b')}b.jpg` });
    expect(await namedFiles(store.db, tables)).toEqual(new Set([key('a'), key('b')]));
    await store.remove(mills, { _id });
    expect(await namedFiles(store.db, tables)).toEqual(new Set());
  });

  test('thousands at once are written and removed', async () => {
    const many = (count: number, letter: string) =>
      Array.from({ length: count }, (_, at) => `/f/${letter}${String(at).padStart(8, '0')}-x.jpg`);
    await store.create(mills, { told: many(20_000, 'a').join(' ') });
    expect((await uses()).length).toBe(20_000);
    // What the database now believes of how many files a row names must not make the next step slow.
    await sql`analyze "fileUses"`.execute(store.db);
    const rows = many(5_000, 'b').map((cover) => ({ ...blank, _id: cover, cover }));
    for (const half of [rows.slice(2_500), rows.slice(0, 2_500)]) {
      await store.db.insertInto('mills').values(half).execute();
    }
    expect((await namedFiles(store.db, tables)).size).toBe(25_000);
    await store.remove(mills, {});
    expect(await uses()).toEqual([]);
  });
});
