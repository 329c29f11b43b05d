import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Weekday, weekdays } from '../language/openingHours.ts';
import { type Field, type Options, storedAsJson } from './field.ts';
import { textSchema } from './text.ts';

/** A text for each day of the week. */
export type PorDia = Record<Weekday, string>;

const most = 500;

/** The same for every day of the week. */
export const ofWeek = <T>(each: T) =>
  Object.fromEntries(weekdays.map((day) => [day, each])) as Record<Weekday, T>;

export const blankPorDia: PorDia = ofWeek('');

/** A few lines for each day of the week: when the bus leaves, when the doctor comes. */
export function porDia(label: string, options: Options = {}): Field<PorDia> {
  const sent = textSchema(most, true).optional().default('');
  return {
    ...options,
    kind: 'porDia',
    staysIfUnsent: true,
    label,
    initial: blankPorDia,
    schema: z.object(ofWeek(sent), messages.invalid) as z.ZodType<PorDia>,
    answer: z.object(ofWeek(z.string().max(most))) as z.ZodType<PorDia>,
    isEmpty: (value) => weekdays.every((day) => value[day] === ''),
    ...storedAsJson<PorDia>(),
  };
}
