import { isAhead, longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { t } from '../../language/speaking.ts';
import type { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { RecordOf } from '../../sections/section.ts';

/** The facts of an event that people who booked were told. */
type Evento = Pick<
  RecordOf<typeof noticiasEventos>,
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'location'
  | 'permiteInscricao'
  | 'price'
  | 'childPrice'
>;

type When = Pick<Evento, 'startDate' | 'startTime' | 'endDate' | 'endTime'>;

/** When an event is, in words. */
export function whenInWords({ startDate, startTime, endDate, endTime }: When): string {
  const day = longDate(startDate);
  const inicio = startTime ? t('{dia}, às {hora}', { dia: day, hora: startTime }) : day;
  if (endDate === '' || endDate === startDate) {
    return endTime ? t('{inicio}, até às {hora}', { inicio, hora: endTime }) : inicio;
  }
  const dia = longDate(endDate);
  return endTime
    ? t('{inicio}, até {dia}, às {hora}', { inicio, dia, hora: endTime })
    : t('{inicio}, até {dia}', { inicio, dia });
}

/** One fact that changed, in words. */
export type EventChange = { what: 'when' | 'where' | 'price'; label: string } & Record<
  'before' | 'after',
  string
>;

/** What changed for the people who booked, in words; nothing if the event has begun by both dates. */
export function eventChanges(before: Evento, after: Evento, now: Date): EventChange[] {
  if (![before, after].some((each) => isAhead(each.startDate, each.startTime, now))) return [];
  const cost = (price: number | null) => euros(price ?? 0);
  const all: EventChange[] = [
    { what: 'when', label: 'Quando', before: whenInWords(before), after: whenInWords(after) },
    { what: 'where', label: 'Onde', before: before.location, after: after.location },
    // A new price concerns nobody if the event takes no sign-ups.
    ...(after.permiteInscricao
      ? ([
          ['Preço por adulto', cost(before.price), cost(after.price)],
          ['Preço por criança', cost(before.childPrice), cost(after.childPrice)],
        ].map(([label, was, is]) => ({ what: 'price', label, before: was, after: is })) as [])
      : []),
  ];
  return all.filter((change) => change.before !== change.after);
}
