import { z } from 'zod';
import { type Field, type Options, storedAsText } from './field.ts';
import { messages } from './messages.ts';

/** A secret being typed: blanks count. */
export function password(label: string, options: Options = {}): Field<string> {
  return {
    ...storedAsText,
    ...options,
    kind: 'password',
    label,
    schema: z.string(messages.invalid).max(1_000, messages.tooLong(1_000)),
    json: { type: 'string', format: 'password' },
  };
}
