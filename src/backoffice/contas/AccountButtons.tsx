import { useState } from 'react';
import { choices } from '../../fields/choices.ts';
import { counted } from '../../language/counted.ts';
import { profileOf } from '../../sections/abilities.ts';
import { everySection } from '../../sections/all.ts';
import { allowedAs, type Conta, contaFields, novaConta } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { ShownOnce } from '../parts/ShownOnce.tsx';

type Props = { conta: Conta };

const failed = 'Não foi possível mudar a conta';

const change = (_id: string, body: Record<string, unknown>, password: string) =>
  call('PUT /api/contas/:_id', { params: { _id }, body, password });

/** Changes the address that notices to an account go to; administrators change their own here too. */
export function EmailButton({ conta: { _id, username, email } }: Props) {
  return (
    <ActionButton
      label="Mudar o email"
      confirm={{
        question: `Email de «${username}»`,
        yes: 'Guardar',
        fields: { email: contaFields.email },
        asksPassword: true,
        initial: { email },
      }}
      act={(typed, password) => change(_id, typed, password)}
      failed={failed}
      done={() => `O email de avisos de «${username}» ficou guardado.`}
    />
  );
}

/** Makes a link with which the account's owner chooses a new password, and shows it once. */
function LinkButton({ conta: { _id, username } }: Props) {
  const [made, setMade] = useState('');
  return (
    <>
      <ActionButton
        label="Nova palavra-passe"
        confirm={{
          question: `Fazer uma ligação para «${username}»?`,
          children:
            'Quem a abrir escolhe outra palavra-passe para esta conta. Serve uma vez, durante meia hora; até lá nada muda.',
          yes: 'Sim, Fazer',
          asksPassword: true,
        }}
        act={(_, password) => call('POST /api/contas/:_id/ligacao', { params: { _id }, password })}
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

function FactorsButton({ conta: { _id, username } }: Props) {
  return (
    <ActionButton
      label="Retirar dois passos"
      confirm={{
        question: `Retirar a verificação em dois passos a «${username}»?`,
        children:
          'Só para quem perdeu o telemóvel, as chaves e os códigos: confirme antes que é mesmo a pessoa. A palavra-passe volta a bastar para entrar.',
        yes: 'Sim, Retirar',
        grave: true,
        asksPassword: true,
      }}
      act={(_, password) => call('DELETE /api/contas/:_id/fatores', { params: { _id }, password })}
      failed="Não foi possível retirar a verificação em dois passos"
      done={() => `«${username}» entra agora só com a palavra-passe.`}
    />
  );
}

function SessionsButton({ conta: { _id, username } }: Props) {
  return (
    <ActionButton
      label="Terminar sessões"
      confirm={{
        question: `Terminar as sessões de «${username}»?`,
        children: 'A pessoa sai já de onde estiver dentro, e pode voltar a entrar.',
        yes: 'Sim, Terminar',
        asksPassword: true,
      }}
      act={(_, password) => call('DELETE /api/contas/:_id/sessoes', { params: { _id }, password })}
      failed="Não foi possível terminar as sessões"
      done={({ terminadas }) => `${counted(terminadas, 'sessão terminada', 'sessões terminadas')}.`}
    />
  );
}

/** Chooses the job that an account is for, and with it what it may do. */
function ProfileButton({ conta }: Props) {
  const { _id, username } = conta;
  const { perfil } = novaConta.fields;
  return (
    <ActionButton
      label="Mudar o perfil"
      confirm={{
        question: `Para que serve a conta «${username}»?`,
        children: (
          <ul>
            <li>Administração: tudo, e ainda as contas e as cópias de segurança.</li>
            <li>Secretaria: todo o conteúdo, as inscrições, o atendimento e as definições.</li>
            <li>Tesouraria: as inscrições e os pagamentos.</li>
            <li>Redação: escreve rascunhos e pede que os publiquem.</li>
            <li>Porta: marca quem chega, sem ver contactos nem valores.</li>
          </ul>
        ),
        yes: 'Guardar',
        fields: { perfil },
        asksPassword: true,
        initial: { perfil: profileOf(conta) },
      }}
      act={({ perfil: chosen }, password) =>
        change(_id, allowedAs(chosen as typeof perfil.initial), password)
      }
      failed={failed}
      done={({ conta: changed }) => `O perfil de «${username}» é agora ${profileOf(changed)}.`}
    />
  );
}

const seccoes = choices(
  'Só nestas secções',
  everySection.map(({ name }) => name) as [string, ...string[]],
  {
    names: Object.fromEntries(everySection.map(({ name, menu }) => [name, menu])),
    help: 'Nenhuma escolhida: em todas.',
  },
);

/** Refines what an account may do, ability by ability, and where. */
function AbilitiesButton({ conta }: Props) {
  const { _id, username, permissoes } = conta;
  return (
    <ActionButton
      label="Afinar permissões"
      confirm={{
        question: `O que pode fazer «${username}»?`,
        yes: 'Guardar',
        fields: { permissoes: contaFields.permissoes, seccoes },
        asksPassword: true,
        initial: { permissoes, seccoes: conta.seccoes },
      }}
      act={(chosen, password) => change(_id, chosen, password)}
      failed={failed}
      done={() => `As permissões de «${username}» ficaram guardadas.`}
    />
  );
}

function AccessButton({ conta: { _id, username, disabled } }: Props) {
  const verb = disabled ? 'Ativar' : 'Desativar';
  return (
    <ActionButton
      // Once it is done the opposite button replaces it; the key makes that one start closed.
      key={verb}
      label={`${verb} conta`}
      confirm={{
        question: `${verb} a conta «${username}»?`,
        children: disabled
          ? 'A pessoa volta a entrar com a palavra-passe que tinha.'
          : 'A pessoa sai já da área reservada e não volta a entrar até a conta ser ativada. O que fez fica como está.',
        yes: `Sim, ${verb}`,
        grave: !disabled,
        asksPassword: true,
      }}
      act={(_, password) => change(_id, { disabled: !disabled }, password)}
      failed={failed}
      done={() => `A conta «${username}» ${disabled ? 'está ativa' : 'ficou desativada'}.`}
    />
  );
}

/** What an administrator can do with somebody else's account. */
export function AccountButtons({ conta }: Props) {
  return (
    <>
      {!conta.disabled && <LinkButton conta={conta} />}
      {conta.segundoFator && <FactorsButton conta={conta} />}
      <SessionsButton conta={conta} />
      <ProfileButton conta={conta} />
      {!conta.isAdmin && <AbilitiesButton conta={conta} />}
      <AccessButton conta={conta} />
    </>
  );
}
