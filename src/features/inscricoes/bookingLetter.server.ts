import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { inThisLanguage, type Phrase, t, translated } from '../../language/speaking.ts';
import { translatedFields } from '../../language/translatedFields.ts';
import type { RecordIn } from '../../sections/all.ts';
import { type Definicoes, paymentWays } from '../../sections/definicoes.ts';
import { ics } from '../../sections/ics.ts';
import { publicado } from '../../sections/noticiasEventos.ts';
import type { LetterText } from '../../server/mail/layout.ts';
import { called, letter } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import { owedFor, refundFor, refundNews, totalName } from './bookingMoney.ts';
import { whenInWords } from './eventChanges.ts';
import { type Inscricao, referenceOf } from './inscricoes.ts';
import { askHowToPay, bookingTotal, partyInWords } from './signUp.ts';
import type { EventoRow, InscricaoRow } from './tables.server.ts';

/** The data that a letter about a booking is written from. */
export type BookingLetterContext = {
  inscricao: Inscricao;
  evento: Omit<RecordIn<'noticiasEventos'>, 'estado'>;
  definicoes: Definicoes;
  /** The visitor's private page, and the end of its address. */
  page: string;
  secret: string;
  siteUrl: string;
};

/** The kinds of letters about bookings: one for most, and others for those that are withdrawn or limited. */
export const bookingKinds = {
  most: 'reserva',
  signedUp: 'inscricao',
  offer: 'oferta',
  reminder: 'lembrete',
  tomorrow: 'vespera',
  change: 'alteracao',
} as const;

/** The path of a booking's private page. */
export function privatePage({ segredo }: Pick<InscricaoRow, 'segredo'>): string {
  return `/inscricao/${segredo}`;
}

/**
 * The data for a letter about a booking, in the language being spoken. The place stays as it is
 * called: that is what signs and people on the way say.
 */
export function bookingFor(
  inscricao: InscricaoRow,
  evento: EventoRow,
  definicoes: Definicoes,
  { siteUrl }: Pick<BookingLetterContext, 'siteUrl'>,
): BookingLetterContext {
  return {
    inscricao,
    evento: {
      ...translatedFields(evento, ['title', 'description']),
      date: evento.startDate,
      currentParticipants: null,
      temEspera: false,
    },
    definicoes: translatedFields(definicoes, ['paymentNotes']),
    page: siteUrl + inThisLanguage(privatePage(inscricao)),
    secret: inscricao.segredo,
    siteUrl,
  };
}

/** The facts listed in every letter about a booking. */
export function bookingFacts({ inscricao, evento }: BookingLetterContext): [string, string][] {
  const total = bookingTotal(inscricao);
  const all: [string, string][] = [
    [t('Evento'), evento.title],
    [t('Quando'), whenInWords(evento)],
    [t('Onde'), evento.location],
    [t('Quem'), partyInWords(inscricao)],
    [totalName({ ...inscricao, total, porPagar: owedFor(inscricao) }), euros(total)],
    [t('Referência'), referenceOf(inscricao)],
  ];
  return all.filter(([, value]) => value !== '');
}

/** How a letter to the visitor begins. */
export function greetingOf({ name }: Pick<Inscricao, 'name'>): string {
  return t('Olá, {nome}.', { nome: called(name) });
}

/** A letter to the visitor, with the facts and a link to their page unless `more` replaces them. */
export function toVisitor(
  booking: BookingLetterContext,
  subject: Phrase,
  paragraph: string,
  more: Partial<LetterText> = {},
): Letter {
  const { inscricao, evento, definicoes, page, secret } = booking;
  return letter(
    {
      greeting: greetingOf(inscricao),
      paragraphs: [paragraph],
      facts: bookingFacts(booking),
      link: { label: t('A minha reserva'), href: page },
      from: definicoes.councilName,
      ...more,
    },
    {
      recipient: inscricao.email,
      replyTo: definicoes.email,
      subject: `${t(subject)}: ${evento.title}`,
      about: inscricao._id,
      tipo: bookingKinds.most,
      secret,
    },
  );
}

/** How to pay, if anything is owed; if the council has not said how, the letter says to ask. */
export function howToPay({ inscricao, definicoes }: BookingLetterContext): string[] {
  if (owedFor(inscricao) === 0) return [];
  const ways = paymentWays(definicoes).map(({ label, value }) => `${translated(label)}: ${value}`);
  const { pagarAte } = inscricao;
  const head = pagarAte ? t('Como pagar, até {dia}', { dia: longDate(pagarAte) }) : t('Como pagar');
  return [`${head}\n${ways.join('\n') || t(askHowToPay)}`];
}

/** The event as a calendar file; a newer one replaces the one in the visitor's calendar. */
export function calendarOf({ evento, definicoes, siteUrl }: BookingLetterContext): string {
  const path = inThisLanguage(`${publicado.path}/${evento.identifier}`);
  return ics([{ ...evento, path }], { name: definicoes.villageName, siteUrl });
}

/** What is to be refunded, or was, in euros. */
export const refundOf = ({ inscricao }: BookingLetterContext) => euros(inscricao.aDevolver ?? 0);

/** What is owed or to be refunded after a change, in words. */
export function moneyInWords({ inscricao }: BookingLetterContext): string[] {
  const [missing, refund] = [owedFor(inscricao), refundFor(inscricao)];
  return [
    missing > 0 ? t('Falta pagar: {valor}.', { valor: euros(missing) }) : '',
    refund > 0 ? t('Vamos devolver-lhe {valor}, que pagou a mais.', { valor: euros(refund) }) : '',
  ].filter(Boolean);
}

/** Whether a booking that is cancelled has a proof still to check, and whether it had a place to pay for. */
export type BeforeCancellation = { hasProof?: boolean; hadPlace?: boolean };

/** What the letter about a cancelled booking says about the money. */
export function refundInWords(
  { inscricao }: BookingLetterContext,
  { hasProof = false, hadPlace = true }: BeforeCancellation = {},
): string[] {
  if (!hadPlace) return [];
  const [total, refund] = [bookingTotal(inscricao), refundFor(inscricao)];
  const words = {
    promised: t('Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.', {
      valor: euros(refund),
    }),
    toCheck: t('Vamos conferir o comprovativo que enviou e devolver-lhe o que pagou.'),
    needsProof: t(
      'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.',
    ),
  };
  return refundNews({ total, refund, isToCheck: hasProof }).map((each) => words[each]);
}
