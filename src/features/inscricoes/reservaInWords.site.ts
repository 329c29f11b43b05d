import type { AnswerOf, Found } from '../../calls/all.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { t, translated } from '../../language/speaking.ts';
import { refundNews } from './bookingMoney.ts';
import { sizeOf } from './signUp.ts';

/** What the holder of a booking's private address is shown. */
export type Reserva = Found<AnswerOf<'GET /api/reservas/:segredo'>>['reserva'];

/** Sentences one after the other, without those that are ''. */
const inARow = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

/** What the page says about a refund. */
function refundOf(reserva: Reserva): string {
  const { aDevolver, devolvido, total, comprovativoPorValidar: isToCheck } = reserva;
  const valor = euros(aDevolver);
  if (devolvido) return t('Devolvemos-lhe {valor}, pelo mesmo meio de pagamento.', { valor });
  const words = {
    promised: t('Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.', { valor }),
    toCheck: t('A junta vai conferir o comprovativo que enviou e devolver-lhe o que pagou.'),
    needsProof: t('Se já tinha pago, fale com a junta, para lhe devolver o valor.'),
  };
  const news = refundNews({ total, refund: aDevolver, isToCheck });
  return inARow(...news.map((each) => words[each]));
}

/** When a party that waits is offered places, in words. */
function whenOffered(reserva: Reserva): string {
  const { guardadoAte, evento } = reserva;
  if (sizeOf(reserva) > (evento.maxParticipants ?? 0)) {
    return t('O evento já não tem lugares para tantas pessoas: fale com a junta.');
  }
  if (guardadoAte !== '') {
    return t(
      'Os lugares livres ainda não chegam para todos, mas guardamo-los para si até {quando}. Depois passam a quem couber, e continua na lista.',
      { quando: longMoment(guardadoAte) },
    );
  }
  return t(
    'Os lugares que houver são oferecidos por ordem. Se não chegarem para todos, passam a quem couber; depois de três vezes guardam-se para si, durante dois dias no máximo.',
  );
}

/** The state of a booking: a title, what it means, and why. */
export function stateOf(
  reserva: Reserva,
  canPayHere: boolean,
): { title: string; text: string; reason?: string } {
  const { estado, estaPago, total } = reserva;
  if (reserva.canceladaComEvento) {
    return {
      title: t('Evento cancelado'),
      text: inARow(t('A junta cancelou este evento, e com ele a sua reserva.'), refundOf(reserva)),
      reason: reserva.evento.motivoCancelamento,
    };
  }
  if (estado === 'cancelada') {
    const dia = longDate(reserva.canceladaEm);
    return {
      title: t('Reserva cancelada'),
      text: inARow(
        t('Esta reserva foi cancelada a {dia} e os lugares ficaram livres.', { dia }),
        refundOf(reserva),
      ),
    };
  }
  if (reserva.eventoRetirado) {
    return {
      title: t('Evento retirado'),
      text: t(
        'A junta retirou este evento do site, e esta reserva já não conta. Se tiver dúvidas, fale com a junta.',
      ),
    };
  }
  if (estado === 'espera') {
    return {
      title: t('Em lista de espera'),
      text: inARow(
        whenOffered(reserva),
        t('Escrevemos-lhe, e esta página di-lo. Até lá não há nada a pagar.'),
      ),
    };
  }
  if (estado === 'oferta') {
    return {
      title: t('Há lugares para si'),
      text: t('Guardamo-los até {quando}. Depois passam a quem está a seguir.', {
        quando: longMoment(reserva.ofertaAte),
      }),
    };
  }
  if (estado === 'expirada') {
    return {
      title: t('Reserva expirada'),
      text: reserva.pago
        ? t(
            'O seu pagamento chegou depois do prazo. A junta vai ver se ainda há lugares; se não houver, devolve-lhe tudo.',
          )
        : t(
            'O prazo passou e os lugares ficaram livres. Se entretanto pagou, envie o comprovativo; se ainda quer vir, fale com a junta.',
          ),
    };
  }
  if (total === 0) {
    return {
      title: t('Reserva feita'),
      text: inARow(t('Não há nada a pagar. Até lá.'), refundOf(reserva)),
    };
  }
  // With nothing left to pay it is paid, also without its mark: the mark stood for other money.
  if (estaPago || reserva.porPagar === 0) {
    return {
      title: t('Pagamento confirmado'),
      text: inARow(
        t('A inscrição está válida e o lugar é seu.'),
        reserva.aDevolver ? refundOf(reserva) : '',
      ),
    };
  }
  if (reserva.motivoRecusa) {
    return {
      title: t('Comprovativo recusado'),
      text: t(
        'A junta não pôde aceitar o comprovativo que enviou. Envie outro, ou fale com a junta.',
      ),
      reason: translated(reserva.motivoRecusa),
    };
  }
  if (reserva.comprovativoPorValidar) {
    return {
      title: t('Comprovativo recebido'),
      text: t('A junta vai conferi-lo. Quando o pagamento estiver confirmado, esta página di-lo.'),
    };
  }
  return {
    title: t('À espera de pagamento'),
    text: inARow(
      reserva.pagarAte ? t('Pague até {dia}.', { dia: longDate(reserva.pagarAte) }) : '',
      canPayHere
        ? t(
            'Se pagar agora, aqui em baixo, a inscrição fica logo válida; de outra forma, depois de enviar o comprovativo e de a junta o confirmar.',
          )
        : t('A inscrição fica válida depois de enviar o comprovativo e de a junta o confirmar.'),
    ),
  };
}
