import { owedFor } from './bookingMoney.ts';
import { type Inscricao, inscricaoFields } from './inscricoes.ts';

const { name, numeroAdultos, numeroCriancas, numeroPessoas, chegaram } = inscricaoFields;

/** What every account at the door may know about a booking. */
export const guestFields = { name, numeroAdultos, numeroCriancas, numeroPessoas, chegaram };

/** A booking as the door sees it; `reserva`, the whole of it, is for accounts that may see bookings. */
export function guestOf(booking: Inscricao, seesBookings = true) {
  const { _id } = booking;
  return {
    _id,
    name: booking.name,
    numeroAdultos: booking.numeroAdultos,
    numeroCriancas: booking.numeroCriancas,
    numeroPessoas: booking.numeroPessoas,
    chegaram: booking.chegaram,
    deve: owedFor(booking) > 0,
    reserva: seesBookings ? booking : null,
  };
}

export type Guest = ReturnType<typeof guestOf>;
