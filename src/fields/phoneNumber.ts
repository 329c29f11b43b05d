/** What a number is called: mobiles begin with 9. */
export function phoneLabel(number: string): 'Telemóvel' | 'Telefone' {
  return number.trim().startsWith('9') ? 'Telemóvel' : 'Telefone';
}

/** A Portuguese number without its country and without what people put between digits. */
export function nationalNumber(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Pd}.()]/gu, '').replace(/^(?:\+|00)?351(?=\d{9}$)/, '');
}

/** The address that dials a number, however it was typed. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
