import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './CountLinks.module.css';
import { searchIn } from './listView.ts';

type Props = {
  label: string;
  /** What each shows, how many that are if they are counted, and what the address says for it; '' for all. */
  links: readonly { label: string; count?: number; state: string }[];
  /** Which of them is shown. */
  current: string;
};

/** The parts of a list: each number leads to exactly what it counts, with the words and the order asked for. */
export function CountLinks({ label, links, current }: Props) {
  const [search] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another part that counts
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone they go on beyond its edge.
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
