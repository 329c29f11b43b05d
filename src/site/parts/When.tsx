import { lisbonDay, longDate } from '../../language/calendar.ts';

/** The day of an instant, in Lisbon. */
export function When({ at }: { at: string }) {
  return <time dateTime={lisbonDay(new Date(at))}>{longDate(at)}</time>;
}
