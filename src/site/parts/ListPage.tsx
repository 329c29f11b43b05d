import type { ReactNode } from 'react';
import { Contour } from './Contour.tsx';
import { type Drawing, EmptyState } from './EmptyState.tsx';
import styles from './ListPage.module.css';

type Props = {
  kicker?: string;
  title: string;
  /** What the reader finds here, in a sentence or two. */
  lead: string;
  /** The things on a long page, to jump to; each `id` is that of an element. */
  index?: { id: string; name: string }[];
  /** What is said when there is nothing to list. */
  empty: { text: string; drawing: Drawing };
  isEmpty: boolean;
  /** What chooses among the things listed; stays when nothing is left. */
  filter?: ReactNode;
  children: ReactNode;
};

/** The frame of a page that lists all there is of something. */
export function ListPage(props: Props) {
  const { kicker, title, lead, index = [], empty, isEmpty, filter, children } = props;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div className={`wrap ${styles.heading}`}>
          <div>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <h1>{title}</h1>
          </div>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Contour className={styles.contour} />
      </header>
      {index.length > 3 && (
        <nav className={`wrap ${styles.index}`} aria-label="Nesta página">
          <p>Nesta página</p>
          <ul>
            {index.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {filter && <div className="wrap">{filter}</div>}
      {isEmpty ? (
        <div className={`wrap ${styles.empty}`}>
          <EmptyState {...empty} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}
