import { Link } from 'react-router';
import { phoneHref, phoneLabel } from '../../fields/phoneNumber.ts';
import { groupedPhone } from '../../parts/groupedPhone.ts';
import { type Drawing, EmptyState } from '../parts/EmptyState.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './DirectorySection.module.css';
import { headingId, LandingSection } from './LandingSection.tsx';
import type { DirectoryRow } from './landingData.ts';

type Props = {
  /** The section's id and, after a slash, the path of its pages. */
  id: 'alojamentos' | 'restaurantes' | 'lojas';
  kicker: string;
  title: string;
  allLabel: string;
  rows: DirectoryRow[];
  empty: { text: string; drawing: Drawing };
};

/** Beds, tables or shops as pages of one directory: name, kind, place and phone at a glance. */
export function DirectorySection({ id, kicker, title, allLabel, rows, empty }: Props) {
  return (
    <LandingSection id={id}>
      <div className={`wrap ${styles.spread}`}>
        <SectionHeading
          id={headingId(id)}
          kicker={kicker}
          title={title}
          all={{ label: allLabel, to: `/${id}` }}
          className={styles.heading}
        />
        {rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <ul className={styles.rows}>
            {rows.map(({ identifier, name, type, local, mainPhoto, phoneContacts }) => (
              <li key={identifier}>
                {mainPhoto ? (
                  <Photo src={mainPhoto} sizes="7rem" alt="" className={styles.photo} cover />
                ) : (
                  <span className={styles.initial} aria-hidden="true">
                    {name.charAt(0)}
                  </span>
                )}
                <div className={styles.name}>
                  <h3>
                    <Link to={`/${id}/${identifier}`}>{name}</Link>
                  </h3>
                  {type && <p className={styles.type}>{type}</p>}
                </div>
                <p className={styles.local}>{local}</p>
                {phoneContacts.length > 0 && (
                  <ul className={styles.phones}>
                    {phoneContacts.slice(0, 2).map((number) => (
                      <li key={number}>
                        <span>{phoneLabel(number)}</span>{' '}
                        <a href={phoneHref(number)}>{groupedPhone(number)}</a>
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
