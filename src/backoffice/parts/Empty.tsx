import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Shown in place of an empty list. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
