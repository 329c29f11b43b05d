import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { count } from '../../fields/count.ts';
import { everyCollection } from '../../sections/all.ts';
import { openStore } from '../search/openStore.ts';
import { DatabaseError, openDatabase } from './database.ts';
import { table } from './table.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aldeia-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const sheep = table({ name: 'sheep', fields: { number: count('Número') } });
const tables = [...everyCollection, sheep];

describe('SQLite', () => {
  test('keeps what it acknowledged: a log written before the data, flushed at every commit', async () => {
    const { db } = await openDatabase({ dataDir });
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
    await db.destroy();
  });

  test('lets nobody else write from the first moment of a transaction', async () => {
    const store = await openStore({ dataDir }, tables);
    const other = new Sqlite(join(dataDir, 'aldeia.db'), { timeout: 0 });
    const write = () => other.exec('begin immediate; rollback');
    write();
    await store.transaction(async (trx) => {
      await trx.list(sheep);
      expect(write).toThrow(/database is locked/);
    });
    write();
    other.close();
    await store.close();
  });

  test('is written to by two processes without losing a write', async () => {
    const increments = 150;
    const store = await openStore({ dataDir }, tables);
    const { _id } = await store.create(sheep, { number: 0 });
    const program = `
      import Sqlite from 'better-sqlite3';
      const database = new Sqlite(process.argv[1], { timeout: 20000 });
      const read = database.prepare('select number from sheep');
      const write = database.prepare('update sheep set number = ?');
      const step = database.transaction(() => write.run(read.get().number + 1)).immediate;
      for (let left = ${increments}; left > 0; left--) step();
    `;
    const args = ['--input-type=module', '-e', program, join(dataDir, 'aldeia.db')];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const exited = once(child, 'exit');
    for (let left = increments; left > 0; left--) {
      await store.transaction(async (trx) => {
        const row = await trx.lock(sheep, { _id });
        await trx.change(sheep, { _id }, { number: (row?.number ?? 0) + 1 });
      });
    }
    expect(await exited).toEqual([0, null]);
    expect(await store.find(sheep, { _id })).toMatchObject({ number: 2 * increments });
    await store.close();
  });

  test.each([
    ['a folder stands in its place', () => mkdirSync(join(dataDir, 'aldeia.db'))],
    [
      'its file is something else',
      () => writeFileSync(join(dataDir, 'aldeia.db'), 'x'.repeat(5000)),
    ],
  ])('says in one line that it cannot be opened when %s', async (_case, spoil) => {
    spoil();
    const error = await openDatabase({ dataDir }).catch((reason) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toContain(`Não foi possível abrir a base de dados ${dataDir}/aldeia.db`);
    expect(error.message).not.toContain('\n');
  });

  test('says so when its folder is missing', async () => {
    const missing = { dataDir: join(dataDir, 'nowhere') };
    await expect(openDatabase(missing)).rejects.toBeInstanceOf(DatabaseError);
  });
});

describe('PostgreSQL', () => {
  const serverUrl = inject('postgresUrl');

  test('answers whole numbers as numbers', async () => {
    const { db } = await openDatabase({ dataDir, databaseUrl: serverUrl });
    const { rows } =
      await sql`select 12::bigint as a, 3::numeric as b, sum(x) as c, now()::date as d
      from (values (4::bigint), (5)) as given(x)`.execute(db);
    expect(rows).toMatchObject([{ a: 12, b: 3, c: 9, d: expect.any(Date) }]);
    await db.destroy();
  });

  test.each([
    ['nobody listens', 'postgres://postgres@127.0.0.1:1/postgres', /ECONNREFUSED/],
    [
      'there is no such database',
      Object.assign(new URL(serverUrl), { pathname: '/nada' }).href,
      /nada/,
    ],
    ['the host is unknown', 'postgres://postgres@maquina.invalid/x', /ENOTFOUND|EAI_AGAIN/],
  ])('says in one line that it cannot be reached when %s', async (_case, databaseUrl, reason) => {
    const error = await openDatabase({ dataDir, databaseUrl }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toMatch(/^Não foi possível ligar à base de dados PostgreSQL: /);
    expect(error.message).toMatch(reason);
    expect(error.message).not.toContain('\n');
  });

  test('lets those who come in a rush wait, and sends nobody away', async () => {
    const { db } = await openDatabase({ dataDir, databaseUrl: serverUrl });
    const slow = Array.from({ length: 10 }, () => sql`select pg_sleep(5.2)`.execute(db));
    const last = sql`select 1 as one`.execute(db);
    expect((await last).rows).toEqual([{ one: 1 }]);
    await Promise.all(slow);
    await db.destroy();
  }, 60_000);

  test('goes on after its connections were cut', async () => {
    const { db } = await openDatabase({ dataDir, databaseUrl: serverUrl });
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and application_name = 'cut me'`;
    await sql`set application_name = 'cut me'`.execute(db);
    const other = await openDatabase({ dataDir, databaseUrl: serverUrl });
    await cut.execute(other.db);
    await other.db.destroy();
    await expect
      .poll(() =>
        sql`select 1 as one`.execute(db).then(
          ({ rows }) => rows,
          () => 'not yet',
        ),
      )
      .toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
