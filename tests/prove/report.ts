import { appendFileSync } from 'node:fs';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that collects the results of this run's proofs, one line of JSON each. */
    proofLines: string;
  }
}

/** What the program promises, in the order of the table; a promise without a proof is reported as missing. */
export const promises = [
  'Places are never oversold',
  'Freed places come back',
  'A double click books once',
  'A booking costs what it cost',
  'Nothing promised is forgotten',
  'What is not published is not seen',
  'The clock is kept',
  'Nothing is lost by a hand',
  'Acknowledged is kept',
  'A letter is never lost, nor holds up a booking',
  'A letter to many goes once',
  'Backups restore',
  'A certificate can be trusted',
  'Brute force stops',
  'Nobody outside shuts staff out',
  'Rich text cannot script',
  'Uploads are inert',
  'Exports are safe',
  'Personal data is private',
  'Personal data goes',
  'What was counted names nobody',
  'The hour is right',
  'Nonsense is harmless',
  'It stays up',
  'Nobody outside can end or fill it',
  'What is urgent is everywhere at once',
  'What is near is found at once',
  'It runs in several processes',
  'It runs behind nginx',
  'It runs behind Caddy',
  'It runs from an image',
  'It runs from a package',
  'The site stays readable',
  'AccessMonitor finds nothing',
  'What is added by the recipes breaks nothing',
] as const;

/** One line of the table: what was promised, how it was tried, the figure reached and the one to reach. */
export type Proof = {
  promise: (typeof promises)[number];
  proof: string;
  reached: string;
  promised: string;
  ok: boolean;
};

/** Puts a line into the table of this run, and fails the test when the promise was not kept. */
export function record(proof: Proof): void {
  appendFileSync(inject('proofLines'), `${JSON.stringify(proof)}\n`);
  const { promise, reached, promised, ok } = proof;
  console.log(`${ok ? '✓' : '✗'} ${promise} (${proof.proof}): ${reached}; promised ${promised}`);
  expect(ok, `${promise} (${proof.proof}): ${reached}; promised ${promised}`).toBe(true);
}
