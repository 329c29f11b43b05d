import { euros } from '../../fields/euros.ts';
import type { Item } from '../../sections/all.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { availablePlaces, totalPrice } from '../../sections/signUp.ts';

/** An event as staff read it, with everyone who booked. */
export type BookedEvent = Item<'noticiasEventos'> & { inscricoes: Inscricao[] };

/** A number of things, in words. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function placesLeft(evento: BookedEvent): string {
  const places = availablePlaces(evento);
  if (places === 0) return 'não há vagas livres';
  return counted(places, 'vaga livre', 'vagas livres');
}

function owed(evento: BookedEvent, isPaid: boolean): number {
  const cents = evento.inscricoes
    .filter(({ estaPago }) => estaPago === isPaid)
    .reduce((sum, party) => sum + Math.round(totalPrice(evento, party) * 100), 0);
  return cents / 100;
}

/** How an event stands: who comes, what is free, what was paid and what is still to come in. */
export function bookingsInWords(evento: BookedEvent): string[] {
  const { inscricoes, currentParticipants, permiteInscricao } = evento;
  const bookings = counted(inscricoes.length, 'reserva', 'reservas');
  const people = counted(currentParticipants ?? 0, 'pessoa', 'pessoas');
  const left = permiteInscricao ? `; ${placesLeft(evento)}` : '';
  const who = `${bookings} para ${people}${left}.`;
  const [paid, unpaid] = [owed(evento, true), owed(evento, false)];
  if (paid + unpaid === 0) return [who];
  return [who, `Pago: ${euros(paid)}. Por pagar: ${euros(unpaid)}.`];
}
