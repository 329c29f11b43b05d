import { answerSubject, type Mensagem } from './mensagens.ts';

/** The address that opens an answer in the program in which staff write their emails. */
export function replyHref({ email, subject }: Pick<Mensagem, 'email' | 'subject'>): string {
  // The address comes from a visitor: nothing in it may add a header of its own.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(answerSubject(subject))}`;
}
