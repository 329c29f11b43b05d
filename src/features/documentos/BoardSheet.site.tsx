import { encode } from 'uqr';
import { longDate } from '../../language/calendar.ts';
import { fileName } from '../../language/fileName.ts';
import type { RecordIn } from '../../sections/all.ts';
import { recordPath } from '../../sections/face.ts';
import type { Site } from '../../site/page.ts';
import { RichText } from '../../site/parts/RichText.tsx';
import styles from './BoardSheet.module.css';

/** Enough of a hash to compare two files by eye. */
const shortHash = 16;

/** A QR code of an address: each dark field is a square of one path. */
function Code({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`Código QR para ${address}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}

/** A line for a date, filled in if it is known, and one to sign. */
function Signed({ label, day }: { label: string; day: string }) {
  return (
    <div>
      <p>
        {label} <span className={styles.blank}>{day === '' ? '' : longDate(day)}</span>
      </p>
      <p className={styles.signature}>Assinatura</p>
    </div>
  );
}

type Props = { documento: RecordIn<'documentos'>; site: Pick<Site, 'definicoes' | 'siteUrl'> };

/** An edital as it goes on the board; shown only on paper, and alone there. */
export function BoardSheet({ documento, site: { definicoes, siteUrl } }: Props) {
  const { title, type, numero, orgao, date, smallDescription, description } = documento;
  const { councilName, address } = definicoes;
  const own = `${siteUrl}${recordPath({ path: '/documentos' }, documento.identifier)}`;
  return (
    <section className={styles.sheet} aria-label="Folha para o quadro">
      <header>
        <p className={styles.council}>{councilName}</p>
        {address !== '' && <p>{address.split('\n').join(', ')}</p>}
      </header>
      <p className={styles.kind}>{[type, numero && `n.º ${numero}`].filter(Boolean).join(' ')}</p>
      <p className={styles.title}>{title}</p>
      <p>
        {orgao} de Freguesia, {longDate(date)}
      </p>
      {smallDescription !== '' && <p>{smallDescription}</p>}
      {description !== '' && <RichText html={description} level={3} />}
      <ul>
        {documento.files.map(({ file, title: named }) => {
          const sha256 = documento.ficheiros[file]?.sha256 ?? '';
          return (
            <li key={file}>
              {named || fileName(file)}
              {sha256 !== '' && ` (SHA-256 ${sha256.slice(0, shortHash)}…)`}
            </li>
          );
        })}
      </ul>
      <footer>
        <div className={styles.days}>
          <Signed label="Afixado em" day={documento.afixadoEm} />
          <Signed label="Retirado em" day={documento.retiradoEm} />
        </div>
        <div className={styles.where}>
          <Code address={own} />
          <p>{own}</p>
        </div>
      </footer>
    </section>
  );
}
