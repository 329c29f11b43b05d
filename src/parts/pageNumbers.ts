/** The pages to offer: the first, the last, and those around this one. 0 stands for a gap of several pages. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(wanted)].sort((one, other) => one - other);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [0, n] : [n];
  });
}
