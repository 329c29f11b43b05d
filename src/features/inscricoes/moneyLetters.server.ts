import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { type Phrase, t, translated } from '../../language/speaking.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import {
  type BookingLetterContext,
  bookingFacts,
  bookingKinds,
  howToPay,
  moneyInWords,
  refundOf,
  toVisitor,
} from './bookingLetter.server.ts';

/** To the visitor: the payment deadline is near. */
export function paymentReminder(booking: BookingLetterContext): Letter {
  const { pagarAte } = booking.inscricao;
  const says = t('Ainda não recebemos o pagamento da sua reserva. O prazo acaba a {dia}.', {
    dia: longDate(pagarAte),
  });
  const written = toVisitor(booking, 'Falta pagar', says, {
    after: [
      ...howToPay(booking),
      t(
        'Se já pagou, envie o comprovativo na sua página. Se já não vem, cancele-a lá, para que outra pessoa aproveite o lugar.',
      ),
    ],
  });
  return { ...written, tipo: bookingKinds.reminder };
}

/** To the visitor: the payment came after the deadline. */
export function paymentLate(booking: BookingLetterContext): Letter {
  const says = t(
    'Recebemos o seu pagamento, mas o prazo já tinha passado e os lugares ficaram livres. Vamos ver se ainda os há e dizer-lhe; se não houver, devolvemos-lhe tudo.',
  );
  return toVisitor(booking, 'Pagamento fora do prazo', says);
}

/** To the visitor: the payment came too late, there are no places left, and it will be refunded. */
export function lateRefund(booking: BookingLetterContext): Letter {
  const says = t(
    'O seu pagamento chegou depois do prazo, e já não há lugares. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.',
    { valor: refundOf(booking) },
  );
  return toVisitor(booking, 'Vamos devolver-lhe o que pagou', says);
}

/** To the visitor: the payment is confirmed. */
export function paymentConfirmed(booking: BookingLetterContext): Letter {
  const says = t('Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.');
  return toVisitor(booking, 'Pagamento confirmado', says);
}

/** To the visitor: a payment came in, and this is still owed or to be refunded. */
export const paymentNoted = (sum: number) => (booking: BookingLetterContext) => {
  const says = t('Recebemos o seu pagamento de {valor}.', { valor: euros(sum) });
  return toVisitor(booking, 'Pagamento recebido', says, {
    after: [...moneyInWords(booking), ...howToPay(booking)],
  });
};

/** To the visitor: the proof of payment was refused. */
export function proofRefused(booking: BookingLetterContext): Letter {
  const { inscricao } = booking;
  const says = t('Não pudemos aceitar o comprovativo.');
  const again = t(
    'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.',
  );
  return toVisitor(booking, 'Comprovativo recusado', says, {
    // One of `proofFaults` has a translation, a reason that staff typed has none.
    facts: [[t('Motivo'), translated(inscricao.motivoRecusa)], ...bookingFacts(booking)],
    after:
      inscricao.estado === 'cancelada'
        ? [again]
        : [...howToPay(booking), t('Na sua página pode enviar outro comprovativo.')],
  });
}

/** To the visitor: the payment is no longer confirmed. */
export function paymentCancelled(booking: BookingLetterContext): Letter {
  const says = t(
    'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.',
  );
  return toVisitor(booking, 'Pagamento por confirmar', says);
}

/** Why there is money to refund: the event or the booking was cancelled, or too much was paid. */
function refundReason({ inscricao }: BookingLetterContext): 'event' | 'booking' | 'tooMuch' {
  if (inscricao.estado !== 'cancelada') return 'tooMuch';
  return inscricao.canceladaComEvento ? 'event' : 'booking';
}

/** To the visitor of a cancelled booking: the payment is confirmed and will be refunded. */
export function refundPromised(booking: BookingLetterContext): Letter {
  const phrase = booking.inscricao.canceladaComEvento
    ? 'Confirmámos o pagamento da reserva no evento que foi cancelado. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.'
    : 'Confirmámos o pagamento da reserva cancelada. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.';
  return toVisitor(booking, 'Pagamento confirmado', t(phrase, { valor: refundOf(booking) }));
}

const refunded = {
  event:
    'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.',
  booking: 'Devolvemos-lhe {valor}, o valor da reserva cancelada, pelo mesmo meio de pagamento.',
  tooMuch: 'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.',
} as const satisfies Record<string, Phrase>;

/** To the visitor: the refund was made. */
export function refundMade(booking: BookingLetterContext): Letter {
  const says = t(refunded[refundReason(booking)], { valor: refundOf(booking) });
  const after = [t('Se não o receber nos próximos dias, responda a esta mensagem.')];
  return toVisitor(booking, 'Devolução feita', says, { after });
}

const notRefunded = {
  event:
    'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.',
  booking:
    'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva cancelada, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.',
  tooMuch:
    'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.',
} as const satisfies Record<string, Phrase>;

/** To the visitor: the refund is still to be made, whatever an earlier letter said. */
export function refundPending(booking: BookingLetterContext): Letter {
  const says = t(notRefunded[refundReason(booking)], { valor: refundOf(booking) });
  return toVisitor(booking, 'Devolução por fazer', says);
}
