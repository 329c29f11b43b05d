import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Booked, everyLife } from '../../../tests/bookingLives.ts';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { bookingTotals } from './bookingFilters.server.ts';
import { hasProofToCheck, heldFor, owedFor, refundFor } from './bookingMoney.ts';
import { pagamentos } from './payments.server.ts';
import { comprovativos, inscricoes } from './tables.server.ts';

type Case = Booked & { comprovativo: string; numeroPessoas: number; chegaram: number };

/** Every state of the money that four presses can lead to, each once with a proof of payment and once without. */
const cases = new Map<string, Case>();
everyLife(4, ({ booking }) => {
  for (const comprovativo of ['', '2027-01-01T12:00:00.000Z']) {
    const each = { ...booking, comprovativo, numeroPessoas: 3, chegaram: 2 };
    cases.set(JSON.stringify(each), each);
  }
});

describe.each(bothEngines)('the sums of bookings on %s', (engine) => {
  const store = testStore(engine, [inscricoes, comprovativos, pagamentos]);

  test('are the same to a database as to the screens, whatever became of a booking', async () => {
    const { _id: evento } = await store.create(noticiasEventos, { type: 'EVENTO' });
    await store.transaction(async (trx) => {
      for (const [chave, { comprovativo, ...booking }] of cases) {
        const values = { ...booking, evento, chave, segredo: chave };
        const { _id: inscricao } = await trx.create(inscricoes, values);
        if (comprovativo) await trx.create(comprovativos, { inscricao, createdAt: comprovativo });
      }
    });
    const wrong: unknown[] = [];
    for (const [chave, booking] of cases) {
      const {
        estados,
        recebidoPor: _,
        ...sums
      } = await bookingTotals(store, sql`"chave" = ${chave}`);
      const isActive = booking.estado === 'ativa';
      const isCancelled = booking.estado === 'cancelada';
      const isExpired = booking.estado === 'expirada';
      const expected = {
        reservas: Number(isActive),
        pessoas: isActive ? booking.numeroPessoas : 0,
        vieram: isActive ? booking.chegaram : 0,
        recebido: booking.valorPago,
        devolvido: booking.totalDevolvido,
        pago: isActive ? heldFor(booking) : 0,
        porPagar: owedFor(booking),
        canceladas: Number(isCancelled),
        porDevolver: refundFor(booking),
        aDecidir: isExpired ? heldFor(booking) : 0,
        emCaixa: heldFor(booking),
        estados: {
          ...{ todas: 1, canceladas: Number(isCancelled), expiradas: Number(isExpired) },
          ...{ espera: 0, aDecidir: Number(isExpired && heldFor(booking) > 0) },
          comprovativo: Number(hasProofToCheck(booking)),
          porPagar: Number(owedFor(booking) > 0),
          porDevolver: Number(refundFor(booking) > 0),
          comDinheiro: Number(heldFor(booking) > 0),
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
    expect(cases.size).toBeGreaterThan(80);
  });
});
