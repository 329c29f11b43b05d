import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './CountLinks.module.css';
import { searchIn } from './listView.ts';

type Props = {
  label: string;
  /** The label of each, its count if it has one, and its word in the address; '' for all. */
  links: readonly { label: string; count?: number; state: string }[];
  /** Which of them is shown. */
  current: string;
};

/** The parts of a list: each number links to exactly what it counts, keeping the search and the order. */
export function CountLinks({ label, links, current }: Props) {
  const [search] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the part changes
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the links overflow, so scroll to the current one.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft;
  }, [current]);
  return (
    <nav aria-label={label} className={styles.links}>
      <ul ref={list}>
        {links.map(({ label: name, count, state }) => (
          <li key={state}>
            <Link
              to={`?${searchIn(search, state)}`}
              replace
              preventScrollReset
              aria-current={state === current ? 'page' : undefined}
            >
              {name} {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
