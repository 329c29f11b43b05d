import { z } from 'zod';
import { isShortLink, type Lugar, lugarAt, readLugar } from '../language/lugar.ts';
import { messages } from '../language/messages.ts';
import type { Field, Options } from './field.ts';

const degrees = (most: number) =>
  z.number(messages.lugar).min(-most, messages.lugar).max(most, messages.lugar);

const point = z
  .object({ lat: degrees(90), lon: degrees(180) }, messages.lugar)
  .transform(({ lat, lon }) => lugarAt(lat, lon) ?? null)
  .nullable();

/** Also reads typed or pasted text, so that the browser and the server refuse it with the same message. */
const sent = z.preprocess((value, context) => {
  if (typeof value !== 'string') return value;
  const read = value.trim() === '' ? null : readLugar(value);
  if (read !== undefined) return read;
  const message = isShortLink(value) ? messages.shortMapLink : messages.lugar;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}, point);

/** A point on the map; empty is null. */
export function lugar(label: string, options: Options = {}): Field<Lugar | null> {
  return {
    ...options,
    kind: 'lugar',
    staysIfUnsent: true,
    label,
    column: 'text',
    initial: null,
    schema: sent as z.ZodType<Lugar | null>,
    answer: z
      .object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
      .nullable()
      .meta({ description: 'Um ponto no mapa, em graus' }),
    isEmpty: (value) => value === null,
    toColumn: (value) => value && JSON.stringify(value),
    fromColumn: (stored) => JSON.parse(String(stored)),
  };
}
