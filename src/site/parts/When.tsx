import { lisbonDay, longDate } from '../../language/calendar.ts';

/** The day of a moment that the server noted. */
export function When({ at }: { at: string }) {
  return <time dateTime={lisbonDay(new Date(at))}>{longDate(at)}</time>;
}
