import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import { type Mensagem, monthsOfMessages } from '../../sections/mensagens.ts';
import { call, isRefused, type Refused } from '../client.ts';
import { callFor, lastPage, viewIn } from '../list/listView.ts';
import { PagedTable } from '../list/PagedTable.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { useListView } from '../list/useListView.ts';
import { counted } from '../parts/counted.ts';
import { Empty } from '../parts/Empty.tsx';
import type { Column } from '../parts/LinkedTable.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { MensagemState } from './MensagemState.tsx';

type Read = { arrayMensagens: Mensagem[]; total: number };

/** Reads a page of the messages, the newest first; past the last page stands the last one. */
export async function readMensagens({ request }: LoaderFunctionArgs): Promise<Read | Refused> {
  const { pathname, searchParams } = new URL(request.url);
  const read = await call<Read>('GET', `/api/mensagens?${callFor(viewIn(searchParams))}`);
  if (!isRefused(read) && read.arrayMensagens.length === 0 && read.total > 0) {
    throw redirect(`${pathname}?${lastPage(searchParams, read.total)}`);
  }
  return read;
}

const columns: [Column<Mensagem>, ...Column<Mensagem>[]] = [
  { name: 'name', label: 'De', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    name: 'subject',
    label: 'Assunto',
    cell: ({ subject }) => subject,
    sortBy: ({ subject }) => subject,
  },
  {
    name: 'receivedAt',
    label: 'Recebida em',
    cell: ({ receivedAt }) => longDate(receivedAt),
    sortBy: ({ receivedAt }) => receivedAt,
  },
  {
    name: 'respondida',
    label: 'Estado',
    cell: (mensagem) => <MensagemState mensagem={mensagem} />,
    sortBy: ({ respondida }) => Number(respondida),
  },
];

function Listed({ arrayMensagens: mensagens, total }: Read) {
  const list = useListView();
  const { view, typed, setTyped } = list;
  if (total === 0 && view.q === '' && typed === '') return <Empty>Não existem mensagens</Empty>;
  return (
    <>
      <SearchBar
        typed={typed}
        onType={setTyped}
        status={
          view.q === ''
            ? counted(total, 'mensagem', 'mensagens')
            : counted(total, 'mensagem encontrada', 'mensagens encontradas')
        }
      />
      {mensagens.length === 0 ? (
        <Empty>Nenhuma mensagem tem «{view.q}». Experimente outra palavra.</Empty>
      ) : (
        <PagedTable
          list={list}
          total={total}
          caption="Mensagens"
          columns={columns}
          rows={mensagens}
          keyOf={({ _id }) => _id}
          hrefOf={({ _id }) => `/backoffice/mensagens/${encodeURIComponent(_id)}`}
        />
      )}
    </>
  );
}

/** What visitors wrote to the council: to be found and opened. */
export function MensagensScreen() {
  const read = useLoaderData<Read | Refused>();
  return (
    <>
      <ScreenHead title="Mensagens" />
      {isRefused(read) ? (
        <LoadFailure refused={read} />
      ) : (
        <>
          <Listed {...read} />
          <Note>
            As mensagens são apagadas automaticamente {monthsOfMessages} meses depois de recebidas.
          </Note>
        </>
      )}
    </>
  );
}
