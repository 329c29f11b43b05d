import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../parts/EmptyState.tsx';
import { headingId, SectionHeading } from '../parts/SectionHeading.tsx';
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

type ListProps = ComponentProps<typeof SectionHeading> & {
  /** Whether it has nothing to show; then a friendly sentence is shown. */
  isEmpty: boolean;
  /** The classes of the section, and of the element around its heading and its list. */
  sectionClass?: string | undefined;
  wrapClass?: string | undefined;
  children: ReactNode;
};

/** A section of the landing page that lists some of what there is. */
export function LandingList({ isEmpty, sectionClass, wrapClass, children, ...heading }: ListProps) {
  const { section } = heading;
  return (
    <LandingSection id={section.landing?.id ?? section.name} className={sectionClass}>
      <div className={`wrap ${wrapClass ?? ''}`}>
        <SectionHeading {...heading} />
        {isEmpty ? <EmptyState {...section.empty} /> : children}
      </div>
    </LandingSection>
  );
}
