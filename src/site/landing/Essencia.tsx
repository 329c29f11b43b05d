import { Link } from 'react-router';
import { EmptyState } from '../parts/EmptyState.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './Essencia.module.css';
import { headingId, LandingSection } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';

/** What the village is made of: stories from edge to edge, on the night side of the page. */
export function Essencia({ data }: { data: LandingData }) {
  const { essencias, moreEssencias } = data;
  return (
    <LandingSection id="essencia" className={essencias.length > 0 ? styles.section : undefined}>
      <div className="wrap">
        <SectionHeading
          id={headingId('essencia')}
          kicker="Aquilo de que somos feitos"
          title="Essência"
          all={{ label: 'Ver toda a essência', to: '/essencia' }}
          className={styles.heading}
        />
        {essencias.length === 0 && <EmptyState {...emptyTexts.essencia} />}
      </div>
      {essencias.length > 0 && (
        <ul className={styles.stories}>
          {essencias.map(({ identifier, title, mainPhoto, text }) => (
            <li key={identifier}>
              {mainPhoto && (
                <Photo
                  src={mainPhoto}
                  sizes="(min-width: 48rem) 60vw, 100vw"
                  className={styles.photo}
                  cover
                />
              )}
              <div className={styles.words}>
                <h3>
                  <Link to={`/essencia/${identifier}`}>{title}</Link>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {moreEssencias.length > 0 && (
        <div className={`wrap ${styles.more}`}>
          <p>E ainda</p>
          <ul>
            {moreEssencias.map(({ identifier, title }) => (
              <li key={identifier}>
                <Link to={`/essencia/${identifier}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </LandingSection>
  );
}
