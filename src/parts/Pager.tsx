import { Link } from 'react-router';
import styles from './Pager.module.css';
import { pageNumbers } from './pageNumbers.ts';

type Props = {
  page: number;
  pages: number;
  /** What the address says at a page, after its path. */
  searchAt(page: number): string;
  /** The element that a new page begins at. */
  top?: string;
};

/** The way through a list that goes on over several pages; nothing where one is enough. */
export function Pager({ page, pages, searchAt, top }: Props) {
  if (pages < 2) return null;
  const to = (n: number) => ({ search: searchAt(n), ...(top ? { hash: `#${top}` } : {}) });
  return (
    <nav className={styles.pager} aria-label="Páginas">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles.previous}>
          Anterior
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((n, index) =>
          n === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <li key={`gap ${index}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={n}>
              <Link
                to={to(n)}
                aria-current={n === page ? 'page' : undefined}
                aria-label={`Página ${n}`}
              >
                {n}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={styles.next}>
          Seguinte
        </Link>
      )}
    </nav>
  );
}
