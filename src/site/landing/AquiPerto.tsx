import { Link } from 'react-router';
import { EmptyState } from '../parts/EmptyState.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './AquiPerto.module.css';
import { withoutDistance } from './distance.ts';
import { headingId, LandingSection } from './LandingSection.tsx';
import type { NearbyCard } from './landingData.ts';

/** How far a place is, set large; one that does not say it stands on the line without a number. */
function Distance({ km }: { km: number | null }) {
  if (km === null) return <p className={styles.unknown}>Nas redondezas</p>;
  const near = km < 1;
  return (
    <p className={styles.distance}>
      <span>{(near ? km * 1000 : km).toLocaleString('pt-PT')}</span> {near ? 'm' : 'km'}
    </p>
  );
}

/** Places worth the drive, along a trail, nearest first. */
export function AquiPerto({ places, from }: { places: NearbyCard[]; from: string }) {
  return (
    <LandingSection id="aqui_perto">
      <div className="wrap">
        <SectionHeading
          id={headingId('aqui_perto')}
          kicker={`A partir ${from === '' ? 'daqui' : `de ${from}`}`}
          title="Aqui perto"
          all={{ label: 'Ver todos os lugares aqui perto', to: '/aqui_perto' }}
        />
        {places.length === 0 ? (
          <EmptyState {...emptyTexts.aqui_perto} />
        ) : (
          <ol className={styles.trail}>
            {places.map(({ identifier, name, local, mainPhoto, text, km }) => (
              <li key={identifier}>
                <Distance km={km} />
                <div className={`${styles.place} ${mainPhoto ? styles.pictured : ''}`}>
                  {mainPhoto && (
                    <Photo
                      src={mainPhoto}
                      sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 80vw"
                      className={styles.photo}
                      cover
                    />
                  )}
                  <h3>
                    <Link to={`/aqui_perto/${identifier}`}>{name}</Link>
                  </h3>
                  <p className={styles.local}>{km === null ? local : withoutDistance(local)}</p>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </LandingSection>
  );
}
