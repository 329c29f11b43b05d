import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Booked, everyLife } from '../../../tests/bookingLives.ts';
import { engines, testStore } from '../../../tests/openTestStore.ts';
import { owedFor, paidFor, refundFor } from '../../sections/bookingMoney.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { standing } from './bookingFilters.ts';
import { comprovativos, inscricoes } from './inscricoes.ts';

/** Every state of the money that four presses can lead to, each once. */
const states = new Map<string, Booked>();
everyLife(4, ({ booking }) => states.set(JSON.stringify(booking), booking));

describe.each(engines)('the sums of bookings on %s', (engine) => {
  const store = testStore(engine, [inscricoes, comprovativos]);

  test('are the same to a database as to the screens, whatever became of a booking', async () => {
    const { _id: evento } = await store.create(noticiasEventos, { type: 'EVENTO' });
    await store.transaction(async (trx) => {
      for (const [chave, booking] of states) {
        await trx.create(inscricoes, { ...booking, evento, chave, segredo: chave });
      }
    });
    const wrong: unknown[] = [];
    for (const [chave, booking] of states) {
      const { estados, ...sums } = await standing(store, sql`"chave" = ${chave}`);
      const isActive = booking.estado === 'ativa';
      const expected = {
        reservas: Number(isActive),
        pago: isActive ? paidFor(booking) : 0,
        porPagar: owedFor(booking),
        canceladas: Number(!isActive),
        porDevolver: refundFor(booking),
        emCaixa: paidFor(booking),
        estados: {
          ...{ todas: 1, comprovativo: 0, canceladas: Number(!isActive) },
          porPagar: Number(owedFor(booking) > 0),
          porDevolver: Number(refundFor(booking) > 0),
          comDinheiro: Number(paidFor(booking) > 0),
        },
      };
      const said = { ...sums, estados };
      try {
        expect(said).toEqual(expected);
      } catch {
        wrong.push({ booking, said });
      }
    }
    expect(wrong).toEqual([]);
    expect(states.size).toBeGreaterThan(40);
  });
});
