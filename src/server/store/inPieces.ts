/** A list in pieces of so many: neither engine takes any number of values in one statement. */
export function* inPieces<Item>(list: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
