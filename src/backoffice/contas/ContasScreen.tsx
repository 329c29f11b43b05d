import { Alert, Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { dayAgo } from '../../language/ago.ts';
import { messages } from '../../language/messages.ts';
import { type Conta, novaConta } from '../../sections/contas.ts';
import { officePath } from '../../sections/officePath.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { InALine, LinkedTable } from '../list/LinkedTable.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { NewPassword } from '../parts/ShownOnce.tsx';
import { State } from '../parts/State.tsx';
import { type Contas, roleOf } from './conta.ts';
import { FactorDay } from './FactorDay.tsx';
import { FactorState } from './FactorState.tsx';

type LoadedProps = Pick<ComponentProps<typeof ScreenHead>, 'title' | 'back'> & {
  children(read: Contas): ReactNode;
};

/** Shows the accounts, or why they could not be read; tells non-administrators whom to ask. */
export function LoadedContas({ children, ...head }: LoadedProps) {
  const read = useLoaderData<Contas | Refused>();
  if (!isRefused(read) || !read.errors.some(({ msg }) => msg === messages.adminOnly)) {
    return (
      <Loaded read={read} {...head}>
        {children}
      </Loaded>
    );
  }
  return (
    <>
      <ScreenHead {...head} />
      <Alert title="Esta página é dos administradores">
        <p>
          São eles que criam contas, as desativam e ajudam quem não consegue entrar: se precisar de
          alguma destas coisas, fale com um deles. A sua palavra-passe pode{' '}
          <Link to="/backoffice/palavra-passe">mudá-la aqui</Link>.
        </p>
      </Alert>
    </>
  );
}

/** Whether an account can be used. */
export function stateOf({ disabled }: Conta) {
  return disabled ? <State tone="off">Desativada</State> : <State tone="done">Ativa</State>;
}

function lastTime({ ultimaVez }: Conta): string {
  return ultimaVez ? dayAgo(ultimaVez, new Date()) : 'nunca';
}

/** An account in a line, for a phone; its own screen says when it was last used. */
function briefOf(conta: Conta) {
  const factor = <FactorState key="factor" isOn={conta.segundoFator} />;
  return <InALine items={[roleOf(conta), factor]} />;
}

/** Asks for a name and the administrator's own password, creates the account, and shows its password once. */
function AddConta() {
  const [made, setMade] = useState<{ username: string; password: string }>();
  return (
    <>
      <ActionButton
        label="Adicionar"
        variant="filled"
        icon={<Icon name="add" />}
        confirm={{
          question: 'Adicionar conta',
          children:
            'A palavra-passe da conta nova é feita pelo programa e mostrada a seguir, uma só vez. Quem a receber troca-a por uma sua quando entrar.',
          yes: 'Criar conta',
          fields: novaConta.fields,
          asksPassword: true,
        }}
        act={(body, password) => call('POST /api/contas', { body, password })}
        failed="Não foi possível criar a conta"
        done={({ conta: { username }, password }) => void setMade({ username, password })}
      />
      {made && <NewPassword {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}

/** The accounts of the back-office, for administrators. */
export function ContasScreen() {
  return (
    <LoadedContas title="Contas">
      {({ contas, own, desde }) => (
        <>
          <ScreenHead title="Contas">
            <AddConta />
            <Button component={Link} to="/backoffice/contas/mandato" variant="outline">
              Passagem de mandato
            </Button>
          </ScreenHead>
          <LinkedTable
            caption="Contas"
            columns={[
              {
                name: 'username',
                label: 'Utilizador',
                cell: ({ username }) =>
                  username === own.username ? `${username} (a sua)` : username,
              },
              { name: 'isAdmin', label: 'Permissões', cell: roleOf, sortBy: roleOf },
              { name: 'disabled', label: 'Estado', cell: stateOf },
              {
                name: 'segundoFator',
                label: 'Entra com',
                cell: ({ segundoFator }) => <FactorState isOn={segundoFator} />,
              },
              { name: 'ultimaVez', label: 'Última vez', cell: lastTime },
            ]}
            rows={contas}
            brief={{ aside: stateOf, line: briefOf }}
            keyOf={({ _id }) => _id}
            hrefOf={({ _id }) => officePath('contas', _id)}
          />
          <Note>
            Cada pessoa deve ter a sua conta: assim a página «Atividade» diz quem fez o quê. As
            contas não se apagam, desativam-se.
          </Note>
          <FactorDay day={desde} />
        </>
      )}
    </LoadedContas>
  );
}
