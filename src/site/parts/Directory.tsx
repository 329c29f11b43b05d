import { useContext } from 'react';
import { Link } from 'react-router';
import { phoneLabel } from '../../fields/phoneNumber.ts';
import { Contour } from './Contour.tsx';
import styles from './Directory.module.css';
import { PhoneLink } from './Facts.tsx';
import { isUpright } from './isUpright.ts';
import { Photo, PhotoContext } from './Photo.tsx';

/** What a line of the directory says. */
export type DirectoryEntry = {
  identifier: string;
  name: string;
  /** '' where the sort of business says nothing. */
  type: string;
  local: string;
  /** What is special about it, in a line. */
  note: string;
  mainPhoto: string;
  phoneContacts: string[];
};

/** Businesses as in a directory: one line each, with what one rings up for at a glance. */
export function Directory({ entries, base }: { entries: DirectoryEntry[]; base: string }) {
  const fotos = useContext(PhotoContext);
  return (
    <ul className={`wrap ${styles.directory}`}>
      {entries.map((entry) => (
        <li key={entry.identifier}>
          {entry.mainPhoto ? (
            <Photo
              src={entry.mainPhoto}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 12rem, 9rem"
              alt=""
              className={`${styles.photo} ${isUpright(fotos[entry.mainPhoto]) ? styles.upright : ''}`}
              cover
            />
          ) : (
            <span className={`${styles.photo} ${styles.none}`}>
              <Contour />
            </span>
          )}
          <div className={styles.what}>
            {entry.type && <p className={styles.type}>{entry.type}</p>}
            <h2>
              <Link to={`${base}/${entry.identifier}`}>{entry.name}</Link>
            </h2>
            <p className={styles.note}>{entry.note}</p>
          </div>
          <div className={styles.where}>
            <address>{entry.local}</address>
            {entry.phoneContacts.slice(0, 2).map((number) => (
              <p key={number} className={styles.phone}>
                <span>{phoneLabel(number)}</span> <PhoneLink number={number} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
