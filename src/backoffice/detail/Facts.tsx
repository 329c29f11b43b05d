import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What is known of something: names and what they hold, one under the other. */
export function Facts({ facts }: { facts: readonly { label: string; content: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, content }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
