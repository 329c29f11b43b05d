import { z } from 'zod';
import { messages } from '../language/messages.ts';
import type { Field, Options } from './field.ts';
import { numberSchema, storedAsInteger } from './number.ts';

const microdegrees = 1_000_000;

/** Degrees of latitude or longitude, stored as millionths (about 10 cm); empty is null. */
export function coordinate(
  label: string,
  options: Options & { most: number },
): Field<number | null> {
  const { most, ...rest } = options;
  return {
    ...storedAsInteger,
    isShort: true,
    ...rest,
    kind: 'coordinate',
    isTechnical: true,
    label,
    schema: numberSchema(
      20,
      z.number(messages.coordinate).min(-most, messages.coordinate).max(most, messages.coordinate),
    ),
    answer: z.number().min(-most).max(most).nullable(),
    toColumn: (value) => (value === null ? null : Math.round(value * microdegrees)),
    fromColumn: (stored) => Number(stored) / microdegrees,
  };
}
