import type { Achado } from '../../fields/achado.ts';
import { fileAddress } from '../../language/fileName.ts';
import { portugueseHere, t } from '../../language/speaking.ts';
import styles from './FoundInside.module.css';
import { Marked } from './Marked.tsx';

/** Where the search words are in a PDF, with a link to that page of it. */
export function FoundInside({ achado: { file, title, page, excerpt, marks } }: { achado: Achado }) {
  return (
    <div className={styles.inside}>
      <p className={styles.excerpt} lang={portugueseHere()}>
        <Marked text={excerpt} marks={marks} />
      </p>
      <p>
        <a href={`${fileAddress(file)}#page=${page}`} className="tap" type="application/pdf">
          <span>
            {t('{titulo}, página {pagina}', { titulo: title, pagina: page })}{' '}
            <span className="soft">(PDF)</span>
          </span>
        </a>
      </p>
    </div>
  );
}
