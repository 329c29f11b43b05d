import { z } from 'zod';
import { type Field, storedAsText } from './field.ts';

/** A moment the server notes, ISO 8601 in UTC. */
export function instant(label: string): Field<string> {
  return {
    ...storedAsText,
    kind: 'instant',
    sorts: 'stored',
    fill: (_heading, now) => now.toISOString(),
    label,
    setByServer: true,
    schema: z.string(),
    json: { type: 'string', format: 'date-time' },
  };
}
