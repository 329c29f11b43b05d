import { isAhead, longDate } from '../../language/calendar.ts';
import { t } from '../../language/speaking.ts';
import type { RecordIn } from '../../sections/all.ts';
import { faceOf, pathOf } from '../faces.ts';
import { island } from '../island.tsx';
import type { Site } from '../page.ts';
import { calendarDay } from '../parts/calendarDay.ts';
import { Day } from '../parts/Day.tsx';
import { Fact, Facts, Local, PinFact } from '../parts/Facts.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';
import { Slot } from '../slots.tsx';
import styles from './EventFacts.module.css';

type Evento = RecordIn<'noticiasEventos'>;

/** Whether the last day of an event has gone by. */
export function isOver({ type, startDate, endDate }: Evento, now: Date): boolean {
  return type === 'EVENTO' && !isAhead(endDate || startDate, '', now);
}

const Share = island('share', ShareLinks);

/** When and where an event is, in one line for previews of it. */
export function whenAndWhere({ startDate, startTime, location }: Evento): string {
  return [startDate && longDate(startDate), startTime, location].filter(Boolean).join(', ');
}

type Props = { evento: Evento; now: Date; site: Site };

/** When and where an event is, what features know of it, and what can be done about it. */
export function EventFacts(props: Props) {
  const { evento, now } = props;
  const { startDate, startTime, endDate, endTime, location } = evento;
  const { day, month, year, weekday } = calendarDay(startDate);
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
          <Slot name="eventActions" given={props} />
          {!isOver(evento, now) && !evento.cancelado && (
            <a
              href={`${pathOf(faceOf('eventos'), evento)}.ics`}
              download={`${evento.identifier}.ics`}
              className="tap"
            >
              {t('Guardar no calendário')}
            </a>
          )}
          <Slot name="follow" given={{ tema: 'eventos', className: 'tap' }} />
          <Share
            className="scripted"
            title={evento.title}
            text={whenAndWhere(evento)}
            url={props.site.siteUrl + pathOf(faceOf('eventos'), evento)}
            council={props.site.definicoes.councilName}
          />
        </>
      }
    >
      {/* Not «Início» alone, which is the landing page. */}
      <Fact label={t('Início{doEvento}', { doEvento: '' })}>
        <Day day={startDate} time={startTime} />
      </Fact>
      {(endDate || endTime) && (
        <Fact label={t('Fim')}>
          <Day day={endDate || startDate} time={endTime} />
        </Fact>
      )}
      <Local local={location} />
      <PinFact lugar={evento.lugar} definicoes={props.site.definicoes} />
      <Slot name="eventFacts" given={props} />
    </Facts>
  );
}
