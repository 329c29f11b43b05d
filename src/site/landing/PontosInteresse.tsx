import { Link } from 'react-router';
import type { Card } from '../cards.ts';
import { faceOf } from '../faces.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { LandingSection } from './LandingSection.tsx';
import styles from './PontosInteresse.module.css';

const section = faceOf('pontos_interesse');

/** Four places of the village as a mosaic, no two of one size. */
export function PontosInteresse({ places }: { places: Card[] }) {
  return (
    <LandingSection id="pontos_interesse">
      <div className="wrap">
        <SectionHeading section={section} />
        {places.length === 0 ? (
          <EmptyState {...section.empty} />
        ) : (
          <ul className={styles.mosaic}>
            {places.map(({ to, id, title, local, picture, text }) => (
              <li key={id} className={picture ? undefined : styles.bare}>
                {picture && (
                  <Photo
                    src={picture}
                    sizes="(min-width: 64rem) 46rem, (min-width: 48rem) 55vw, 100vw"
                    className={styles.photo}
                    cover
                  />
                )}
                <div className={styles.caption}>
                  <h3>
                    <Link to={to} className="stretched">
                      {title}
                    </Link>
                  </h3>
                  <p className={`local ${styles.local}`}>{local}</p>
                  <p className={`clamped ${styles.text}`}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </LandingSection>
  );
}
