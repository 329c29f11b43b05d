/** As many as a normal text has on one letter, in any script (Unicode Standard Annex 15). */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * The same letters as the same signs. Accents upon accents without end are cut: to put them in order
 * takes the square of their number, minutes for what fits into one request.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFC'): string {
  return text.replace(tooManyMarks, '$1').normalize(form);
}
