import type { ReactNode } from 'react';
import { scrollToSection } from '../../parts/scrollToSection.ts';
import { headingId } from '../parts/SectionHeading.tsx';
import styles from './LandingSection.module.css';

/** The router asks what an address names to come into view: a section comes smoothly. */
function comeSmoothly(section: HTMLElement | null): void {
  if (section) section.scrollIntoView = () => scrollToSection(section);
}

/** A section of the landing page, where the menu can lead and the focus can go. */
export function LandingSection({
  id,
  className,
  children,
}: {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      ref={comeSmoothly}
      tabIndex={-1}
      aria-labelledby={headingId(id)}
      className={`${styles.section} ${className ?? ''}`}
    >
      {children}
    </section>
  );
}
