import { longDate, longMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { type Phrase, t, translated } from '../../language/speaking.ts';
import { translatedFields } from '../../language/translatedFields.ts';
import { linguaFacts } from '../../sections/lingua.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { called } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import {
  type Booking,
  bookingFacts,
  calendarOf,
  howToPay,
  toVisitor,
} from './bookingLetter.server.ts';
import { owedFor, paidFor, refundFor } from './bookingMoney.ts';
import type { EventChange } from './eventChanges.ts';
import { arrivalPath, type Inscricao } from './inscricoes.ts';
import {
  bookingTotal,
  canCancel,
  cancelDeadline,
  deadlineInWords,
  erasedOn,
  partyInWords,
} from './signUp.ts';

/** To the visitor: the booking is noted, and this is what comes next. */
export function bookingReceived(booking: Booking): Letter {
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
  return { ...written, calendar: calendarOf(booking) };
}

/** To the visitor: there is no place yet, and this is what comes next. */
export function waitingNoted(booking: Booking): Letter {
  const says = t(
    'Não há lugares livres. Ficou na lista de espera, e não há nada a pagar por agora.',
  );
  return toVisitor(booking, 'Em lista de espera', says, {
    after: [
      t(
        'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.',
      ),
    ],
  });
}

/** To the visitor: places are offered, until a deadline. */
export function placeOffered(booking: Booking): Letter {
  const says = t(
    'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.',
    { momento: longMoment(booking.inscricao.ofertaAte) },
  );
  return toVisitor(booking, 'Há lugares para si', says, {
    link: { label: t('Aceitar ou recusar'), href: booking.page },
    after: [t('Depois disso passam a quem está a seguir na lista.')],
  });
}

/** To the visitor: they did not accept the offered places in time. */
export function offerEnded(booking: Booking): Letter {
  const says = t(
    'Guardámos-lhe lugares, mas o tempo para os aceitar passou, e ficaram para quem estava a seguir.',
  );
  const after = [t('Se ainda quiser vir, responda a esta mensagem: pode haver lugares.')];
  return toVisitor(booking, 'Os lugares já não estão guardados', says, { after });
}

/** To the visitor: the payment deadline is near. */
export function paymentReminder(booking: Booking): Letter {
  const { pagarAte } = booking.inscricao;
  const says = t('Ainda não recebemos o pagamento da sua reserva. O prazo acaba a {dia}.', {
    dia: longDate(pagarAte),
  });
  return toVisitor(booking, 'Falta pagar', says, {
    after: [
      ...howToPay(booking),
      t(
        'Se já pagou, envie o comprovativo na sua página. Se já não vem, cancele-a lá, para que outra pessoa aproveite o lugar.',
      ),
    ],
  });
}

/** To the visitor: nobody paid in time, and the places are free again. */
export function bookingExpired(booking: Booking): Letter {
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

/** To the visitor: the payment came after the deadline. */
export function paymentLate(booking: Booking): Letter {
  const says = t(
    'Recebemos o seu pagamento, mas o prazo já tinha passado e os lugares ficaram livres. Vamos ver se ainda os há e dizer-lhe; se não houver, devolvemos-lhe tudo.',
  );
  return toVisitor(booking, 'Pagamento fora do prazo', says);
}

/** To the visitor: the expired booking is valid again. */
export function bookingRestored(booking: Booking): Letter {
  const says = t('A sua reserva volta a valer: há lugares para si.');
  const written = toVisitor(booking, 'A reserva volta a valer', says, {
    after: howToPay(booking),
  });
  return { ...written, calendar: calendarOf(booking) };
}

/** To the visitor: the payment came too late, there are no places left, and it will be refunded. */
export function lateRefund(booking: Booking): Letter {
  const says = t(
    'O seu pagamento chegou depois do prazo, e já não há lugares. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.',
    { valor: owed(booking) },
  );
  return toVisitor(booking, 'Vamos devolver-lhe o que pagou', says);
}

/** To the visitor: the event is tomorrow. */
export function eventTomorrow(booking: Booking): Letter {
  const { inscricao, evento, siteUrl } = booking;
  const owes = owedFor(inscricao);
  const written = toVisitor(booking, 'É amanhã', t('É já amanhã. Até lá!'), {
    codeCaption: t('À entrada, mostre este código. Também está na sua página.'),
    after: [
      ...(owes > 0 ? [t('Falta pagar: {valor}.', { valor: euros(owes) })] : []),
      ...howToPay(booking),
      t('Se não puder vir, avise-nos: responda a esta mensagem.'),
    ],
  });
  return { ...written, code: siteUrl + arrivalPath(evento, inscricao) };
}

/** What is owed or to be refunded after a change, in words. */
function moneyInWords(booking: Booking): string[] {
  const { inscricao } = booking;
  const now = owedFor(inscricao);
  return [
    now > 0 && t('Falta pagar: {valor}.', { valor: euros(now) }),
    refundFor(inscricao) > 0 &&
      t('Vamos devolver-lhe {valor}, que pagou a mais.', { valor: owed(booking) }),
  ].filter((said) => typeof said === 'string');
}

/** To the visitor: the party was reduced, as they asked. */
export function bookingReduced(booking: Booking, before: Inscricao): Letter {
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
  booking: Booking,
  before: { inscricao: Inscricao; evento: Pick<Booking['evento'], 'title'> },
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

/** The subject of letters about a change to the event. */
export const changeSubject = 'Alteração ao evento';

/** To the visitor: the date, place or price of the event has changed. */
export function eventChanged(booking: Booking, changes: readonly EventChange[], now: Date): Letter {
  const { inscricao, evento } = booking;
  const isAbout = (what: EventChange['what']) => changes.some((change) => change.what === what);
  const isElsewhere = isAbout('when') || isAbout('where');
  const total = bookingTotal(inscricao);
  const deadline = cancelDeadline(inscricao, evento);
  const prazo = deadlineInWords(deadline);
  const wayOut = canCancel(deadline, now)
    ? t(
        'Se assim não puder vir, responda a esta mensagem. Na sua página pode também cancelar, até {prazo}.',
        { prazo },
      )
    : t('Se assim não puder vir, responda a esta mensagem.');
  const cost =
    total > 0
      ? t('O novo preço é só para novas inscrições. A sua reserva continua a custar {total}.', {
          total: euros(total),
        })
      : t('O novo preço é só para novas inscrições. A sua reserva continua sem custos.');
  const says = t('Há uma alteração ao evento em que se inscreveu. A sua reserva mantém-se.');
  const written = toVisitor(booking, changeSubject, says, {
    facts: changes.flatMap(({ label, before, after }): [string, string][] => [
      [translated(label), after],
      [t('Antes'), before],
    ]),
    after: [isAbout('price') && cost, isElsewhere && wayOut].filter((said) => said !== false),
  });
  return isElsewhere ? { ...written, calendar: calendarOf(booking) } : written;
}

/** To the visitor: the payment is confirmed. */
export function paymentConfirmed(booking: Booking): Letter {
  const says = t('Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.');
  return toVisitor(booking, 'Pagamento confirmado', says);
}

/** To the visitor: a payment came in, and this is still owed or to be refunded. */
export const paymentNoted = (sum: number) => (booking: Booking) => {
  const says = t('Recebemos o seu pagamento de {valor}.', { valor: euros(sum) });
  return toVisitor(booking, 'Pagamento recebido', says, {
    after: [...moneyInWords(booking), ...howToPay(booking)],
  });
};

/** To the visitor: the proof of payment was refused. */
export function proofRefused(booking: Booking): Letter {
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
export function paymentCancelled(booking: Booking): Letter {
  const says = t(
    'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.',
  );
  return toVisitor(booking, 'Pagamento por confirmar', says);
}

/** What the letter about a cancelled booking says about the money. */
function refundInWords({ inscricao }: Booking): string[] {
  if (bookingTotal(inscricao) === 0) return [];
  const refund = refundFor(inscricao);
  return refund > 0
    ? [t('Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.', { valor: euros(refund) })]
    : [
        t(
          'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.',
        ),
      ];
}

/** To the visitor: the booking is cancelled, as they wished. */
export function bookingEnded(booking: Booking): Letter {
  const says = t('Cancelámos a sua reserva, como pediu.');
  return toVisitor(booking, 'Reserva cancelada', says, { after: refundInWords(booking) });
}

/** To the visitor: the council cancelled the event, and `mensagem` is what it says to those who booked. */
export function eventCancelled(
  booking: Booking,
  { mensagem, hasProof }: { mensagem: string; hasProof: boolean },
): Letter {
  const { inscricao, evento } = booking;
  const isToCheck = hasProof && refundFor(inscricao) === 0;
  const written = toVisitor(booking, 'Evento cancelado', '', {
    paragraphs: [t('O evento em que se inscreveu foi cancelado.'), mensagem],
    facts: [[t('Motivo'), evento.motivoCancelamento], ...bookingFacts(booking)],
    after: [
      ...(isToCheck
        ? [t('Vamos conferir o comprovativo que enviou e devolver-lhe o que pagou.')]
        : refundInWords(booking)),
      t('Se tiver dúvidas, responda a esta mensagem.'),
    ],
  });
  return { ...written, calendar: calendarOf(booking) };
}

/** What became of the money of a booking that is deleted; '' where there is none. */
export type Settlement = '' | 'feita' | 'dispensada';

/**
 * To a visitor whose booking staff delete. It has no link, and belongs to the event: the booking
 * and the visitor's page are gone when it arrives.
 */
export function bookingDeleted(booking: Booking, settled: Settlement): Letter {
  const { inscricao, evento } = booking;
  const wasCancelled = inscricao.estado === 'cancelada';
  const valor = euros(paidFor(inscricao));
  const money = {
    '': refundInWords(booking),
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
    : t('Apagámos dos nossos registos a reserva que cancelou.');
  const says = wasCancelled
    ? erased
    : t('A sua reserva foi cancelada pela junta. Se não sabe porquê, responda a esta mensagem.');
  const subject = wasCancelled ? 'Reserva apagada' : 'Reserva cancelada';
  const ended = { ...booking, inscricao: { ...inscricao, estado: 'cancelada' as const } };
  const written = toVisitor(ended, subject, says, { after: money[settled], link: undefined });
  return { ...written, about: evento._id, goesOn: erasedOn(evento) };
}

/** To a visitor who was told that the booking was cancelled: that was a mistake, it stands. */
export function bookingBack(booking: Booking): Letter {
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

const owed = ({ inscricao }: Booking) => euros(inscricao.aDevolver ?? 0);

/** Why there is money to refund: the event or the booking was cancelled, or too much was paid. */
function refundReason({ inscricao }: Booking): 'event' | 'booking' | 'tooMuch' {
  if (inscricao.estado !== 'cancelada') return 'tooMuch';
  return inscricao.canceladaComEvento ? 'event' : 'booking';
}

/** To the visitor of a cancelled booking: the payment is confirmed and will be refunded. */
export function refundPromised(booking: Booking): Letter {
  const phrase = booking.inscricao.canceladaComEvento
    ? 'Confirmámos o pagamento da reserva no evento que foi cancelado. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.'
    : 'Confirmámos o pagamento da reserva que cancelou. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.';
  return toVisitor(booking, 'Pagamento confirmado', t(phrase, { valor: owed(booking) }));
}

const refunded = {
  event:
    'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.',
  booking: 'Devolvemos-lhe {valor}, o valor da reserva que cancelou, pelo mesmo meio de pagamento.',
  tooMuch: 'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.',
} as const satisfies Record<string, Phrase>;

/** To the visitor: the refund was made. */
export function refundMade(booking: Booking): Letter {
  const says = t(refunded[refundReason(booking)], { valor: owed(booking) });
  const after = [t('Se não o receber nos próximos dias, responda a esta mensagem.')];
  return toVisitor(booking, 'Devolução feita', says, { after });
}

const notRefunded = {
  event:
    'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.',
  booking:
    'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva que cancelou, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.',
  tooMuch:
    'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.',
} as const satisfies Record<string, Phrase>;

/** To the visitor: the refund is still to be made, whatever an earlier letter said. */
export function refundPending(booking: Booking): Letter {
  const says = t(notRefunded[refundReason(booking)], { valor: owed(booking) });
  return toVisitor(booking, 'Devolução por fazer', says);
}

/** To the council: somebody booked, changed it, cancelled, or sent a proof of payment. */
export function councilAboutBooking(
  recipient: string,
  booking: Booking,
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
    replyTo: inscricao.email,
  });
}
