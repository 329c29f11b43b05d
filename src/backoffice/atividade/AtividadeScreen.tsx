import { Group, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Atividade } from '../../calls/staff.ts';
import { addDays, lisbonDay, lisbonTime, longDate } from '../../language/calendar.ts';
import { activityKinds, monthsOfActivity } from '../../sections/atividade.ts';
import { call } from '../client.ts';
import { Empty } from '../parts/Empty.tsx';
import { LoadFailure } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import styles from './AtividadeScreen.module.css';

const kinds = Object.entries(activityKinds).map(([value, label]) => ({ value, label }));

type Read = AnswerOf<'GET /api/atividade'>;

/** The address's parameters, and their names in the call. */
const params = { quem: 'who', tipo: 'kind', pagina: 'page' };

/** Reads the page of activity that the address names, and the people to filter by. */
export function readAtividade({ request }: LoaderFunctionArgs): Promise<Read | Refused> {
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams();
  for (const [name, param] of Object.entries(params)) {
    const value = searchParams.get(name);
    if (value) query.set(param, value);
  }
  return call('GET /api/atividade', { query });
}

/** The filters in the address, or in the next address while it is still loading. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const chosen = next?.pathname === pathname ? new URLSearchParams(next.search) : search;
  // Two choices in a row must both count, even before the first is drawn.
  const latest = useRef(chosen);
  latest.current = chosen;
  const choose = (name: string, value: string) => {
    const wanted = new URLSearchParams(latest.current);
    wanted.delete('pagina');
    if (value) wanted.set(name, value);
    else wanted.delete(name);
    latest.current = wanted;
    setSearch(wanted, { replace: true, preventScrollReset: true });
  };
  return { chosen, choose };
}

function Filters({ people, total }: { people: string[]; total: number }) {
  const { chosen, choose } = useChosen();
  const who = chosen.get('quem') ?? '';
  // The address may name somebody who has no activity yet.
  const known = who === '' || people.includes(who) ? people : [...people, who];
  return (
    <Group
      align="flex-end"
      gap="var(--space-3) var(--space-4)"
      mb="var(--space-5)"
      className={styles.filters ?? ''}
    >
      <NativeSelect
        label="Quem"
        data={[{ value: '', label: 'Todas' }, ...known]}
        value={who}
        onChange={({ currentTarget: { value } }) => choose('quem', value)}
      />
      <NativeSelect
        label="O quê"
        data={[{ value: '', label: 'Tudo' }, ...kinds]}
        value={chosen.get('tipo') ?? ''}
        onChange={({ currentTarget: { value } }) => choose('tipo', value)}
      />
      <p role="status" className={styles.count}>
        {total === 1 ? '1 linha' : `${total} linhas`}
      </p>
    </Group>
  );
}

function titleOf(day: string, today: string): string {
  if (day === today) return `Hoje, ${longDate(day)}`;
  return day === addDays(today, -1) ? `Ontem, ${longDate(day)}` : longDate(day);
}

/** Groups lines by their day in Lisbon, keeping their order. */
export function byDay(lines: readonly Atividade[], now: Date) {
  const days = Map.groupBy(lines, ({ at }) => lisbonDay(new Date(at)));
  const today = lisbonDay(now);
  return Array.from(days, ([day, each]) => ({ day, title: titleOf(day, today), lines: each }));
}

function Line({ line: { at, who, sentence, link } }: { line: Atividade }) {
  return (
    <li>
      <time dateTime={at}>{lisbonTime(new Date(at))}</time>
      <span className={styles.who}>{who}</span>
      <span className={styles.what}>
        {link ? (
          <Link to={link} className="row-link">
            {sentence}
          </Link>
        ) : (
          sentence
        )}
      </span>
    </li>
  );
}

function Pages({ total, perPage }: { total: number; perPage: number }) {
  const [search] = useSearchParams();
  const page = Number(search.get('pagina') ?? 1);
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const address = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('pagina', String(number));
    return `?${next}`;
  };
  const way = (number: number, label: string) => (
    <Link to={address(number)} className="touch-link">
      {label}
    </Link>
  );
  return (
    <Group
      component="nav"
      aria-label="Páginas da atividade"
      gap="var(--space-3) var(--space-5)"
      mt="var(--space-5)"
    >
      {page > 1 && way(Math.min(page - 1, last), 'Mais recentes')}
      <span>
        Página {page} de {last}
      </span>
      {page < last && way(page + 1, 'Mais antigas')}
    </Group>
  );
}

function Listed({ arrayAtividade, people, total, perPage }: Read) {
  return (
    <>
      <Filters people={people} total={total} />
      {arrayAtividade.length === 0 && <Empty>Não há atividade que corresponda</Empty>}
      {byDay(arrayAtividade, new Date()).map(({ day, title, lines }) => (
        <section key={day} aria-labelledby={`dia-${day}`} className={styles.day}>
          <h2 id={`dia-${day}`}>{title}</h2>
          <ol>
            {lines.map((line) => (
              <Line key={line._id} line={line} />
            ))}
          </ol>
        </section>
      ))}
      <Pages total={total} perPage={perPage} />
      <Note>
        Cada linha é apagada automaticamente passados {monthsOfActivity} meses. Aqui nunca ficam
        nomes, emails nem telefones de quem se inscreve ou escreve à junta.
      </Note>
    </>
  );
}

/** Who did what, day by day. */
export function AtividadeScreen() {
  const read = useLoaderData<Read | Refused>();
  return (
    <>
      <ScreenHead title="Atividade" />
      {isRefused(read) ? <LoadFailure refused={read} /> : <Listed {...read} />}
    </>
  );
}
