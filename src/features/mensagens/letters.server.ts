import type { Values } from '../../fields/field.ts';
import { longMoment } from '../../language/calendar.ts';
import { groupedPhone } from '../../language/phoneNumber.ts';
import { withoutLinks } from '../../language/siteAddress.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { attachedInWords } from '../../server/mail/attachments.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { called, letter } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import type { Config } from '../../server/process/config.ts';
import { answerSubject, type Mensagem, type mensagem } from './mensagens.ts';

/** To the council: somebody wrote; answering the letter answers the visitor. */
export function councilAboutMessage(
  recipient: string,
  written: Values<typeof mensagem.fields> & { _id: string },
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
      ],
      after: [written.mensagem],
      about: written._id,
      replyTo: written.email,
    },
  );
}

/** Where answers to the council's letters go: nothing comes into the site by e-mail. */
export function councilMailbox({ email }: Definicoes, { mailTo, mailFrom }: Config): string {
  return email || (mailTo ?? mailFrom ?? '');
}

/** How the council signs what a person wrote for it. */
function signature({ councilName, phones, openingHours }: Definicoes, person: string): string {
  const lines = [
    person,
    councilName,
    phones.length > 0 ? `Telefone: ${phones.map(groupedPhone).join(', ')}` : '',
    openingHours === '' ? '' : `Atendimento: ${openingHours.replace(/\s*\n\s*/g, '; ')}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Some programs end a line with two characters. */
const inLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** To the visitor who wrote to the council: what staff answer, with what was asked below it. */
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
        said: `${called(name)} escreveu a ${longMoment(receivedAt)}:`,
        text: inLines(mensagem),
      },
    },
    { recipient: email, replyTo, subject: answerSubject(subject), about: _id, byHand: true },
  );
}
