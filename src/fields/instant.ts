import { z } from 'zod';
import { type Field, storedAsText } from './field.ts';

/** The schema of a moment in answers. */
export const momentAnswer = z
  .string()
  .regex(/^$|^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .refine((value) => value === '' || !Number.isNaN(Date.parse(value)))
  .meta({ description: 'ISO 8601 em UTC, ou vazio' });

/** A moment recorded by the server, ISO 8601 in UTC. */
export function instant(label: string): Field<string> {
  return {
    ...storedAsText,
    kind: 'instant',
    readAs: 'day',
    sorts: 'stored',
    fill: (_heading, now) => now.toISOString(),
    label,
    setByServer: true,
    schema: z.string(),
    answer: momentAnswer,
  };
}
