import { lisbonDay } from '../../language/calendar.ts';
import type { Store } from '../../server/store/store.ts';
import { readDefinicoesForLetters } from '../../server/tables/definicoes.ts';
import { payBy } from './deadlines.ts';
import type { EventoRow } from './tables.server.ts';

/** The last day to pay for what is booked now; '' where the event has none. */
export async function lastDayToPay(store: Store, evento: EventoRow, now: Date): Promise<string> {
  if (!evento.prazoPagamento) return '';
  const { feriados } = await readDefinicoesForLetters(store);
  return payBy(evento, lisbonDay(now), feriados);
}
