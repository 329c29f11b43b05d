import type { LoaderFunctionArgs } from 'react-router';
import { call } from '../../backoffice/client.ts';
import type { AnswerOf } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { answerSubject, type Mensagem } from './mensagens.ts';

/** A message, its answers, whether there is a mail server, and where replies go. */
export type Conversa = AnswerOf<'GET /api/mensagens/:_id'>;

/** An answer by staff, and what became of its letter. */
export type Resposta = Conversa['arrayRespostas'][number];

/** The phrases, or why they could not be read. */
export type FrasesRead = AnswerOf<'GET /api/frases'> | Refused;

/** What the screen of a message shows. */
export type Read = { conversa: Conversa | Refused; frases: FrasesRead };

/** Reads the set phrases. */
export const readFrases = () => call('GET /api/frases');

/** Reads one message with its answers, and the set phrases. */
export async function readConversa({ params }: LoaderFunctionArgs): Promise<Read> {
  const [conversa, frases] = await Promise.all([
    call('GET /api/mensagens/:_id', { params: { _id: params._id ?? '' } }),
    readFrases(),
  ]);
  return { conversa, frases };
}

/** The `mailto:` address that opens an answer in the staff's own e-mail program. */
export function replyHref({ email, subject }: Pick<Mensagem, 'email' | 'subject'>): string {
  // The address comes from a visitor: nothing in it may add a header of its own.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(answerSubject(subject))}`;
}

/** The first Portuguese phone number in a text, without blanks; '' where there is none. */
export function phoneIn(text: string): string {
  const match = /(?<![\d+])(?:\+351[\s.]?)?[29]\d{2}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/.exec(text);
  return match?.[0].replace(/[\s.]/g, '') ?? '';
}

/** Puts a phrase on its own line in place of the selection; returns the text and the new cursor. */
export function withPhrase(text: string, phrase: string, from: number, to: number) {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const firstLine = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  const put = `${firstLine}${phrase}\n`;
  return { text: put + after.replace(/^\n/, ''), cursor: put.length };
}
