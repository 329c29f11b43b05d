import { t } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { Links } from '../parts/Links.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './Essencia.module.css';
import { EmptyList, LandingSection } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';

const section = faceOf('essencias');

/** The essences as stories, from edge to edge on a dark background. */
export function Essencia({ data }: { data: LandingData }) {
  const { essencias, moreEssencias, unread } = data;
  if (essencias.length === 0) return <EmptyList section={section} unread={unread} />;
  return (
    <LandingSection id="essencia" className={`dark ${styles.section}`}>
      <div className="wrap">
        <SectionHeading section={section} className={styles.heading} />
      </div>
      <ul className={styles.stories}>
        {essencias.map(({ to, id, title, picture, text, lang }) => (
          <li key={id}>
            <Photo src={picture} sizes="(min-width: 48rem) 60vw, 100vw" className={styles.photo} />
            <div className={styles.words} lang={lang}>
              <CardTitle as="h3" to={to}>
                {title}
              </CardTitle>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {moreEssencias.length > 0 && (
        <div className={`wrap ${styles.more}`}>
          <p className="kicker">{t('E ainda')}</p>
          <Links links={moreEssencias} className="row" />
        </div>
      )}
    </LandingSection>
  );
}
