import { longDate } from '../../language/calendar.ts';
import { portugueseHere, t, translated } from '../../language/speaking.ts';
import { faceOf, pathOf, seeAll } from '../faces.ts';
import { headingOf } from '../heads.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { emptyText } from '../parts/EmptyState.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { Slot } from '../slots.tsx';
import styles from './Comunidade.module.css';
import { EmptyList, LandingSection } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';

const section = faceOf('avisos');
const people = faceOf('pessoas');

function Executivo({ executivo }: Pick<LandingData, 'executivo'>) {
  return (
    <ul className={styles.people}>
      {executivo.map(({ _id, name, position, photo }) => (
        <li key={_id}>
          <Photo
            src={photo}
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 33vw, 100vw"
            alt=""
            className={styles.portrait}
          />
          <p className={styles.name}>{name}</p>
          <p className={`soft ${styles.position}`} lang={portugueseHere()}>
            {position}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Board({ avisos }: Pick<LandingData, 'avisos'>) {
  return (
    <ul className={styles.board}>
      {avisos.map(({ _id, title, type, smallDescription, date }) => (
        <li key={_id} className={type === 'Aviso' ? styles.aviso : undefined}>
          <p className={`row soft ${styles.line}`}>
            <span>{translated(type)}</span> <time dateTime={date}>{longDate(date)}</time>
          </p>
          <CardTitle as="h4" to={pathOf(section, { _id })} lang={portugueseHere()}>
            {title}
          </CardTitle>
          <p lang={portugueseHere()}>{smallDescription}</p>
        </li>
      ))}
    </ul>
  );
}

/** The executive, what features add, and the notices. */
export function Comunidade({ data }: { data: LandingData }) {
  const { executivo, avisos, comunidade, unread } = data;
  const title = t('Comunidade');
  if (executivo.length + avisos.length === 0 && comunidade.every((part) => part === undefined)) {
    return <EmptyList section={section} title={title} unread={unread} />;
  }
  return (
    <LandingSection id="comunidade" className={styles.section}>
      <div className="wrap">
        <SectionHeading section={section} title={title} all={seeAll(people)} />
        <h3 className={styles.subheading}>{t('Executivo')}</h3>
        {executivo.length === 0 ? (
          <p className="soft">{emptyText(people.empty, unread.includes('pessoas'))}</p>
        ) : (
          <Executivo executivo={executivo} />
        )}
        <Slot name="community" given={{}} data={comunidade} />
        <div className={styles.notices}>
          <div className={`row ${styles.row}`}>
            <h3>{headingOf(section)}</h3>
            <a href={section.path} className="arrow-link">
              {seeAll(section).label}
            </a>
          </div>
          {avisos.length === 0 ? (
            <p className="soft">{emptyText(section.empty, unread.includes('avisos'))}</p>
          ) : (
            <Board avisos={avisos} />
          )}
        </div>
      </div>
    </LandingSection>
  );
}
