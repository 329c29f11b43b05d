import { Link } from 'react-router';
import styles from './SectionHeading.module.css';
import { softHyphens } from './softHyphens.ts';

type Props = {
  /** Ties the heading to its section's `aria-labelledby`. */
  id?: string;
  kicker?: string;
  title: string;
  /** Where the whole list stands. */
  all?: { label: string; to: string };
  className?: string | undefined;
};

/** The heading of a section, with the way to its whole list. */
export function SectionHeading({ id, kicker, title, all, className }: Props) {
  return (
    <div className={`${styles.heading} ${className ?? ''}`}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 id={id}>{softHyphens(title)}</h2>
      </div>
      {all && (
        <Link to={all.to} className="arrow-link">
          {all.label}
        </Link>
      )}
    </div>
  );
}
