import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import styles from './ScreenHead.module.css';
import { useTitle } from './useTitle.ts';

type Props = {
  title: string;
  /** The screen above this one. */
  back?: { to: string; label: string };
  /** The buttons of the screen. */
  children?: ReactNode;
};

/** How every screen begins: where one is, the way back, what can be done. */
export function ScreenHead({ title, back, children }: Props) {
  useTitle(title);
  return (
    <div className={styles.head}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="back" />
          {back.label}
        </Link>
      )}
      <div className={styles.line}>
        <h1>{title}</h1>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
