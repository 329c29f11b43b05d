import { normalized } from './normalized.ts';

/** Lower case without accents, so that "agua" finds "Água". */
export function folded(words: string): string {
  return normalized(words, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
}
