import { typedNumber } from '../number.ts';

/** A number in a form: text only while it is not a number, for the schema to refuse with a message. */
export type TypedNumber = number | string | null;

const toNumber = typedNumber(2);

/** How an amount is typed and shown. */
export const amountTyping = {
  /** Cleans a typed or pasted amount: digits and one decimal comma. */
  clean(text: string): string {
    const point = text.includes(',') ? text.replaceAll('.', '') : text.replace('.', ',');
    const [whole = '', ...rest] = point.replace(/[^\d,]/g, '').split(',');
    return rest.length === 0 ? whole : `${whole},${rest.join('')}`;
  },
  /** Empty is null; a text with a third decimal stays text. */
  read(text: string): TypedNumber {
    if (!/\d/.test(text)) return null;
    const amount = toNumber(text.replace(/^,/, '0,').replace(/,$/, '')) as number;
    return Number.isNaN(amount) ? text : amount;
  },
  /** With cents only if there are any. */
  show(amount: TypedNumber): string {
    if (typeof amount !== 'number') return amount ?? '';
    return amount.toFixed(2).replace(/\.00$/, '').replace('.', ',');
  },
};
