import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { longMoment } from '../../language/calendar.ts';
import { type Conta, confirmacao, contaFields } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Note } from '../parts/Note.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { LoadedContas, stateOf } from './ContasScreen.tsx';
import { roleOf } from './conta.ts';
import { NewPassword } from './NewPassword.tsx';
import { AbilitiesButton, ProfileButton } from './Permissions.tsx';

const back = { to: '/backoffice/contas', label: 'Contas' };
const failed = 'Não foi possível mudar a conta';

function RemakeButton({ conta: { _id, username } }: { conta: Conta }) {
  const [made, setMade] = useState('');
  return (
    <>
      <ActionButton
        label="Nova palavra-passe"
        asked={{
          question: `Fazer uma nova palavra-passe para «${username}»?`,
          children:
            'A que a pessoa usa deixa de servir, e a conta sai de onde estiver aberta. A nova é mostrada a seguir, uma só vez, e a pessoa troca-a por uma sua quando entrar.',
          yes: 'Sim, Fazer',
          fields: confirmacao.fields,
        }}
        act={({ password }) =>
          call('POST /api/contas/:_id/palavra-passe', {
            params: { _id },
            password: String(password),
          })
        }
        failed={failed}
        done={({ password }) => void setMade(password)}
      />
      {made && <NewPassword username={username} password={made} onClose={() => setMade('')} />}
    </>
  );
}

type Change = {
  label: string;
  question: string;
  words: string;
  yes: string;
  grave?: boolean;
  changes: Pick<Conta, 'disabled'>;
  done: string;
};

function accessChange({ disabled, username }: Conta): Change {
  return disabled
    ? {
        label: 'Ativar conta',
        question: `Ativar a conta «${username}»?`,
        words: 'A pessoa volta a entrar com a palavra-passe que tinha.',
        yes: 'Sim, Ativar',
        changes: { disabled: false },
        done: `A conta «${username}» está ativa.`,
      }
    : {
        label: 'Desativar conta',
        question: `Desativar a conta «${username}»?`,
        words:
          'A pessoa sai já da área reservada e não volta a entrar até a conta ser ativada. O que fez fica como está.',
        yes: 'Sim, Desativar',
        grave: true,
        changes: { disabled: true },
        done: `A conta «${username}» ficou desativada.`,
      };
}

function ChangeButton({ conta: { _id }, change }: { conta: Conta; change: Change }) {
  const { label, question, words, yes, grave = false, changes, done } = change;
  return (
    <ActionButton
      // Once it is done there is another one, whose question is not open.
      key={label}
      label={label}
      asked={{ question, children: words, yes, grave, fields: confirmacao.fields }}
      act={({ password }) =>
        call('PUT /api/contas/:_id', { params: { _id }, body: changes, password: String(password) })
      }
      failed={failed}
      done={() => done}
    />
  );
}

function EmailButton({ conta: { _id, username, email } }: { conta: Conta }) {
  return (
    <ActionButton
      label="Mudar o email"
      asked={{
        question: `Email de «${username}»`,
        yes: 'Guardar',
        fields: { email: contaFields.email, ...confirmacao.fields },
        initial: { email },
      }}
      act={({ email: typed, password }) =>
        call('PUT /api/contas/:_id', {
          params: { _id },
          body: { email: typed },
          password: String(password),
        })
      }
      failed={failed}
      done={() => `O email de avisos de «${username}» ficou guardado.`}
    />
  );
}

function factsOf(conta: Conta) {
  return [
    { label: 'Permissões', content: roleOf(conta) },
    { label: 'Estado', content: stateOf(conta) },
    { label: 'Email de avisos', content: conta.email || 'Não tem' },
    {
      label: 'Palavra-passe',
      content: conta.mudarPassword
        ? 'Foi-lhe dada: ao entrar tem de a trocar por uma sua'
        : 'Escolhida por quem usa a conta',
    },
    { label: 'Criada em', content: longMoment(conta.createdAt) },
    {
      label: 'O que fez',
      content: (
        <Link to={`/backoffice/atividade?quem=${encodeURIComponent(conta.username)}`}>
          Ver a atividade desta conta
        </Link>
      ),
    },
  ];
}

function AccountDetail({ conta, isOwn }: { conta: Conta; isOwn: boolean }) {
  return (
    <>
      <ScreenHead title={conta.username} back={back}>
        <EmailButton conta={conta} />
        {isOwn ? (
          <Button component={Link} to="/backoffice/palavra-passe" variant="outline">
            Mudar a palavra-passe
          </Button>
        ) : (
          <>
            <RemakeButton conta={conta} />
            <ProfileButton conta={conta} />
            {!conta.isAdmin && <AbilitiesButton conta={conta} />}
            <ChangeButton conta={conta} change={accessChange(conta)} />
          </>
        )}
      </ScreenHead>
      <FactList isDense facts={factsOf(conta)} />
      {isOwn && (
        <Note>
          Esta é a sua conta: só outro administrador a pode desativar ou retirar-lhe permissões.
        </Note>
      )}
    </>
  );
}

/** One account, and what an administrator can do with it. */
export function ContaScreen() {
  const { _id } = useParams();
  return (
    <LoadedContas title="Conta" back={back}>
      {({ contas, own }) => {
        const conta = contas.find((each) => each._id === _id);
        if (!conta) return <NotFound />;
        return <AccountDetail conta={conta} isOwn={conta.username === own.username} />;
      }}
    </LoadedContas>
  );
}
