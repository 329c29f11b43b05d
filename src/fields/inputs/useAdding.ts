import { useState } from 'react';

/**
 * A list and the text being typed for it. The text belongs to the value from its first letter, so
 * that saving or leaving without pressing the button loses nothing.
 */
export function useAdding(value: string[], onChange: (value: string[]) => void) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const isHeld = typed !== '' && value.at(-1) === typed;
  const items = isHeld ? value.slice(0, -1) : value;
  // The form went back to what was stored.
  if (typed !== '' && !isHeld) setText('');

  return {
    text,
    /** What was added, without what is still being typed. */
    items,
    /** What would be added now, or ''. */
    typed,
    type(next: string) {
      setText(next);
      onChange(withTyped(items, next.trim()));
    },
    /** Adds it, as it is or as it should be kept. */
    add(item = typed) {
      setText('');
      onChange(withTyped(items, item));
    },
    change: (next: string[]) => onChange(withTyped(next, typed)),
  };
}

function withTyped(items: string[], typed: string): string[] {
  return typed === '' ? items : [...items, typed];
}
