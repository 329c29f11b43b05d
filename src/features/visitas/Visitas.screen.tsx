import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call, download } from '../../backoffice/client.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { notifyFailed } from '../../backoffice/parts/notices.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { addressOf } from '../../calls/address.ts';
import type { AnswerOf } from '../../calls/all.ts';
import { type Refused, reasonOf } from '../../calls/ask.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import styles from './VisitasScreen.module.css';
import { monthsKept, others, periodAfter, periodInWords } from './visitas.ts';

type Read = AnswerOf<'GET /api/visitas'>;

/** Reads the sums of the period that the address names. */
export function readVisitas({ request }: LoaderFunctionArgs): Promise<Read | Refused> {
  const periodo = new URL(request.url).searchParams.get('periodo') ?? '';
  return call('GET /api/visitas', { query: { periodo } });
}

const toPeriod = (period: string, words: string) => (
  <Link to={`?periodo=${period}`} preventScrollReset>
    {words}
  </Link>
);

type SumsProps = {
  id: string;
  title: string;
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly number[] }[];
};

function Sums({ id, title, heads, rows }: SumsProps) {
  const most = Math.max(...rows.map(({ figures: [first = 0] }) => first));
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p>Nada contado.</p>}
      <table className={styles.sums} aria-labelledby={id} hidden={rows.length === 0}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <span style={{ width: `${((figures[0] ?? 0) / most) * 100}%` }} />
              </th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]}>{figure.toLocaleString('pt-PT')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const named = (rows: Read['visitas']['origens'], show: (name: string) => ReactNode) =>
  rows.map(({ nome, vezes }) => ({
    key: nome,
    name: nome === others ? 'Outras' : show(nome),
    figures: [vezes],
  }));

/** A link to the page, unless the row stands for private pages. */
const pageName = (path: string) =>
  path.endsWith('/…') ? `${path} (páginas privadas)` : <a href={path}>{path}</a>;

const wordsName = (words: string) => (
  <a href={`/pesquisa?q=${encodeURIComponent(words)}`}>{words}</a>
);

function Filled({ visitas: read }: Read) {
  const { periodo, visitas, paginas, partes, maisVistas, origens, pesquisas } = read;
  const [before, after] = [periodAfter(periodo, -1), periodAfter(periodo, 1)];
  const around = periodo.slice(0, -3);
  async function save() {
    const refused = await download(addressOf('/api/visitas.csv', { query: { periodo } }));
    if (refused) notifyFailed('Não foi possível exportar', reasonOf(refused));
  }
  return (
    <>
      <ScreenHead title="Visitas">
        <BusyButton variant="default" onPress={save}>
          Exportar (CSV)
        </BusyButton>
      </ScreenHead>
      <nav aria-label="Outros períodos" className={styles.around}>
        {toPeriod(before, `← ${periodInWords(before)}`)}
        {around.length > 1 && toPeriod(around, `Ver ${periodInWords(around)}`)}
        {after <= lisbonDay(new Date()) && toPeriod(after, `${periodInWords(after)} →`)}
      </nav>
      <p className={styles.total}>
        {periodInWords(periodo)}: <a href="#origens">{counted(visitas, 'visita', 'visitas')}</a>,{' '}
        <a href="#paginas">{counted(paginas, 'página vista', 'páginas vistas')}</a>
      </p>
      <div className={styles.lists}>
        {periodo.length < 10 && (
          <Sums
            id="partes"
            title={periodo.length === 4 ? 'Mês a mês' : 'Dia a dia'}
            heads={['Quando', 'Visitas', 'Páginas']}
            rows={partes.map(({ periodo: part, ...sums }) => ({
              key: part,
              name: toPeriod(part, periodInWords(part).replace(/ de \d{4}$/, '')),
              figures: [sums.visitas, sums.paginas],
            }))}
          />
        )}
        <Sums
          id="paginas"
          title="Páginas mais vistas"
          heads={['Página', 'Vezes']}
          rows={named(maisVistas, pageName)}
        />
        <Sums
          id="origens"
          title="De onde vieram"
          heads={['Site', 'Visitas']}
          rows={named(origens, (host) => host || 'Sem indicação')}
        />
        <Sums
          id="pesquisas"
          title="Pesquisado sem resultado"
          heads={['Palavras', 'Vezes']}
          rows={named(pesquisas, wordsName)}
        />
      </div>
      <Note>
        Uma visita é um aparelho num dia. Conta-se sem cookies, sem programas nas páginas e sem
        guardar endereços; robôs e quem abre a área reservada ficam de fora. As somas atualizam-se a
        cada minuto e guardam-se {monthsKept} meses.
      </Note>
    </>
  );
}

/** How much the site was visited in a year, a month or a day. */
export function VisitasScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Visitas">
      {(read) => <Filled {...read} />}
    </Loaded>
  );
}
