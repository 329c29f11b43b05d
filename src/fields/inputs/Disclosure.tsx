import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Disclosure.module.css';

type Props = {
  title: string;
  /** Shown beside the title, also while closed. */
  aside?: string | undefined;
  /** Opens it; the user may close it again. */
  isOpened?: boolean;
  /** It is a part of a form, with a heading. */
  isPart?: true;
  onToggle?(isOpen: boolean): void;
  children: ReactNode;
};

/** Opens everything that an element is folded in. */
export function unfold(element: Element | null): void {
  const details = element?.closest<HTMLDetailsElement>('details:not([open])');
  if (!details) return;
  details.open = true;
  unfold(details);
}

/** Hides what few people need behind a title. */
export function Disclosure({ title, aside, isOpened = false, isPart, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // A layout effect, so that it is open before something inside it is focused.
  useLayoutEffect(() => {
    if (isOpened && details.current) details.current.open = true;
  }, [isOpened]);
  return (
    <details
      ref={details}
      className={isPart ? styles.part : styles.disclosure}
      onToggle={({ currentTarget }) => rest.onToggle?.(currentTarget.open)}
    >
      <summary>
        {isPart ? <h2>{title}</h2> : <span className={styles.title}>{title}</span>}
        {aside && <span className={styles.aside}> {aside}</span>}
      </summary>
      <div className={styles.inside}>{rest.children}</div>
    </details>
  );
}
