import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import { Contour } from '../parts/Contour.tsx';
import { softHyphens } from '../parts/softHyphens.ts';
import styles from './Document.module.css';

/** One numbered part of a document. */
export type Part = { id: string; title: string; body: ReactNode };

type Props = {
  kicker: string;
  title: string;
  /** What it comes down to, for those who read no further. */
  lead: ReactNode;
  /** When it was last changed, as `YYYY-MM-DD`. */
  updated: string;
  parts: Part[];
};

/** A long text to look things up in: an index that stays beside it, and numbered parts. */
export function Document({ kicker, title, lead, updated, parts }: Props) {
  return (
    <article className={styles.document}>
      <header className={`wrap ${styles.top}`}>
        <p className={styles.kicker}>{kicker}</p>
        <h1>{softHyphens(title)}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.updated}>
          Última atualização: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </header>
      <Contour className={styles.contour} />
      <div className={`wrap ${styles.columns}`}>
        <nav aria-label="Nesta página" className={styles.index}>
          <p>Nesta página</p>
          <ol>
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <Link to={{ hash: `#${id}` }}>{name}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          {parts.map(({ id, title: name, body }) => (
            <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
