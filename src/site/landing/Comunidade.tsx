import { landingParts } from '../../features/all.site.ts';
import { longDate } from '../../language/calendar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { sessionDay } from '../../sections/sessao.ts';
import { faceOf, pathOf, seeAll } from '../faces.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { calendarDay } from '../parts/calendarDay.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Photo } from '../parts/Photo.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import styles from './Comunidade.module.css';
import { LandingSection } from './LandingSection.tsx';
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
          <p className={`soft ${styles.position}`}>{position}</p>
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
            <span>{type}</span> <time dateTime={date}>{longDate(date)}</time>
          </p>
          <CardTitle as="h4" to={pathOf(section, { _id })}>
            {title}
          </CardTitle>
          <p>{smallDescription}</p>
        </li>
      ))}
    </ul>
  );
}

/** When and where the assembly meets next, which anyone may attend. */
function Sessao({ sessao }: { sessao: RecordIn<'documentos'> }) {
  const date = sessionDay(sessao);
  const { day, month, year, weekday } = calendarDay(date);
  const { sessaoHora: hour, sessaoLocal } = sessao;
  return (
    <div className={styles.sessao}>
      <p className={styles.day} aria-hidden="true">
        <b>{day}</b> {month}
      </p>
      <div>
        <h3>Próxima sessão da assembleia de freguesia</h3>
        <p>
          <time dateTime={hour ? `${date}T${hour}` : date}>
            {weekday}, {day} de {month} de {year}
            {hour && `, ${hour}`}
          </time>
          {sessaoLocal && <span>{sessaoLocal}</span>}
        </p>
        <a href={pathOf(faceOf('documentos'), sessao)} className="arrow-link">
          Convocatória e ordem de trabalhos
        </a>
      </div>
    </div>
  );
}

/** Who answers for the village, when its assembly meets, and the board at the council's door. */
export function Comunidade({
  data: { executivo, avisos, sessao, comunidade },
}: {
  data: LandingData;
}) {
  return (
    <LandingSection id="comunidade" className={styles.section}>
      <div className="wrap">
        <SectionHeading section={section} title="Comunidade" all={seeAll(people)} />
        <h3 className={styles.subheading}>Executivo</h3>
        {executivo.length === 0 ? (
          <EmptyState {...people.empty} />
        ) : (
          <Executivo executivo={executivo} />
        )}
        {sessao && <Sessao sessao={sessao} />}
        {landingParts('comunidade').map(({ id, Component }, index) =>
          comunidade[index] === undefined ? null : (
            <Component key={id} data={comunidade[index] as never} />
          ),
        )}
        <div className={styles.notices}>
          <div className={`row ${styles.row}`}>
            <h3>{section.heading}</h3>
            <a href={section.path} className="arrow-link">
              {seeAll(section).label}
            </a>
          </div>
          {avisos.length === 0 ? <EmptyState {...section.empty} /> : <Board avisos={avisos} />}
        </div>
      </div>
    </LandingSection>
  );
}
