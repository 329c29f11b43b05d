import { Button, Text } from '@mantine/core';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import type { AnswerOf } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { addDays, lisbonDay, longDate } from '../../language/calendar.ts';
import styles from './MissingScreen.module.css';

type Expected = AnswerOf<'GET /api/documentosEsperados'>;
type ExpectedDocument = Expected['arrayEsperados'][number];

/** The address of the screen. */
const missingPath = '/backoffice/documentos/em_falta';

/** Reads what is expected of the year in the address, or of this one. */
export function readExpected({ request }: LoaderFunctionArgs) {
  const ano = new URL(request.url).searchParams.get('ano') ?? '';
  return call('GET /api/documentosEsperados', { query: { ano } });
}

const list = '/backoffice/documentos';
const head = { title: 'O que falta', back: { to: list, label: 'Documentos' } };

/** The address of the form for a missing document; it proposes today as the act's day if that is an expected one. */
function formOf({ nome, tipo, orgao, de, a }: ExpectedDocument): string {
  const today = lisbonDay(new Date());
  const query = new URLSearchParams({
    title: nome,
    type: tipo,
    orgao,
    ...(de <= today && today <= a && { date: today }),
  });
  return `${list}/adicionar?${query}`;
}

function Standing({ estado, ate }: ExpectedDocument) {
  if (estado === 'publicado') return <State tone="done">Publicado</State>;
  return estado === 'aTempo' ? (
    <State tone="pending">{`Falta, até ${longDate(ate)}`}</State>
  ) : (
    <State tone="failed">{`Em atraso desde ${longDate(addDays(ate, 1))}`}</State>
  );
}

function Row({ document }: { document: ExpectedDocument }) {
  const { nome, documentos } = document;
  const linkTo = (identifier: string, label: string) => (
    <Link to={`${list}/${encodeURIComponent(identifier)}`} className="touch-link">
      {label}
    </Link>
  );
  // A document with the expected title needs no second line.
  const namesake = documentos.find(({ title }) => title === nome);
  return (
    <li>
      <p className={styles.name}>{namesake ? linkTo(namesake.identifier, nome) : nome}</p>
      <Standing {...document} />
      {documentos
        .filter((each) => each !== namesake)
        .map(({ identifier, title }) => (
          <p key={identifier}>{linkTo(identifier, title)}</p>
        ))}
      {documentos.length === 0 && (
        <Button
          component={Link}
          to={formOf(document)}
          variant="outline"
          className={styles.begin}
          aria-label={`Começar: ${nome}`}
        >
          Começar
        </Button>
      )}
    </li>
  );
}

function Years({ ano, anos }: Expected) {
  return (
    <nav aria-label="Anos" className={styles.years}>
      {anos.map((each) => (
        <Link
          key={each}
          to={`${missingPath}?ano=${each}`}
          aria-current={each === ano ? 'page' : undefined}
        >
          {each}
        </Link>
      ))}
    </nav>
  );
}

/** The documents expected of a year: published, still in time, or late. */
export function MissingScreen() {
  const read = useLoaderData<Expected | Refused>();
  return (
    <Loaded read={read} {...head}>
      {(expected) => {
        const { ano, arrayEsperados } = expected;
        const there = arrayEsperados.filter(({ estado }) => estado === 'publicado').length;
        const late = arrayEsperados.filter(({ estado }) => estado === 'emAtraso').length;
        return (
          <>
            <ScreenHead {...head} />
            <Years {...expected} />
            <section aria-labelledby="em-falta-ano" className={styles.year}>
              <h2 id="em-falta-ano">{ano}</h2>
              <p>
                {there} de {arrayEsperados.length} publicados
                {late > 0 && `, ${late} em atraso`}.
              </p>
              <ul>
                {arrayEsperados.map((document) => (
                  <Row key={document.nome} document={document} />
                ))}
              </ul>
            </section>
            <Text c="dimmed" mt="lg">
              Contam os documentos que já se veem no site.{' '}
              <Link to="/backoffice/definicoes/documentos" className="touch-link">
                Escolher em Definições se o site mostra o que falta
              </Link>
            </Text>
          </>
        );
      }}
    </Loaded>
  );
}

/** The button that opens it, over the list of documents. */
export function MissingButton() {
  return (
    <Button component={Link} to={missingPath} variant="outline">
      O que falta
    </Button>
  );
}
