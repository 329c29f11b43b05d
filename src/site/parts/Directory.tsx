import { phoneLabel } from '../../language/phoneNumber.ts';
import { translated } from '../../language/speaking.ts';
import { type Card, tellingSort } from '../cards.ts';
import { CardTitle } from './CardTitle.tsx';
import { Contour } from './Contour.tsx';
import styles from './Directory.module.css';
import { PhoneLink } from './Facts.tsx';
import { OpenNow } from './OpeningHours.tsx';
import { Photo } from './Photo.tsx';

/** The cards of a list, and what their opening hours are worked out from. */
export type ListProps = { cards: Card[]; now: Date; ownDays: readonly string[] };

/** Businesses as in a directory: a line each, with hours, place and phone numbers. */
export function Directory({ cards, now, ownDays }: ListProps) {
  return (
    <ul className={`wrap ${styles.directory}`}>
      {cards.map((card) => (
        <li key={card.id}>
          {card.picture ? (
            <Photo
              src={card.picture}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 12rem, 9rem"
              alt=""
              className={`unprinted ${styles.photo}`}
              whole
            />
          ) : (
            <span className={`unprinted ${styles.photo} ${styles.none}`}>
              <Contour />
            </span>
          )}
          <div className={styles.what}>
            {tellingSort(card.sort) && <p className="sort">{translated(card.sort)}</p>}
            <CardTitle as="h2" to={card.to} lang={card.lang}>
              {card.title}
            </CardTitle>
            <p className={styles.note} lang={card.lang}>
              {card.text}
            </p>
          </div>
          <div className={styles.where}>
            {card.horario && <OpenNow horario={card.horario} now={now} ownDays={ownDays} />}
            {card.local && <address lang={card.lang}>{card.local}</address>}
            {card.facts.map(({ label, reading }) => (
              <p key={label} className={styles.phone}>
                <span className="soft">{label}</span> {reading.text}
              </p>
            ))}
            {card.phoneContacts.slice(0, 2).map((number) => (
              <p key={number} className={styles.phone}>
                <span className="soft">{phoneLabel(number)}</span> <PhoneLink number={number} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
