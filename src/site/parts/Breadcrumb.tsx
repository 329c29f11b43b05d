import { Link } from 'react-router';
import type { PublicSection } from '../../sections/faces.ts';
import { headingOf } from '../heads.ts';
import styles from './Breadcrumb.module.css';

/** The way back from a record: to the beginning, or to its list. */
export function Breadcrumb({ section }: { section: PublicSection }) {
  return (
    <nav aria-label="Onde está">
      <ol className={`row unprinted ${styles.trail}`}>
        <li>
          <Link to="/" className="tap">
            Início
          </Link>
        </li>
        <li>
          <Link to={section.path} className="tap">
            {headingOf(section)}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
