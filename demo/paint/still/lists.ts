/** Small helpers to draw many things from a list of numbers or colours. */

/** Draws each row of numbers; the function gets the row's numbers and, last, its index. */
export function each(
  rows: readonly (readonly number[])[],
  draw: (...values: number[]) => string,
): string {
  return rows.map((row, index) => draw(...row, index)).join('');
}

/** The item at an index that may run past the end: the list begins again. */
export function cycle<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}
