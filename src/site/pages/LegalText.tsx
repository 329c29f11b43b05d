import { longDate } from '../../language/calendar.ts';
import { Contour } from '../parts/Contour.tsx';
import { RichText } from '../parts/RichText.tsx';
import { softHyphens } from '../parts/softHyphens.ts';
import styles from './LegalText.module.css';

/** One numbered part of a legal text; its HTML comes from `texts/` or went through the sanitiser. */
export type Part = { id: string; title: string; html: string };

type Props = {
  title: string;
  /** A summary, for people who read no further. */
  lead: string;
  /** When it was last changed, as `YYYY-MM-DD`. */
  updated: string;
  parts: Part[];
};

/** A long text to look things up in: an index that stays beside it, and numbered parts. */
export function LegalText({ title, lead, updated, parts }: Props) {
  return (
    <article className={styles.legalText}>
      <header className={`wrap ${styles.top}`}>
        <p className="kicker">Este site</p>
        <h1>{softHyphens(title)}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className="soft">
          Última atualização: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </header>
      <Contour place="rule" />
      <div className={`wrap ${styles.columns}`}>
        <nav aria-label="Nesta página" className={`beside unprinted ${styles.index}`}>
          <p className="label">Nesta página</p>
          <ol>
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          {parts.map(({ id, title: name, html }) => (
            <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{name}</h2>
              <RichText html={html} level={3} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
