import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsText } from './field.ts';

/** The most characters a password may have. */
export const mostPassword = 1_000;

export type PasswordField = Field<string> & {
  /** The fewest characters; only a password that is being chosen has to have them. */
  least?: number;
};

/** A secret being typed: blanks count. */
export function password(label: string, options: Options & { least?: number } = {}): PasswordField {
  const { least = 0 } = options;
  // Blank is let through, for a required field to answer that it is missing.
  const isLongEnough = (value: string) => value === '' || [...value].length >= least;
  return {
    ...storedAsText,
    ...options,
    kind: 'password',
    isSecret: true,
    label,
    schema: z
      .string(messages.invalid)
      .max(mostPassword, messages.tooLong(mostPassword))
      .refine(isLongEnough, messages.shortPassword(least)),
    answer: z.string().min(least).meta({ format: 'password' }),
  };
}
