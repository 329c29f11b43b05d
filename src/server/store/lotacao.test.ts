import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestStore } from '../../../tests/openTestStore.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { inscricoes } from '../bookings/inscricoes.ts';
import { lotacao } from './lotacao.ts';
import type { Store } from './store.ts';
import { keepSums } from './sums.ts';

describe.each(engines)('how full events are on %s', (engine) => {
  let store: Store;
  let events: string[];
  beforeAll(async () => {
    store = await openTestStore(engine, [inscricoes]);
    events = [];
    for (const title of ['a', 'b', 'c']) {
      const { _id } = await store.create(noticiasEventos, { title, identifier: title });
      events.push(_id);
    }
  });
  afterAll(() => store.close());

  let made = 0;
  const book = (on: Store, event: number, numeroPessoas: number | null, estaPago = false) => {
    made += 1;
    const unique = { chave: `c${made}`, segredo: `s${made}` };
    const evento = events[event] ?? '';
    const cost = { numeroAdultos: numeroPessoas ?? 1, precoAdulto: 5 };
    return on.create(inscricoes, { evento, numeroPessoas, estaPago, ...cost, ...unique });
  };
  /** What is kept, as `people/unpaid` of each event. */
  async function kept(): Promise<string[]> {
    const rows = await store.db.selectFrom(lotacao.table).selectAll().execute();
    return events.map((_id) => {
      const row = rows.find(({ by }) => by === _id);
      return `${row?.pessoas ?? 0}/${row?.porPagar ?? 0}`;
    });
  }

  test('follows every booking, however it comes and goes', async () => {
    const first = await book(store, 0, 2);
    await book(store, 0, 3, true);
    await book(store, 1, null);
    expect(await kept()).toEqual(['5/1', '0/1', '0/0']);

    await store.change(inscricoes, { _id: first._id }, { estaPago: true });
    expect(await kept()).toEqual(['5/0', '0/1', '0/0']);
    await store.change(inscricoes, { _id: first._id }, { numeroPessoas: 7, estaPago: false });
    expect(await kept()).toEqual(['10/1', '0/1', '0/0']);
    await store.change(inscricoes, { _id: first._id }, { evento: events[2] ?? '' });
    expect(await kept()).toEqual(['3/0', '0/1', '7/1']);
    await store.change(inscricoes, {}, { estaPago: false });
    expect(await kept()).toEqual(['3/1', '0/1', '7/1']);

    await store.remove(inscricoes, { _id: first._id });
    expect(await kept()).toEqual(['3/1', '0/1', '0/0']);
  });

  test('leaves out what was cancelled, and counts what is owed for it until it was given back', async () => {
    const before = await kept();
    const paid = await book(store, 2, 4, true);
    const unpaid = await book(store, 2, 2);
    const owed = async () =>
      (await store.db.selectFrom(lotacao.table).select('porDevolver').execute()).reduce(
        (sum, { porDevolver }) => sum + Number(porDevolver),
        0,
      );
    const cancel = (_id: string, aDevolver: number) =>
      store.change(inscricoes, { _id }, { estado: 'cancelada', aDevolver });
    expect((await kept())[2]).toBe('6/1');
    await cancel(unpaid._id, 0);
    expect([(await kept())[2], await owed()]).toEqual(['4/0', 0]);
    await cancel(paid._id, 20);
    expect([await kept(), await owed()]).toEqual([before, 1]);
    await store.change(inscricoes, { _id: paid._id }, { devolvido: true });
    expect([await kept(), await owed()]).toEqual([before, 0]);
    await store.remove(inscricoes, { _id: [paid._id, unpaid._id] });
    expect(await kept()).toEqual(before);
  });

  test('counts nothing as unpaid that costs nothing', async () => {
    const [, before] = (await kept())[2]?.split('/') ?? [];
    const { _id } = await book(store, 2, 3);
    await store.change(inscricoes, { _id }, { precoAdulto: 0 });
    expect((await kept())[2]).toBe(`3/${before}`);
    await store.remove(inscricoes, { _id });
  });

  test('forgets what is undone', async () => {
    const before = await kept();
    const attempt = store.transaction(async (trx) => {
      await book(trx, 2, 5);
      throw new Error('never mind');
    });
    await expect(attempt).rejects.toThrow('never mind');
    expect(await kept()).toEqual(before);
  });

  test('counts many that come in one statement', async () => {
    const row = (n: number) => ({
      ...{ _id: `m${n}`, updatedAt: '', demo: 0, chave: `m${n}`, segredo: `m${n}` },
      ...{ evento: events[1 + (n % 2)] ?? '', numeroPessoas: 2, estaPago: n % 3 ? 1 : 0 },
      ...{ numeroAdultos: 0, numeroCriancas: 2, precoAdulto: 0, precoCrianca: 250 },
    });
    const rows = Array.from({ length: 90 }, (_, n) => row(n));
    await store.db.insertInto(inscricoes.name).values(rows).execute();
    expect(await kept()).toEqual(['3/1', '90/16', '90/15']);
  });

  test('can be counted anew at any time', async () => {
    const before = await kept();
    await store.db.updateTable(lotacao.table).set({ pessoas: 99 }).execute();
    await keepSums(store.db, lotacao);
    expect(await kept()).toEqual(before);
    await book(store, 0, 1);
    expect((await kept())[0]).toBe('4/2');
  });

  test('loses none of many that book at once', async () => {
    const before = Number((await kept())[0]?.split('/')[0]);
    await Promise.all(
      Array.from({ length: 40 }, () => store.transaction((trx) => book(trx, 0, 1))),
    );
    expect((await kept())[0]).toBe(`${before + 40}/42`);
  });

  test('goes with the event, and with all of its bookings at once', async () => {
    await store.remove(noticiasEventos, { _id: events[1] ?? '' });
    expect((await kept())[1]).toBe('0/0');
    await store.remove(inscricoes, {});
    expect(await store.db.selectFrom(lotacao.table).selectAll().execute()).toEqual([]);
  });
});
