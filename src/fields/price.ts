import { z } from 'zod';
import { messages } from '../language/messages.ts';
import type { Field, Options } from './field.ts';
import { numberSchema, storedAsInteger } from './number.ts';

const maxEuros = 100_000;

/** Euros with at most two decimals, stored as cents; empty is null, the default unless `initial` is given. */
export function price(
  label: string,
  options: Options & { initial?: number } = {},
): Field<number | null> {
  return {
    ...storedAsInteger,
    isShort: true,
    ...options,
    kind: 'price',
    readAs: 'euros',
    label,
    schema: numberSchema(
      2,
      z
        .number(messages.price)
        .min(0, messages.price)
        .max(maxEuros, messages.atMost(maxEuros))
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, messages.price),
    ),
    answer: z.number().min(0).nullable().meta({ description: 'Euros' }),
    toColumn: (value) => (value === null ? null : Math.round(value * 100)),
    fromColumn: (stored) => Number(stored) / 100,
  };
}
