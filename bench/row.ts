/** One line of the table; `ok` is undefined if nothing was promised. */
export type Row = {
  measure: string;
  reached: string;
  promised: string;
  ok: boolean | undefined;
  /** Why it fell short, and what would help. */
  short?: string;
};

/** A measure with the most or the least it may be. */
export function measured(
  measure: string,
  value: number,
  {
    unit = '',
    digits = 0,
    most,
    least,
    short,
  }: { unit?: string; digits?: number; most?: number; least?: number; short?: string | undefined },
): Row {
  const say = (figure: number) => `${figure.toFixed(digits)}${unit}`;
  const promised =
    most !== undefined ? `≤ ${say(most)}` : least !== undefined ? `≥ ${say(least)}` : '';
  const ok =
    promised === ''
      ? undefined
      : value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0);
  return {
    measure,
    reached: say(value),
    promised,
    ok,
    ...(ok === false && {
      short:
        short ?? 'Not expected: look whether something else used the machine, and run it again.',
    }),
  };
}

/** Something that could not be measured here, and why. */
export function unmeasured(measure: string, why: string): Row {
  return { measure, reached: why, promised: '', ok: undefined };
}

/** The middle value: a mean would be spoiled by a machine that is busy for a moment. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that this share of all values is below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
