import { Link } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import { faceOf, pathOf } from '../faces.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { publicationNames } from '../publicationNames.ts';
import { LandingSection } from './LandingSection.tsx';
import type { NewsCard } from './landingData.ts';
import styles from './Noticias.module.css';

const section = faceOf('noticias');

function Article({
  item,
  sizes,
  className,
}: {
  item: NewsCard;
  sizes: string;
  className?: string | undefined;
}) {
  const { title, mainPhoto, type, insertionDate, text } = item;
  return (
    <article className={`${styles.article} ${className ?? ''}`}>
      {mainPhoto && <Photo src={mainPhoto} sizes={sizes} className={styles.photo} cover />}
      <div className={styles.words}>
        <p className={`row soft ${styles.line}`}>
          <span className={styles.label}>{publicationNames[type]}</span>{' '}
          <time dateTime={insertionDate}>{longDate(insertionDate)}</time>
        </p>
        <h3>
          <Link to={pathOf(section, item)} className="stretched">
            {title}
          </Link>
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}

/** The front of the village's paper: one story leads, two stand beside it. */
export function Noticias({ noticias }: { noticias: NewsCard[] }) {
  const [lead, ...others] = noticias;
  return (
    <LandingSection id="noticias">
      <div className="wrap">
        <SectionHeading
          section={section}
          title="Notícias e projetos"
          all={{ label: 'Ver todas as notícias', to: section.path }}
          className={styles.masthead}
        />
        {lead ? (
          <div className={`${styles.front} ${lead.mainPhoto ? styles.beside : ''}`}>
            <Article
              item={lead}
              sizes="(min-width: 64rem) 48rem, (min-width: 48rem) 60vw, 100vw"
              className={styles.lead}
            />
            {others.length > 0 && (
              <div className={styles.others}>
                {others.map((item) => (
                  <Article
                    key={item.identifier}
                    item={item}
                    sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 35vw, 100vw"
                  />
                ))}
              </div>
            )}
          </div>
        ) : (
          <EmptyState {...section.empty} />
        )}
      </div>
    </LandingSection>
  );
}
