import { slot } from '../../features/all.site.ts';
import { isAhead } from '../../language/calendar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { faceOf, pathOf } from '../faces.ts';
import type { Site } from '../page.ts';
import { calendarDay } from '../parts/calendarDay.ts';
import { Day } from '../parts/Day.tsx';
import { Fact, Facts, Local } from '../parts/Facts.tsx';
import styles from './EventFacts.module.css';

type Evento = RecordIn<'noticiasEventos'>;

/** Whether the last day of an event has gone by. */
export function isOver({ type, startDate, endDate }: Evento, now: Date): boolean {
  return type === 'EVENTO' && !isAhead(endDate || startDate, '', now);
}

type Props = { evento: Evento; now: Date; site: Site };

/** When and where an event is, what features know of it, and what can be done about it. */
export function EventFacts(props: Props) {
  const { evento, now } = props;
  const { startDate, startTime, endDate, endTime, location } = evento;
  const { day, month, year, weekday } = calendarDay(startDate);
  const [MoreActions, MoreFacts] = [slot('eventActions'), slot('eventFacts')];
  return (
    <Facts
      reach={evento}
      lead={
        <p className={`row ${styles.big}`} aria-hidden="true">
          <b>{day}</b>
          <span>
            {month} {year}
            <br />
            {weekday}
          </span>
        </p>
      }
      actions={
        <>
          {MoreActions && <MoreActions {...props} />}
          {!isOver(evento, now) && !evento.cancelado && (
            <a
              href={`${pathOf(faceOf('eventos'), evento)}.ics`}
              download={`${evento.identifier}.ics`}
              className="tap"
            >
              Guardar no calendário
            </a>
          )}
        </>
      }
    >
      <Fact label="Início">
        <Day day={startDate} time={startTime} />
      </Fact>
      {(endDate || endTime) && (
        <Fact label="Fim">
          <Day day={endDate || startDate} time={endTime} />
        </Fact>
      )}
      <Local local={location} />
      {MoreFacts && <MoreFacts {...props} />}
    </Facts>
  );
}
