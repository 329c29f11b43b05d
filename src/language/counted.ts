import { perLocale, translated } from './speaking.ts';

const figures = perLocale((locale) => new Intl.NumberFormat(locale));

/** A number with its noun in the singular or plural: `1 minuto`, `5 minutos`. */
export function counted(count: number, one: string, many: string): string {
  return `${figures().format(count)} ${translated(count === 1 ? one : many)}`;
}
