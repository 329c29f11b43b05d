import type { ReactNode } from 'react';
import { t, translated } from '../../language/speaking.ts';
import { Pager } from '../../parts/Pager.tsx';
import type { Empty } from '../../sections/face.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { headingOf } from '../heads.ts';
import { type Paging, searchAt } from '../paging.ts';
import { Contour } from './Contour.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './ListPage.module.css';
import { softHyphens } from './softHyphens.ts';
import { TryAgain } from './TryAgain.tsx';

/** The part of a section that its list page needs. */
type Listed = Pick<
  PublicSection,
  'path' | 'label' | 'heading' | 'kicker' | 'menu' | 'lead' | 'empty'
>;

type Props = {
  section: Listed;
  /** The heading and the lead of this part of the list, if not those of the section. */
  heading?: string;
  lead?: string;
  /** The things on a long page, to jump to; each `id` is that of an element. */
  index?: { id: string; name: string; lang?: string | undefined }[];
  /** Shown when there is nothing to list, if not what the section says. */
  empty?: Empty;
  isEmpty: boolean;
  /** The filter; it stays when nothing is left to list. */
  filter?: ReactNode;
  /** The current page, if the list has several. */
  paging?: Paging;
  children: ReactNode;
};

/** Links to other pages of a list lead to the top of the list, also for screen readers. */
const top = 'lista';

/** The frame of a page that lists the records of a section. */
export function ListPage(props: Props) {
  const { section, index = [], empty = section.empty, isEmpty, filter, paging, children } = props;
  const { heading = headingOf(section), lead = translated(section.lead) } = props;
  const kicker = section.kicker ?? (section.menu && 'group' in section.menu && section.menu.group);
  return (
    <div className={styles.page}>
      <header>
        <div className={`wrap ${styles.heading}`}>
          <div>
            {kicker && <p className="kicker">{translated(kicker)}</p>}
            <h1>{softHyphens(heading)}</h1>
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Contour place="rule" />
      </header>
      {index.length > 3 && (
        <nav className={`wrap unprinted ${styles.index}`} aria-label={t('Nesta página')}>
          <p className="label">{t('Nesta página')}</p>
          <ul className="row">
            {index.map(({ id, name, lang }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {filter && <div className="wrap">{filter}</div>}
      {isEmpty ? (
        <div className={`wrap ${styles.empty}`}>
          <EmptyState {...empty} isUnread={paging?.failed === true} />
          {paging?.failed && <TryAgain at={section.path} />}
        </div>
      ) : (
        <div id={top} tabIndex={-1} className={styles.list}>
          {children}
        </div>
      )}
      {paging && paging.pages > 1 && !paging.failed && (
        <div className={`wrap ${styles.pager}`}>
          <Pager {...paging} hrefAt={(page) => `${section.path}${searchAt(paging, page)}#${top}`} />
        </div>
      )}
    </div>
  );
}
