const figures = new Intl.NumberFormat('pt-PT');

/** A number with its noun in the singular or plural: `1 minuto`, `5 minutos`. */
export function counted(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
