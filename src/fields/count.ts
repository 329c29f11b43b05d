import { z } from 'zod';
import { messages } from '../language/messages.ts';
import type { Field, Options } from './field.ts';
import { numberSchema, storedAsInteger } from './number.ts';

/** A whole number from zero, which may arrive as text; empty is null, the default unless `initial` is given. */
export function count(
  label: string,
  options: Options & { least?: number; most?: number; initial?: number; proposed?: number } = {},
): Field<number | null> {
  const { least = 0, most = 100_000, ...rest } = options;
  return {
    ...storedAsInteger,
    isShort: true,
    ...rest,
    kind: 'count',
    label,
    schema: numberSchema(
      0,
      z.int(messages.count).min(least, messages.atLeast(least)).max(most, messages.atMost(most)),
    ),
    answer: z.int().min(least).max(most).nullable(),
  };
}
