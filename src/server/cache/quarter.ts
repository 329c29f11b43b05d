import { minute } from '../../language/durations.ts';

const quarterHour = 15 * minute;

/** The quarter of an hour that a moment is in: everything that depends on the clock changes with it. */
export const quarterOf = (moment: Date) => Math.floor(moment.getTime() / quarterHour);
