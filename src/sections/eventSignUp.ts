import { isAhead, lisbonDay } from '../language/calendar.ts';
import type { noticiasEventos } from './noticiasEventos.ts';
import type { RecordOf } from './section.ts';

/** The fields that decide whether people can sign up. */
type Evento = Pick<
  RecordOf<typeof noticiasEventos>,
  | 'permiteInscricao'
  | 'startDate'
  | 'startTime'
  | 'limitEnrollmentDate'
  | 'maxParticipants'
  | 'currentParticipants'
  | 'cancelado'
>;

/** How many places are left. */
export function availablePlaces(evento: Evento): number {
  return Math.max(0, (evento.maxParticipants ?? 0) - (evento.currentParticipants ?? 0));
}

/**
 * Whether people can sign up now: `closed` shows no button, `full` a disabled one and, if the event
 * has it, the way to the waiting list. It is closed while the number of participants is unknown.
 * At the counter the last day does not apply.
 */
export function signUpState(
  evento: Evento,
  now: Date,
  at: 'site' | 'counter' = 'site',
): 'closed' | 'open' | 'full' {
  const offered =
    evento.permiteInscricao &&
    !evento.cancelado &&
    evento.currentParticipants !== null &&
    isAhead(evento.startDate, evento.startTime, now) &&
    (at === 'counter' || evento.limitEnrollmentDate >= lisbonDay(now));
  if (!offered) return 'closed';
  return availablePlaces(evento) > 0 ? 'open' : 'full';
}

/** Whether the last day for signing up has passed but the event is still to come. */
export function signUpEnded(evento: Evento, now: Date): boolean {
  const { permiteInscricao, cancelado, startDate, startTime, limitEnrollmentDate } = evento;
  const wasOffered = permiteInscricao && !cancelado && limitEnrollmentDate !== '';
  return wasOffered && limitEnrollmentDate < lisbonDay(now) && isAhead(startDate, startTime, now);
}

/** The rule for children under six, whom no price covers. */
export const underSix =
  'As crianças com menos de 6 anos vêm com os seus adultos: não pagam e não é preciso inscrevê-las.';
