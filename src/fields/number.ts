import { z } from 'zod';

/** Shared by the kinds that hold a number: empty is null. */
export const storedAsInteger = {
  column: 'integer',
  initial: null as number | null,
  isEmpty: (value: number | null) => value === null,
  toColumn: (value: number | null) => value,
  fromColumn: (stored: string | number) => Number(stored),
} as const;

/**
 * Reads a number that may have been typed as text, with a decimal comma; '' is null, other text is
 * NaN. So is a number with too many decimals: `1.000` may have been meant as a thousand.
 */
export function typedNumber(mostDecimals: number) {
  return (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const typed = value.trim().replace(',', '.');
    if (typed === '') return null;
    const decimals = typed.split('.')[1]?.length ?? 0;
    return decimals <= mostDecimals && /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  };
}

/** The schema of a number that may be empty, and that may arrive as text. */
export function numberSchema(mostDecimals: number, number: z.ZodType<number>) {
  return z.preprocess(typedNumber(mostDecimals), number.nullable()) as z.ZodType<number | null>;
}
