/** What a number is called: mobiles begin with 9. */
export function phoneLabel(number: string): 'Telemóvel' | 'Telefone' {
  return number.trim().startsWith('9') ? 'Telemóvel' : 'Telefone';
}

/** The address that dials a number, however it was typed. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
