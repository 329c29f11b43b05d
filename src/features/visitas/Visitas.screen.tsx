import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call, download } from '../../backoffice/client.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Empty } from '../../backoffice/parts/Empty.tsx';
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
import { monthsKept, others, periodAfter, periodAround, periodInWords } from './visitas.ts';

type Read = AnswerOf<'GET /api/visitas'>;
type Visitas = Read['visitas'];

/** Reads the sums of the period that the address names. */
export function readVisitas({ request }: LoaderFunctionArgs): Promise<Read | Refused> {
  const periodo = new URL(request.url).searchParams.get('periodo') ?? '';
  return call('GET /api/visitas', { query: { periodo } });
}

const inFigures = (count: number) => count.toLocaleString('pt-PT');

function ToPeriod({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Link to={`?periodo=${of}`} preventScrollReset>
      {children}
    </Link>
  );
}

/** The ways to what is before, around and after a period. */
function Around({ periodo }: Pick<Visitas, 'periodo'>) {
  const around = periodAround(periodo);
  const [before, after] = [periodAfter(periodo, -1), periodAfter(periodo, 1)];
  return (
    <nav aria-label="Outros períodos" className={styles.around}>
      <ToPeriod of={before}>← {periodInWords(before)}</ToPeriod>
      {around && <ToPeriod of={around}>Ver {periodInWords(around)}</ToPeriod>}
      {after <= lisbonDay(new Date()) && <ToPeriod of={after}>{periodInWords(after)} →</ToPeriod>}
    </nav>
  );
}

/** The days of a month, or the months of a year, each leading to itself. */
function Parts({ partes }: Pick<Visitas, 'partes'>) {
  const most = Math.max(...partes.map(({ visitas }) => visitas), 1);
  return (
    <table className={styles.sums}>
      <caption className="visually-hidden">Visitas, parte a parte</caption>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Visitas</th>
          <th scope="col">Páginas</th>
        </tr>
      </thead>
      <tbody>
        {partes.map(({ periodo, visitas, paginas }) => (
          <tr key={periodo}>
            <th scope="row">
              <ToPeriod of={periodo}>{periodInWords(periodo).replace(/ de \d{4}$/, '')}</ToPeriod>
              <span className={styles.bar} style={{ width: `${(visitas / most) * 100}%` }} />
            </th>
            <td>{inFigures(visitas)}</td>
            <td>{inFigures(paginas)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type NamedProps = {
  id: string;
  title: string;
  head: [name: string, times: string];
  rows: Visitas['origens'];
  none: string;
  show(name: string): ReactNode;
};

function Named({ id, title, head: [name, times], rows, none, show }: NamedProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className={styles.sums} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{times}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nome, vezes }) => (
              <tr key={nome}>
                <th scope="row">{show(nome)}</th>
                <td>{inFigures(vezes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A page leads to itself, unless it is somebody's own. */
function PageName({ path }: { path: string }) {
  if (path === others) return 'Outras páginas';
  if (path.endsWith('/…')) return `${path} (páginas privadas)`;
  return <a href={path}>{path === '/' ? 'Página principal' : path}</a>;
}

function Filled({ visitas: read }: Read) {
  const { periodo, visitas, paginas, partes, maisVistas, origens, pesquisas } = read;
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
      <Around periodo={periodo} />
      <p className={styles.total}>
        {periodInWords(periodo)}: <a href="#origens">{counted(visitas, 'visita', 'visitas')}</a>,{' '}
        <a href="#paginas">{counted(paginas, 'página vista', 'páginas vistas')}</a>
      </p>
      {paginas === 0 && <Empty>Sem visitas contadas neste período.</Empty>}
      {partes.length > 0 && <Parts partes={partes} />}
      {paginas > 0 && (
        <div className={styles.lists}>
          <Named
            {...{ id: 'paginas', title: 'Páginas mais vistas', head: ['Página', 'Vezes'] }}
            {...{ rows: maisVistas, none: '', show: (path) => <PageName path={path} /> }}
          />
          <Named
            {...{ id: 'origens', title: 'De onde vieram', head: ['Site', 'Visitas'] }}
            {...{ rows: origens, none: 'Sem visitas novas.' }}
            show={(host) => (host === others ? 'Outros sites' : host || 'Sem indicação')}
          />
          <Named
            {...{ id: 'pesquisas', title: 'Pesquisado sem resultado' }}
            {...{ head: ['Palavras', 'Vezes'], rows: pesquisas, none: 'Nada ficou por encontrar.' }}
            show={(words) =>
              words === others ? (
                'Outras palavras'
              ) : (
                <a href={`/pesquisa?q=${encodeURIComponent(words)}`}>{words}</a>
              )
            }
          />
        </div>
      )}
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
