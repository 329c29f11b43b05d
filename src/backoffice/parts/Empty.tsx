import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Said where a list would stand that has nothing to show. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
