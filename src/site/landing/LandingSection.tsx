import type { ComponentProps, ReactNode } from 'react';
import { translated } from '../../language/speaking.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { emptyText } from '../parts/EmptyState.tsx';
import { headingId, SectionHeading } from '../parts/SectionHeading.tsx';
import { softHyphens } from '../parts/softHyphens.ts';
import styles from './LandingSection.module.css';

type Props = { id: string; className?: string | undefined; children: ReactNode };

/** A section of the landing page, where the menu can lead and the focus can go. */
export function LandingSection({ id, className, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId(id)}
      className={`${styles.section} ${className ?? ''}`}
    >
      {children}
    </section>
  );
}

type EmptyProps = { id: string; title: string; text: string };

/** A section with nothing to show: a band with its heading and a sentence that says so. */
export function EmptySection({ id, title, text }: EmptyProps) {
  return (
    <LandingSection id={id} className={styles.empty}>
      <div className={`wrap ${styles.band}`}>
        <h2 id={headingId(id)}>{softHyphens(title)}</h2>
        <p>{text}</p>
      </div>
    </LandingSection>
  );
}

type EmptyListProps = {
  section: PublicSection;
  title?: string | undefined;
  /** The sections that could not be read. */
  unread: readonly string[];
};

/** A section of the landing page that would list what there is, and has nothing. */
export function EmptyList({ section, title, unread }: EmptyListProps) {
  return (
    <EmptySection
      id={section.landing?.id ?? section.name}
      title={title ?? translated(section.label)}
      text={emptyText(section.empty, unread.includes(section.name))}
    />
  );
}

type ListProps = ComponentProps<typeof SectionHeading> & {
  isEmpty: boolean;
  unread: readonly string[];
  /** The classes of the section, and of the element around its heading and its list. */
  sectionClass?: string | undefined;
  wrapClass?: string | undefined;
  children: ReactNode;
};

/** A section of the landing page that lists some of what there is. */
export function LandingList({ isEmpty, unread, children, ...frame }: ListProps) {
  const { sectionClass, wrapClass, ...heading } = frame;
  const { section, title } = heading;
  if (isEmpty) return <EmptyList section={section} title={title} unread={unread} />;
  return (
    <LandingSection id={section.landing?.id ?? section.name} className={sectionClass}>
      <div className={`wrap ${wrapClass ?? ''}`}>
        <SectionHeading {...heading} />
        {children}
      </div>
    </LandingSection>
  );
}
