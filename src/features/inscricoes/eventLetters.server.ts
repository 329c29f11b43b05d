import { euros } from '../../language/euros.ts';
import { t, translated } from '../../language/speaking.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import {
  type BeforeCancellation,
  type BookingLetterContext,
  bookingFacts,
  bookingKinds,
  calendarOf,
  howToPay,
  refundInWords,
  toVisitor,
} from './bookingLetter.server.ts';
import { owedFor } from './bookingMoney.ts';
import type { EventChange } from './eventChanges.ts';
import { arrivalPath } from './inscricoes.ts';
import { bookingTotal, canCancel, cancelDeadline, deadlineInWords } from './signUp.ts';

/** To the visitor: the event is tomorrow. */
export function eventTomorrow(booking: BookingLetterContext): Letter {
  const { inscricao, evento, siteUrl } = booking;
  const missing = owedFor(inscricao);
  const written = toVisitor(booking, 'É amanhã', t('É já amanhã. Até lá!'), {
    codeCaption: t('À entrada, mostre este código. Também está na sua página.'),
    after: [
      missing > 0 ? t('Falta pagar: {valor}.', { valor: euros(missing) }) : '',
      ...howToPay(booking),
      t('Se não puder vir, avise-nos: responda a esta mensagem.'),
    ].filter(Boolean),
  });
  const code = siteUrl + arrivalPath(evento, inscricao);
  return { ...written, tipo: bookingKinds.tomorrow, code };
}

/** To the visitor: the date, place or price of the event has changed. */
export function eventChanged(
  booking: BookingLetterContext,
  changes: readonly EventChange[],
  now: Date,
): Letter {
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
  const written = toVisitor(booking, 'Alteração ao evento', says, {
    facts: changes.flatMap(({ label, before, after }): [string, string][] => [
      [translated(label), after],
      [t('Antes'), before],
    ]),
    after: [isAbout('price') ? cost : '', isElsewhere ? wayOut : ''].filter(Boolean),
  });
  const { change: tipo } = bookingKinds;
  return { ...written, tipo, ...(isElsewhere && { calendar: calendarOf(booking) }) };
}

/** To the visitor: the council cancelled the event, and `mensagem` is what it says to those who booked. */
export function eventCancelled(
  booking: BookingLetterContext,
  { mensagem, ...before }: { mensagem: string } & BeforeCancellation,
): Letter {
  const { evento } = booking;
  const written = toVisitor(booking, 'Evento cancelado', '', {
    paragraphs: [t('O evento em que se inscreveu foi cancelado.'), mensagem],
    facts: [[t('Motivo'), evento.motivoCancelamento], ...bookingFacts(booking)],
    after: [...refundInWords(booking, before), t('Se tiver dúvidas, responda a esta mensagem.')],
  });
  return { ...written, calendar: calendarOf(booking) };
}
