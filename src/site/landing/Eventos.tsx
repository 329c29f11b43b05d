import { t } from '../../language/speaking.ts';
import { faceOf, pathOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { calendarDay } from '../parts/calendarDay.ts';
import { Photo } from '../parts/Photo.tsx';
import { Until } from '../parts/Until.tsx';
import styles from './Eventos.module.css';
import { LandingList } from './LandingSection.tsx';
import type { EventCard, LandingData } from './landingData.ts';

const section = faceOf('eventos');

/** The day, set large, as on the leaf of a calendar. */
function Leaf({ startDate }: { startDate: string }) {
  const { day, month, year, weekday } = calendarDay(startDate);
  return (
    <time dateTime={startDate} className={styles.leaf}>
      <span className={styles.month}>{month}</span> <span className={styles.day}>{day}</span>{' '}
      <span className="soft">
        {weekday}, {year}
      </span>
    </time>
  );
}

/** Whether it is cancelled or past, and whether people can sign up; nothing if it takes no sign-ups. */
function SignUp({ signUp, past, cancelado }: Pick<EventCard, 'signUp' | 'past' | 'cancelado'>) {
  if (cancelado) return <p className={styles.full}>{t('Cancelado')}</p>;
  if (past) return <p className={styles.past}>{t('Já aconteceu')}</p>;
  if (signUp === 'open') return <p className={styles.open}>{t('Inscrição Disponível')}</p>;
  if (signUp === 'full') return <p className={styles.full}>{t('Esgotado')}</p>;
  return null;
}

/** The next events as leaves of a calendar. */
export function Eventos({ data: { eventos, unread } }: { data: LandingData }) {
  return (
    <LandingList
      section={section}
      title={t('Eventos')}
      all={{ label: t('Ver todos os eventos'), to: `${section.path}?tipo=eventos` }}
      isEmpty={eventos.length === 0}
      unread={unread}
      sectionClass={styles.section}
    >
      <ol className={styles.strip}>
        {eventos.map((evento) => (
          <li key={evento.identifier} className="row">
            <Leaf startDate={evento.startDate} />
            <div className={styles.words}>
              <SignUp {...evento} />
              <CardTitle as="h3" to={pathOf(section, evento)} lang={evento.lang}>
                {evento.title}
              </CardTitle>
              <p className="local">
                {evento.startTime && <time dateTime={evento.startTime}>{evento.startTime}</time>}
                <Until
                  from={evento.startDate}
                  to={evento.endDate}
                  after={evento.startTime ? ', ' : ''}
                />
                {(evento.startTime || evento.endDate) && ' · '}
                {evento.location}
              </p>
              <p lang={evento.lang}>{evento.text}</p>
            </div>
            <Photo
              src={evento.mainPhoto}
              sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 33vw, 100vw"
              className={styles.photo}
            />
          </li>
        ))}
      </ol>
    </LandingList>
  );
}
