import { lisbonDay } from '../../language/calendar.ts';
import type { Store } from '../../server/store/store.ts';
import { readDefinicoesForLetters } from '../../server/tables/definicoes.ts';
import { payBy } from './deadlines.ts';
import type { EventoRow } from './tables.server.ts';

/** The payment deadline of a booking made now, with no reminder sent yet; '' if the event sets none. */
export async function timeToPay(store: Store, evento: EventoRow, now: Date) {
  if (!evento.prazoPagamento) return { pagarAte: '', lembrada: false };
  const { feriados } = await readDefinicoesForLetters(store);
  return { pagarAte: payBy(evento, lisbonDay(now), feriados), lembrada: false };
}
