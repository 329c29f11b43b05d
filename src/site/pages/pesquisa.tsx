import type { AnswerOf } from '../../calls/all.ts';
import { otherLanguage, t, translated } from '../../language/speaking.ts';
import { faceOf, linksTo, lists } from '../faces.ts';
import { page } from '../page.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { FoundInside } from '../parts/FoundInside.tsx';
import { Links } from '../parts/Links.tsx';
import { Marked } from '../parts/Marked.tsx';
import styles from './pesquisa.module.css';

type Resultado = AnswerOf<'GET /api/pesquisa'>['resultados'][number];

/** The list that can be searched by the words inside its files, if there is one. */
const searched = lists.find(({ ownSearch }) => ownSearch);

/** Links for people who do not know yet what to search for. */
const ways = [
  'pontos_interesse',
  'noticias',
  'alojamentos',
  'restaurantes',
  'avisos',
  'contactos',
].map(faceOf);

function countInWords(count: number, q: string): string {
  if (count === 0) return t('Nenhum resultado para «{q}»', { q });
  return count === 1
    ? t('Um resultado para «{q}»', { q })
    : t('{quantos} resultados para «{q}»', { quantos: count, q });
}

function Results({ q, resultados }: { q: string; resultados: Resultado[] }) {
  return (
    <section aria-labelledby="resultados" className={styles.results}>
      <h2 id="resultados" className={styles.count}>
        {countInWords(resultados.length, q)}
      </h2>
      {resultados.length === 0 ? (
        <EmptyState
          text={t('Não encontrámos nada com essas palavras. Experimente outra, ou menos letras.')}
          drawing="trilho"
        />
      ) : (
        <ol>
          {resultados.map(({ type, title, excerpt, path, marks, achado }) => (
            <li key={`${path} ${title}`}>
              <p className="sort">{translated(type)}</p>
              <h3>
                <a href={path} className="tap">
                  <span>
                    <Marked text={title} marks={marks.title} />
                  </span>
                </a>
              </h3>
              {achado ? (
                <FoundInside achado={achado} />
              ) : (
                <p>
                  <Marked text={excerpt} marks={marks.excerpt} />
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {searched && resultados.some(({ achado }) => achado) && (
        <p className={styles.more}>
          <a href={`${searched.path}?q=${encodeURIComponent(q)}`} className="arrow-link">
            {translated(searched.ownSearch ?? '')}
          </a>
        </p>
      )}
    </section>
  );
}

function Ways() {
  return (
    <nav aria-label={t('Por onde começar')} className={styles.start}>
      <p className="label">{t('Ou comece por aqui:')}</p>
      <Links links={linksTo(ways)} className="row" />
    </nav>
  );
}

/** Finds words, with or without accents, anywhere on the site. */
export const pesquisa = page({
  params: ['q'],
  sheet: 'pesquisa',
  async load(read, { search }) {
    const q = (search.get('q') ?? '').trim().slice(0, 100);
    if (q === '') return { q, resultados: [] };
    const lingua = otherLanguage();
    return {
      q,
      ...(await read('/api/pesquisa', { query: { q, ...(lingua && { lingua }) } })),
    };
  },
  head: ({ q }, { definicoes }) => ({
    title: q ? t('Pesquisa: {q}', { q }) : t('Pesquisa'),
    description: t('Pesquisar em tudo o que este site conta sobre {aldeia}.', {
      aldeia: definicoes.villageName,
    }),
    noindex: true,
  }),
  Component: ({ data: { q, resultados } }) => (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('Pesquisa')}</h1>
      <search>
        <form method="get" action="/pesquisa" className={styles.form}>
          <label htmlFor="q">{t('O que procura?')}</label>
          <div className={`row ${styles.row}`}>
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="button">
              {t('Pesquisar')}
            </button>
          </div>
          <p className="soft">{t('Com ou sem acentos; o começo da palavra chega.')}</p>
        </form>
      </search>
      {q === '' ? <Ways /> : <Results q={q} resultados={resultados} />}
    </div>
  ),
});
