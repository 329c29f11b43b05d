import type { AnswerOf } from '../../calls/all.ts';
import { isAhead, longDate } from '../../language/calendar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { faceOf, pathOf } from '../../site/faces.ts';
import type { Site } from '../../site/page.ts';
import paper from '../../site/pages/paper.module.css';
import { Breadcrumb } from '../../site/parts/Breadcrumb.tsx';
import { Day } from '../../site/parts/Day.tsx';
import { Fact, Facts } from '../../site/parts/Facts.tsx';
import { RichText } from '../../site/parts/RichText.tsx';
import { softHyphens } from '../../site/parts/softHyphens.ts';
import { When } from '../../site/parts/When.tsx';
import { Slot } from '../../site/slots.tsx';
import { BoardSheet } from './BoardSheet.site.tsx';
import { DocumentFiles, textId } from './DocumentFiles.site.tsx';
import { documentLine, numberOf } from './documentLine.ts';
import styles from './documento.module.css';
import { sessionDay } from './sessao.ts';

type Documento = RecordIn<'documentos'>;
type Vizinhos = NonNullable<AnswerOf<'GET /api/documentos/:identifier/vizinhos'>['vizinhos']>;

const section = faceOf('documentos');

/** When an edital stood on the board. */
function Posted({ afixadoEm, retiradoEm }: Documento) {
  return (
    <Fact label="No quadro da junta">
      {retiradoEm ? (
        <>
          De <Day day={afixadoEm} /> a <Day day={retiradoEm} />
        </>
      ) : (
        <>
          Desde <Day day={afixadoEm} />
        </>
      )}
    </Fact>
  );
}

function DocumentFacts({ documento, now }: { documento: Documento; now: Date }) {
  const { type, orgao, numero, date, sessaoHora, sessaoLocal, insertionDate } = documento;
  const calls = type === 'Convocatória';
  const day = sessionDay(documento);
  return (
    <Facts
      actions={
        <>
          {calls && isAhead(day, '', now) && (
            <a
              href={`${pathOf(section, documento)}.ics`}
              download={`${documento.identifier}.ics`}
              className="tap"
            >
              Guardar no calendário
            </a>
          )}
          <Slot name="follow" given={{ tema: 'documentos', className: 'tap' }} />
        </>
      }
    >
      {calls && (
        <Fact label="Sessão">
          <Day day={day} time={sessaoHora} />
        </Fact>
      )}
      {calls && sessaoLocal && <Fact label="Onde">{sessaoLocal}</Fact>}
      <Fact label="Tipo">{type}</Fact>
      <Fact label="Órgão">{orgao}</Fact>
      {numero && <Fact label="Número">{numero}</Fact>}
      <Fact label="Data do ato">
        <Day day={date} />
      </Fact>
      {type === 'Edital' && documento.afixadoEm && <Posted {...documento} />}
      {insertionDate && (
        <Fact label="Publicado em">
          <When at={insertionDate} />
        </Fact>
      )}
    </Facts>
  );
}

/** Links to the previous and the next document of the same type and organ. */
function Neighbours({ documento, vizinhos }: { documento: Documento; vizinhos: Vizinhos }) {
  const ways = [
    { rel: 'prev', label: 'Anterior', to: vizinhos.anterior },
    { rel: 'next', label: 'Seguinte', to: vizinhos.seguinte },
  ].flatMap(({ to, ...way }) => (to ? [{ ...way, to }] : []));
  if (ways.length === 0) return null;
  const name = `${documento.type} da ${documento.orgao}: anterior e seguinte`;
  return (
    <nav aria-label={name} className={`unprinted ${styles.neighbours}`}>
      <ul>
        {ways.map(({ rel, label, to }) => (
          <li key={rel} data-way={rel}>
            <a href={pathOf(section, to)} rel={rel}>
              <span className="label">{label}</span>
              <span className={styles.title}>{to.title}</span>
              <span className="soft">
                {[numberOf(to.numero), longDate(to.date)].filter(Boolean).join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = { documento: Documento; vizinhos: Vizinhos; now: Date; site: Site };

/** One document, to read, download and print. */
export function DocumentPage({ documento, vizinhos, now, site }: Props) {
  const { title, date, smallDescription, description, updatedAt } = documento;
  return (
    <article className={`wrap ${paper.page} ${styles.page}`}>
      <div className={paper.trail}>
        <Breadcrumb section={section} />
      </div>
      <header className={paper.top}>
        <p className={paper.printed}>{site.definicoes.councilName}</p>
        <p className="kicker">{documentLine(documento)}</p>
        <h1>{softHyphens(title)}</h1>
        <p className={paper.date}>
          <Day day={date} />
        </p>
      </header>
      <div className={paper.body}>
        <aside className={`beside ${styles.facts}`} aria-label="Informações">
          <DocumentFacts documento={documento} now={now} />
        </aside>
        <div className={styles.main}>
          {smallDescription && <p className={styles.lead}>{smallDescription}</p>}
          <DocumentFiles documento={documento} site={site} />
          {description && (
            <section id={textId} aria-labelledby="texto-titulo" className={styles.text}>
              <h2 id="texto-titulo">Texto</h2>
              <RichText html={description} level={3} />
            </section>
          )}
          <p className={`soft ${styles.updated}`}>
            Atualizado em <When at={updatedAt} />
          </p>
        </div>
      </div>
      {documento.type === 'Edital' && <BoardSheet documento={documento} site={site} />}
      <Neighbours documento={documento} vizinhos={vizinhos} />
      <p className={`unprinted ${paper.back}`}>
        <a href={section.path} className="arrow-link">
          {section.all}
        </a>
      </p>
    </article>
  );
}
