import { normalized } from './normalized.ts';

/** Letters without accents, small: so that "agua" finds "Água". */
export function folded(words: string): string {
  return normalized(words, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
}
