/** More than 30 marks on one letter: no normal text has them, in any script (Unicode Standard Annex 15). */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a Unicode normal form. Long runs of accents are cut first: sorting them takes time
 * quadratic in their number, minutes for as many as fit into one request.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFC'): string {
  return text.replace(tooManyMarks, '$1').normalize(form);
}
