import { unchosen } from '../fields/choice.ts';
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

/** The minimum length of a password. */
export const leastPassword = 10;

/** The fields of a staff account that answers may show. */
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

/** The second factor at login: a code of the app, or a recovery code. */
export const codigo = text('Código', {
  help: 'Os seis algarismos que a aplicação mostra agora, ou um código de recuperação.',
  most: 40,
});

/** Invisible characters: zero-width ones, text-direction marks, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The canonical form of a username, so that two that look alike are the same account. */
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

/** The form for a new account; the program generates its password. */
export const novaConta = form({
  name: 'contas',
  fields: {
    username: text('Utilizador', {
      required: true,
      help: 'O nome com que a pessoa entra, sem espaços. Maiúsculas e minúsculas são iguais.',
    }),
    perfil: unchosen(
      'Para que serve a conta',
      ['Secretaria', 'Tesouraria', 'Redação', 'Porta', 'Administração'] satisfies [
        Profile,
        ...Profile[],
      ],
      { required: true },
    ),
  },
  envelope: {},
});

/** Asks administrators for their password again, in case somebody else is using an unattended desk. */
export const confirmacao = form({
  name: 'auth',
  fields: { password: password('A sua palavra-passe', { required: true }) },
  envelope: {},
});

/** The form to change one's own password. */
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
