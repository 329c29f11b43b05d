import { Link } from 'react-router';
import type { Card } from '../cards.ts';
import { Photo } from './Photo.tsx';
import styles from './Stories.module.css';

/** Stories under tall pictures, in two columns out of step. */
export function Stories({ cards }: { cards: Card[] }) {
  return (
    <ul className={`wrap ${styles.stories}`}>
      {cards.map(({ to, id, title, text, picture }, index) => (
        <li key={id} id={id}>
          <article className={picture ? undefined : styles.unpictured}>
            {picture && (
              <Photo
                src={picture}
                alt=""
                sizes="(min-width: 90rem) 38rem, (min-width: 48rem) 48vw, 100vw"
                className={styles.photo}
                eager={index === 0}
                cover
              />
            )}
            <h2>
              <Link to={to} className="stretched">
                {title}
              </Link>
            </h2>
            <p>{text}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
