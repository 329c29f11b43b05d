import { z } from 'zod';
import { isDay } from '../language/calendar.ts';
import { messages } from '../language/messages.ts';
import { type Horario, isBlank, type Span, type Week, weekdays } from '../language/openingHours.ts';
import { type Field, type Options, storedAsJson } from './field.ts';
import { ofWeek } from './porDia.ts';
import { textSchema } from './text.ts';

/** Enough for a morning and an afternoon. */
export const mostSpans = 2;
const mostSeasons = 6;
const mostClosures = 60;

const shut = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Week;

/** The value before anybody has filled in the hours. */
export const blankHorario: Horario = {
  semana: shut,
  epocas: [],
  feriados: false,
  fechos: [],
  notas: '',
};

/** Whether the spans do not overlap; only the last may go past midnight. */
function inOrder(spans: readonly Span[]): boolean {
  return spans.every(([from, to], index) => {
    const next = spans[index + 1];
    return !next || (from < to && to < next[0]);
  });
}

const time = z.string(messages.time).regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.time);
const span = z.tuple([time, time], messages.time);
const spans = z
  .array(span, messages.invalid)
  .max(mostSpans, messages.tooMany(mostSpans))
  .transform((all) => all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  .refine(inOrder, messages.hoursOverlap);
const week = z.object(ofWeek(spans.optional().default([])), messages.invalid);

const day = z.string(messages.date).refine(isDay, messages.date);
/** A day of every year, `MM-DD`; checked in a leap year, so that 29 February is valid. */
const yearly = z.string(messages.date).refine((value) => isDay(`2024-${value}`), messages.date);

const sent = z.object(
  {
    semana: week.optional().default(shut),
    epocas: z
      .array(z.object({ de: yearly, ate: yearly, semana: week }, messages.invalid))
      .max(mostSeasons, messages.tooMany(mostSeasons))
      .optional()
      .default([]),
    feriados: z.boolean(messages.invalid).optional().default(false),
    fechos: z
      .array(
        z
          .object({ de: day, ate: day, motivo: textSchema(200).optional().default('') })
          .refine(({ de, ate }) => de <= ate, messages.endsBeforeStart),
        messages.invalid,
      )
      .max(mostClosures, messages.tooMany(mostClosures))
      .optional()
      .default([]),
    notas: textSchema(1_000, true).optional().default(''),
  },
  messages.invalid,
);

const answeredWeek = z
  .object(ofWeek(z.array(span).max(mostSpans)))
  .meta({ id: 'semana', description: 'Por dia, até dois períodos [das, às] em HH:mm' });

const answer = z.object({
  semana: answeredWeek,
  epocas: z
    .array(z.object({ de: yearly, ate: yearly, semana: answeredWeek }))
    .max(mostSeasons)
    .meta({ description: 'Partes de cada ano, MM-DD, com outra semana' }),
  feriados: z.boolean().meta({ description: 'Se fecha nos feriados' }),
  fechos: z
    .array(z.object({ de: day, ate: day, motivo: z.string() }))
    .max(mostClosures)
    .meta({ description: 'Dias em que fecha, YYYY-MM-DD' }),
  notas: z.string(),
});

export type HorarioField = Field<Horario> & {
  /** A field beside it, which can be translated, has its note. */
  isNotedBeside?: true;
};

/** Opening hours: a week, seasons with their own week, holidays and closed days. */
export function horario(
  label: string,
  options: Options & Pick<HorarioField, 'isNotedBeside'> = {},
): HorarioField {
  return {
    ...options,
    kind: 'horario',
    staysIfUnsent: true,
    label,
    initial: blankHorario,
    schema: sent as z.ZodType<Horario>,
    answer: answer as z.ZodType<Horario>,
    isEmpty: isBlank,
    ...storedAsJson<Horario>(),
  };
}
