import { longDate } from '../../language/calendar.ts';
import { langOf, portugueseHere, t, translated } from '../../language/speaking.ts';
import { faceOf, pathOf } from '../faces.ts';
import type { Site } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import { Photo } from '../parts/Photo.tsx';
import { Until } from '../parts/Until.tsx';
import styles from './Hero.module.css';
import type { LandingData } from './landingData.ts';

/** Names with more letters than this are set smaller. */
const longName = 18;

/** The first screen: the photo, the name, one button, the next event and the first notice. */
export function Hero({ site, data }: { site: Site; data: LandingData }) {
  const { villageName, councilName, parkName, tagline, heroPhotos } = site.definicoes;
  const isTranslated = Object.values(site.traducoes).some((pages) => pages.length > 0);
  const [photo] = heroPhotos;
  const next = data.eventos.find(({ past, cancelado }) => !past && !cancelado);
  const [notice] = data.avisos;
  return (
    <section
      id="hero"
      className={styles.hero}
      aria-labelledby="hero-titulo"
      data-languages={isTranslated || undefined}
    >
      {photo ? (
        // On a tall screen the picture is cut, so it is drawn wider than the screen. A phone's pixels are too
        // small to tell apart, so it gets a file with half as many.
        <Photo
          src={photo}
          sizes="(max-width: 47.99rem) 62vh, (max-width: 63.99rem) 136vh, max(100vw, 160vh)"
          className={`unprinted ${styles.picture}`}
          eager
        />
      ) : (
        <Contour className={styles.contour} />
      )}
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.council}>{councilName}</p>
        <div className={styles.words}>
          {parkName && (
            <p className={styles.park} lang={langOf(site.definicoes, 'parkName')}>
              {parkName}
            </p>
          )}
          <h1 id="hero-titulo" className={villageName.length > longName ? styles.long : undefined}>
            {villageName || t('Aldeia')}
          </h1>
          {tagline && (
            <p className={styles.tagline} lang={langOf(site.definicoes, 'tagline')}>
              {tagline}
            </p>
          )}
          <a href="/#aldeia" className={`unprinted ${styles.action}`}>
            {t('Conhecer a aldeia')}
          </a>
        </div>
      </div>
      <div className={styles.edge}>
        <svg
          className={`unprinted ${styles.ridge}`}
          viewBox="0 0 1440 60"
          height="60"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M0 60V40l70-14 90 18 110-30 84 22 66-10 120 20 96-32 70 16 104-22 130 34 92-20 88 16 120-26 74 18 126-20v50z" />
        </svg>
        <div className={`wrap unprinted ${styles.strip}`}>
          {next && (
            <p>
              <span className={`label ${styles.label}`}>{t('A seguir')}</span>
              <a href={pathOf(faceOf('eventos'), next)} className="tap" lang={next.lang}>
                {next.title}
              </a>
              <span className={`soft ${styles.when}`}>
                <time dateTime={next.startDate}>{longDate(next.startDate)}</time>
                <Until from={next.startDate} to={next.endDate} />
              </span>
            </p>
          )}
          {notice && (
            <p>
              <span className={`label ${styles.label}`}>{translated(notice.type)}</span>
              <a href={pathOf(faceOf('avisos'), notice)} className="tap" lang={portugueseHere()}>
                {notice.title}
              </a>
            </p>
          )}
          {data.pontosInteresse.length > 0 && (
            <a href="/#pontos_interesse" className={`tap ${styles.down}`}>
              {t('Ver o que há por aqui')}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
