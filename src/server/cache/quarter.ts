const quarterHour = 15 * 60 * 1000;

/** The quarter of an hour that a moment is in: everything that depends on the clock changes with it. */
export const quarterOf = (moment: Date) => Math.floor(moment.getTime() / quarterHour);
