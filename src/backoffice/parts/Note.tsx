import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** Something good to know about what stands above. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
