const figures = new Intl.NumberFormat('pt-PT');

/** A number of things, in words. */
export function counted(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
