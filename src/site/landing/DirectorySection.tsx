import { groupedPhone, phoneHref, phoneLabel } from '../../language/phoneNumber.ts';
import { translated } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { Photo } from '../parts/Photo.tsx';
import styles from './DirectorySection.module.css';
import { LandingList } from './LandingSection.tsx';
import type { directories, LandingData } from './landingData.ts';

type Props = { name: (typeof directories)[number]; data: LandingData };

/** Lodgings, restaurants or shops as a directory: name, kind, place and phone numbers. */
export function DirectorySection({ name, data }: Props) {
  const cards = data[name];
  const section = faceOf(name);
  return (
    <LandingList
      section={section}
      isEmpty={cards.length === 0}
      unread={data.unread}
      className={styles.heading}
      wrapClass={styles.spread}
    >
      <ul className={styles.rows}>
        {cards.map(({ to, id, title, sort, local, picture, phoneContacts, lang }) => (
          <li key={id}>
            {picture ? (
              <Photo src={picture} sizes="7rem" alt="" className={styles.photo} />
            ) : (
              <span className={styles.initial} aria-hidden="true">
                {title.charAt(0)}
              </span>
            )}
            <div className={styles.name}>
              <CardTitle as="h3" to={to} lang={lang}>
                {title}
              </CardTitle>
              {sort && <p className="sort">{translated(sort)}</p>}
            </div>
            <p className={styles.local} lang={lang}>
              {local}
            </p>
            {phoneContacts.length > 0 && (
              <ul className={`row ${styles.phones}`}>
                {phoneContacts.slice(0, 2).map((number) => (
                  <li key={number}>
                    <span className="soft">{phoneLabel(number)}</span>{' '}
                    <a href={phoneHref(number)} className="tap">
                      {groupedPhone(number)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </LandingList>
  );
}
