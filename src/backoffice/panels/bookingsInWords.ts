import { euros } from '../../fields/euros.ts';
import type { Item } from '../../sections/all.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { availablePlaces } from '../../sections/signUp.ts';
import { counted } from '../parts/counted.ts';

/** An event as staff read it, with those who booked, or some of them. */
export type BookedEvent = Item<'noticiasEventos'> & { inscricoes: Inscricao[] };

/** How many bookings an event has, and the euros that came in and are still to come. */
export type Reservas = { reservas: number; pago: number; porPagar: number };

function placesLeft(evento: BookedEvent): string {
  const places = availablePlaces(evento);
  if (places === 0) return 'não há vagas livres';
  return counted(places, 'vaga livre', 'vagas livres');
}

/** How an event stands: who comes, what is free, what was paid and what is still to come in. */
export function bookingsInWords(evento: BookedEvent, told: Reservas): string[] {
  const { currentParticipants, permiteInscricao } = evento;
  const { reservas, pago, porPagar } = told;
  const bookings = counted(reservas, 'reserva', 'reservas');
  const people = counted(currentParticipants ?? 0, 'pessoa', 'pessoas');
  const left = permiteInscricao ? `; ${placesLeft(evento)}` : '';
  const who = `${bookings} para ${people}${left}.`;
  if (pago + porPagar === 0) return [who];
  return [who, `Pago: ${euros(pago)}. Por pagar: ${euros(porPagar)}.`];
}
