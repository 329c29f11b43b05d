import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Booked, everyLife } from '../../../tests/bookingLives.ts';
import { deskIn } from '../../../tests/inscricoes/deskIn.ts';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { movimentos } from '../dinheiro/movimentos.server.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { bookingTotals } from './bookingFilters.server.ts';
import { hasProofToCheck, noProof, owedFor, type Proof, refundFor } from './bookingMoney.ts';
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
  const store = testStore(engine, [inscricoes, comprovativos, movimentos]);

  test('are the same to a database as to the screens, whatever became of a booking', async () => {
    const { _id: evento } = await store.create(noticiasEventos, { type: 'EVENTO' });
    await store.transaction(async (trx) => {
      for (const [chave, each] of cases) {
        const { comprovativo: createdAt, conferidoCom, ...booking } = each;
        const named = Object.keys(inscricoes.fields).map((name) => [
          name,
          Reflect.get(booking, name),
        ]);
        const stored = Object.fromEntries(named.filter(([, value]) => value !== undefined));
        const values = { ...stored, evento, chave, segredo: chave };
        const { _id: inscricao } = await trx.create(inscricoes, values);
        for (const movimento of booking.movimentos) {
          await trx.create(movimentos, { ...movimento, de: inscricoes.name, dono: inscricao });
        }
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
          todas: 1,
          canceladas: Number(isCancelled),
          expiradas: Number(isExpired),
          espera: 0,
          aDecidir: Number(isExpired && heldFor(booking) > 0),
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

describe.each(bothEngines)('a filter leaves exactly what its number counts, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento, counter } = deskIn(t);
  beforeEach(begin);

  async function village() {
    const event = await evento({ maxParticipants: 100 });
    const [unpaid, proof, paid, gone, owed] = [
      await counter(event._id, { name: 'Uma' }),
      await counter(event._id, { name: 'Duas' }),
      await counter(event._id, { name: 'Três', estaPago: true }),
      await counter(event._id, { name: 'Quatro' }),
      await counter(event._id, { name: 'Cinco', estaPago: true }),
    ];
    for (const { pagina } of [gone, owed]) {
      await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
    }
    for (const { _id: inscricao } of [proof, paid]) {
      await t.store.create(comprovativos, { inscricao, file: inscricao, extension: 'pdf' });
    }
    const free = await evento({ price: 0, childPrice: 0 });
    await counter(free._id, { name: 'Seis' });
    const past = await evento();
    await counter(past._id, { name: 'Sete' });
    const other = await counter(past._id, { name: 'Oito', estaPago: true });
    await t.visitor('DELETE', `/api/reservas/${other.pagina.split('/').at(-1)}`);
    await t.store.change(noticiasEventos, { _id: past._id }, { startDate: '2026-05-01' });
    return { event, unpaid };
  }
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

  test('of one event', async () => {
    const { event } = await village();
    const url = `/api/noticiasEventos/backoffice/${event.identifier}`;
    for (const [estado, found] of [
      ['todas', ['Cinco', 'Duas', 'Quatro', 'Três', 'Uma']],
      ['', ['Cinco', 'Duas', 'Quatro', 'Três', 'Uma']],
      ['porPagar', ['Duas', 'Uma']],
      ['comprovativo', ['Duas']],
      ['canceladas', ['Cinco', 'Quatro']],
      ['porDevolver', ['Cinco']],
    ] as const) {
      const { body } = await t.staff('GET', `${url}?limit=1&offset=0&estado=${estado}`);
      expect([estado, body.total]).toEqual([estado, found.length]);
      expect(body.reservas.estados[estado || 'todas']).toBe(found.length);
      const all = await t.staff('GET', `${url}?estado=${estado}`);
      expect(names(all.body.noticiaEvento.inscricoes)).toEqual(found);
    }
    const { body } = await t.staff('GET', `${url}?offset=0&limit=9&estado=porPagar&q=duas`);
    expect(body).toMatchObject({ total: 1, reservas: { estados: { porPagar: 2 } } });
    expect(body.noticiaEvento.inscricoes[0].comprovativo).toMatch(/^$|Z$/);
    expect((await t.staff('GET', `${url}?estado=outras`)).status).toBe(422);
  });

  test('of all events that are not over, and of any that owes money', async () => {
    const { event } = await village();
    for (const [estado, found] of [
      ['todas', ['Cinco', 'Duas', 'Quatro', 'Seis', 'Três', 'Uma']],
      ['porPagar', ['Duas', 'Uma']],
      ['comprovativo', ['Duas']],
      ['porDevolver', ['Cinco', 'Oito']],
    ] as const) {
      const { body } = await t.staff('GET', `/api/inscricoes?limit=50&offset=0&estado=${estado}`);
      expect([estado, body.total, body.estados[estado]]).toEqual([
        estado,
        found.length,
        found.length,
      ]);
      expect(names(body.arrayInscricoes)).toEqual(found);
    }
    const { resumo } = (await t.staff('GET', '/api/resumo')).body;
    expect(resumo.contagens).toMatchObject({ reservasPorPagar: 2, devolucoesPorFazer: 2 });
    const page = await t.staff('GET', '/api/inscricoes?limit=1&offset=1&estado=porPagar');
    expect(page.body.arrayInscricoes).toMatchObject([
      { doEvento: { identifier: event.identifier, title: 'Magusto' } },
    ]);
  });
});
