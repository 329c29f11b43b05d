import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { problemsNear } from '../../../src/features/pedidos/problemas.server.ts';
import { ficheiros, pedidos } from '../../../src/features/pedidos/tables.server.ts';
import { bothEngines, testStore } from '../../openTestStore.ts';
import { record } from '../report.ts';

const [few, many, times] = [100, 10_000, 101];
/** Milliseconds. */
const most = 10;
const step = 0.0005;

/** Open problems about fifty metres apart, row after row, all of one kind. */
const placeOf = (at: number) => ({
  latitude: 41.75 + Math.floor(at / 100) * step,
  longitude: -7.9 + (at % 100) * step,
});

describe.each(bothEngines)('%s', (engine) => {
  const store = testStore(engine, [pedidos, ficheiros]);

  test('what was reported around a place is found as quickly among ten thousand', async () => {
    const fill = (from: number, to: number) =>
      store.transaction(async (trx) => {
        for (let at = from; at < to; at++) {
          const keys = { numero: `2026/${at}`, chave: `c${at}`, segredo: `s${at}` };
          const told = { assunto: 'Iluminação', publicadoEm: '2026-06-01T11:00:00.000Z' };
          await trx.create(pedidos, { ...keys, ...told, ...placeOf(at), textoPublico: 'Apagado.' });
        }
      });
    const timed = async () => {
      await sql`analyze`.execute(store.db);
      const taken: number[] = [];
      for (let n = 0; n < times; n++) {
        const { latitude, longitude } = placeOf((n * 37) % few);
        const before = performance.now();
        const found = await problemsNear(store, { lat: latitude, lon: longitude });
        taken.push(performance.now() - before);
        // The problem at this place, and those within the radius around it.
        expect(found.length).toBeGreaterThan(0);
      }
      // The quickest tenth, so that other load on the machine does not count.
      return taken.sort((one, other) => one - other)[Math.floor(times / 10)] ?? 0;
    };
    await fill(0, few);
    const before = await timed();
    await fill(few, many);
    const after = await timed();
    record({
      promise: 'What is near is found at once',
      proof: `${times} places asked about among ${few} and among ${many} open problems, the quickest tenth; ${engine}`,
      reached: `${after.toFixed(2)} ms, ${before.toFixed(2)} ms among ${few}`,
      promised: `≤ ${most} ms`,
      ok: after <= most,
    });
  });
});
