/** Where the villages of a run answer; a second run at the same time needs other ports. */
const first = Number(process.env.E2E_PORT ?? 4170);

export const addresses = {
  /** The demo village; perhaps there is a proxy in front of it. */
  village: process.env.E2E_VILLAGE ?? `http://localhost:${first}`,
  /** A village nobody has written a word about. */
  empty: `http://localhost:${first + 1}`,
  /** A village nobody has written about either, and without a mail server. */
  withoutMail: `http://localhost:${first + 3}`,
  /** A second demo village, to be turned upside down; its mail server comes and goes. */
  apart: `http://localhost:${first + 4}`,
  /** A village with lists that go on and on. */
  long: `http://localhost:${first + 6}`,
  /** A demo village in which something is urgent, now and then, and which takes payments that are played. */
  urgent: `http://localhost:${first + 7}`,
  /** A demo village for the tasks of a week, with two letters that could not leave. */
  tasks: `http://localhost:${first + 8}`,
  /** A demo village with a draft, and something scheduled, in every list. */
  drafts: `http://localhost:${first + 9}`,
  /** A demo village with something on every screen, to be looked at; it has no mail server. */
  screens: `http://localhost:${first + 10}`,
  /**
   * What the mail servers received, as JSON. A POST brings that of the village apart; a DELETE takes
   * it away, and leaves a letter to the address in its body that the program has given up.
   */
  letters: `http://localhost:${first + 2}`,
};

/** Where the demo village itself listens. */
export const villagePort = first;

/** Where the mail server of the village apart will be. */
export const lateMailPort = first + 5;

/** Who logs in. */
export const credentials = { username: 'admin', password: 'uma palavra-passe comprida' };
