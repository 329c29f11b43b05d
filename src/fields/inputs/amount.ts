import { typedNumber } from '../number.ts';

/** Cleans a typed or pasted amount: digits and one decimal comma. */
export function cleanAmount(text: string): string {
  const point = text.includes(',') ? text.replaceAll('.', '') : text.replace('.', ',');
  const [whole = '', ...rest] = point.replace(/[^\d,]/g, '').split(',');
  return rest.length === 0 ? whole : `${whole},${rest.join('')}`;
}

/** A number in a form: text only while it is not a number, for the schema to refuse with a message. */
export type TypedNumber = number | string | null;

const read = typedNumber(2);

/** Reads a typed amount; empty is null, and one with a third decimal stays text. */
export function readAmount(text: string): TypedNumber {
  if (!/\d/.test(text)) return null;
  const amount = read(text.replace(/^,/, '0,').replace(/,$/, '')) as number;
  return Number.isNaN(amount) ? text : amount;
}

/** An amount as shown in an input, with cents only if there are any. */
export function showAmount(amount: TypedNumber): string {
  if (typeof amount !== 'number') return amount ?? '';
  return amount.toFixed(2).replace(/\.00$/, '').replace('.', ',');
}

/** How an amount is typed. */
export const amountTyping = { show: showAmount, read: readAmount, clean: cleanAmount };
