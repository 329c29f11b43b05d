import { Alert, Button } from '@mantine/core';
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { call, download } from '../../backoffice/client.ts';
import type { ItemProps } from '../../backoffice/panel.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { notifyFailed } from '../../backoffice/parts/notices.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import { addressOf } from '../../calls/address.ts';
import type { AnswerOf } from '../../calls/all.ts';
import { type Refused, reasonOf } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import { officePath } from '../../sections/officePath.ts';
import styles from './CertidaoScreen.module.css';
import type { Certidao } from './certidaoCalls.ts';
import { certidaoInWords } from './certidaoInWords.ts';

type Read = AnswerOf<'GET /api/documentos/:identifier/certidao'>;

/** Reads what the register says of a document. */
export const readCertidao = ({ params }: LoaderFunctionArgs) =>
  call('GET /api/documentos/:identifier/certidao', { params: { identifier: params.key ?? '' } });

/** A link to a document's certificate. */
export function CertidaoButton({ item }: ItemProps) {
  return (
    <Button
      component={Link}
      variant="outline"
      to={`${officePath('documentos', String(item.identifier))}/certidao`}
    >
      Certidão
    </Button>
  );
}

const inLines = (lines: readonly string[]) => (
  <ul>
    {lines.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);

/** Whether the register can be trusted, for the person who signs the certificate. */
function RegisterState({ registo: { linhas, faltas } }: Pick<Read, 'registo'>) {
  if (faltas.length > 0) {
    return (
      <Alert color="red" title="O registo não está íntegro" role="alert" className={styles.state}>
        {inLines(faltas)}
        <p>
          Enquanto não se souber porquê não se passam certidões: fale com quem trata do site, e
          guarde as cópias de segurança que tiver.
        </p>
      </Alert>
    );
  }
  return (
    <div className={styles.state}>
      <State tone="done">{`O registo está íntegro: ${counted(linhas, 'linha', 'linhas')}`}</State>
    </div>
  );
}

function Sheet({ certidao }: { certidao: Certidao }) {
  const { heading, title, opening, facts, files, closing, signature } = certidaoInWords(certidao);
  const [council, ...address] = heading;
  return (
    <article className={styles.sheet} aria-labelledby="certidao">
      <p className={styles.council}>{council}</p>
      {address.length > 0 && <p className={styles.address}>{address.join(', ')}</p>}
      <h2 id="certidao">{title}</h2>
      <p>{opening}</p>
      {inLines(facts)}
      <h3>Ficheiros</h3>
      <ul>
        {files.map(({ name, pages, sha256 }) => (
          <li key={`${name} ${sha256}`}>
            {pages ? `${name}, ${pages}` : name}
            <br />
            <span className={styles.hash}>Impressão digital: {sha256}</span>
          </li>
        ))}
      </ul>
      {closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.signature}>
        <div>
          <p>{signature.place}</p>
          <p>{signature.who}</p>
        </div>
        <p className={styles.seal}>{signature.seal}</p>
      </div>
    </article>
  );
}

function Shown({ read: { certidao, registo } }: { read: Read }) {
  const { key = '' } = useParams();
  const isWhole = registo.faltas.length === 0;
  async function take() {
    const refused = await download(
      addressOf('/api/documentos/:identifier/certidao.pdf', { params: { identifier: key } }),
    );
    if (refused) notifyFailed('Não foi possível fazer o PDF', reasonOf(refused));
  }
  return (
    <>
      <ScreenHead
        title="Certidão"
        back={{ to: officePath('documentos', key), label: certidao?.title ?? 'Documento' }}
      >
        {certidao && isWhole && (
          <>
            <BusyButton onPress={take}>Descarregar PDF</BusyButton>
            <Button variant="outline" onClick={() => window.print()}>
              Imprimir
            </Button>
          </>
        )}
      </ScreenHead>
      <RegisterState registo={registo} />
      {certidao && isWhole && <Sheet certidao={certidao} />}
      {!certidao && isWhole && (
        <Empty>
          O registo ainda nada diz deste documento: veio com a aldeia de demonstração. Passa a dizer
          quando o guardar.
        </Empty>
      )}
    </>
  );
}

/** What can be certified of a document, to read, print and download. */
export function CertidaoScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Certidão">
      {(read) => <Shown read={read} />}
    </Loaded>
  );
}
