import type { ChoiceField } from '../../fields/choice.ts';
import type { Field } from '../../fields/field.ts';
import type { FlagField } from '../../fields/flag.ts';

/** A value as the words a list shows for it, to sort and to search by. */
export function wordsOf(field: Field, value: unknown): string {
  if (field.kind === 'flag') return (field as FlagField).markers[value ? 0 : 1];
  if (field.kind === 'choice')
    return (field as ChoiceField).names?.[String(value)] ?? String(value);
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** Letters without accents, small: so that "agua" finds "Água". */
export function folded(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Whether every word that was typed stands somewhere in these. */
export function matches(words: string, typed: string): boolean {
  const within = folded(words);
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
