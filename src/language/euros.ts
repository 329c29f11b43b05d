import { perLocale } from './speaking.ts';

const euroFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
);

/** An amount as people read it: `12,50 €`. */
export function euros(amount: number): string {
  return euroFormat().format(amount);
}

const plainFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }),
);

/** An amount as one types it in a banking app, without its currency: `12,50`. */
export function plainEuros(amount: number): string {
  return plainFormat().format(toTheCent(amount));
}

/** Rounds a sum to the cent: sums of decimal fractions are not exact. */
export const toTheCent = (amount: number): number => Math.round(amount * 100) / 100;
