/** Cuts a list into pieces of this size, since both engines limit how many values one statement may have. */
export function* inPieces<Item>(list: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
