import type { ElementType } from 'react';
import { t } from '../language/speaking.ts';
import styles from './Pager.module.css';
import { pageNumbers } from './pageNumbers.ts';

type Props = {
  page: number;
  pages: number;
  /** The address of a page. */
  hrefAt(page: number): string;
  /** The component for the links, where a plain `a` will not do. */
  as?: ElementType;
};

/** Links to the pages of a list; nothing if there is only one. */
export function Pager({ page, pages, hrefAt, as: Link = 'a' }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={t('Páginas')}>
      {page > 1 && (
        <Link href={hrefAt(page - 1)} rel="prev" className={styles.previous}>
          {t('Anterior')}
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
                href={hrefAt(n)}
                aria-current={n === page ? 'page' : undefined}
                aria-label={t('Página {numero}', { numero: n })}
              >
                {n}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link href={hrefAt(page + 1)} rel="next" className={styles.next}>
          {t('Seguinte')}
        </Link>
      )}
    </nav>
  );
}
