import { typedNumber } from '../number.ts';

/** What may be typed as an amount: digits and one decimal comma, however it was pasted. */
export function cleanAmount(text: string): string {
  const point = text.includes(',') ? text.replaceAll('.', '') : text.replace('.', ',');
  const [whole = '', ...rest] = point.replace(/[^\d,]/g, '').split(',');
  return rest.length === 0 ? whole : `${whole},${rest.join('')}`;
}

/** What a form holds for a number: text only while it is none, for the check to refuse in words. */
export type TypedNumber = number | string | null;

const read = typedNumber(2);

/** The number behind a typed amount; nothing typed is null, and a third decimal stays text. */
export function readAmount(text: string): TypedNumber {
  if (!/\d/.test(text)) return null;
  const amount = read(text.replace(/^,/, '0,').replace(/,$/, '')) as number;
  return Number.isNaN(amount) ? text : amount;
}

/** An amount as it stands in an input: cents only where there are any. */
export function showAmount(amount: TypedNumber): string {
  if (typeof amount !== 'number') return amount ?? '';
  return amount.toFixed(2).replace(/\.00$/, '').replace('.', ',');
}

/** How an amount is typed. */
export const amountTyping = { show: showAmount, read: readAmount, clean: cleanAmount };
