import { z } from 'zod';
import { isDay, lisbonDay } from '../language/calendar.ts';
import { messages } from '../language/messages.ts';
import { textKind } from './field.ts';

const isDayOrEmpty = (value: string) => value === '' || isDay(value);

/** A day as `YYYY-MM-DD`; empty is ''. */
export const date = textKind({
  isShort: true,
  kind: 'date',
  readAs: 'day',
  sorts: 'stored',
  standIn: lisbonDay,
  schema: z.string(messages.date).refine(isDayOrEmpty, messages.date),
  answer: z
    .string()
    .regex(/^$|^\d{4}-\d{2}-\d{2}$/)
    .refine(isDayOrEmpty)
    .meta({ description: 'YYYY-MM-DD, ou vazio' }),
});
