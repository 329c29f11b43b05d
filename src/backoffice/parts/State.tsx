import { Icon } from '../../fields/inputs/Icon.tsx';
import styles from './State.module.css';

type Props = {
  tone: 'done' | 'pending' | 'failed' | 'off';
  children: string;
};

/** How far something has come: an icon, words and a colour that say the same. */
export function State({ tone, children }: Props) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon name={tone} />
      {children}
    </span>
  );
}
