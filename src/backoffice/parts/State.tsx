import { Icon } from './Icon.tsx';
import styles from './State.module.css';

const signs = { done: 'paid', pending: 'unpaid', failed: 'failed', off: 'off' } as const;

/** How far something has come: a sign, words and a colour that say the same. */
export function State({ tone, children }: { tone: keyof typeof signs; children: string }) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon name={signs[tone]} />
      {children}
    </span>
  );
}
