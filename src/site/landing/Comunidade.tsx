import { Link } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './Comunidade.module.css';
import { headingId, LandingSection } from './LandingSection.tsx';
import type { LandingData, Notice, Person } from './landingData.ts';

function People({ people }: { people: Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ _id, name, position, photo }) => (
        <li key={_id}>
          {photo && (
            <Photo
              src={photo}
              sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 33vw, 100vw"
              alt=""
              className={styles.portrait}
              cover
            />
          )}
          <p className={styles.name}>{name}</p>
          <p className={styles.position}>{position}</p>
        </li>
      ))}
    </ul>
  );
}

function Board({ notices }: { notices: Notice[] }) {
  return (
    <ul className={styles.board}>
      {notices.map(({ _id, title, type, smallDescription, date }) => (
        <li key={_id} className={type === 'Aviso' ? styles.aviso : undefined}>
          <p className={styles.line}>
            <span>{type}</span> <time dateTime={date}>{longDate(date)}</time>
          </p>
          <h4>
            <Link to={`/comunidade/${_id}`}>{title}</Link>
          </h4>
          <p>{smallDescription}</p>
        </li>
      ))}
    </ul>
  );
}

/** Who answers for the village, and the board at the council's door. */
export function Comunidade({ data: { executivo, avisos } }: { data: LandingData }) {
  return (
    <LandingSection id="comunidade" className={styles.section}>
      <div className="wrap">
        <SectionHeading
          id={headingId('comunidade')}
          title="Comunidade"
          all={{ label: 'Ver quem trabalha na freguesia', to: '/executivo' }}
        />
        <h3 className={styles.subheading}>Executivo</h3>
        {executivo.length === 0 ? (
          <EmptyState {...emptyTexts.executivo} />
        ) : (
          <People people={executivo} />
        )}
        <div className={styles.notices}>
          <div className={styles.row}>
            <h3>Avisos e comunicações</h3>
            <Link to="/comunidade" className="arrow-link">
              Ver todos os avisos
            </Link>
          </div>
          {avisos.length === 0 ? <EmptyState {...emptyTexts.avisos} /> : <Board notices={avisos} />}
        </div>
      </div>
    </LandingSection>
  );
}
