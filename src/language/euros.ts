const euroFormat = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });

/** An amount as people read it: `12,50 €`. */
export function euros(amount: number): string {
  return euroFormat.format(amount);
}
