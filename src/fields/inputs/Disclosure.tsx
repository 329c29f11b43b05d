import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Disclosure.module.css';

type Props = {
  title: string;
  /** Shown beside the title, also while closed. */
  aside?: string | undefined;
  /** Opens it; the user may close it again. */
  isOpened?: boolean;
  children: ReactNode;
};

/** Hides what few people need behind a title. */
export function Disclosure({ title, aside, isOpened = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // A layout effect, so that it is open before something inside it is focused.
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
