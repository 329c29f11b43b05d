import { langOf, t } from '../../language/speaking.ts';
import type { Site } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import { Photo } from '../parts/Photo.tsx';
import { RichText } from '../parts/RichText.tsx';
import { headingId } from '../parts/SectionHeading.tsx';
import styles from './Aldeia.module.css';
import { EmptySection, LandingSection } from './LandingSection.tsx';

const longId = 'aldeia-por-extenso';

/** A short text about the village, and the long one on request. */
export function Aldeia({ site: { definicoes } }: { site: Site }) {
  const { shortText, longText, villagePhotos, villageName } = definicoes;
  const [first, second] = villagePhotos;
  const title = t('A aldeia');
  if (shortText === '' && longText === '' && villagePhotos.length === 0) {
    return (
      <EmptySection
        id="aldeia"
        title={title}
        text={t('Ainda estamos a escrever sobre a aldeia. Volte em breve.')}
      />
    );
  }
  const hasMore = shortText !== '' && longText !== '';

  return (
    <LandingSection id="aldeia" className={styles.section}>
      <div className={`wrap ${styles.essay}`}>
        <h2 id={headingId('aldeia')} className={styles.title}>
          {title}
        </h2>
        <div className={styles.text}>
          <RichText
            html={shortText || longText}
            lang={langOf(definicoes, shortText ? 'shortText' : 'longText')}
            level={3}
            className={styles.short}
          />
          {hasMore && (
            <RichText
              id={longId}
              html={longText}
              lang={langOf(definicoes, 'longText')}
              level={3}
              className={styles.long}
              hidden
            />
          )}
          <p className={`row ${styles.ways}`}>
            {hasMore && (
              <button
                type="button"
                // Without scripts, the link beside it leads to the long text.
                className="button quiet scripted unprinted"
                aria-expanded={false}
                aria-controls={longId}
                data-less={t('Ler Menos')}
              >
                {t('Ler Mais')}
              </button>
            )}
            <a href="/aldeia" className="arrow-link">
              {villageName
                ? t('Conhecer {aldeia} com tempo', { aldeia: villageName })
                : t('Conhecer a aldeia com tempo')}
            </a>
          </p>
        </div>
        <Photo
          src={first}
          sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 45vw, 100vw"
          className={styles.tall}
        />
        <Photo src={second} sizes="(min-width: 64rem) 22rem, 50vw" className={styles.small} />
      </div>
      <Contour place="behind" className={styles.contour} />
    </LandingSection>
  );
}
