import { State } from '../../backoffice/parts/State.tsx';
import { shortMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { hasProofToCheck, isPaid, owedFor, type Proof, refundFor } from './bookingMoney.ts';
import { type Inscricao, inscricaoFields } from './inscricoes.ts';
import { bookingTotal } from './signUp.ts';

/** A booking as lists read it, with its proof of payment. */
export type Booking = Inscricao & Proof;

/** The `data-tone` of a row: the style sheet colours paid, unpaid, cancelled and waiting ones differently. */
export function toneOf(inscricao: Inscricao): string {
  const { estado } = inscricao;
  if (estado === 'cancelada') return 'cancelled';
  if (estado !== 'ativa') return 'waiting';
  return isPaid(inscricao) ? 'paid' : 'unpaid';
}

/** The state of a booking that is not active, with late money to decide on, or until when an offer stands. */
function OtherState({ inscricao }: { inscricao: Booking }) {
  const { estado, ofertaAte } = inscricao;
  const held = heldFor(inscricao);
  const name = inscricaoFields.estado.names?.[estado] ?? '';
  if (estado === 'oferta') {
    return <State tone="pending">{`${name} até ${shortMoment(ofertaAte)}`}</State>;
  }
  if (estado === 'expirada' && held > 0) {
    return <State tone="failed">{`${name}, ${euros(held)} a decidir`}</State>;
  }
  return <State tone={estado === 'espera' ? 'pending' : 'off'}>{name}</State>;
}

function refundWords({ aDevolver, devolvido }: Inscricao): string {
  return aDevolver ? `, ${euros(aDevolver)} ${devolvido ? 'devolvidos' : 'a devolver'}` : '';
}

/** Like `BookingState`, but short enough for a line on a phone. */
export function BriefState({ inscricao }: { inscricao: Booking }) {
  const [owed, back, total] = [owedFor(inscricao), refundFor(inscricao), bookingTotal(inscricao)];
  if (hasProofToCheck(inscricao)) {
    return <State tone="pending">{`Validar ${euros(total - heldFor(inscricao))}`}</State>;
  }
  if (back > 0) return <State tone="failed">{`Devolver ${euros(back)}`}</State>;
  if (inscricao.estado !== 'ativa') return <OtherState inscricao={inscricao} />;
  if (owed > 0) return <State tone="pending">{`Deve ${euros(owed)}`}</State>;
  return <State tone="done">{total > 0 ? `Pagou ${euros(total)}` : 'Sem custos'}</State>;
}

/** The state of a booking: paid, unpaid, cancelled, expired or waiting. */
export function BookingState({ inscricao }: { inscricao: Booking }) {
  const { estado } = inscricao;
  const isOwedBack = refundFor(inscricao) > 0;
  const refund = refundWords(inscricao);
  if (estado !== 'ativa' && hasProofToCheck(inscricao)) {
    const name = inscricaoFields.estado.names?.[estado];
    return <State tone="pending">{`${name}, comprovativo por validar${refund}`}</State>;
  }
  if (estado === 'cancelada') {
    return <State tone={isOwedBack ? 'failed' : 'off'}>{`Cancelada${refund}`}</State>;
  }
  if (estado !== 'ativa') return <OtherState inscricao={inscricao} />;
  if (isPaid(inscricao)) {
    return <State tone={isOwedBack ? 'failed' : 'done'}>{`Está pago${refund}`}</State>;
  }
  if (bookingTotal(inscricao) === 0) return <State tone="done">Sem custos</State>;
  const part = heldFor(inscricao) > 0 ? `, ${euros(heldFor(inscricao))} já pagos` : '';
  return (
    <State tone={isOwedBack ? 'failed' : 'pending'}>
      {hasProofToCheck(inscricao) ? 'Comprovativo por validar' : `Não está pago${part}${refund}`}
    </State>
  );
}
