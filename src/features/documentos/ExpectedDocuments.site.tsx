import type { AnswerOf } from '../../calls/all.ts';
import { addDays, longDate } from '../../language/calendar.ts';
import styles from './ExpectedDocuments.module.css';

type Expected = AnswerOf<'GET /api/documentosEsperados'>;

function Standing({ estado, ate }: Pick<Expected['arrayEsperados'][number], 'estado' | 'ate'>) {
  const isInTime = estado === 'aTempo';
  const day = isInTime ? ate : addDays(ate, 1);
  return (
    <>
      {isInTime ? 'Por publicar, até ' : 'Em atraso desde '}
      <time dateTime={day}>{longDate(day)}</time>
    </>
  );
}

/** What the council has published of a year and what is missing; nothing if it does not show that. */
export function ExpectedDocuments({ ano, arrayEsperados }: Expected) {
  if (arrayEsperados.length === 0) return null;
  const there = arrayEsperados.filter(({ estado }) => estado === 'publicado').length;
  return (
    <section aria-labelledby="documentos-esperados" className={`row ${styles.expected}`}>
      <h2 id="documentos-esperados">O que se publica em {ano}</h2>
      <p>
        Todos os anos a freguesia publica estes documentos. De {ano} já estão aqui {there} de{' '}
        {arrayEsperados.length}.
      </p>
      <ul>
        {arrayEsperados.map(({ nome, estado, ate, documentos }) => (
          <li key={nome} data-state={estado}>
            {documentos.length === 0 ? (
              <>
                <span>{nome}</span>
                <span className={styles.standing}>
                  <Standing estado={estado} ate={ate} />
                </span>
              </>
            ) : (
              documentos.map(({ identifier, title }) => (
                <a key={identifier} href={`/documentos/${identifier}`}>
                  {title}
                </a>
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
