import { useLoaderData } from 'react-router';
import { isRefused, type Refused } from '../client.ts';
import { SearchedTable } from '../list/SearchedTable.tsx';
import type { Column } from '../parts/LinkedTable.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { CartaState } from './CartaState.tsx';
import styles from './CartasScreen.module.css';
import { type Carta, type Cartas, nextTry } from './carta.ts';
import { NoMailServer } from './NoMailServer.tsx';

function triesOf({ attempts }: Carta): string {
  if (attempts === 0) return 'Sem tentativas';
  return attempts === 1 ? '1 tentativa' : `${attempts} tentativas`;
}

function columnsFor(temServidor: boolean): [Column<Carta>, ...Column<Carta>[]] {
  return [
    {
      name: 'recipient',
      label: 'Para',
      cell: ({ recipient }) => recipient,
      sortBy: ({ recipient }) => recipient,
    },
    {
      name: 'subject',
      label: 'Assunto',
      cell: ({ subject }) => subject,
      sortBy: ({ subject }) => subject,
    },
    {
      name: 'state',
      label: 'Estado',
      cell: (carta) => (
        <>
          <CartaState carta={carta} />
          <br />
          {triesOf(carta)}
          {carta.lastError && <div className={styles.error}>Último erro: {carta.lastError}</div>}
        </>
      ),
      sortBy: ({ state, attempts }) => `${state} ${attempts}`,
    },
    {
      name: 'dueAt',
      label: 'Próxima tentativa',
      cell: (carta) => nextTry(carta, temServidor, new Date()),
      sortBy: ({ dueAt }) => dueAt,
    },
  ];
}

const called = { one: 'carta', many: 'cartas', none: 'Nenhuma carta', found: 'encontrada' };

/** Letters that have not been delivered: to be read and sent again. */
export function CartasScreen() {
  const read = useLoaderData<Cartas | Refused>();
  return (
    <>
      <ScreenHead title="Cartas por enviar" />
      {isRefused(read) ? (
        <LoadFailure refused={read} />
      ) : (
        <>
          {!read.temServidor && <NoMailServer />}
          <SearchedTable
            called={called}
            empty="Todas as cartas foram entregues"
            total={read.total}
            caption="Cartas por enviar"
            columns={columnsFor(read.temServidor)}
            rows={read.arrayCartas}
            keyOf={({ _id }) => _id}
            hrefOf={({ _id }) => `/backoffice/cartas/${encodeURIComponent(_id)}`}
          />
        </>
      )}
    </>
  );
}
