/** Where the villages of a run answer; a second run at the same time needs other ports. */
const first = Number(process.env.E2E_PORT ?? 4170);

export const addresses = {
  /** The demo village. */
  village: `http://localhost:${first}`,
  /** A village nobody has written a word about. */
  empty: `http://localhost:${first + 1}`,
  /** A village with a section the program has never heard of. */
  twelfth: `http://localhost:${first + 3}`,
  /** What the mail server received, as JSON. */
  letters: `http://localhost:${first + 2}`,
};

/** Who logs in. */
export const credentials = { username: 'admin', password: 'uma palavra-passe comprida' };
