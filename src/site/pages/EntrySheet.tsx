import type { ReactNode } from 'react';
import { Contour } from '../parts/Contour.tsx';
import styles from './EntrySheet.module.css';

type Props = { councilName: string; title: string; note: string; children: ReactNode };

/** The frame of the login pages, and of the page shown while the site is closed. */
export function EntrySheet({ councilName, title, note, children }: Props) {
  return (
    <div className={styles.login}>
      <Contour place="behind" className={styles.contour} />
      <div className="wrap">
        <div className={styles.sheet}>
          <p className={`sort ${styles.kicker}`}>{councilName}</p>
          <h1>{title}</h1>
          <p className={styles.note}>{note}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
