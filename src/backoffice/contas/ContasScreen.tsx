import { useLoaderData } from 'react-router';
import { longDate } from '../../fields/calendar.ts';
import type { Conta } from '../../sections/contas.ts';
import { isRefused, type Refused } from '../client.ts';
import { type Column, LinkedTable } from '../parts/LinkedTable.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { AccountsFailure } from './AccountsFailure.tsx';
import { AddConta } from './AddConta.tsx';
import { ContaState } from './ContaState.tsx';
import { type Contas, roleOf } from './conta.ts';

function columnsFor(own: string): [Column<Conta>, ...Column<Conta>[]] {
  return [
    {
      name: 'username',
      label: 'Utilizador',
      cell: ({ username }) => (username === own ? `${username} (a sua)` : username),
      sortBy: ({ username }) => username,
    },
    { name: 'isAdmin', label: 'Permissões', cell: roleOf, sortBy: roleOf },
    {
      name: 'disabled',
      label: 'Estado',
      cell: (conta) => <ContaState conta={conta} />,
      sortBy: ({ disabled }) => Number(disabled),
    },
    {
      name: 'createdAt',
      label: 'Criada em',
      cell: ({ createdAt }) => longDate(createdAt),
      sortBy: ({ createdAt }) => createdAt,
    },
  ];
}

function Listed({ contas, own }: Contas) {
  return (
    <>
      <LinkedTable
        caption="Contas"
        columns={columnsFor(own.username)}
        rows={contas}
        keyOf={({ _id }) => _id}
        hrefOf={({ _id }) => `/backoffice/contas/${encodeURIComponent(_id)}`}
      />
      <Note>
        Cada pessoa deve ter a sua conta: assim a página «Atividade» diz quem fez o quê. As contas
        não se apagam, desativam-se.
      </Note>
    </>
  );
}

/** Who may enter the reserved area: for administrators to look after. */
export function ContasScreen() {
  const read = useLoaderData<Contas | Refused>();
  if (isRefused(read)) {
    return (
      <>
        <ScreenHead title="Contas" />
        <AccountsFailure refused={read} />
      </>
    );
  }
  return (
    <>
      <ScreenHead title="Contas">
        <AddConta />
      </ScreenHead>
      <Listed {...read} />
    </>
  );
}
