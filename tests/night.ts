/** `npm run prove` runs every test; `npm test` leaves out those that take many seconds and seldom break. */
export const isNight = process.env.PROVE !== undefined;
