import { Button } from '@mantine/core';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { CountLinks } from '../../backoffice/list/CountLinks.tsx';
import { type Listing, ListScreen } from '../../backoffice/list/ListScreen.tsx';
import { readPage } from '../../backoffice/list/readPage.ts';
import { Note } from '../../backoffice/parts/Note.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import type { Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { counted } from '../../language/counted.ts';
import { type Estado, isClosed, isRunning, lists, mostClosed, stateNames } from './estados.ts';
import { ProblemsMap } from './ProblemsMap.screen.tsx';
import { daysOfFiles } from './pedidos.ts';

type Read = Paged<'GET /api/pedidos'>;
type Pedido = Read['arrayPedidos'][number];

/** The address of the list. */
export const listPath = '/backoffice/pedidos';

/** The list that an address names; the open requests by default. */
const askedIn = (search: URLSearchParams) => {
  const args = search.get('estado') ?? '';
  return Object.hasOwn(lists, args) ? args : 'abertos';
};

/** Reads a page of the requests, the one with the fewest days left first. */
export const readPedidos = (args: LoaderFunctionArgs) =>
  readPage('GET /api/pedidos', args, {
    estado: askedIn(new URL(args.request.url).searchParams),
  });

/** How far a request has come. */
export function StateOf({ estado }: { estado: Estado }) {
  const isDone = estado === 'pronto' || estado === 'concluido';
  const tone = isRunning(estado) ? 'pending' : isDone ? 'done' : 'off';
  return <State tone={tone}>{stateNames[estado]}</State>;
}

/** How many working days the council has left; red once the deadline has passed. */
export function DaysLeft({ pedido: { estado, dias, atrasado } }: { pedido: Pedido }) {
  if (isClosed(estado)) return null;
  if (!isRunning(estado)) return 'Prazo parado';
  const days = counted(Math.abs(dias), 'dia útil', 'dias úteis');
  if (atrasado) return <State tone="failed">{`${days} de atraso`}</State>;
  return dias === 0 ? 'Até hoje' : days;
}

const hrefOf = ({ _id }: Pedido) => `${listPath}/${encodeURIComponent(_id)}`;

const pedidos: Listing<Pedido, Read> = {
  title: 'Pedidos',
  called: { one: 'pedido', many: 'pedidos', none: 'Nenhum pedido', found: 'encontrado' },
  empty: 'Não há pedidos aqui',
  rows: ({ arrayPedidos }) => arrayPedidos,
  columns: () => [
    { name: 'servicoNome', label: 'Pedido', isTyped: true },
    { name: 'prazoAte', label: 'Faltam', cell: (pedido) => <DaysLeft pedido={pedido} /> },
    { name: 'nome', label: 'De', isTyped: true },
    { name: 'estado', label: 'Estado', cell: StateOf },
    { name: 'atribuidoA', label: 'A cargo de' },
  ],
  hrefOf,
  secondLine: ({ numero }) => numero,
  brief: {
    aside: ({ numero }) => numero,
    line: (pedido) => (
      <>
        {isRunning(pedido.estado) ? <DaysLeft pedido={pedido} /> : <StateOf {...pedido} />} ·{' '}
        {pedido.nome}
      </>
    ),
  },
  below: ({ arrayPedidos, total = 0 }) => (
    <Note>
      {total >= mostClosed &&
        arrayPedidos.every(({ estado }) => isClosed(estado)) &&
        `Só os ${mostClosed} fechados mais recentes estão na lista: os outros encontra-os procurando. `}
      Depois de fechados, os pedidos apagam-se ao fim dos meses que o seu serviço diz; os ficheiros,
      ao fim de {daysOfFiles} dias.
    </Note>
  ),
};

const names: Record<string, string> = {
  ...stateNames,
  abertos: 'Abertos',
  atrasados: 'Fora do prazo',
  problemas: 'Problemas',
  porDevolver: 'Taxas por devolver',
  fechados: 'Fechados',
};

/** The list of problems has a map, and the subject in place of the service's name. */
const problems: typeof pedidos = {
  ...pedidos,
  columns: () => [
    { name: 'assunto', label: 'Problema', isTyped: true },
    ...pedidos.columns({} as Read).slice(1),
  ],
  above: ({ arrayPedidos }) => <ProblemsMap of={arrayPedidos} hrefOf={hrefOf} />,
};

/** The requests, in lists by their state. */
export function PedidosScreen() {
  const read = useLoaderData<Read | Refused>();
  const [search] = useSearchParams();
  const current = askedIn(search);
  const links = isRefused(read)
    ? []
    : Object.keys(lists)
        .map((state) => ({ label: names[state] ?? '', count: read.contagens[state], state }))
        .filter(({ state, count = 0 }) => count > 0 || [current, 'fechados'].includes(state));
  return (
    <ListScreen
      listing={current === 'problemas' ? problems : pedidos}
      buttons={
        <Button component={Link} to="registar" leftSection={<Icon name="add" />}>
          Registar um pedido
        </Button>
      }
      notice={
        links.length > 0 && <CountLinks label="Que pedidos" current={current} links={links} />
      }
    />
  );
}
