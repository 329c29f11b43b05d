import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Booked, everyLife } from '../../../tests/bookingLives.ts';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { bookingTotals } from './bookingFilters.server.ts';
import {
  hasProofToCheck,
  heldFor,
  noProof,
  owedFor,
  type Proof,
  refundFor,
} from './bookingMoney.ts';
import { pagamentos } from './payments.server.ts';
import { comprovativos, inscricoes } from './tables.server.ts';

type Case = Booked & Proof & { numeroPessoas: number; chegaram: number; email: string };

const comprovativo = '2027-01-01T12:00:00.000Z';
const proofs = [noProof, { comprovativo, conferidoCom: null }, { comprovativo, conferidoCom: 35 }];

/** Every state of the money that four presses can lead to, without a proof of payment, with one, and with one accepted. */
const cases = new Map<string, Case>();
everyLife(4, ({ booking }) => {
  for (const proof of proofs) {
    const people = { numeroPessoas: 3, chegaram: 2, email: 'ana@exemplo.pt' };
    const each = { ...booking, ...proof, ...people };
    cases.set(JSON.stringify(each), each);
  }
});

describe.each(bothEngines)('the sums of bookings on %s', (engine) => {
  const store = testStore(engine, [inscricoes, comprovativos, pagamentos]);

  test('are the same to a database as to the screens, whatever became of a booking', async () => {
    const { _id: evento } = await store.create(noticiasEventos, { type: 'EVENTO' });
    await store.transaction(async (trx) => {
      for (const [chave, { comprovativo: createdAt, conferidoCom, ...booking }] of cases) {
        const values = { ...booking, evento, chave, segredo: chave };
        const { _id: inscricao } = await trx.create(inscricoes, values);
        if (createdAt) await trx.create(comprovativos, { inscricao, createdAt, conferidoCom });
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
        comLugar: Number(isActive),
        comEmail: Number(isActive),
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
