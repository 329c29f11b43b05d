import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { newPlace, type Place } from '../../../tests/startApp.ts';
import { everyCollection } from '../../sections/all.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { inscricoes } from '../bookings/inscricoes.ts';
import { staff } from '../staff/staff.ts';
import { DatabaseError } from './database.ts';
import { lotacao } from './lotacao.ts';
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

  test('gives bookings the prices of their event, once', async () => {
    const tables = [...everyCollection, inscricoes];
    const old = await openStore(place, tables);
    const events = ['a', 'b'].map((identifier, index) =>
      old.create(noticiasEventos, {
        ...{ type: 'EVENTO', identifier, permiteInscricao: true },
        ...(index === 0 ? { price: 12.5, childPrice: 5 } : {}),
      }),
    );
    const [paid, free] = await Promise.all(events);
    for (const [key, evento] of Object.entries({ um: paid, dois: free })) {
      const booking = { evento: evento?._id ?? '', chave: key, segredo: key };
      const party = { numeroAdultos: 2, numeroCriancas: 1, numeroPessoas: 3 };
      await old.create(inscricoes, { ...booking, ...party });
    }
    // As it was before bookings kept what they cost, and events a limit.
    await sql`drop table lotacao`.execute(old.db);
    for (const change of engine === 'postgres' ? ['insert', 'update', 'delete'] : []) {
      await sql.raw(`drop trigger "lotacao_${change}" on inscricoes`).execute(old.db);
    }
    for (const change of engine === 'sqlite' ? ['insert', 'update', 'delete'] : []) {
      await sql.raw(`drop trigger "lotacao_${change}"`).execute(old.db);
    }
    await sql`drop index inscricoes_in_order`.execute(old.db);
    for (const column of ['precoAdulto', 'precoCrianca', 'estado', 'aDevolver', 'devolvido']) {
      await sql`alter table inscricoes drop column ${sql.ref(column)}`.execute(old.db);
    }
    await sql`alter table "noticiasEventos" drop column "maxPorReserva"`.execute(old.db);
    await sql`delete from kysely_migration where name >= '0006'`.execute(old.db);
    await old.close();

    const kept = async () => {
      const store = await openStore(place, tables);
      const rows = await store.list(inscricoes);
      const sums = await store.db.selectFrom(lotacao.table).selectAll().execute();
      const limits = (await store.list(noticiasEventos)).map((row) => row.maxPorReserva);
      await store.change(noticiasEventos, {}, { price: 99, childPrice: 99 });
      await store.close();
      return {
        ...{ rows: rows.map((row) => [row.chave, row.precoAdulto, row.precoCrianca, row.estado]) },
        sums: sums.map(({ pessoas, porPagar }) => `${pessoas}/${porPagar}`).sort(),
        limits,
      };
    };
    const expected = {
      rows: [
        ['um', 12.5, 5, 'ativa'],
        ['dois', 0, 0, 'ativa'],
      ],
      sums: ['3/0', '3/1'],
      limits: [10, 10],
    };
    expect(await kept()).toEqual(expected);
    // The event costs something else by now.
    expect(await kept()).toEqual(expected);
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
