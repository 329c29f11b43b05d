import { t } from './speaking.ts';

/** Whether it is the number of a mobile phone: those begin with 9. */
export function isMobile(number: string): boolean {
  return nationalNumber(number).startsWith('9');
}

/** What a number is called. */
export function phoneLabel(number: string): string {
  return isMobile(number) ? t('Telemóvel') : t('Telefone');
}

/** A Portuguese number without its country and without what people put between digits. */
export function nationalNumber(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Pd}.()]/gu, '').replace(/^(?:\+|00)?351(?=\d{9}$)/, '');
}

/** A Portuguese number as its nine digits; whatever else was typed stays as it is. */
export function tidyNumber(typed: string): string {
  const number = nationalNumber(typed);
  return /^\d{9}$/.test(number) ? number : typed;
}

/** The address that dials a number, however it was typed. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** A no-break space, which keeps a number on one line. */
const blank = '\u00a0';

/** A phone number as people read it aloud, in threes; what is not a Portuguese number stays as typed. */
export function groupedPhone(typed: string): string {
  const [, country = '', ...groups] =
    /^(\+351|00351)?(\d{3})(\d{3})(\d{3})$/.exec(typed.replace(/[\s.-]/g, '')) ?? [];
  if (groups.length === 0) return typed.trim();
  return [country && '+351', ...groups].filter((group) => group !== '').join(blank);
}
