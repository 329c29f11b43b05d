/** Letters without accents, small: so that "agua" finds "Água". */
export function folded(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
