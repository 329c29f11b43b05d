import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import type { RecordIn } from '../../sections/all.ts';
import { type Definicoes, paymentWays } from '../../sections/definicoes.ts';
import { ics } from '../../sections/ics.ts';
import type { LetterText } from '../../server/mail/layout.ts';
import { called, letter } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import { owedFor, totalName } from './bookingMoney.ts';
import { whenInWords } from './eventChanges.ts';
import { type Inscricao, referenceOf } from './inscricoes.ts';
import { askHowToPay, bookingTotal, partyInWords } from './signUp.ts';

/** The data that a letter about a booking is written from. */
export type Booking = {
  inscricao: Inscricao;
  evento: Omit<RecordIn<'noticiasEventos'>, 'estado'>;
  definicoes: Definicoes;
  /** The visitor's private page. */
  page: string;
  siteUrl: string;
};

/** The facts listed in every letter about a booking. */
export function bookingFacts({ inscricao, evento }: Booking): [string, string][] {
  const total = bookingTotal(inscricao);
  const all: [string, string][] = [
    ['Evento', evento.title],
    ['Quando', whenInWords(evento)],
    ['Onde', evento.location],
    ['Quem', partyInWords(inscricao)],
    [totalName({ ...inscricao, total, porPagar: owedFor(inscricao) }), euros(total)],
    ['Referência', referenceOf(inscricao)],
  ];
  return all.filter(([, value]) => value !== '');
}

/** A letter to the visitor, with the facts and a link to their page unless `more` replaces them. */
export function toVisitor(
  booking: Booking,
  subject: string,
  paragraph: string,
  more: Partial<LetterText> = {},
): Letter {
  const { inscricao, evento, definicoes, page } = booking;
  return letter(
    {
      greeting: `Olá, ${called(inscricao.name)}.`,
      paragraphs: [paragraph],
      facts: bookingFacts(booking),
      link: { label: 'A minha reserva', href: page },
      from: definicoes.councilName,
      ...more,
    },
    {
      recipient: inscricao.email,
      replyTo: definicoes.email,
      subject: `${subject}: ${evento.title}`,
      about: inscricao._id,
    },
  );
}

/** How to pay, if anything is owed; if the council has not said how, the letter says to ask. */
export function howToPay({ inscricao, definicoes }: Booking): string[] {
  if (owedFor(inscricao) === 0) return [];
  const ways = paymentWays(definicoes).map(({ label, value }) => `${label}: ${value}`);
  const { pagarAte } = inscricao;
  const head = pagarAte ? `Como pagar, até ${longDate(pagarAte)}` : 'Como pagar';
  return [`${head}\n${ways.join('\n') || askHowToPay}`];
}

/** The event as a calendar file; a newer one replaces the one in the visitor's calendar. */
export function calendarOf({ evento, definicoes, siteUrl }: Booking): string {
  return ics([evento], { name: definicoes.villageName, siteUrl });
}
