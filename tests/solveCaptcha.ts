import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work that the widget does in a browser, and answers what the widget would send. */
export async function solveCaptcha({ parameters, signature }: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  const answer = { challenge: { parameters, signature }, solution };
  return Buffer.from(JSON.stringify(answer)).toString('base64');
}
