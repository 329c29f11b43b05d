import { lisbonDay, nearDay } from '../../language/calendar.ts';
import {
  closuresAhead,
  dayNames,
  daysOfClosure,
  type Horario,
  seasonOn,
  turnsFrom,
  type Week,
  weekdayOf,
  weekInWords,
} from '../../language/openingHours.ts';
import { portugueseHere, t } from '../../language/speaking.ts';
import styles from './OpeningHours.module.css';

type Props = {
  horario: Horario;
  now: Date;
  /** The parish's own holidays. */
  ownDays: readonly string[];
};

/**
 * Whether it is open now: a line that the browser fills in by its own clock, from the turns of the
 * next days. Without scripts, people have to read the weekly hours.
 */
export function OpenNow({ horario, now, ownDays, days = 2 }: Props & { days?: number }) {
  const turns = turnsFrom(horario, now, { days, ownDays });
  if (turns.length === 0) return null;
  const sent = turns.map(({ ate, aberto, texto }) => [ate, aberto ? 1 : 0, texto]);
  return <p className={`scripted ${styles.now}`} data-turns={JSON.stringify(sent)} />;
}

/** The hours of some days, a line each. */
export function DayLines({ lines }: { lines: { dias: string; horas: string }[] }) {
  return (
    <ul className={styles.week}>
      {lines.map(({ dias, horas }) => (
        <li key={dias} className="row">
          <span>{dias}</span> <span>{horas}</span>
        </li>
      ))}
    </ul>
  );
}

/** The coming days on which it is closed, so that nobody sets out in vain. */
export function Closures({ horario, now }: Pick<Props, 'horario' | 'now'>) {
  return closuresAhead(horario, now).map(({ de, ate, motivo }) => (
    <p key={de} className={styles.closed}>
      <b>
        {de === ate
          ? t('Fechado {dia}, {data}', { dia: t(dayNames[weekdayOf(de)]), data: nearDay(de) })
          : t('Fechado {dias}', { dias: daysOfClosure({ de, ate }) })}
      </b>
      {motivo && <span lang={portugueseHere()}>: {motivo}</span>}
    </p>
  ));
}

/** The weeks of a year with their names, the one that holds now first. */
function weeksOf(horario: Horario, now: Date): { when: string; semana: Week }[] {
  const { semana, epocas } = horario;
  if (epocas.length === 0) return [{ when: '', semana }];
  const day = (yearly: string) => nearDay(`2024-${yearly}`);
  const weeks = [undefined, ...epocas].map((epoca) => ({
    epoca,
    when: epoca
      ? t('De {inicio} a {fim}', { inicio: day(epoca.de), fim: day(epoca.ate) })
      : t('No resto do ano'),
    semana: epoca?.semana ?? semana,
  }));
  const current = seasonOn(horario, lisbonDay(now));
  return weeks.toSorted(
    (one, other) => Number(other.epoca === current) - Number(one.epoca === current),
  );
}

/** The opening hours in full. */
export function OpeningHours(props: Props) {
  const { feriados, notas } = props.horario;
  return (
    <>
      <OpenNow {...props} days={8} />
      <Closures {...props} />
      {weeksOf(props.horario, props.now).map(({ when, semana }) => (
        <div key={when}>
          {when && <p className="label">{when}</p>}
          <DayLines lines={weekInWords(semana)} />
        </div>
      ))}
      {feriados && <p className="soft">{t('Fecha nos feriados.')}</p>}
      {notas && (
        <p className={`soft ${styles.notes}`} lang={portugueseHere()}>
          {notas}
        </p>
      )}
    </>
  );
}
