import { translated } from '../../language/speaking.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { seeAll } from '../faces.ts';
import styles from './SectionHeading.module.css';
import { softHyphens } from './softHyphens.ts';

/** The id of the heading of a section of the landing page, which names the section. */
export const headingId = (section: string) => `${section}-titulo`;

type Props = {
  section: PublicSection;
  /** Used in place of what the section says. */
  kicker?: string;
  title?: string;
  all?: { label: string; to: string };
  className?: string | undefined;
};

/** The heading of a section of the landing page, with a link to its whole list. */
export function SectionHeading({ section, className, ...own }: Props) {
  const { kicker = translated(section.landing?.kicker ?? '') } = own;
  const { title = translated(section.label), all = seeAll(section) } = own;
  return (
    <div className={`row ${styles.heading} ${className ?? ''}`}>
      <div>
        {kicker && <p className="kicker">{kicker}</p>}
        <h2 id={headingId(section.landing?.id ?? '')}>{softHyphens(title)}</h2>
      </div>
      <a href={all.to} className="arrow-link">
        {all.label}
      </a>
    </div>
  );
}
