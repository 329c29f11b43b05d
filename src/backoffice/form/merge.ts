import type { Shape } from '../../fields/shape.ts';

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
export function merge(
  { fields }: Pick<Shape, 'fields'>,
  base: Values,
  mine: Values,
  theirs: Values,
): Merged {
  const merged: Merged = { values: { ...theirs, ...mine }, taken: [], clashes: [] };
  for (const name of Object.keys(theirs)) {
    if (!(name in mine) || isSame(mine[name], theirs[name])) continue;
    const field = fields[name];
    if (field?.merge) {
      merged.values[name] = field.merge(base[name] ?? field.initial, mine[name], theirs[name]);
      continue;
    }
    if (name in base && isSame(base[name], theirs[name])) continue;
    if (name in base && isSame(base[name], mine[name])) {
      merged.values[name] = theirs[name];
      merged.taken.push(name);
    } else merged.clashes.push({ name, mine: mine[name], theirs: theirs[name] });
  }
  return merged;
}
