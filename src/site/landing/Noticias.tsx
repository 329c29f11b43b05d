import { longDate } from '../../language/calendar.ts';
import { t } from '../../language/speaking.ts';
import type { PublicationCard } from '../cards.ts';
import { faceOf, pathOf } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { Photo } from '../parts/Photo.tsx';
import { publicationNames } from '../publicationNames.ts';
import { LandingList } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';
import styles from './Noticias.module.css';

const section = faceOf('noticias');

type ArticleProps = { item: PublicationCard; sizes: string; className?: string | undefined };

function Article({ item, sizes, className }: ArticleProps) {
  const { title, mainPhoto, type, insertionDate, text, lang } = item;
  return (
    <article className={`${styles.article} ${className ?? ''}`}>
      <Photo src={mainPhoto} sizes={sizes} className={styles.photo} />
      <div className={styles.words}>
        <p className={`row soft ${styles.line}`}>
          <span className={styles.label}>{t(publicationNames[type])}</span>{' '}
          <time dateTime={insertionDate}>{longDate(insertionDate)}</time>
        </p>
        <CardTitle as="h3" to={pathOf(section, item)} lang={lang}>
          {title}
        </CardTitle>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      </div>
    </article>
  );
}

/** News like the front page of a newspaper: a lead story, and two beside it. */
export function Noticias({ data: { noticias, unread } }: { data: LandingData }) {
  const [lead, ...others] = noticias;
  return (
    <LandingList
      section={section}
      title={t('Notícias e projetos')}
      all={{ label: t('Ver todas as notícias'), to: section.path }}
      isEmpty={noticias.length === 0}
      unread={unread}
      className={styles.masthead}
    >
      {lead && (
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
      )}
    </LandingList>
  );
}
