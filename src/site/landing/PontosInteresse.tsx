import { Link } from 'react-router';
import { EmptyState } from '../parts/EmptyState.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { headingId, LandingSection } from './LandingSection.tsx';
import type { PlaceCard } from './landingData.ts';
import styles from './PontosInteresse.module.css';

/** Four places of the village as a mosaic, no two of one size. */
export function PontosInteresse({ places }: { places: PlaceCard[] }) {
  return (
    <LandingSection id="pontos_interesse">
      <div className="wrap">
        <SectionHeading
          id={headingId('pontos_interesse')}
          kicker="A pé, sem pressa"
          title="Pontos de interesse"
          all={{ label: 'Ver todos os pontos de interesse', to: '/pontos_interesse' }}
        />
        {places.length === 0 ? (
          <EmptyState {...emptyTexts.pontos_interesse} />
        ) : (
          <ul className={styles.mosaic}>
            {places.map(({ identifier, name, local, mainPhoto, text }) => (
              <li key={identifier} className={mainPhoto ? undefined : styles.bare}>
                {mainPhoto && (
                  <Photo
                    src={mainPhoto}
                    sizes="(min-width: 64rem) 46rem, (min-width: 48rem) 55vw, 100vw"
                    className={styles.photo}
                    cover
                  />
                )}
                <div className={styles.caption}>
                  <h3>
                    <Link to={`/pontos_interesse/${identifier}`}>{name}</Link>
                  </h3>
                  <p className={styles.local}>{local}</p>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </LandingSection>
  );
}
