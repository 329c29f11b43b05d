import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Disclosure.module.css';

type Props = {
  title: string;
  /** Read beside the title, also while it is closed. */
  aside?: string | undefined;
  /** Opens it; whoever uses it may close it again. */
  isOpened?: boolean;
  children: ReactNode;
};

/** What few people need, out of the way. */
export function Disclosure({ title, aside, isOpened = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before anything in it is given the focus.
  useLayoutEffect(() => {
    if (isOpened && details.current) details.current.open = true;
  }, [isOpened]);
  return (
    <details ref={details} className={styles.disclosure}>
      <summary>
        <span className={styles.title}>{title}</span>
        {aside && <span className={styles.aside}> {aside}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
