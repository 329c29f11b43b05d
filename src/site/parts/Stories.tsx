import type { Card } from '../cards.ts';
import { CardTitle } from './CardTitle.tsx';
import { Photo } from './Photo.tsx';
import styles from './Stories.module.css';

/** Stories under tall pictures, in two columns out of step. */
export function Stories({ cards }: { cards: Card[] }) {
  return (
    <ul className={`wrap ${styles.stories}`}>
      {cards.map(({ to, id, title, text, picture }, index) => (
        <li key={id} id={id}>
          <article className={picture ? undefined : styles.unpictured}>
            <Photo
              src={picture}
              alt=""
              sizes="(min-width: 90rem) 38rem, (min-width: 48rem) 48vw, 100vw"
              className={styles.photo}
              eager={index === 0}
              cover
            />
            <CardTitle as="h2" to={to}>
              {title}
            </CardTitle>
            <p>{text}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
