import { z } from 'zod';
import { isDay, lisbonDay } from './calendar.ts';
import { type Field, type Options, storedAsText } from './field.ts';
import { messages } from './messages.ts';

/** A day as `YYYY-MM-DD`; empty is ''. */
export function date(label: string, options: Options = {}): Field<string> {
  return {
    ...storedAsText,
    isShort: true,
    ...options,
    kind: 'date',
    readAs: 'day',
    sorts: 'stored',
    standIn: lisbonDay,
    label,
    schema: z.string(messages.date).refine((value) => value === '' || isDay(value), messages.date),
    answer: z
      .string()
      .regex(/^$|^\d{4}-\d{2}-\d{2}$/)
      .meta({ description: 'YYYY-MM-DD, ou vazio' }),
  };
}
