import { useState } from 'react';
import type { InputProps } from '../view.ts';

/** How a value is shown in an input, and read back from it. */
export type Typing<Value> = {
  /** The text of a value that was not typed here. */
  show(value: Value): string;
  /** The value of a typed text. */
  read(text: string): Value;
  /** Removes characters that may not be typed. */
  clean?(text: string): string;
  /** Whether two values are equal, for values that `read` creates anew each time. */
  isSame?(one: Value, other: Value): boolean;
};

/** Keeps the text as it was typed, while the form holds the value read from it. */
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

  /** On leaving the input, shows the value in its full form; text that is no value stays as typed. */
  function settle() {
    const shown = show(value);
    if (isSame(read(shown), value)) setText(shown);
  }

  return { value: text, onChange: type, onBlur: settle };
}
