import { useState } from 'react';

/**
 * A list and the text being typed for its next item. The text is part of the value from its first
 * letter, so that saving or leaving without pressing the button loses nothing.
 */
export function useAdding(value: string[], onChange: (value: string[]) => void) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const isHeld = typed !== '' && value.at(-1) === typed;
  const items = isHeld ? value.slice(0, -1) : value;
  // The form was reset to the stored value.
  if (typed !== '' && !isHeld) setText('');

  return {
    text,
    /** The items, without the one still being typed. */
    items,
    /** The item that would be added now, or ''. */
    typed,
    type(next: string) {
      setText(next);
      onChange(withTyped(items, next.trim()));
    },
    /** Adds the typed item, or a tidied form of it. */
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
