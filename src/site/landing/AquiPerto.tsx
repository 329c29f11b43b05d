import { locale, t } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { Photo } from '../parts/Photo.tsx';
import styles from './AquiPerto.module.css';
import { withoutDistance } from './distance.ts';
import { LandingList } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';

const section = faceOf('aqui_perto');

/** How far a place is, set large; a place that does not say it gets no number. */
function Distance({ km }: { km: number | null }) {
  if (km === null) return <p className={styles.unknown}>{t('Nas redondezas')}</p>;
  const near = km < 1;
  return (
    <p className={styles.distance}>
      <span>{(near ? km * 1000 : km).toLocaleString(locale())}</span> {near ? 'm' : 'km'}
    </p>
  );
}

/** Places worth the drive, along a trail, nearest first. */
export function AquiPerto({ data, from }: { data: LandingData; from: string }) {
  const { aquiPerto: places, unread } = data;
  return (
    <LandingList
      section={section}
      kicker={from === '' ? t('A partir daqui') : t('A partir de {aldeia}', { aldeia: from })}
      isEmpty={places.length === 0}
      unread={unread}
    >
      <ol className={styles.trail}>
        {places.map(({ to, id, title, local, picture, text, km, lang }) => (
          <li key={id}>
            <Distance km={km} />
            <div className={`${styles.place} ${picture ? styles.pictured : ''}`} lang={lang}>
              <Photo
                src={picture}
                sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 38vw, 80vw"
                className={styles.photo}
              />
              <CardTitle as="h3" to={to}>
                {title}
              </CardTitle>
              <p className="local">{km === null ? local : withoutDistance(local)}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingList>
  );
}
