import { answerSubject, type Mensagem } from './mensagens.ts';

/** The `mailto:` address that opens an answer in the staff's own e-mail program. */
export function replyHref({ email, subject }: Pick<Mensagem, 'email' | 'subject'>): string {
  // The address comes from a visitor: nothing in it may add a header of its own.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(answerSubject(subject))}`;
}
