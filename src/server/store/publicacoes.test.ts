import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestStore } from '../../../tests/openTestStore.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { publicacoes } from './publicacoes.ts';
import type { Store } from './store.ts';

describe.each(engines)('how many publications there are on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine, []);
  });
  afterAll(() => store.close());

  async function kept(): Promise<Record<string, number>> {
    const rows = await store.db.selectFrom(publicacoes.table).selectAll().execute();
    return Object.fromEntries(rows.map(({ by, registos }) => [by, registos]));
  }
  const write = (type: 'NOTICIA' | 'PROJETO' | 'EVENTO', identifier: string, on = store) =>
    on.create(noticiasEventos, { type, identifier });

  test('follows what is written, changed and removed', async () => {
    expect(await kept()).toEqual({});
    const { _id } = await write('NOTICIA', 'a');
    await write('NOTICIA', 'b');
    await write('EVENTO', 'c');
    expect(await kept()).toEqual({ NOTICIA: 2, EVENTO: 1 });
    await store.change(noticiasEventos, { _id }, { title: 'Outro' });
    expect(await kept()).toEqual({ NOTICIA: 2, EVENTO: 1 });
    await store.change(noticiasEventos, { _id }, { type: 'PROJETO' });
    expect(await kept()).toEqual({ NOTICIA: 1, PROJETO: 1, EVENTO: 1 });
    await store.remove(noticiasEventos, { type: ['PROJETO', 'EVENTO'] });
    expect(await kept()).toEqual({ NOTICIA: 1 });
  });

  test('loses none of many that are written at once, and none that failed is counted', async () => {
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        store.transaction(async (trx) => {
          await write('PROJETO', `p${n}`, trx);
          if (n % 3 === 0) throw new Error('never mind');
        }),
      ),
    );
    expect(await kept()).toEqual({ NOTICIA: 1, PROJETO: 20 });
  });
});
