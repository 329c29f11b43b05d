import { longDate, longMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
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
  const cancelBy = deadlineInWords(cancelDeadline(inscricao, evento));
  const says = isPaid ? 'Recebemos a sua reserva e o pagamento.' : 'Recebemos a sua reserva.';
  const nothingToPay = isPaid ? 'A inscrição está válida.' : 'Não há nada a pagar.';
  const written = toVisitor(booking, 'Reserva recebida', says, {
    after: [
      ...howToPay(booking),
      toPay
        ? 'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.'
        : nothingToPay,
      `Na sua página pode ver o estado da reserva${toPay ? ', enviar o comprovativo' : ''} e, até ${cancelBy}, cancelar. O endereço é só seu: não o partilhe.`,
    ],
  });
  return { ...written, calendar: calendarOf(booking) };
}

/** To the visitor: there is no place yet, and this is what comes next. */
export function waitingNoted(booking: Booking): Letter {
  const says = 'Não há lugares livres. Ficou na lista de espera, e não há nada a pagar por agora.';
  return toVisitor(booking, 'Em lista de espera', says, {
    after: [
      'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.',
    ],
  });
}

/** To the visitor: places are offered, until a deadline. */
export function placeOffered(booking: Booking): Letter {
  const until = longMoment(booking.inscricao.ofertaAte);
  const says = `Há lugares para si. Guardamo-los até ${until}: aceite-os, ou recuse-os, na sua página.`;
  return toVisitor(booking, 'Há lugares para si', says, {
    link: { label: 'Aceitar ou recusar', href: booking.page },
    after: ['Depois disso passam a quem está a seguir na lista.'],
  });
}

/** To the visitor: they did not accept the offered places in time. */
export function offerEnded(booking: Booking): Letter {
  const says =
    'Guardámos-lhe lugares, mas o tempo para os aceitar passou, e ficaram para quem estava a seguir.';
  const after = ['Se ainda quiser vir, responda a esta mensagem: pode haver lugares.'];
  return toVisitor(booking, 'Os lugares já não estão guardados', says, { after });
}

/** To the visitor: the payment deadline is near. */
export function paymentReminder(booking: Booking): Letter {
  const { pagarAte } = booking.inscricao;
  const says = `Ainda não recebemos o pagamento da sua reserva. O prazo acaba a ${longDate(pagarAte)}.`;
  return toVisitor(booking, 'Falta pagar', says, {
    after: [
      ...howToPay(booking),
      'Se já pagou, envie o comprovativo na sua página. Se já não vem, cancele-a lá, para que outra pessoa aproveite o lugar.',
    ],
  });
}

/** To the visitor: nobody paid in time, and the places are free again. */
export function bookingExpired(booking: Booking): Letter {
  const says =
    'O prazo para pagar passou, e os lugares que tinha reservado ficaram livres para outras pessoas.';
  const after = [
    'Se entretanto pagou, envie o comprovativo na sua página. Se ainda quer vir, responda a esta mensagem: pode haver lugares.',
  ];
  return toVisitor(booking, 'A reserva expirou', says, { after });
}

/** To the visitor: the payment came after the deadline. */
export function paymentLate(booking: Booking): Letter {
  const says =
    'Recebemos o seu pagamento, mas o prazo já tinha passado e os lugares ficaram livres. Vamos ver se ainda os há e dizer-lhe; se não houver, devolvemos-lhe tudo.';
  return toVisitor(booking, 'Pagamento fora do prazo', says);
}

/** To the visitor: the expired booking is valid again. */
export function bookingRestored(booking: Booking): Letter {
  const says = 'A sua reserva volta a valer: há lugares para si.';
  const written = toVisitor(booking, 'A reserva volta a valer', says, {
    after: howToPay(booking),
  });
  return { ...written, calendar: calendarOf(booking) };
}

/** To the visitor: the payment came too late, there are no places left, and it will be refunded. */
export function lateRefund(booking: Booking): Letter {
  const says = `O seu pagamento chegou depois do prazo, e já não há lugares. Vamos devolver-lhe ${owed(booking)}, pelo mesmo meio de pagamento.`;
  return toVisitor(booking, 'Vamos devolver-lhe o que pagou', says);
}

/** To the visitor: the event is tomorrow. */
export function eventTomorrow(booking: Booking): Letter {
  const { inscricao, evento, siteUrl } = booking;
  const owes = owedFor(inscricao);
  const written = toVisitor(booking, 'É amanhã', 'É já amanhã. Até lá!', {
    codeCaption: 'À entrada, mostre este código. Também está na sua página.',
    after: [
      ...(owes > 0 ? [`Falta pagar: ${euros(owes)}.`] : []),
      ...howToPay(booking),
      'Se não puder vir, avise-nos: responda a esta mensagem.',
    ],
  });
  return { ...written, code: siteUrl + arrivalPath(evento, inscricao) };
}

/** What is owed or to be refunded after a change, in words. */
function moneyInWords(booking: Booking): string[] {
  const { inscricao } = booking;
  const now = owedFor(inscricao);
  return [
    now > 0 && `Falta pagar: ${euros(now)}.`,
    refundFor(inscricao) > 0 && `Vamos devolver-lhe ${owed(booking)}, que pagou a mais.`,
  ].filter((said) => typeof said === 'string');
}

/** To the visitor: the party was reduced, as they asked. */
export function bookingReduced(booking: Booking, before: Inscricao): Letter {
  const says = 'Mudámos o número de pessoas da sua reserva, como pediu.';
  return toVisitor(booking, 'Reserva alterada', says, {
    after: [`Antes: ${partyInWords(before)}.`, ...moneyInWords(booking), ...howToPay(booking)],
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
  const was = isMoved ? `${before.evento.title}, ${then}` : then;
  const says = isMoved
    ? 'A junta passou a sua reserva para outro evento.'
    : 'A junta mudou o número de pessoas da sua reserva.';
  const written = toVisitor(booking, 'Reserva alterada', says, {
    after: [
      `Antes: ${was}.`,
      ...moneyInWords(booking),
      ...howToPay(booking),
      'Se não contava com isto, responda a esta mensagem.',
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
  const wayOut = canCancel(deadline, now)
    ? ` Na sua página pode também cancelar, até ${deadlineInWords(deadline)}.`
    : '';
  const cost = total > 0 ? `a custar ${euros(total)}` : 'sem custos';
  const says = 'Há uma alteração ao evento em que se inscreveu. A sua reserva mantém-se.';
  const written = toVisitor(booking, changeSubject, says, {
    facts: changes.flatMap(({ label, before, after }): [string, string][] => [
      [label, after],
      ['Antes', before],
    ]),
    after: [
      isAbout('price') &&
        `O novo preço é só para novas inscrições. A sua reserva continua ${cost}.`,
      isElsewhere && `Se assim não puder vir, responda a esta mensagem.${wayOut}`,
    ].filter((said) => said !== false),
  });
  return isElsewhere ? { ...written, calendar: calendarOf(booking) } : written;
}

/** To the visitor: the payment is confirmed. */
export function paymentConfirmed(booking: Booking): Letter {
  const says = 'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.';
  return toVisitor(booking, 'Pagamento confirmado', says);
}

/** To the visitor: a payment came in, and this is still owed or to be refunded. */
export const paymentNoted = (sum: number) => (booking: Booking) =>
  toVisitor(booking, 'Pagamento recebido', `Recebemos o seu pagamento de ${euros(sum)}.`, {
    after: [...moneyInWords(booking), ...howToPay(booking)],
  });

/** To the visitor: the proof of payment was refused. */
export function proofRefused(booking: Booking): Letter {
  const { inscricao } = booking;
  return toVisitor(booking, 'Comprovativo recusado', 'Não pudemos aceitar o comprovativo.', {
    facts: [['Motivo', inscricao.motivoRecusa], ...bookingFacts(booking)],
    after:
      inscricao.estado === 'cancelada'
        ? ['Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.']
        : [...howToPay(booking), 'Na sua página pode enviar outro comprovativo.'],
  });
}

/** To the visitor: the payment is no longer confirmed. */
export function paymentCancelled(booking: Booking): Letter {
  const says =
    'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.';
  return toVisitor(booking, 'Pagamento por confirmar', says);
}

/** What the letter about a cancelled booking says about the money. */
function refundInWords({ inscricao }: Booking): string[] {
  if (bookingTotal(inscricao) === 0) return [];
  const refund = refundFor(inscricao);
  return refund > 0
    ? [`Vamos devolver-lhe ${euros(refund)}, pelo mesmo meio de pagamento.`]
    : ['Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.'];
}

/** To the visitor: the booking is cancelled, as they wished. */
export function bookingEnded(booking: Booking): Letter {
  const says = 'Cancelámos a sua reserva, como pediu.';
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
    paragraphs: ['O evento em que se inscreveu foi cancelado.', mensagem],
    facts: [['Motivo', evento.motivoCancelamento], ...bookingFacts(booking)],
    after: [
      ...(isToCheck
        ? ['Vamos conferir o comprovativo que enviou e devolver-lhe o que pagou.']
        : refundInWords(booking)),
      'Se tiver dúvidas, responda a esta mensagem.',
    ],
  });
  return { ...written, calendar: calendarOf(booking) };
}

/** How letters refer to a cancelled booking, depending on who cancelled it. */
const cancelledOne = ({ canceladaComEvento }: Inscricao) =>
  canceladaComEvento ? 'reserva no evento que foi cancelado' : 'reserva que cancelou';

/** What became of the money of a booking that is deleted; '' where there is none. */
export type Settlement = '' | 'feita' | 'dispensada';

/**
 * To a visitor whose booking staff delete. It has no link, and belongs to the event: the booking
 * and the visitor's page are gone when it arrives.
 */
export function bookingDeleted(booking: Booking, settled: Settlement): Letter {
  const { inscricao, evento } = booking;
  const wasCancelled = inscricao.estado === 'cancelada';
  const held = euros(paidFor(inscricao));
  const money = {
    '': refundInWords(booking),
    feita: [
      `Devolvemos-lhe ${held}, pelo mesmo meio de pagamento. Se não o receber nos próximos dias, responda a esta mensagem.`,
    ],
    dispensada: [
      'Segundo os nossos registos, não há nada a devolver. Se não for assim, responda a esta mensagem.',
    ],
  };
  const says = wasCancelled
    ? `Apagámos dos nossos registos a ${cancelledOne(inscricao)}.`
    : 'A sua reserva foi cancelada pela junta. Se não sabe porquê, responda a esta mensagem.';
  const subject = wasCancelled ? 'Reserva apagada' : 'Reserva cancelada';
  const ended = { ...booking, inscricao: { ...inscricao, estado: 'cancelada' as const } };
  const written = toVisitor(ended, subject, says, { after: money[settled], link: undefined });
  return { ...written, about: evento._id, goesOn: erasedOn(evento) };
}

/** To a visitor who was told that the booking was cancelled: that was a mistake, it stands. */
export function bookingBack(booking: Booking): Letter {
  const says =
    'Dissemos-lhe que a sua reserva fora cancelada, mas foi engano: o evento mantém-se, e a sua reserva também.';
  const after = [
    ...howToPay(booking),
    'Se entretanto deixou de poder vir, responda a esta mensagem.',
  ];
  const written = toVisitor(booking, 'A sua reserva mantém-se', says, { after });
  return { ...written, calendar: calendarOf(booking) };
}

const owed = ({ inscricao }: Booking) => euros(inscricao.aDevolver ?? 0);

const whatFor = ({ inscricao }: Booking) =>
  inscricao.estado === 'cancelada' ? `o valor da ${cancelledOne(inscricao)}` : 'o que pagou a mais';

/** To the visitor of a cancelled booking: the payment is confirmed and will be refunded. */
export function refundPromised(booking: Booking): Letter {
  const says = `Confirmámos o pagamento da ${cancelledOne(booking.inscricao)}. Vamos devolver-lhe ${owed(booking)}, pelo mesmo meio de pagamento.`;
  return toVisitor(booking, 'Pagamento confirmado', says);
}

/** To the visitor: the refund was made. */
export function refundMade(booking: Booking): Letter {
  const says = `Devolvemos-lhe ${owed(booking)}, ${whatFor(booking)}, pelo mesmo meio de pagamento.`;
  const after = ['Se não o receber nos próximos dias, responda a esta mensagem.'];
  return toVisitor(booking, 'Devolução feita', says, { after });
}

/** To the visitor: the refund is still to be made, whatever an earlier letter said. */
export function refundPending(booking: Booking): Letter {
  const says = `Dissemos-lhe que tínhamos devolvido ${owed(booking)}, ${whatFor(booking)}, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.`;
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
    | 'Novo comprovativo de pagamento',
  link: string,
): Letter {
  const { inscricao, evento, definicoes } = booking;
  return councilLetter(recipient, definicoes, `${what}: ${evento.title}`, {
    facts: [
      ['Nome', called(inscricao.name)],
      ...(inscricao.email ? [['Email', inscricao.email] as [string, string]] : []),
      ['Telefone', inscricao.telefone],
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
