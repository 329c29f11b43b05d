import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import { type Mensagem, monthsOfMessages } from '../../sections/mensagens.ts';
import { call, isRefused, type Refused } from '../client.ts';
import { matches } from '../list/matches.ts';
import { SearchBar } from '../list/SearchBar.tsx';
import { counted } from '../parts/counted.ts';
import { Empty } from '../parts/Empty.tsx';
import { type Column, LinkedTable } from '../parts/LinkedTable.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { State } from '../parts/State.tsx';

type Read = { arrayMensagens: Mensagem[] };

/** Reads all messages, the newest first. */
export const readMensagens = () => call<Read>('GET', '/api/mensagens');

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
    cell: ({ respondida }) => (
      <State tone={respondida ? 'done' : 'pending'}>
        {respondida ? 'Respondida' : 'Por responder'}
      </State>
    ),
    sortBy: ({ respondida }) => Number(respondida),
  },
];

function Listed({ mensagens }: { mensagens: Mensagem[] }) {
  const [typed, setTyped] = useState('');
  if (mensagens.length === 0) return <Empty>Não existem mensagens</Empty>;
  const found = mensagens.filter(({ name, email, subject, mensagem, respondida }) =>
    matches(
      [name, email, subject, mensagem, respondida ? 'Respondida' : 'Por responder'].join(' '),
      typed,
    ),
  );
  const all = counted(mensagens.length, 'mensagem', 'mensagens');
  return (
    <>
      <SearchBar
        typed={typed}
        onType={setTyped}
        status={typed.trim() === '' ? all : `${found.length} de ${all}`}
      />
      {found.length === 0 ? (
        <Empty>Nenhuma mensagem tem «{typed.trim()}». Experimente outra palavra.</Empty>
      ) : (
        <LinkedTable
          caption="Mensagens"
          columns={columns}
          rows={found}
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
          <Listed mensagens={read.arrayMensagens} />
          <Note>
            As mensagens são apagadas automaticamente {monthsOfMessages} meses depois de recebidas.
          </Note>
        </>
      )}
    </>
  );
}
