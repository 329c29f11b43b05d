import { longDate, nearDay } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { fileAddress } from '../../language/fileName.ts';
import type { RecordIn } from '../../sections/all.ts';
import { faceOf, pathOf } from '../../site/faces.ts';
import { calendarDay } from '../../site/parts/calendarDay.ts';
import { FoundInside } from '../../site/parts/FoundInside.tsx';
import { pdfLine } from '../../site/parts/pdfLine.ts';
import { documentLine, groupedBy } from './documentLine.ts';
import styles from './documentos.module.css';

type Documento = RecordIn<'documentos'>;

const section = faceOf('documentos');

/** A direct link to the document's first PDF. */
function FirstFile({ documento: { title, files, ficheiros } }: { documento: Documento }) {
  const [first, ...others] = files;
  if (!first) return null;
  const facts = pdfLine(ficheiros[first.file]);
  return (
    <p className={`soft ${styles.first}`}>
      <a href={fileAddress(first.file)} className="tap">
        PDF<span className="visually-hidden"> de «{title}»</span>
      </a>
      {facts && <span>{facts}</span>}
      {others.length > 0 && <span>{counted(others.length, 'anexo', 'anexos')}</span>}
    </p>
  );
}

type RowProps = { documento: Documento; when: string; as: 'h2' | 'h3' };

function Row({ documento, when, as: Heading }: RowProps) {
  const { title, date, smallDescription, achado } = documento;
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <time dateTime={date}>{when}</time>
      </p>
      <div>
        <p className="sort">{documentLine(documento)}</p>
        <Heading>
          <a href={pathOf(section, documento)}>{title}</a>
        </Heading>
        {achado ? (
          <div className={styles.found}>
            <FoundInside achado={achado} />
          </div>
        ) : (
          smallDescription && <p className={`clamped ${styles.small}`}>{smallDescription}</p>
        )}
        <FirstFile documento={documento} />
      </div>
    </li>
  );
}

function groupTitle(date: string): string {
  if (date.length === 4) return date;
  const { month, year } = calendarDay(`${date}-01`);
  return `${month} de ${year}`;
}

type Props = { documentos: Documento[]; unit: 'year' | 'month' | undefined };

/** Documents under the headings of their years or months, or in one list for a search. */
export function DocumentList({ documentos, unit }: Props) {
  if (!unit) {
    return (
      <ol className={styles.rows}>
        {documentos.map((documento) => (
          <Row key={documento._id} documento={documento} when={longDate(documento.date)} as="h2" />
        ))}
      </ol>
    );
  }
  return groupedBy(documentos, unit).map(({ date, documentos: own }) => (
    <section key={date} aria-labelledby={`de-${date}`} className={styles.group}>
      <h2 id={`de-${date}`}>{groupTitle(date)}</h2>
      <ol className={styles.rows}>
        {own.map((documento) => (
          <Row key={documento._id} documento={documento} when={nearDay(documento.date)} as="h3" />
        ))}
      </ol>
    </section>
  ));
}
