import type { Card } from '../cards.ts';
import { CardTitle } from './CardTitle.tsx';
import { Photo } from './Photo.tsx';
import styles from './Places.module.css';

/** Places as wide pictures with a text beside or on them, no two alike in a row. */
export function Places({ cards }: { cards: Card[] }) {
  return (
    <ol className={`wrap ${styles.lugares}`}>
      {cards.map(({ to, id, title, local, text, picture }, index) => (
        <li key={id} id={id}>
          <article className={picture ? undefined : styles.unpictured}>
            <Photo
              src={picture}
              alt=""
              sizes="(min-width: 90rem) 56rem, (min-width: 48rem) 62vw, 100vw"
              className={styles.photo}
              eager={index === 0}
              cover
            />
            <div className={styles.text}>
              <p className={`sort ${styles.local}`}>{local}</p>
              <CardTitle as="h2" to={to}>
                {title}
              </CardTitle>
              <p>{text}</p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
