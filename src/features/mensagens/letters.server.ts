import type { Values } from '../../fields/field.ts';
import { longMoment } from '../../language/calendar.ts';
import { hoursOnOneLine } from '../../language/openingHours.ts';
import { groupedPhone } from '../../language/phoneNumber.ts';
import { withoutLinks } from '../../language/siteAddress.ts';
import { t } from '../../language/speaking.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { linguaFacts } from '../../sections/lingua.ts';
import { attachedInWords } from '../../server/mail/attachments.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { called, letter } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import type { Config } from '../../server/process/config.ts';
import { answerSubject, type Mensagem, type mensagem } from './mensagens.ts';

/** The kind of all letters about messages. */
export const messageKind = 'mensagem';

/** To the council: a visitor wrote. Replying to this letter replies to the visitor. */
export function councilAboutMessage(
  recipient: string,
  written: Values<typeof mensagem.fields> & Pick<Mensagem, '_id' | 'lingua'>,
  definicoes: Definicoes,
): Letter {
  return councilLetter(
    recipient,
    definicoes,
    `Mensagem do site: ${withoutLinks(written.subject)}`,
    {
      facts: [
        ['De', `${called(written.name)} (${written.email})`],
        ['Assunto', written.subject],
        ...linguaFacts(written.lingua),
      ],
      after: [written.mensagem],
      about: written._id,
      tipo: messageKind,
      replyTo: written.email,
    },
  );
}

/** Where replies to the council's letters go: the site itself receives no e-mail. */
export function councilMailbox({ email }: Definicoes, { mailTo, mailFrom }: Config): string {
  return email || (mailTo ?? mailFrom ?? '');
}

/** The council's signature, below the name of the person who wrote, if they gave one. */
function signature(definicoes: Definicoes, person: string): string {
  const { councilName, phones, horario, openingHours } = definicoes;
  const hours = hoursOnOneLine(horario, openingHours);
  const lines = [
    person,
    councilName,
    phones.length > 0
      ? t('Telefone: {numeros}', { numeros: phones.map(groupedPhone).join(', ') })
      : '',
    hours === '' ? '' : t('Atendimento: {horario}', { horario: hours }),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Makes all line ends LF: some programs send CRLF or CR. */
const inLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** To the visitor who wrote to the council, in their language: the answer, with their message quoted below it. */
export function answerLetter(
  { _id, name, email, subject, mensagem, receivedAt }: Mensagem,
  { texto, assinatura }: { texto: string; assinatura: string },
  {
    definicoes,
    replyTo,
    files = [],
  }: { definicoes: Definicoes; replyTo: string; files?: Parameters<typeof attachedInWords>[0] },
): Letter {
  return letter(
    {
      greeting: '',
      paragraphs: [...inLines(texto).split(/\n{2,}/), ...attachedInWords(files)],
      from: signature(definicoes, assinatura),
      quote: {
        heading: t('{nome} escreveu a {momento}:', {
          nome: called(name),
          momento: longMoment(receivedAt),
        }),
        text: inLines(mensagem),
      },
    },
    {
      recipient: email,
      replyTo,
      subject: answerSubject(subject),
      about: _id,
      tipo: messageKind,
      byHand: true,
    },
  );
}
