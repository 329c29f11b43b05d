import { addDays, addMonths, isAhead, lisbonDay, longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { toTheCent } from '../../language/euros.ts';
import { t } from '../../language/speaking.ts';
import type { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { RecordOf } from '../../sections/section.ts';
import type { Inscricao } from './inscricoes.ts';
import { refusals } from './refusals.ts';

type NoticiaEvento = RecordOf<typeof noticiasEventos>;

/** Who comes, as far as it was typed. */
export type Party = { numeroAdultos: number | null; numeroCriancas: number | null };

/** How many people a party is. */
export function sizeOf({ numeroAdultos, numeroCriancas }: Party): number {
  return (numeroAdultos ?? 0) + (numeroCriancas ?? 0);
}

/** How many places are free, and how many people one booking may bring, if that is limited. */
type Room = { available: number; most?: number | null };

/** Why a party is too large; '' if it is not. */
export function partyFault(people: number, { available, most }: Room): string {
  if (people > available) return refusals.seats;
  return most && people > most ? refusals.partyTooLarge(most) : '';
}

const bothNumbers: readonly string[] = ['numeroAdultos', 'numeroCriancas'];

/** What makes a party too large for an event, and what no longer does once one of it is changed. */
export const partyFields = [...bothNumbers, 'evento'];

/** A fault of the size of a party, said at both number fields. */
export const atBothNumbers = (msg: string) => bothNumbers.map((param) => ({ param, msg }));

/** A party in words: `2 adultos, 1 criança`; '' if only the number of people is known. */
export function partyInWords({ numeroAdultos, numeroCriancas }: Party, and = ', '): string {
  if (numeroAdultos === null) return '';
  const adults = counted(numeroAdultos, 'adulto', 'adultos');
  if (!numeroCriancas) return adults;
  const children = counted(numeroCriancas, 'criança', 'crianças');
  return numeroAdultos === 0 ? children : `${adults}${and}${children}`;
}

/** What a party pays, in euros. */
export function totalPrice(
  { price, childPrice }: Pick<NoticiaEvento, 'price' | 'childPrice'>,
  { numeroAdultos, numeroCriancas }: Party,
): number {
  return toTheCent((numeroAdultos ?? 0) * (price ?? 0) + (numeroCriancas ?? 0) * (childPrice ?? 0));
}

/** What a booking costs, in euros: at the prices it was made at, not the event's current ones. */
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

/** Whether the deadline for cancelling is still ahead. */
export function canCancel({ day, time }: CancelDeadline, now: Date): boolean {
  return isAhead(day, time, now);
}

/** The deadline in words, to follow «até». */
export function deadlineInWords({ day, time }: CancelDeadline): string {
  return time === ''
    ? longDate(day)
    : t('{dia}, às {hora}, quando o evento começa', { dia: longDate(day), hora: time });
}

/** How many months bookings and their proofs are kept after the event. */
export const monthsAfterEvent = 6;

/** The day on which an event's bookings are erased. */
export function erasedOn({
  startDate,
  endDate,
}: Pick<NoticiaEvento, 'startDate' | 'endDate'>): string {
  return addDays(addMonths(endDate || startDate, monthsAfterEvent), 1);
}

/** Shown if the council has not said how to pay. */
export const askHowToPay = 'Pergunte à junta como pode pagar.';
