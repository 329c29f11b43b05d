import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { nextMoment } from './life.ts';

const { lojas, avisos } = collections;

describe.each(bothEngines)('the clock on %s', (engine) => {
  const store = testStore(engine, []);

  test('goes on for what can be read when a table cannot, and says so', async () => {
    await store.create(lojas, { identifier: 'mel', retirarEm: '2026-06-02T10:00:00.000Z' });
    await store.create(avisos, { retirarEm: '2026-06-03T10:00:00.000Z' });
    const next = () => nextMoment(store, everyCollection, new Date('2026-06-01T10:00:00.000Z'));
    const first = { at: new Date('2026-06-02T10:00:00.000Z'), isSure: true };
    expect(await next()).toEqual(first);
    await sql`alter table "lojas" rename to "away"`.execute(store.db);
    expect(await next()).toEqual({ at: new Date('2026-06-03T10:00:00.000Z'), isSure: false });
    await sql`alter table "away" rename to "lojas"`.execute(store.db);
    expect(await next()).toEqual(first);
  });
});
