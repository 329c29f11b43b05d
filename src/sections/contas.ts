import { choice } from '../fields/choice.ts';
import { choices } from '../fields/choices.ts';
import { email } from '../fields/email.ts';
import type { Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { instant } from '../fields/instant.ts';
import { list } from '../fields/list.ts';
import { password } from '../fields/password.ts';
import { text } from '../fields/text.ts';
import { abilities, everyAbility, type Profile, profiles } from './abilities.ts';
import { form } from './form.ts';

/** The fewest characters a password may have. */
export const leastPassword = 10;

/** What may be told of a staff account. */
export const contaFields = {
  username: { ...text('Utilizador'), unique: true },
  createdAt: instant('Criada em'),
  disabled: flag('Desativada'),
  isAdmin: flag('Administrador'),
  permissoes: choices('O que pode fazer', everyAbility, { names: abilities }),
  seccoes: list('Só nestas secções', { item: 'secção', help: 'Nenhuma: em todas' }),
  email: email('Email', {
    help: 'Para os avisos que os administradores recebem, como o de uma mudança do IBAN.',
  }),
  mudarPassword: flag('Tem de mudar a palavra-passe'),
  segundoFator: flag('Verificação em dois passos'),
  ultimaVez: instant('Esteve cá pela última vez em'),
} as const;

/** What proves who it is, beside the password. */
export const codigo = text('Código', {
  help: 'Os seis algarismos que a aplicação mostra agora, ou um código de recuperação.',
  most: 40,
});

/** Characters that nobody sees: of no width, for the direction of writing, for the look of others. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The one form of an account's name, however it was typed: two that look alike are the same. */
export function normalUsername(username: string): string {
  const plain = username.normalize('NFKC').replace(invisible, '').toLowerCase();
  return plain.normalize('NFKC').trim();
}

/** What an account for this job may do. */
export function allowedAs(profile: Profile): Pick<Conta, 'isAdmin' | 'permissoes'> {
  const { isAdmin, permissoes } = profiles[profile];
  return { isAdmin, permissoes: [...permissoes] };
}

export type Conta = { _id: string } & Values<typeof contaFields>;

/** A new account; its password is made by the program. */
export const novaConta = form({
  name: 'contas',
  fields: {
    username: text('Utilizador', {
      required: true,
      help: 'O nome com que a pessoa entra, sem espaços. Maiúsculas e minúsculas são iguais.',
    }),
    perfil: choice('Para que serve a conta', [
      'Secretaria',
      'Tesouraria',
      'Redação',
      'Porta',
      'Administração',
    ] satisfies [Profile, ...Profile[]]),
  },
  envelope: {},
});

/** Asked for again before what only administrators do: whoever finds a desk unattended does not know it. */
export const confirmacao = form({
  name: 'auth',
  fields: { password: password('A sua palavra-passe', { required: true }) },
  envelope: {},
});

/** Another password for one's own account. */
export const palavraPasse = form({
  name: 'auth',
  fields: {
    password: password('Palavra-passe atual', { required: true }),
    newPassword: password('Nova palavra-passe', {
      required: true,
      least: leastPassword,
      help: `Pelo menos ${leastPassword} caracteres. Uma frase fácil de lembrar serve muito bem.`,
    }),
  },
  envelope: {},
});
