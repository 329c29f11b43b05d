import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsText } from './field.ts';

/** The maximum length of a password. */
export const mostPassword = 1_000;

export type PasswordField = Field<string> & {
  /** The minimum length, set only where a new password is chosen. */
  least?: number;
};

/** A password, kept with its spaces. */
export function password(label: string, options: Options & { least?: number } = {}): PasswordField {
  const { least = 0 } = options;
  // '' passes, so that a required field is refused as missing rather than as too short.
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
