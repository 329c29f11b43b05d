import { longMoment } from '../../fields/calendar.ts';
import { groupedPhone } from '../../fields/phoneNumber.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { answerSubject, type Mensagem } from '../../sections/mensagens.ts';
import type { Config } from '../process/config.ts';
import { called, letter } from './letter.ts';
import type { Letter } from './outbox.ts';

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
  { definicoes, replyTo }: { definicoes: Definicoes; replyTo: string },
): Letter {
  return letter(
    {
      greeting: '',
      paragraphs: inLines(texto).split(/\n{2,}/),
      from: signature(definicoes, assinatura),
      quote: {
        said: `${called(name)} escreveu a ${longMoment(receivedAt)}:`,
        text: inLines(mensagem),
      },
    },
    { recipient: email, replyTo, subject: answerSubject(subject), about: _id, byHand: true },
  );
}

/** To whoever wants to see whether letters arrive. */
export function testLetter(recipient: string, { councilName }: Definicoes): Letter {
  return letter(
    {
      greeting: 'Este é um email de teste.',
      paragraphs: ['Se o recebeu, os emails do site estão a sair.'],
      from: councilName,
    },
    { recipient, subject: 'Email de teste do site', about: '' },
  );
}
