import { day } from '../../language/durations.ts';
import { faceOf } from '../faces.ts';
import type { Reader } from '../reader.ts';

/** How many days it is valid after it was read; RFC 9116 asks for less than a year. */
const daysGood = 180;

/** Tells people who find a vulnerability where to report it. */
export async function securityTxt(read: Reader, siteUrl: string): Promise<string> {
  const { definicoes } = await read('/api/definicoes');
  const { email } = definicoes;
  const today = Math.floor(Date.now() / day);
  return [
    `Contact: ${email ? `mailto:${encodeURI(email)}` : `${siteUrl}${faceOf('contactos').path}`}`,
    `Expires: ${new Date((today + daysGood) * day).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
