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
  const fact = (what: EventChange['what'], label: string, words: (evento: Evento) => string) => ({
    what,
    label,
    before: words(before),
    after: words(after),
  });
  const all = [
    fact('when', 'Quando', whenInWords),
    fact('where', 'Onde', ({ location }) => location),
    // A new price concerns nobody if the event takes no sign-ups.
    ...(after.permiteInscricao
      ? [
          fact('price', 'Preço por adulto', ({ price }) => euros(price ?? 0)),
          fact('price', 'Preço por criança', ({ childPrice }) => euros(childPrice ?? 0)),
        ]
      : []),
  ];
  return all.filter((change) => change.before !== change.after);
}
