import { Link } from 'react-router';
import styles from './CountLinks.module.css';

type Props = {
  label: string;
  /** What each shows, how many that are, and what the address says for it; '' for all. */
  links: readonly { label: string; count: number; state: string }[];
  /** Which of them is shown. */
  current: string;
};

/** The parts of a list: each number leads to exactly what it counts. */
export function CountLinks({ label, links, current }: Props) {
  return (
    <nav aria-label={label} className={styles.links}>
      <ul>
        {links.map(({ label: name, count, state }) => (
          <li key={state}>
            <Link
              to={{ search: state && `?estado=${state}` }}
              aria-current={state === current ? 'page' : undefined}
            >
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
