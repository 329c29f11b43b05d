import { addDays, addMonths, isAhead, lisbonDay, longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { messages } from '../../language/messages.ts';
import type { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { RecordOf } from '../../sections/section.ts';
import type { Inscricao } from './inscricoes.ts';

type NoticiaEvento = RecordOf<typeof noticiasEventos>;

/** What is wrong with how many come: more than there are places, or than one booking may bring; '' when nothing is. */
export function partyFault(
  people: number,
  { available, most }: { available: number; most: number },
): string {
  if (people > available) return messages.seats;
  return people > most ? messages.partyTooLarge(most) : '';
}

/** Who comes, as far as it was typed. */
export type Party = { numeroAdultos: number | null; numeroCriancas: number | null };

/** Who comes: `2 adultos, 1 criança`; '' where only how many is known. */
export function partyInWords({ numeroAdultos, numeroCriancas }: Party, and = ', '): string {
  if (numeroAdultos === null) return '';
  const adults = counted(numeroAdultos, 'adulto', 'adultos');
  if (!numeroCriancas) return adults;
  const children = counted(numeroCriancas, 'criança', 'crianças');
  return numeroAdultos === 0 ? children : `${adults}${and}${children}`;
}

/** What a party pays, in euros. */
export function totalPrice(
  evento: Pick<NoticiaEvento, 'price' | 'childPrice'>,
  party: Party,
): number {
  const cents = (euros: number | null) => Math.round((euros ?? 0) * 100);
  const total =
    (party.numeroAdultos ?? 0) * cents(evento.price) +
    (party.numeroCriancas ?? 0) * cents(evento.childPrice);
  return total / 100;
}

/** What a booking costs, in euros: by the prices it was made at, not by those of its event now. */
export function bookingTotal(
  inscricao: Party & Pick<Inscricao, 'precoAdulto' | 'precoCrianca'>,
): number {
  const { precoAdulto, precoCrianca } = inscricao;
  return totalPrice({ price: precoAdulto, childPrice: precoCrianca }, inscricao);
}

const daysToCancel = 15;

/** Until when a sign-up can be cancelled; `time` is '' where the whole day counts. */
type CancelDeadline = { day: string; time: string };

/** A sign-up can be cancelled with a refund for 15 days, and never once the event has begun. */
export function cancelDeadline(
  { enrollmentDate }: Pick<Inscricao, 'enrollmentDate'>,
  { startDate, startTime }: Pick<NoticiaEvento, 'startDate' | 'startTime'>,
): CancelDeadline {
  const lastDay = addDays(lisbonDay(new Date(enrollmentDate)), daysToCancel);
  return lastDay < startDate ? { day: lastDay, time: '' } : { day: startDate, time: startTime };
}

/** Whether that moment is still to come. */
export function canCancel({ day, time }: CancelDeadline, now: Date): boolean {
  return isAhead(day, time, now);
}

/** That moment as people read it, to follow «até». */
export function deadlineInWords({ day, time }: CancelDeadline): string {
  return time === '' ? longDate(day) : `${longDate(day)}, às ${time}, quando o evento começa`;
}

/** How many months bookings and their proofs are kept after the event. */
export const monthsAfterEvent = 6;

/** The first day on which nothing is left of an event's bookings. */
export function erasedOn({
  startDate,
  endDate,
}: Pick<NoticiaEvento, 'startDate' | 'endDate'>): string {
  return addDays(addMonths(endDate || startDate, monthsAfterEvent), 1);
}

/** What is said where the council has not said how. */
export const askHowToPay = 'Pergunte à junta como pode pagar.';
