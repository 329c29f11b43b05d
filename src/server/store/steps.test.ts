import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  baselineBackup,
  baselineRows,
  openBaseline,
} from '../../../tests/baseline/openBaseline.ts';
import { everyTable } from '../../../tests/everyTable.ts';
import { openEmpty } from '../../../tests/filledVillage.ts';
import { bothEngines, newDatabase, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { count } from '../../fields/count.ts';
import { text } from '../../fields/text.ts';
import { startBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openStore } from '../search/openStore.ts';
import { type Database, DatabaseError } from './database.ts';
import { stepsHad } from './steps.ts';
import { inBackups, type Table, table } from './table.ts';

const rowsOf = (db: Database, { name }: Pick<Table, 'name'>) =>
  db.selectFrom(name).selectAll().orderBy('sequence').execute();

/** The rows that a table had at the baseline, with the columns that it still has. */
const rowsBefore = ({ name, fields }: Table) =>
  (baselineRows[name] ?? []).map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([column]) => column in fields || ['sequence', '_id', 'updatedAt', 'demo'].includes(column),
      ),
    ),
  );

const wasThere = ({ name }: Table) => Object.hasOwn(baselineRows, name);

async function indexesIn(place: Place): Promise<string[]> {
  const store = await openStore(place, everyTable);
  const { rows } = await (place.databaseUrl
    ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'index'`
  ).execute(store.db);
  await store.close();
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.includes('kysely'))
    .sort();
}

describe.each(bothEngines)('a village of the baseline on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await openBaseline(engine);
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true }));

  test('opens with every row as it was, and with the indexes of a new one', async () => {
    for (const _again of [1, 2]) {
      const store = await openStore(place, everyTable);
      for (const each of everyTable.filter(wasThere)) {
        expect(await rowsOf(store.db, each), each.name).toMatchObject(rowsBefore(each));
      }
      await store.close();
    }
    const fresh = await newPlace(engine);
    expect(await indexesIn(place)).toEqual(await indexesIn(fresh));
    rmSync(fresh.dataDir, { recursive: true });
  });

  test('is restored from its backup with every row', async () => {
    const village = await openEmpty(engine);
    const { dataDir } = village.place;
    await restoreBackup(village.store, {
      file: baselineBackup,
      dataDir,
      tables: everyTable,
      replace: false,
      agree: async () => true,
    });
    for (const each of inBackups(everyTable).filter(wasThere)) {
      // The text of PDFs is in no backup.
      const rows = rowsBefore(each).map((row) => (row.kind === 'pdf' ? { ...row, ready: 0 } : row));
      expect(await rowsOf(village.store.db, each), each.name).toMatchObject(rows);
    }
    await village.close();
  });

  test.each([
    ['older', /anterior a 20 de novembro de 2026.*git checkout/],
    ['newer', /versão mais nova/],
  ])('is refused with a word if its program was %s', async (which, words) => {
    const store = await openStore(place, everyTable);
    if (which === 'older') await sql`delete from kysely_migration`.execute(store.db);
    const name = which === 'older' ? '0028-proven-payments' : 'staff.2099-01-later';
    await sql`insert into kysely_migration values (${name}, '2099-01-01')`.execute(store.db);
    await store.close();
    const error = await openStore(place, everyTable).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toMatch(words);
    expect(error.message).not.toMatch('\n');
  });
});

// What a mill was called, and a table of flour that is now one of sacks.
const name = text('Nome');
const millsOnce = table({
  name: 'mills',
  fields: { name, owner: { ...text('Dono'), unique: true } },
});
const flour = table({
  name: 'flour',
  fields: { mill: text('Moinho') },
  belongsTo: { field: 'mill', table: 'mills' },
});
const mills = table({
  name: 'mills',
  fields: { name },
  former: { fields: { owner: text('Dono') } },
  steps: {
    '2026-12-owners': async (db) => {
      await sql`update "mills" set "name" = "name" || ' de ' || "owner"`.execute(db);
    },
  },
});
const sacks = table({
  name: 'sacks',
  fields: { mill: text('Moinho'), weight: count('Peso', { initial: 50 }) },
  former: { tables: [flour] },
  steps: {
    '2026-12-flour': async (db) => {
      // By now the step before it has run.
      await sql`insert into "sacks" ("_id", "updatedAt", "demo", "mill")
        select 'saco-' || "_id", "updatedAt", "demo", (select "name" from "mills" where "_id" = "mill")
        from "flour"`.execute(db);
    },
  },
});
const failing = table({
  ...sacks,
  steps: {
    '2026-12-flour': async (db) => {
      await sql`delete from "mills"`.execute(db);
      throw new Error('não há farinha');
    },
  },
});

describe.each(bothEngines)('steps on %s', (engine) => {
  let village: Awaited<ReturnType<typeof openEmpty>>;
  const open = (...tables: Table[]) => openStore(village.place, [...everyTable, ...tables]);
  beforeEach(async () => {
    village = await openEmpty(engine);
    const store = await open(millsOnce, flour);
    const { _id } = await store.create(millsOnce, { name: 'Azenha', owner: 'Rui' });
    await store.create(flour, { _id: 'a', mill: _id });
    await store.close();
  });
  afterEach(() => village.close());

  /** What is there now, and the names of what is there. */
  async function found(...tables: Table[]) {
    const store = await open(...tables);
    const present = await store.db.introspection.getTables();
    const columns = present.find((each) => each.name === 'mills')?.columns ?? [];
    const had = (await stepsHad(store.db)) ?? [];
    const rows = {
      mills: (await store.list(mills)).map((row) => row.name),
      sacks: (await store.list(sacks)).map((row) => [row._id, row.mill, row.weight]),
    };
    await store.close();
    return {
      ...rows,
      columns: columns.map((each) => each.name),
      hasFlour: present.some((each) => each.name === 'flour'),
      had: had.filter((each) => /^(mills|sacks)\./.test(each)),
    };
  }
  const after = {
    mills: ['Azenha de Rui'],
    sacks: [['saco-a', 'Azenha de Rui', 50]],
    columns: expect.not.arrayContaining(['owner']),
    hasFlour: false,
    had: ['mills.2026-12-owners', 'sacks.2026-12-flour'],
  };

  test('run once, in order, and what only they read is gone after them', async () => {
    expect(await found(mills, sacks)).toEqual(after);
    expect(await found(mills, sacks)).toEqual(after);
  });

  test('run once for several that start together', async () => {
    if (engine === 'sqlite') return;
    const stores = await Promise.all([1, 2, 3].map(() => open(mills, sacks)));
    for (const store of stores) await store.close();
    expect(await found(mills, sacks)).toEqual(after);
  });

  test('that fail leave everything as it was, and say their name', async () => {
    const error = await open(mills, failing).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toBe(
      'O passo sacks.2026-12-flour da base de dados falhou, e nada foi alterado: não há farinha',
    );
    const store = await open(millsOnce, flour);
    expect(await store.list(millsOnce)).toMatchObject([{ name: 'Azenha', owner: 'Rui' }]);
    expect(await store.count(flour, {})).toBe(1);
    await store.close();
    expect(await found(mills, sacks)).toEqual(after);
  });

  test('take a backup along that was made before them, and leave one that was made after', async () => {
    const { place } = village;
    for (const [from, made] of [
      [[millsOnce, flour], 'before'],
      [[mills, sacks], 'after'],
    ] as const) {
      const tables = [...everyTable, ...from];
      const store = await open(...from);
      const { dataDir } = place;
      const { stream } = await startBackup({ store, dataDir, tables, now: new Date() });
      const file = join(dataDir, `${made}.tar.gz`);
      await writeFile(file, stream);
      await store.close();
    }
    for (const made of ['before', 'after']) {
      const empty = await openEmpty(engine);
      const target = await openStore(empty.place, [...everyTable, mills, sacks]);
      await restoreBackup(target, {
        file: join(place.dataDir, `${made}.tar.gz`),
        dataDir: empty.place.dataDir,
        tables: [...everyTable, mills, sacks],
        replace: false,
        agree: async () => true,
      });
      await target.close();
      const own = village.place;
      village.place = empty.place;
      expect(await found(mills, sacks), made).toEqual(after);
      village.place = own;
      await empty.close();
    }
  });

  test('of a feature that was taken away are no matter', async () => {
    await (await open(mills, sacks)).close();
    const store = await open(mills);
    expect(await store.list(mills)).toMatchObject([{ name: 'Azenha de Rui' }]);
    await store.close();
  });

  test('do not run where there was nothing before', async () => {
    const databaseUrl = engine === 'postgres' ? await newDatabase() : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-new-'));
    const store = await openStore({ dataDir, databaseUrl }, [mills, failing]);
    expect(await stepsHad(store.db)).toContain('sacks.2026-12-flour');
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});
