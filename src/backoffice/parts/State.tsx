import { Icon } from '../../fields/inputs/Icon.tsx';
import styles from './State.module.css';

type Props = {
  tone: 'done' | 'pending' | 'failed' | 'off';
  /** Its words may take more than a line. */
  isLong?: boolean;
  children: string;
};

/** How far something has come: an icon, words and a colour that say the same. */
export function State({ tone, isLong, children }: Props) {
  return (
    <span className={styles.state} data-tone={tone} data-long={isLong}>
      <Icon name={tone} />
      {children}
    </span>
  );
}
