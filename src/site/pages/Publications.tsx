import { longDate } from '../../language/calendar.ts';
import { t, translated } from '../../language/speaking.ts';
import type { PublicationCard as Card } from '../cards.ts';
import { faceOf, pathOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { calendarDay } from '../parts/calendarDay.ts';
import { Photo } from '../parts/Photo.tsx';
import { Until } from '../parts/Until.tsx';
import { publicationNames } from '../publicationNames.ts';
import styles from './Publications.module.css';

const section = faceOf('noticias');

/** When an event takes place, in a line: its hours, and its last day when there are several. */
function Hours({ startTime, endDate, endTime, date }: Card) {
  const hours = [startTime, endDate && endDate !== date ? '' : endTime].filter((time) => time);
  return (
    <>
      {hours.join('–')}
      <Until from={date} to={endDate} after={hours.length > 0 ? ', ' : ''} />
    </>
  );
}

function SignUpMark({ signUp }: Pick<Card, 'signUp'>) {
  if (signUp === 'closed') return null;
  return (
    <p className={`${styles.signUp} ${signUp === 'full' ? styles.full : ''}`}>
      {signUp === 'full' ? t('Esgotado') : t('Inscrição Disponível')}
    </p>
  );
}

/** The kind of publication, and whether it was cancelled. */
function sortOf({ type, cancelado }: Card): string {
  const tipo = translated(publicationNames[type]);
  return cancelado ? t('{tipo} cancelado', { tipo }) : tipo;
}

/** The coming events, as a calendar. */
export function Agenda({ cards, goesOn }: { cards: Card[]; goesOn: boolean }) {
  return (
    <section className={`dark ${styles.agenda}`} aria-labelledby="agenda">
      <div className="wrap">
        <h2 id="agenda">{t('Próximos eventos')}</h2>
        <ol>
          {cards.map((card) => {
            const { day, month, year, weekday } = calendarDay(card.date);
            return (
              <li key={card.identifier}>
                <article>
                  <time dateTime={card.date} className={styles.day}>
                    <b>{day}</b>
                    <span>
                      {month} {year}
                    </span>
                    <span>{weekday}</span>
                  </time>
                  <div className={styles.event}>
                    <p className={`sort ${styles.label}`}>{sortOf(card)}</p>
                    <CardTitle as="h3" to={pathOf(section, card)} lang={card.lang}>
                      {card.title}
                    </CardTitle>
                    <p className={styles.where}>
                      <Hours {...card} />
                      <span>{card.location}</span>
                    </p>
                  </div>
                  <div className={styles.more}>
                    <p lang={card.lang}>{card.text}</p>
                    <SignUpMark {...card} />
                  </div>
                  <Photo
                    src={card.mainPhoto}
                    alt=""
                    sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 12rem, 100vw"
                    className={styles.eventPhoto}
                  />
                </article>
              </li>
            );
          })}
        </ol>
        {goesOn && (
          <p className={styles.all}>
            <a href={`${section.path}?tipo=eventos`} className="arrow-link">
              {t('Todos os eventos')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** News, projects and past events, like a newspaper; the first is the lead story. */
export function Paper({ cards, title }: { cards: Card[]; title: string }) {
  return (
    <section className={`wrap ${styles.paper}`} aria-labelledby="jornal">
      <h2 id="jornal">{title}</h2>
      <ul>
        {cards.map((card, index) => (
          <li key={card.identifier} className={card.mainPhoto ? '' : styles.unpictured}>
            <article>
              <Photo
                src={card.mainPhoto}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 45rem, 100vw'
                    : '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 30vw'
                }
                className={styles.photo}
              />
              <div>
                <p className={`row soft ${styles.meta}`}>
                  <b className="sort">{sortOf(card)}</b>{' '}
                  <time dateTime={card.date}>{longDate(card.date)}</time>
                  {card.type === 'EVENTO' && <Until from={card.date} to={card.endDate} />}
                </p>
                <CardTitle as="h3" to={pathOf(section, card)} lang={card.lang}>
                  {card.title}
                </CardTitle>
                <p className={styles.excerpt} lang={card.lang}>
                  {card.text}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
