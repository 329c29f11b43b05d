import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longMoment } from '../../language/calendar.ts';
import { type Conta, confirmacao, contaFields } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Note } from '../parts/Note.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { AccountAccess } from './AccountAccess.tsx';
import { LoadedContas, stateOf } from './ContasScreen.tsx';
import { roleOf } from './conta.ts';
import { FactorState } from './FactorState.tsx';
import { AbilitiesButton, ProfileButton } from './Permissions.tsx';

const back = { to: '/backoffice/contas', label: 'Contas' };
const failed = 'Não foi possível mudar a conta';

function AccessButton({ conta: { _id, username, disabled } }: { conta: Conta }) {
  const verb = disabled ? 'Ativar' : 'Desativar';
  return (
    <ActionButton
      // Once it is done the opposite button replaces it; the key makes that one start closed.
      key={verb}
      label={`${verb} conta`}
      asked={{
        question: `${verb} a conta «${username}»?`,
        children: disabled
          ? 'A pessoa volta a entrar com a palavra-passe que tinha.'
          : 'A pessoa sai já da área reservada e não volta a entrar até a conta ser ativada. O que fez fica como está.',
        yes: `Sim, ${verb}`,
        grave: !disabled,
        fields: confirmacao.fields,
      }}
      act={({ password }) =>
        call('PUT /api/contas/:_id', {
          params: { _id },
          body: { disabled: !disabled },
          password: String(password),
        })
      }
      failed={failed}
      done={() => `A conta «${username}» ${disabled ? 'está ativa' : 'ficou desativada'}.`}
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
    { label: 'Entra com', content: <FactorState isOn={conta.segundoFator} /> },
    {
      label: 'Última vez',
      content: conta.ultimaVez ? longMoment(conta.ultimaVez) : 'Ainda não entrou',
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
          <Button component={Link} to="/backoffice/conta" variant="outline">
            A minha conta
          </Button>
        ) : (
          <>
            <AccountAccess conta={conta} />
            <ProfileButton conta={conta} />
            {!conta.isAdmin && <AbilitiesButton conta={conta} />}
            <AccessButton conta={conta} />
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
