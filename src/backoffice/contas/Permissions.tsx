import { choices } from '../../fields/choices.ts';
import { profileOf } from '../../sections/abilities.ts';
import { everyCollection } from '../../sections/all.ts';
import {
  allowedAs,
  type Conta,
  confirmacao,
  contaFields,
  novaConta,
} from '../../sections/contas.ts';
import { placesIn } from '../../sections/section.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';

type Props = { conta: Conta };
type Changes = Partial<Pick<Conta, 'isAdmin' | 'permissoes' | 'seccoes'>>;

const failed = 'Não foi possível mudar a conta';

const change = (_id: string, body: Changes, password: unknown) =>
  call('PUT /api/contas/:_id', { params: { _id }, body, password: String(password) });

/** Chooses the job that an account is for, and with it what it may do. */
export function ProfileButton({ conta }: Props) {
  const { _id, username } = conta;
  const { perfil } = novaConta.fields;
  return (
    <ActionButton
      label="Mudar o perfil"
      asked={{
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
        fields: { perfil, ...confirmacao.fields },
        initial: { perfil: profileOf(conta) || 'Secretaria' },
      }}
      act={({ perfil: chosen, password }) =>
        change(_id, allowedAs(chosen as typeof perfil.initial), password)
      }
      failed={failed}
      done={({ conta: changed }) => `O perfil de «${username}» é agora ${profileOf(changed)}.`}
    />
  );
}

const sections = placesIn(everyCollection).map(({ section }) => section);
const seccoes = choices(
  'Só nestas secções',
  sections.map(({ name }) => name) as [string, ...string[]],
  {
    names: Object.fromEntries(sections.map(({ name, menu }) => [name, menu])),
    help: 'Nenhuma escolhida: em todas.',
  },
);

/** Refines what an account may do, ability by ability, and where. */
export function AbilitiesButton({ conta }: Props) {
  const { _id, username, permissoes } = conta;
  return (
    <ActionButton
      label="Afinar permissões"
      asked={{
        question: `O que pode fazer «${username}»?`,
        yes: 'Guardar',
        fields: { permissoes: contaFields.permissoes, seccoes, ...confirmacao.fields },
        initial: { permissoes, seccoes: conta.seccoes },
      }}
      act={({ password, ...chosen }) => change(_id, chosen as Changes, password)}
      failed={failed}
      done={() => `As permissões de «${username}» ficaram guardadas.`}
    />
  );
}
