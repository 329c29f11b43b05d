import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longMoment } from '../../language/calendar.ts';
import type { Conta } from '../../sections/contas.ts';
import { FactList } from '../detail/FactList.tsx';
import { Note } from '../parts/Note.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { AccountButtons, EmailButton } from './AccountButtons.tsx';
import { LoadedContas, stateOf } from './ContasScreen.tsx';
import { roleOf } from './conta.ts';
import { FactorState } from './FactorState.tsx';

const back = { to: '/backoffice/contas', label: 'Contas' };

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
          <AccountButtons conta={conta} />
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
