/** Keeps a number in one line. */
const blank = '\u00a0';

/** A phone number as people read it aloud, in threes; what is not a Portuguese number stays as typed. */
export function groupedPhone(typed: string): string {
  const [, country = '', ...groups] =
    /^(\+351|00351)?(\d{3})(\d{3})(\d{3})$/.exec(typed.replace(/[\s.-]/g, '')) ?? [];
  if (groups.length === 0) return typed.trim();
  return [country && '+351', ...groups].filter((group) => group !== '').join(blank);
}
