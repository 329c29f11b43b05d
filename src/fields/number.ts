/** What the kinds that hold a number share: empty is null. */
export const storedAsInteger = {
  column: 'integer',
  initial: null as number | null,
  isEmpty: (value: number | null) => value === null,
  toColumn: (value: number | null) => value,
  fromColumn: (stored: string | number) => Number(stored),
} as const;

/**
 * Reads a number that may have been typed as text, with a decimal comma; '' is null, nonsense is
 * NaN. So is a text with more decimals than fit: `1.000` may well have been meant as a thousand.
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
