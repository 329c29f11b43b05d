import { lisbonDay } from '../../language/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import { payBy } from './deadlines.ts';
import type { BookingContext, EventoRow, InscricaoRow } from './tables.server.ts';

/** The payment deadline of a booking made now, with no reminder sent yet; '' if the event sets none. */
export async function timeToPay(store: Store, evento: EventoRow, now: Date) {
  if (!evento.prazoPagamento) return { pagarAte: '', lembrada: false };
  const { feriados } = await readDefinicoesForLetters(store);
  return { pagarAte: payBy(evento, lisbonDay(now), feriados), lembrada: false };
}

/**
 * A new payment deadline, if the old one has passed: for when a payment turns out not to have come,
 * or when nobody could pay meanwhile.
 */
export async function renewedDeadline(
  trx: Store,
  { now }: Pick<BookingContext, 'now'>,
  { pagarAte, evento: _id }: InscricaoRow,
) {
  if (pagarAte === '' || pagarAte >= lisbonDay(now())) return undefined;
  const evento = await trx.find(noticiasEventos, { _id });
  return evento && timeToPay(trx, evento, now());
}
