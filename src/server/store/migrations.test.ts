import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { newPlace, type Place } from '../../../tests/startApp.ts';
import { everyCollection } from '../../sections/all.ts';
import { staff } from '../staff.ts';
import { DatabaseError } from './database.ts';
import { openStore } from './store.ts';

describe.each(engines)('a database from before on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace(engine);
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true }));

  async function upgraded(...accounts: { username: string; disabled: boolean }[]) {
    const old = await openStore(place, [...everyCollection, staff]);
    for (const account of accounts) await old.create(staff, account);
    // As it was before there were administrators.
    await sql`alter table staff drop column "isAdmin"`.execute(old.db);
    await sql`delete from kysely_migration where name >= '0002'`.execute(old.db);
    await old.close();
    const store = await openStore(place, [...everyCollection, staff]);
    const rows = await store.list(staff);
    await store.close();
    return rows.filter(({ isAdmin }) => isAdmin).map(({ username }) => username);
  }

  test('gets the oldest account that works as its administrator', async () => {
    expect(
      await upgraded(
        { username: 'antiga', disabled: true },
        { username: 'ana', disabled: false },
        { username: 'rui', disabled: false },
      ),
    ).toEqual(['ana']);
  });

  test('gets the oldest of all where none works', async () => {
    expect(
      await upgraded({ username: 'ana', disabled: true }, { username: 'rui', disabled: true }),
    ).toEqual(['ana']);
  });

  test('without accounts waits for the first', async () => {
    expect(await upgraded()).toEqual([]);
  });
});

test.each(engines)(
  'a database from a newer version is refused with a word on %s',
  async (engine) => {
    const place = await newPlace(engine);
    const newer = await openStore(place, everyCollection);
    await sql`insert into kysely_migration values ('9999-depois', '2099-01-01')`.execute(newer.db);
    await newer.close();
    const error = await openStore(place, everyCollection).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toMatch(/versão mais nova/);
    rmSync(place.dataDir, { recursive: true });
  },
);
