import { randomUUID } from 'node:crypto';
import type { Body } from '../../calls/call.ts';
import { refusal } from '../../calls/refusal.ts';
import { longMoment } from '../../language/calendar.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { translatedFields } from '../../language/translatedFields.ts';
import { attach, attachmentsAbout, chosenAttachments } from '../../server/mail/attachments.ts';
import { type LetterEnded, outbox, writeLetter } from '../../server/mail/outbox.ts';
import { formKey } from '../../server/process/newSecret.ts';
import { type Actor, logActivity } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import type { Row } from '../../server/store/table.ts';
import type { Context } from '../../server/village/context.ts';
import { answerLetter, councilMailbox } from './letters.server.ts';
import type { mensagemCalls } from './mensagemCalls.ts';
import { refusals } from './mensagens.ts';
import { mensagens, respostas } from './tables.server.ts';

/** The answers to a message, oldest first, each with the state of its letter. */
export async function answersTo(store: Store, mensagem: string) {
  const rows = await store.list(respostas, { where: { mensagem } });
  const letters = new Map(
    (await store.list(outbox, { where: { about: mensagem } })).map((letter) => [
      letter._id,
      letter,
    ]),
  );
  const attached = await attachmentsAbout(store, mensagem);
  return rows.map(({ _id, texto, assinatura, por, em, carta, entregueEm }) => {
    const letter = letters.get(carta);
    const estado = entregueEm === '' ? (letter?.state ?? ('gone' as const)) : ('sent' as const);
    const delivery = { carta: letter ? carta : '', lastError: letter?.lastError ?? '' };
    return { _id, texto, assinatura, por, em, estado, ...delivery, anexos: attached(_id) };
  });
}

type Given = {
  message: Row<typeof mensagens.fields>;
  body: Body<typeof mensagemCalls.answer>;
  actor: Actor;
};

/** Stores an answer together with its letter; if the same answer was sent before, does nothing. */
export async function answer(
  trx: Store,
  { config }: Pick<Context, 'config'>,
  { message, body: { chave, vistas, anexos: chosen, ...typed }, actor }: Given,
): Promise<void> {
  const mensagem = message._id;
  const key = formKey(chave, mensagem, actor._id ?? '');
  const earlier = await trx.list(respostas, { where: { mensagem } });
  const isSame = ({ texto, assinatura }: typeof typed) =>
    texto === typed.texto && assinatura === typed.assinatura;
  const again = earlier.find((each) => each.chave === key && isSame(each));
  const attached = again ? (await attachmentsAbout(trx, mensagem))(again._id) : [];
  if (again && chosen.every((each) => attached.some(({ _id }) => _id === each))) return;
  const last = earlier.at(-1);
  if (last && vistas !== null && earlier.length !== vistas) {
    throw refusal(409, 'vistas', refusals.answeredMeanwhile(last.por, longMoment(last.em)));
  }
  const definicoes = await readDefinicoesForLetters(trx);
  const replyTo = councilMailbox(definicoes, config);
  const files = await chosenAttachments(trx, mensagem, chosen);
  const letter = inLanguage(message.lingua || undefined, () =>
    answerLetter(message, typed, {
      definicoes: translatedFields(definicoes, ['openingHours']),
      replyTo,
      files,
    }),
  );
  const carta = await writeLetter(trx, letter, { now: actor.now });
  const { _id: resposta } = await trx.create(respostas, {
    ...typed,
    mensagem,
    carta,
    por: actor.who,
    em: actor.now.toISOString(),
    chave: earlier.some((each) => each.chave === key) ? randomUUID() : key,
  });
  await attach(trx, files, { resposta, carta });
  await trx.change(mensagens, { _id: mensagem }, { respondida: true });
  const about = { place: mensagens.name, target: mensagem };
  await logActivity(trx, actor, { verb: 'messageReplied', ...about });
}

/** If an answer's letter fails, its message counts as unanswered until the letter leaves after all. */
export const answerEnded: LetterEnded = async (trx, letter) => {
  const answered = await trx.find(respostas, { carta: letter._id });
  if (!answered) return;
  const hasLeft = letter.state === 'sent';
  await trx.change(
    respostas,
    { _id: answered._id },
    { falhou: !hasLeft, ...(hasLeft && { entregueEm: letter.sentAt }) },
  );
  // Only if the letter failed, or left after failing; otherwise keep what staff marked themselves.
  if (hasLeft === answered.falhou) {
    await trx.change(mensagens, { _id: answered.mensagem }, { respondida: hasLeft });
  }
};
