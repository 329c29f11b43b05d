import { longMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { t } from '../../language/speaking.ts';
import { translatedFields } from '../../language/translatedFields.ts';
import { linguaFacts } from '../../sections/lingua.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { called } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import {
  type BeforeCancellation,
  type BookingLetterContext,
  bookingFacts,
  bookingKinds,
  calendarOf,
  howToPay,
  moneyInWords,
  refundInWords,
  toVisitor,
} from './bookingLetter.server.ts';
import { owedFor, refundFor } from './bookingMoney.ts';
import { isWaiting } from './bookingState.ts';
import type { Inscricao } from './inscricoes.ts';
import { cancelDeadline, deadlineInWords, erasedOn, partyInWords } from './signUp.ts';

/** To the visitor: the booking is noted, and this is what comes next. */
export function bookingReceived(booking: BookingLetterContext): Letter {
  const { inscricao, evento } = booking;
  const isPaid = inscricao.estaPago;
  const toPay = owedFor(inscricao) > 0;
  const prazo = deadlineInWords(cancelDeadline(inscricao, evento));
  const says = isPaid ? t('Recebemos a sua reserva e o pagamento.') : t('Recebemos a sua reserva.');
  const nothingToPay = isPaid ? t('A inscrição está válida.') : t('Não há nada a pagar.');
  const written = toVisitor(booking, 'Reserva recebida', says, {
    after: [
      ...howToPay(booking),
      toPay
        ? t('A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.')
        : nothingToPay,
      toPay
        ? t(
            'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.',
            { prazo },
          )
        : t(
            'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.',
            { prazo },
          ),
    ],
  });
  return { ...written, tipo: bookingKinds.signedUp, calendar: calendarOf(booking) };
}

/** To the visitor: there is no place yet, and this is what comes next. */
export function waitingNoted(booking: BookingLetterContext): Letter {
  const says = t('Ficou na lista de espera, e não há nada a pagar por agora.');
  const written = toVisitor(booking, 'Em lista de espera', says, {
    after: [
      t(
        'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.',
      ),
    ],
  });
  return { ...written, tipo: bookingKinds.signedUp };
}

/** To the visitor: places are offered, until a deadline. */
export function placeOffered(booking: BookingLetterContext): Letter {
  const says = t(
    'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.',
    { momento: longMoment(booking.inscricao.ofertaAte) },
  );
  const written = toVisitor(booking, 'Há lugares para si', says, {
    link: { label: t('Aceitar ou recusar'), href: booking.page },
    after: [t('Depois disso passam a quem está a seguir na lista.')],
  });
  return { ...written, tipo: bookingKinds.offer };
}

/** To the visitor: they did not accept the offered places in time. */
export function offerEnded(booking: BookingLetterContext): Letter {
  const says = t(
    'Guardámos-lhe lugares, mas o tempo para os aceitar passou, e ficaram para quem estava a seguir.',
  );
  const after = [t('Se ainda quiser vir, responda a esta mensagem: pode haver lugares.')];
  return toVisitor(booking, 'Os lugares já não estão guardados', says, { after });
}

/** To the visitor: nobody paid in time, and the places are free again. */
export function bookingExpired(booking: BookingLetterContext): Letter {
  const says = t(
    'O prazo para pagar passou, e os lugares que tinha reservado ficaram livres para outras pessoas.',
  );
  const after = [
    t(
      'Se entretanto pagou, envie o comprovativo na sua página. Se ainda quer vir, responda a esta mensagem: pode haver lugares.',
    ),
  ];
  return toVisitor(booking, 'A reserva expirou', says, { after });
}

/** To the visitor: the expired booking is valid again. */
export function bookingRestored(booking: BookingLetterContext): Letter {
  const says = t('A sua reserva volta a valer: há lugares para si.');
  const written = toVisitor(booking, 'A reserva volta a valer', says, {
    after: howToPay(booking),
  });
  return { ...written, calendar: calendarOf(booking) };
}

/** To the visitor: the party was reduced, as they asked. */
export function bookingReduced(booking: BookingLetterContext, before: Inscricao): Letter {
  const says = t('Mudámos o número de pessoas da sua reserva, como pediu.');
  return toVisitor(booking, 'Reserva alterada', says, {
    after: [
      t('Antes: {antes}.', { antes: partyInWords(before) }),
      ...moneyInWords(booking),
      ...howToPay(booking),
    ],
  });
}

/** To the visitor: staff changed the party or the event, and this is what it means for the money. */
export function bookingChanged(
  booking: BookingLetterContext,
  before: { inscricao: Inscricao; evento: Pick<BookingLetterContext['evento'], 'title'> },
): Letter {
  const { inscricao } = booking;
  const isMoved = inscricao.evento !== before.inscricao.evento;
  const then = partyInWords(before.inscricao);
  const { title } = translatedFields(before.evento, ['title']);
  const antes = isMoved ? `${title}, ${then}` : then;
  const says = isMoved
    ? t('A junta passou a sua reserva para outro evento.')
    : t('A junta mudou o número de pessoas da sua reserva.');
  const written = toVisitor(booking, 'Reserva alterada', says, {
    after: [
      t('Antes: {antes}.', { antes }),
      ...moneyInWords(booking),
      ...howToPay(booking),
      t('Se não contava com isto, responda a esta mensagem.'),
    ],
  });
  return isMoved ? { ...written, calendar: calendarOf(booking) } : written;
}

/** To the visitor: the booking is cancelled, as they wished. */
export function bookingCancelled(
  booking: BookingLetterContext,
  before: BeforeCancellation = {},
): Letter {
  const says = t('Cancelámos a sua reserva, como pediu.');
  return toVisitor(booking, 'Reserva cancelada', says, { after: refundInWords(booking, before) });
}

/** What became of the money of a booking that is deleted; '' where there is none. */
export type Settlement = '' | 'feita' | 'dispensada';

/**
 * To a visitor whose booking staff delete. It has no link, and belongs to the event: the booking
 * and the visitor's page are gone when it arrives.
 */
export function bookingDeleted(booking: BookingLetterContext, settled: Settlement): Letter {
  const { inscricao, evento } = booking;
  const wasCancelled = inscricao.estado === 'cancelada';
  const valor = euros(heldFor(inscricao));
  const money = {
    '': refundInWords(booking, { hadPlace: !isWaiting(inscricao) }),
    feita: [
      t(
        'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento. Se não o receber nos próximos dias, responda a esta mensagem.',
        { valor },
      ),
    ],
    dispensada: [
      t(
        'Segundo os nossos registos, não há nada a devolver. Se não for assim, responda a esta mensagem.',
      ),
    ],
  };
  const erased = inscricao.canceladaComEvento
    ? t('Apagámos dos nossos registos a reserva no evento que foi cancelado.')
    : t('Apagámos dos nossos registos a reserva cancelada.');
  const says = wasCancelled
    ? erased
    : t('A sua reserva foi cancelada pela junta. Se não sabe porquê, responda a esta mensagem.');
  const subject = wasCancelled ? 'Reserva apagada' : 'Reserva cancelada';
  const ended = { ...booking, inscricao: { ...inscricao, estado: 'cancelada' as const } };
  const written = toVisitor(ended, subject, says, { after: money[settled], link: undefined });
  return { ...written, secret: '', about: evento._id, goesOn: erasedOn(evento) };
}

/** To a visitor who was told that the booking was cancelled: that was a mistake, it stands. */
export function bookingBack(booking: BookingLetterContext): Letter {
  const says = t(
    'Dissemos-lhe que a sua reserva fora cancelada, mas foi engano: o evento mantém-se, e a sua reserva também.',
  );
  const after = [
    ...howToPay(booking),
    t('Se entretanto deixou de poder vir, responda a esta mensagem.'),
  ];
  const written = toVisitor(booking, 'A sua reserva mantém-se', says, { after });
  return { ...written, calendar: calendarOf(booking) };
}

/** To the council: somebody booked, changed it, cancelled, or sent a proof of payment. */
export function councilAboutBooking(
  recipient: string,
  booking: BookingLetterContext,
  what:
    | 'Nova reserva'
    | 'Nova inscrição em lista de espera'
    | 'Reserva alterada pelo visitante'
    | 'Reserva cancelada pelo visitante'
    | 'Reserva cancelada pelo visitante, com um comprovativo que ninguém validou'
    | 'Novo comprovativo de pagamento',
  link: string,
): Letter {
  const { inscricao, evento, definicoes } = booking;
  return councilLetter(recipient, definicoes, `${what}: ${evento.title}`, {
    facts: [
      ['Nome', called(inscricao.name)],
      ...(inscricao.email ? [['Email', inscricao.email] as [string, string]] : []),
      ['Telefone', inscricao.telefone],
      ...linguaFacts(inscricao.lingua),
      ...bookingFacts(booking),
      ...(refundFor(inscricao) > 0
        ? ([['A devolver', euros(refundFor(inscricao))]] as [string, string][])
        : []),
    ],
    link: { label: 'Abrir na área reservada', href: link },
    about: inscricao._id,
    tipo: bookingKinds.most,
    replyTo: inscricao.email,
  });
}
