import { faceOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { Photo } from '../parts/Photo.tsx';
import { LandingList } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';
import styles from './PontosInteresse.module.css';

const section = faceOf('pontos_interesse');

/** Four places of the village as a mosaic, no two of one size. */
export function PontosInteresse({ data }: { data: LandingData }) {
  const { pontosInteresse: places, unread } = data;
  return (
    <LandingList section={section} isEmpty={places.length === 0} unread={unread}>
      <ul className={styles.mosaic}>
        {places.map(({ to, id, title, local, picture, text, lang }) => (
          <li key={id} className={picture ? undefined : styles.bare}>
            <Photo
              src={picture}
              sizes="(min-width: 64rem) 46rem, (min-width: 48rem) 55vw, 100vw"
              className={styles.photo}
            />
            <div className={styles.caption} lang={lang}>
              <CardTitle as="h3" to={to}>
                {title}
              </CardTitle>
              <p className={`local ${styles.local}`}>{local}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingList>
  );
}
