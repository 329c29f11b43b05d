import {
  type Horario,
  type Span,
  type Weekday,
  weekdays,
} from '../../src/language/openingHours.ts';

/** A week from a few words: `{ 'ter-dom': '12:00-15:00', sex: '12:00-15:00 19:00-21:30' }`; later entries win. */
function week(said: Record<string, string>): Horario['semana'] {
  const semana = Object.fromEntries(weekdays.map((day) => [day, [] as Span[]]));
  for (const [days, spans] of Object.entries(said)) {
    const [first = '', last = first] = days.split('-');
    const from = weekdays.indexOf(first as Weekday);
    for (const day of weekdays.slice(from, weekdays.indexOf(last as Weekday) + 1)) {
      semana[day] = spans.split(' ').flatMap((span) => (span ? [span.split('-') as Span] : []));
    }
  }
  return semana as Horario['semana'];
}

/** Opening hours of the demo village. */
export const hours = (
  said: Record<string, string>,
  more: Partial<Omit<Horario, 'semana' | 'epocas'>> & { inverno?: Record<string, string> } = {},
): Horario => {
  const { inverno, ...rest } = more;
  return {
    semana: week(said),
    feriados: false,
    fechos: [],
    notas: '',
    ...rest,
    epocas: inverno ? [{ de: '11-01', ate: '04-30', semana: week(inverno) }] : [],
  };
};
