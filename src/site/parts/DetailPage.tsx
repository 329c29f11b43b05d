import type { ReactNode } from 'react';
import { langOf, t, translated } from '../../language/speaking.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { textOf } from '../cards.ts';
import type { PublicRecord } from '../faces.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Carousel } from './Carousel.tsx';
import { Contour } from './Contour.tsx';
import styles from './DetailPage.module.css';
import { Photo } from './Photo.tsx';
import { RichText } from './RichText.tsx';
import { softHyphens } from './softHyphens.ts';
import { When } from './When.tsx';

type Props = {
  section: PublicSection;
  record: PublicRecord;
  /** What sort of thing it is, in a word or two. */
  kicker?: string | undefined;
  /** Shown right under the title. */
  byline?: ReactNode;
  facts?: ReactNode;
  /** Whether the facts are what people come for: they then overlap the picture. */
  isTicket?: boolean;
  /** When it was published, if that is to be shown after the text. */
  insertedAt?: string | undefined;
  /** What follows the text. */
  children?: ReactNode;
};

/** Titles with more letters are set smaller, so that they do not cover the picture. */
const longTitle = 45;

/** The page of one record: photo first, the facts beside the text, the other photos after it. */
export function DetailPage(props: Props) {
  const { section, record, kicker, byline, facts, isTicket, insertedAt, children } = props;
  const title = textOf(record, section.title);
  const picture = textOf(record, section.picture);
  const gallery = section.gallery ? (record[section.gallery] as string[]) : [];
  const photos = gallery.filter((photo) => photo !== '');
  return (
    <article className={styles.page}>
      <header className={`${styles.top} ${picture ? '' : styles.bare}`}>
        {picture ? (
          <Photo
            src={picture}
            sizes="(min-width: 64rem) 75vw, 100vw"
            className={styles.photo}
            whole
            eager
          />
        ) : (
          <Contour className={styles.contour} />
        )}
        <div className={styles.heading}>
          <Breadcrumb section={section} />
          {kicker && <p className="kicker">{translated(kicker)}</p>}
          <h1
            className={title.length > longTitle ? styles.long : undefined}
            lang={langOf(record, section.title)}
          >
            {softHyphens(title)}
          </h1>
          {byline && <p className={styles.byline}>{byline}</p>}
        </div>
      </header>
      <div className={`wrap ${styles.body} ${facts ? styles.withFacts : ''}`}>
        {facts && (
          <aside
            className={`${styles.facts} ${isTicket && picture ? styles.ticket : ''}`}
            aria-label={t('Informações')}
          >
            {facts}
          </aside>
        )}
        <div className={styles.text}>
          <RichText html={textOf(record, section.text)} lang={langOf(record, section.text ?? '')} />
          {children}
          <p className={`soft ${styles.updated}`}>
            {insertedAt && (
              <>
                {t('Publicado em')} <When at={insertedAt} />.{' '}
              </>
            )}
            {t('Atualizado em')} <When at={record.updatedAt} />
          </p>
        </div>
      </div>
      {photos.length > 0 && (
        <div className={`wrap ${styles.gallery}`}>
          <Carousel photos={photos} label={t('Fotografias de {nome}', { nome: title })} />
        </div>
      )}
      <p className={`wrap unprinted ${styles.back}`}>
        <a href={section.path} className="arrow-link">
          {translated(section.all)}
        </a>
      </p>
    </article>
  );
}
