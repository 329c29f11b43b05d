import type { PdfFacts, Pdfs } from '../../fields/pdfFacts.ts';
import { longDate } from '../../language/calendar.ts';
import { fileAddress, fileName } from '../../language/fileName.ts';
import type { RecordIn } from '../../sections/all.ts';
import type { Site } from '../../site/page.ts';
import { CouncilLines } from '../../site/parts/CouncilLines.tsx';
import { pdfLine } from '../../site/parts/pdfLine.ts';
import styles from './documento.module.css';

type Documento = RecordIn<'documentos'>;
type Attachment = Documento['files'][number];

/** The id of the typed text on the page. */
export const textId = 'texto';

/** What visitors are told of a PDF that some people cannot read. */
const hindrances = {
  imagem: 'Este PDF é só imagem: não se pode procurar, copiar nem ouvir ler.',
  protegido: 'Este PDF está protegido: pode não abrir, ou não deixar copiar nem ouvir ler.',
} as const;

type HindranceProps = { facts: PdfFacts; hasText: boolean; site: Site };

/** Why some people cannot read a PDF, and where else they get its text. */
function Hindrance({ facts: { problemas }, hasText, site: { definicoes } }: HindranceProps) {
  const problems = (['imagem', 'protegido'] as const).filter((each) => problemas.includes(each));
  if (problems.length === 0) return null;
  const canAsk = definicoes.phones.length > 0 || definicoes.email !== '';
  return (
    <div className={styles.hindrance}>
      {problems.map((each) => (
        <p key={each}>{hindrances[each]}</p>
      ))}
      {hasText ? (
        <p className="unprinted">
          <a href={`#${textId}`}>O texto está mais abaixo, nesta página.</a>
        </p>
      ) : (
        <>
          <p>
            A junta lê-lho ou dá-lho noutra forma
            {canAsk ? ':' : <a href="/contactos"> se lho pedir.</a>}
          </p>
          <CouncilLines definicoes={definicoes} className="row" />
        </>
      )}
    </div>
  );
}

/** The earlier versions of a file. */
function Earlier({ anteriores, ficheiros }: Pick<Attachment, 'anteriores'> & { ficheiros: Pdfs }) {
  if (anteriores.length === 0) return null;
  return (
    <details className={`unprinted ${styles.folded}`}>
      <summary>
        {anteriores.length === 1 ? 'Versão anterior' : `${anteriores.length} versões anteriores`}
      </summary>
      <ul>
        {anteriores.map(({ file, ate }) => (
          <li key={file}>
            <a href={fileAddress(file)} className="tap">
              {fileName(file)}
            </a>
            <span className="soft">
              Substituído em <time dateTime={ate}>{longDate(ate)}</time>
              {ficheiros[file] && ` · ${pdfLine(ficheiros[file])}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { documento: Documento; site: Site };
type FileProps = Props & { attachment: Attachment; title: string };

function File({ attachment, title, documento, site }: FileProps) {
  const { file, anteriores } = attachment;
  const isFirst = attachment === documento.files[0];
  const facts = documento.ficheiros[file];
  const name = fileName(file);
  return (
    <>
      <p className={`soft ${styles.name}`}>
        {[title === name && !isFirst ? 'PDF' : name, pdfLine(facts)].filter(Boolean).join(' · ')}
      </p>
      {facts && <Hindrance facts={facts} hasText={documento.description !== ''} site={site} />}
      <p className={`row unprinted ${styles.get}`}>
        <a href={fileAddress(file)} className={isFirst ? 'button' : 'tap'}>
          Abrir<span className="visually-hidden"> «{title}»</span>
        </a>
        <a href={fileAddress(file)} download={name} className="tap">
          Descarregar<span className="visually-hidden"> «{title}»</span>
        </a>
      </p>
      <Earlier anteriores={anteriores} ficheiros={documento.ficheiros} />
      {facts?.sha256 && (
        <details className={`unprinted ${styles.folded}`}>
          <summary>Impressão digital (SHA-256)</summary>
          <code>{facts.sha256}</code>
        </details>
      )}
    </>
  );
}

/** The document itself, then its annexes: what each is, how to get it, and its earlier versions. */
export function DocumentFiles({ documento, site }: Props) {
  const [first, ...annexes] = documento.files;
  if (!first) return null;
  const titleOf = ({ file, title }: Attachment) => title || fileName(file);
  return (
    <div className={styles.files}>
      <section aria-labelledby="documento" className={styles.file}>
        <h2 id="documento">{first.title || 'Documento'}</h2>
        <File attachment={first} title={titleOf(first)} documento={documento} site={site} />
      </section>
      {annexes.length > 0 && (
        <section aria-labelledby="anexos">
          <h2 id="anexos">Anexos</h2>
          <ol>
            {annexes.map((each) => (
              <li key={each.file} className={styles.file}>
                <h3>{titleOf(each)}</h3>
                <File attachment={each} title={titleOf(each)} documento={documento} site={site} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
