import { lisbonDay } from '../../language/calendar.ts';
import type { Store } from '../../server/store/store.ts';
import { readDefinicoesForLetters } from '../../server/tables/definicoes.ts';
import { payBy } from './deadlines.ts';
import type { EventoRow } from './tables.server.ts';

/** The time to pay for what is booked now, of which nobody was reminded yet; none where the event has none. */
export async function timeToPay(store: Store, evento: EventoRow, now: Date) {
  if (!evento.prazoPagamento) return { pagarAte: '', lembrada: false };
  const { feriados } = await readDefinicoesForLetters(store);
  return { pagarAte: payBy(evento, lisbonDay(now), feriados), lembrada: false };
}
