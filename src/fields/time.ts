import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { textKind } from './field.ts';

/** A time of day as `HH:mm`, in quarters of an hour; empty is ''. */
export const time = textKind({
  isShort: true,
  kind: 'time',
  sorts: 'stored',
  schema: z
    .string(messages.time)
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, { error: messages.time, abort: true })
    .regex(/^$|:(00|15|30|45)$/, messages.timeStep),
  answer: z
    .string()
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description: 'HH:mm, de 15 em 15 minutos, ou vazio' }),
});
