import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { lisbonDay, longDate } from '../../fields/calendar.ts';
import { Carousel } from './Carousel.tsx';
import { Contour } from './Contour.tsx';
import styles from './DetailPage.module.css';
import { isUpright } from './isUpright.ts';
import { Photo, PhotoContext } from './Photo.tsx';
import { RichText } from './RichText.tsx';
import { softHyphens } from './softHyphens.ts';

type Props = {
  /** The list it belongs to, and what the way back is called. */
  list: { label: string; to: string; back: string };
  /** What sort of thing it is, in a word or two. */
  kicker?: string | undefined;
  title: string;
  /** What stands right under the title. */
  byline?: ReactNode;
  item: { mainPhoto: string; photos: string[]; description: string; updatedAt: string };
  facts?: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
};

/** From here on a title is set smaller, so that it does not bury its picture. */
const longTitle = 45;

/** One thing told at length: photo first, the facts beside the text, the other photos after it. */
export function DetailPage({ list, kicker, title, byline, item, facts, children }: Props) {
  const upright = isUpright(useContext(PhotoContext)[item.mainPhoto]);
  const photos = item.photos.filter((photo) => photo !== '');
  return (
    <article className={styles.page}>
      <header className={`${styles.top} ${item.mainPhoto ? '' : styles.bare}`}>
        {item.mainPhoto ? (
          <Photo
            src={item.mainPhoto}
            sizes="(min-width: 64rem) 75vw, 100vw"
            className={`${styles.photo} ${upright ? styles.upright : ''}`}
            eager
            cover
          />
        ) : (
          <Contour className={styles.contour} />
        )}
        <div className={styles.heading}>
          <nav aria-label="Onde está">
            <ol className={styles.trail}>
              <li>
                <Link to="/">Início</Link>
              </li>
              <li>
                <Link to={list.to}>{list.label}</Link>
              </li>
            </ol>
          </nav>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={title.length > longTitle ? styles.long : undefined}>
            {softHyphens(title)}
          </h1>
          {byline && <p className={styles.byline}>{byline}</p>}
        </div>
      </header>
      <div className={`wrap ${styles.body} ${facts ? styles.withFacts : ''}`}>
        {facts && (
          <aside className={styles.facts} aria-label="Informações">
            {facts}
          </aside>
        )}
        <div className={styles.text}>
          <RichText html={item.description} />
          {children}
          <p className={styles.updated}>
            Atualizado em{' '}
            <time dateTime={lisbonDay(new Date(item.updatedAt))}>{longDate(item.updatedAt)}</time>
          </p>
        </div>
      </div>
      {photos.length > 0 && (
        <div className={`wrap ${styles.gallery}`}>
          <Carousel photos={photos} label={`Fotografias de ${title}`} />
        </div>
      )}
      <p className={`wrap ${styles.back}`}>
        <Link to={list.to} className="arrow-link">
          {list.back}
        </Link>
      </p>
    </article>
  );
}
