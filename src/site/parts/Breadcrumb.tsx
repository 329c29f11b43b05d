import { t } from '../../language/speaking.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { headingOf } from '../heads.ts';
import styles from './Breadcrumb.module.css';

/** The links back from a record: to the landing page and to its list. */
export function Breadcrumb({ section }: { section: PublicSection }) {
  return (
    <nav aria-label={t('Onde está')}>
      <ol className={`row unprinted ${styles.trail}`}>
        <li>
          <a href="/" className="tap">
            {t('Início')}
          </a>
        </li>
        <li>
          <a href={section.path} className="tap">
            {headingOf(section)}
          </a>
        </li>
      </ol>
    </nav>
  );
}
