type Values = Readonly<Record<string, unknown>>;

/** A field that two people changed, each in their own way. */
export type Clash = { name: string; mine: unknown; theirs: unknown };

export type Merged = {
  values: Record<string, unknown>;
  /** The fields that only the other person changed: their value was taken. */
  taken: string[];
  /** The fields that both changed: mine stays until somebody chooses. */
  clashes: Clash[];
};

/** Whether two values, of a field or of a whole form, are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Brings together what was typed and what somebody saved meanwhile, both begun from `base`. */
export function merge(base: Values, mine: Values, theirs: Values): Merged {
  const merged: Merged = { values: { ...theirs, ...mine }, taken: [], clashes: [] };
  for (const name of Object.keys(theirs)) {
    // Nobody sees these marks, and each belongs to one translation, so nobody is asked to choose.
    if (name === 'traduzidoDe' && name in mine) {
      const [before, own, other] = [base, mine, theirs].map((each) => (each[name] ?? {}) as Values);
      merged.values[name] = merge(before ?? {}, own ?? {}, other ?? {}).values;
      continue;
    }
    if (!(name in mine) || isSame(mine[name], theirs[name])) continue;
    if (name in base && isSame(base[name], theirs[name])) continue;
    if (name in base && isSame(base[name], mine[name])) {
      merged.values[name] = theirs[name];
      merged.taken.push(name);
    } else merged.clashes.push({ name, mine: mine[name], theirs: theirs[name] });
  }
  return merged;
}
