/** The first port of this run's villages; a second run at the same time needs other ports. */
const first = Number(process.env.E2E_PORT ?? 4170);

export const addresses = {
  /** The demo village; perhaps there is a proxy in front of it. */
  village: process.env.E2E_VILLAGE ?? `http://localhost:${first}`,
  /** A village without any content. */
  empty: `http://localhost:${first + 1}`,
  /** A village without any content and without a mail server. */
  withoutMail: `http://localhost:${first + 3}`,
  /** A second demo village, which a journey may change completely; its mail server comes and goes. */
  apart: `http://localhost:${first + 4}`,
  /** A village with lists of many pages. */
  long: `http://localhost:${first + 6}`,
  /** A demo village for urgent notices, and for payments with a simulated provider. */
  urgent: `http://localhost:${first + 7}`,
  /** A demo village for the weekly tasks, with two letters that could not be sent. */
  tasks: `http://localhost:${first + 8}`,
  /** A demo village with a draft, and something scheduled, in every list. */
  drafts: `http://localhost:${first + 9}`,
  /** A demo village with something on every screen, to be looked at; it has no mail server. */
  screens: `http://localhost:${first + 10}`,
  /**
   * What the mail servers received, as JSON. A POST starts the mail server of `apart`; a DELETE
   * stops it, and adds a letter to the address in its body that the program has given up.
   */
  letters: `http://localhost:${first + 2}`,
};

/** Where the demo village itself listens. */
export const villagePort = first;

/** The port of the mail server of `apart`. */
export const lateMailPort = first + 5;

/** Who logs in at each worker: an account has one form half-written at a time, which another would find. */
export const accounts = ['admin', 'admin.2', 'admin.3', 'admin.4'] as const;

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const credentials = {
  username: accounts[worker % accounts.length] ?? accounts[0],
  password: 'uma palavra-passe comprida',
};
