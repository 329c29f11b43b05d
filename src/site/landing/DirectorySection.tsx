import { Link } from 'react-router';
import { phoneHref, phoneLabel } from '../../fields/phoneNumber.ts';
import { groupedPhone } from '../../parts/groupedPhone.ts';
import type { Card } from '../cards.ts';
import { faceOf } from '../faces.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './DirectorySection.module.css';
import { LandingSection } from './LandingSection.tsx';

/** Beds, tables or shops as pages of one directory: name, kind, place and phone at a glance. */
export function DirectorySection({ name, cards }: { name: string; cards: Card[] }) {
  const section = faceOf(name);
  return (
    <LandingSection id={section.landing?.id ?? name}>
      <div className={`wrap ${styles.spread}`}>
        <SectionHeading section={section} className={styles.heading} />
        {cards.length === 0 ? (
          <EmptyState {...section.empty} />
        ) : (
          <ul className={styles.rows}>
            {cards.map(({ to, id, title, sort, local, picture, phoneContacts }) => (
              <li key={id}>
                {picture ? (
                  <Photo src={picture} sizes="7rem" alt="" className={styles.photo} cover />
                ) : (
                  <span className={styles.initial} aria-hidden="true">
                    {title.charAt(0)}
                  </span>
                )}
                <div className={styles.name}>
                  <h3>
                    <Link to={to} className="stretched">
                      {title}
                    </Link>
                  </h3>
                  {sort && <p className="sort">{sort}</p>}
                </div>
                <p className={styles.local}>{local}</p>
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
        )}
      </div>
    </LandingSection>
  );
}
