import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import { type Mensagem, monthsOfMessages } from '../../sections/mensagens.ts';
import { isRefused, type Refused } from '../client.ts';
import { readPage } from '../list/readPage.ts';
import { SearchedTable } from '../list/SearchedTable.tsx';
import type { Column } from '../parts/LinkedTable.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { MensagemState } from './MensagemState.tsx';

type Read = { arrayMensagens: Mensagem[]; total: number };

/** Reads a page of the messages, the newest first. */
export const readMensagens = (asked: LoaderFunctionArgs) => readPage<Read>('/api/mensagens', asked);

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

const called = {
  ...{ one: 'mensagem', many: 'mensagens' },
  ...{ none: 'Nenhuma mensagem', found: 'encontrada' },
};

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
          <SearchedTable
            called={called}
            empty="Não existem mensagens"
            total={read.total}
            caption="Mensagens"
            columns={columns}
            rows={read.arrayMensagens}
            keyOf={({ _id }) => _id}
            hrefOf={({ _id }) => `/backoffice/mensagens/${encodeURIComponent(_id)}`}
          />
          <Note>
            As mensagens são apagadas automaticamente {monthsOfMessages} meses depois de recebidas.
          </Note>
        </>
      )}
    </>
  );
}
