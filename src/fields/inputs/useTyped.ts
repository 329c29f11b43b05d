import { useState } from 'react';
import type { InputProps } from '../view.ts';

/** How a value is written, and how what was written is read. */
export type Typing<Value> = {
  /** What stands in the input for a value that came from outside. */
  show(value: Value): string;
  /** The value behind what was typed. */
  read(text: string): Value;
  /** What may be typed at all. */
  clean?(text: string): string;
  /** Whether two values are one, where they are made anew at every reading. */
  isSame?(one: Value, other: Value): boolean;
};

/** Keeps what a person types as it was typed, while the form holds the value behind it. */
export function useTyped<Value>(
  { value, onChange }: Pick<InputProps<Value>, 'value' | 'onChange'>,
  { show, read, clean, isSame = Object.is }: Typing<Value>,
) {
  const [text, setText] = useState(() => show(value));
  const [seen, setSeen] = useState(value);
  if (!isSame(value, seen)) {
    setSeen(value);
    if (!isSame(read(text), value)) setText(show(value));
  }

  function type(typed: string) {
    const cleaned = clean ? clean(typed) : typed;
    setText(cleaned);
    onChange(read(cleaned));
  }

  /** Leaving the input writes the value out in full; what is no value stays as it was typed. */
  function settle() {
    const shown = show(value);
    if (isSame(read(shown), value)) setText(shown);
  }

  return { value: text, onChange: type, onBlur: settle };
}
