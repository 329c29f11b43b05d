import type { Card } from '../cards.ts';
import { CardTitle } from './CardTitle.tsx';
import { Photo } from './Photo.tsx';
import shared from './PictureCards.module.css';
import places from './Places.module.css';
import stories from './Stories.module.css';

type Props = {
  as: 'ol' | 'ul';
  cards: Card[];
  styles: Record<string, string | undefined>;
  sizes: string;
};

function PictureCards({ as: List, cards, styles, sizes }: Props) {
  return (
    <List className={`wrap ${shared.list} ${styles.list}`}>
      {cards.map(({ to, id, title, local, text, picture, lang }, index) => (
        <li key={id} id={id} lang={lang}>
          <article className={picture ? undefined : styles.unpictured}>
            <Photo
              src={picture}
              alt=""
              sizes={sizes}
              className={styles.photo}
              eager={index === 0}
            />
            <div className={styles.text}>
              {local && <p className={`sort ${styles.local ?? ''}`}>{local}</p>}
              <CardTitle as="h2" to={to}>
                {title}
              </CardTitle>
              <p>{text}</p>
            </div>
          </article>
        </li>
      ))}
    </List>
  );
}

/** Places as wide pictures with a text beside or on them, no two alike in a row. */
export function Places({ cards }: { cards: Card[] }) {
  const sizes = '(min-width: 90rem) 56rem, (min-width: 48rem) 62vw, 100vw';
  return <PictureCards as="ol" cards={cards} styles={places} sizes={sizes} />;
}

/** Stories under tall pictures, in two staggered columns. */
export function Stories({ cards }: { cards: Card[] }) {
  const sizes = '(min-width: 90rem) 38rem, (min-width: 48rem) 48vw, 100vw';
  return <PictureCards as="ul" cards={cards} styles={stories} sizes={sizes} />;
}
