import { t } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Links } from '../parts/Links.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './Essencia.module.css';
import { LandingSection } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';

const section = faceOf('essencias');

/** The essences as stories, from edge to edge on a dark background. */
export function Essencia({ data }: { data: LandingData }) {
  const { essencias, moreEssencias } = data;
  return (
    <LandingSection
      id="essencia"
      className={essencias.length > 0 ? `dark ${styles.section}` : undefined}
    >
      <div className="wrap">
        <SectionHeading section={section} className={styles.heading} />
        {essencias.length === 0 && <EmptyState {...section.empty} />}
      </div>
      {essencias.length > 0 && (
        <ul className={styles.stories}>
          {essencias.map(({ to, id, title, picture, text, lang }) => (
            <li key={id}>
              <Photo
                src={picture}
                sizes="(min-width: 48rem) 60vw, 100vw"
                className={styles.photo}
              />
              <div className={styles.words} lang={lang}>
                <CardTitle as="h3" to={to}>
                  {title}
                </CardTitle>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {moreEssencias.length > 0 && (
        <div className={`wrap ${styles.more}`}>
          <p className="kicker">{t('E ainda')}</p>
          <Links links={moreEssencias} className="row" />
        </div>
      )}
    </LandingSection>
  );
}
