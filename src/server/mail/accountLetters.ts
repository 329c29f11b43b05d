import type { Definicoes } from '../../sections/definicoes.ts';
import { councilLetter } from './councilLetters.ts';
import type { Letter } from './outbox.ts';

/** The changes to an account that its owner gets a letter about, as the letter words them. */
export const accountNews = {
  factorOn: 'a verificação em dois passos foi ligada, com uma aplicação de códigos',
  factorOff: 'a verificação em dois passos com uma aplicação de códigos foi desligada',
  factorsRemoved:
    'um administrador retirou-lhe a verificação em dois passos, as chaves de acesso e os códigos de recuperação',
  codesRemade: 'foram feitos novos códigos de recuperação, e os anteriores deixaram de servir',
  codeUsed: 'foi usado um dos seus códigos de recuperação, que não volta a servir',
  passkeyAdded: 'foi-lhe acrescentada uma chave de acesso',
  passkeyRemoved: 'foi-lhe retirada uma chave de acesso',
  passwordChanged: 'a palavra-passe foi mudada, e as outras sessões terminaram',
} as const;

/** To the owner of an account: something about how to log in to it has changed. */
export function accountChanged(
  recipient: string,
  definicoes: Definicoes,
  { username, news }: { username: string; news: keyof typeof accountNews },
): Letter {
  return councilLetter(recipient, definicoes, 'A sua conta no site mudou', {
    paragraphs: [
      `Na conta «${username}», ${accountNews[news]}.`,
      'Se foi você, não precisa de fazer nada. Se não foi, fale já com um administrador do site e mude a palavra-passe.',
    ],
    about: 'contas',
    tipo: 'conta',
  });
}

/** The kind of letter with the link to choose another password. */
export const resetKind = 'recuperacao';

/** To the owner of an account who forgot its password: the link to choose another. Staff cannot read it. */
export function resetLetter(
  recipient: string,
  definicoes: Definicoes,
  { username, link, secret }: { username: string; link: string; secret: string },
): Letter {
  const letter = councilLetter(recipient, definicoes, 'Escolher outra palavra-passe', {
    paragraphs: [
      `Alguém pediu para escolher outra palavra-passe para a conta «${username}», na área reservada do site. A ligação serve uma só vez, durante meia hora.`,
      'Se não foi você, não precisa de fazer nada: a palavra-passe continua a mesma.',
    ],
    link: { label: 'Escolher outra palavra-passe', href: link },
    about: 'contas',
    tipo: resetKind,
  });
  return { ...letter, secret, isPrivate: true };
}
