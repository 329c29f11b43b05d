import { lisbonDay } from '../../language/calendar.ts';
import { minute } from '../../language/durations.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { sweepPrivateFiles } from '../../server/files/privateFiles.ts';
import { isNotOver } from '../../server/rules/noticiasEventos.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Store } from '../../server/store/store.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { payOnline } from '../dinheiro/payable.server.ts';
import { inscricaoCalls } from './bookingCalls.ts';
import { narrowed, searchedBy } from './bookingFilters.server.ts';
import { bookingKinds } from './bookingLetter.server.ts';
import { runDeadlines } from './clock.server.ts';
import { endBookings, eventRule } from './eventRule.server.ts';
import { guestLetterRoutes } from './guestLetters.server.ts';
import { eventBookingRoutes, inscricaoRoutes } from './inscricoes.server.ts';
import type { BookingFilter } from './inscricoes.ts';
import { payableBookings } from './payable.server.ts';
import { addressOf, people } from './people.server.ts';
import { reservaRoutes } from './reservas.server.ts';
import { erasedOn } from './signUp.ts';
import {
  type BookingContext,
  comprovativos,
  type EventoRow,
  eventsOf,
  inscricoes,
  removeBookings,
} from './tables.server.ts';

/** Counts what the link to a filter lists. */
const countOf = (filter: BookingFilter) => (store: Store, now: Date) =>
  store.count(inscricoes, narrowed(searchedBy(filter, isNotOver(lisbonDay(now))), filter));

/** Removes bookings six months after their event ended, also those in the bin. */
async function eraseBookings(trx: Store, context: BookingContext): Promise<number> {
  const today = lisbonDay(context.now());
  const isLongPast = (evento: Pick<EventoRow, 'startDate' | 'endDate'>) =>
    evento.startDate !== '' && erasedOn(evento) <= today;
  const gone: { _id: string }[] = [];
  const events = await trx.list(noticiasEventos, { where: { type: 'EVENTO' } });
  for (const { _id } of events.filter(isLongPast)) {
    gone.push(...(await removeBookings(trx, context, { evento: _id })));
  }
  const deleted = await trx.list(reciclagem, { where: { colecao: noticiasEventos.name } });
  for (const { _id } of deleted.filter(({ valores }) => isLongPast(JSON.parse(valores)))) {
    gone.push(...(await removeBookings(trx, context, { eventoApagado: _id })));
  }
  return gone.length;
}

payOnline(payableBookings);

/** Sign-ups for events, and the proofs of their payment. */
export const inscricoesServer: ServerFeature = {
  tables: [inscricoes, comprovativos],
  people,
  routes: [inscricaoRoutes, eventBookingRoutes, guestLetterRoutes, reservaRoutes],
  rules: { noticiasEventos: eventRule },
  counts: {
    reservasPorPagar: countOf('porPagar'),
    comprovativosPorValidar: countOf('comprovativo'),
    reservasADecidir: countOf('aDecidir'),
    devolucoesPorFazer: countOf('porDevolver'),
  },
  subjects: {
    inscricoes: {
      called: 'a inscrição',
      by: inscricaoCalls.list,
      async addresses(store, ids) {
        const bookings = await store.list(inscricoes, { where: { _id: ids } });
        const events = await eventsOf(store, bookings);
        return bookings.map((row) => [row._id, addressOf(row, events.get(row.evento))]);
      },
    },
  },
  letters: { kinds: Object.values(bookingKinds), who: 'inscricoes' },
  find: {
    by: inscricaoCalls.list,
    async rows(store, found) {
      const rows = await store.list(inscricoes, { ...found, where: { eventoApagado: '' } });
      const events = await eventsOf(store, rows);
      return rows.map((row) => ({
        titulo: row.name,
        onde: 'Inscrições',
        pormenor: events.get(row.evento)?.title ?? '',
        link: addressOf(row, events.get(row.evento)),
      }));
    },
  },
  jobs: [{ name: 'deadlines of bookings', every: minute, run: runDeadlines }],
  async erase(trx, context) {
    const bookingsErased = await eraseBookings(trx, context);
    await trx.afterCommit(() => sweepPrivateFiles(context, comprovativos));
    return { bookingsErased };
  },
  async removeDemo(trx, context) {
    // Lock events before their bookings, as signing up does: another order could deadlock.
    const events = await trx.list(noticiasEventos, { where: { demo: true } });
    for (const { _id } of events) await trx.lock(noticiasEventos, { _id });
    // The invented bookings first, so that no letters are written to them.
    const invented = await removeBookings(trx, context, { demo: true });
    for (const evento of events) await endBookings(trx, evento, context);
    const where = { colecao: noticiasEventos.name, demo: true };
    const deleted = await trx.list(reciclagem, { where });
    for (const { _id } of [...events, ...deleted]) {
      await removeBookings(trx, context, { eventoApagado: _id });
    }
    return invented.length;
  },
};
