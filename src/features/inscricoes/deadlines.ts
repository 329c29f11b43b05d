import { addDays, lisbonDay, lisbonInstant, lisbonTime } from '../../language/calendar.ts';
import { hour } from '../../language/durations.ts';
import { addWorkingDays, workingDayFrom } from '../../language/workingDays.ts';
import type { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { RecordOf } from '../../sections/section.ts';

type NoticiaEvento = RecordOf<typeof noticiasEventos>;
type Evento = Pick<NoticiaEvento, 'startDate' | 'startTime' | 'prazoPagamento'>;
type OwnDays = readonly string[];

/**
 * The last day to pay for a booking made today: as many days from now as the event says, moved to a
 * working day, and before the event; '' if there is none.
 */
export function payBy(evento: Evento, today: string, ownDays: OwnDays): string {
  if (!evento.prazoPagamento) return '';
  const wanted = workingDayFrom(addDays(today, evento.prazoPagamento), ownDays);
  const last = addWorkingDays(evento.startDate, -1, ownDays);
  const day = wanted < last ? wanted : last;
  return day >= today ? day : '';
}

/** The day on which the visitor is reminded to pay. */
export function remindOn(pagarAte: string, ownDays: OwnDays): string {
  return addWorkingDays(pagarAte, -1, ownDays);
}

/** The day on which unpaid places are freed, after one working day of grace. */
export function freeOn(pagarAte: string, ownDays: OwnDays): string {
  return addDays(addWorkingDays(pagarAte, 1, ownDays), 1);
}

/** The hours at which people are written to, and at which an offer may end. */
const [morning, evening] = ['09:00', '21:00'];

/** Whether it is an hour at which people are written to. */
export function isDaytime(now: Date): boolean {
  const time = lisbonTime(now);
  return time >= morning && time < evening;
}

const longestOffer = 48 * hour;
/** In less time than this nobody reads a letter and decides. */
const shortestOffer = 2 * hour;

/** When an event begins; midnight if it has no hour. */
function startOf({ startDate, startTime }: Evento): number {
  return startDate === '' ? 0 : Date.parse(lisbonInstant(startDate, startTime || '00:00'));
}

/**
 * Until when places offered now are kept: two days or, near the event, half of the time that is
 * left, and never ending at night; undefined once it is too late to offer any.
 */
export function offerUntil(evento: Evento, now: Date): Date | undefined {
  const left = startOf(evento) - now.getTime();
  const until = now.getTime() + Math.min(longestOffer, left / 2);
  const earliest = now.getTime() + shortestOffer;
  if (until < earliest) return undefined;
  if (isDaytime(new Date(until))) return new Date(until);
  const [day, time] = [lisbonDay(new Date(until)), lisbonTime(new Date(until))];
  const before = Date.parse(lisbonInstant(time < morning ? addDays(day, -1) : day, '20:59'));
  if (before >= earliest) return new Date(before);
  const after = Date.parse(lisbonInstant(time < morning ? day : addDays(day, 1), morning));
  return after < startOf(evento) ? new Date(after) : undefined;
}

/** Whether somebody waits who may still get places; a party larger than the event never fits. */
export function hasWaiting(
  { maxParticipants }: Pick<NoticiaEvento, 'maxParticipants'>,
  smallest: number | undefined,
): boolean {
  return smallest !== undefined && smallest <= (maxParticipants ?? 0);
}

/** Whether places that are free go first to those who wait: while there is time to offer them. */
export function isListFirst(evento: Evento & Pick<NoticiaEvento, 'temEspera'>, now: Date): boolean {
  return evento.temEspera && offerUntil(evento, now) !== undefined;
}
