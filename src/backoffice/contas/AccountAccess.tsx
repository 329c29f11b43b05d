import { useState } from 'react';
import { counted } from '../../language/counted.ts';
import { type Conta, confirmacao } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** Makes a link with which the account's owner chooses a new password, and shows it once. */
function LinkButton({ conta: { _id, username } }: { conta: Conta }) {
  const [made, setMade] = useState('');
  return (
    <>
      <ActionButton
        label="Nova palavra-passe"
        asked={{
          question: `Fazer uma ligação para «${username}»?`,
          children:
            'Quem a abrir escolhe outra palavra-passe para esta conta. Serve uma vez, durante meia hora; até lá nada muda.',
          yes: 'Sim, Fazer',
          fields: confirmacao.fields,
        }}
        act={({ password }) =>
          call('POST /api/contas/:_id/ligacao', { params: { _id }, password: String(password) })
        }
        failed="Não foi possível fazer a ligação"
        done={({ endereco }) => void setMade(endereco)}
      />
      {made && (
        <ShownOnce
          title={`Ligação para «${username}»`}
          secret={made}
          after="Quem a tiver entra na conta: entregue-a à própria pessoa, e a mais ninguém."
          kept="Já a entreguei"
          onClose={() => setMade('')}
        >
          Serve uma vez, durante meia hora. Depois de fechar, não volta a ser mostrada.
        </ShownOnce>
      )}
    </>
  );
}

function SessionsButton({ conta: { _id, username } }: { conta: Conta }) {
  return (
    <ActionButton
      label="Terminar sessões"
      asked={{
        question: `Terminar as sessões de «${username}»?`,
        children: 'A pessoa sai já de onde estiver dentro, e pode voltar a entrar.',
        yes: 'Sim, Terminar',
        fields: confirmacao.fields,
      }}
      act={({ password }) =>
        call('DELETE /api/contas/:_id/sessoes', { params: { _id }, password: String(password) })
      }
      failed="Não foi possível terminar as sessões"
      done={({ terminadas }) => `${counted(terminadas, 'sessão terminada', 'sessões terminadas')}.`}
    />
  );
}

function FactorsButton({ conta: { _id, username } }: { conta: Conta }) {
  return (
    <ActionButton
      label="Retirar dois passos"
      asked={{
        question: `Retirar a verificação em dois passos a «${username}»?`,
        children:
          'Só para quem perdeu o telemóvel, as chaves e os códigos: confirme antes que é mesmo a pessoa. A palavra-passe volta a bastar para entrar.',
        yes: 'Sim, Retirar',
        grave: true,
        fields: confirmacao.fields,
      }}
      act={({ password }) =>
        call('DELETE /api/contas/:_id/fatores', { params: { _id }, password: String(password) })
      }
      failed="Não foi possível retirar a verificação em dois passos"
      done={() => `«${username}» entra agora só com a palavra-passe.`}
    />
  );
}

/** What an administrator can do for somebody who cannot log in, or who should be logged out. */
export function AccountAccess({ conta }: { conta: Conta }) {
  return (
    <>
      {!conta.disabled && <LinkButton conta={conta} />}
      {conta.segundoFator && <FactorsButton conta={conta} />}
      <SessionsButton conta={conta} />
    </>
  );
}
