import { call } from '../../backoffice/client.ts';
import type { Paged } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { isAhead, longDate, longMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import type { RecordIn } from '../../sections/all.ts';
import { availablePlaces, signUpState } from '../../sections/eventSignUp.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import type { Booking } from './BookingState.screen.tsx';
import { hasProofToCheck, owedFor, refundFor } from './bookingMoney.ts';

/** An event as staff read it, with all its bookings or a page of them. */
export type BookedEvent = RecordIn<'noticiasEventos'> & { inscricoes: Booking[] };

/** An event with a page of its bookings; `total` is how many of them the search found. */
export type ReadBookings = Paged<'GET /api/noticiasEventos/backoffice/:identifier'>;

/** The counts and sums of an event's bookings. */
export type Reservas = ReadBookings['reservas'];

/** Reads an existing event, with all its bookings or a page of them. */
export function readBookings(identifier: string, query = '') {
  return call('GET /api/noticiasEventos/backoffice/:identifier', {
    params: { identifier },
    query: new URLSearchParams(query),
  }) as Promise<ReadBookings | Refused>;
}

/** Reads an event for its counts and sums, with one booking at most. */
export const readBookingCounts = (identifier: string) =>
  readBookings(identifier, 'limit=1&offset=0');

function placesLeft(evento: BookedEvent): string {
  const places = availablePlaces(evento);
  if (places === 0) return 'não há vagas livres';
  return counted(places, 'vaga livre', 'vagas livres');
}

/** An event's bookings in words: people, free places, what was paid and what is owed. */
export function bookingsInWords(evento: BookedEvent, sums: Reservas): string[] {
  const { permiteInscricao, cancelado } = evento;
  const { reservas, pessoas, pago, porPagar } = sums;
  const bookings = counted(reservas, 'reserva', 'reservas');
  const people = counted(pessoas, 'pessoa', 'pessoas');
  const left = permiteInscricao && !cancelado ? `; ${placesLeft(evento)}` : '';
  const who = `${bookings} para ${people}${left}.`;
  const money = `Pago: ${euros(pago)}. Por pagar: ${euros(porPagar)}.`;
  const waiting = sums.estados.espera;
  const queue = counted(waiting, 'reserva em lista de espera', 'reservas em lista de espera');
  return [
    who,
    waiting > 0 ? `${queue}: o que vagar é primeiro para ${waiting === 1 ? 'ela' : 'elas'}.` : '',
    pago + porPagar > 0 ? money : '',
    cancelledInWords(sums),
  ].filter(Boolean);
}

function cancelledInWords({ canceladas, porDevolver, aDecidir }: Reservas): string {
  const sentences = [
    canceladas > 0 ? `${counted(canceladas, 'reserva cancelada', 'reservas canceladas')}.` : '',
    porDevolver > 0 ? `Por devolver: ${euros(porDevolver)}.` : '',
    aDecidir > 0 ? `Chegou depois do prazo: ${euros(aDecidir)}, a decidir.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Why a booking on the waiting list has no offer yet: «precisa de 4, há 2». */
function whyWaiting(
  { numeroPessoas, preterida, guardadoAte }: Booking,
  evento: Pick<BookedEvent, 'permiteInscricao' | 'maxParticipants' | 'currentParticipants'> &
    Parameters<typeof availablePlaces>[0],
  now: Date,
): string {
  const free = availablePlaces(evento);
  if (!evento.permiteInscricao) return 'O evento já não permite inscrição: ninguém é chamado.';
  if ((numeroPessoas ?? 0) > (evento.maxParticipants ?? 0)) {
    return `São ${numeroPessoas}, e o evento só tem ${evento.maxParticipants} lugares: esta reserva nunca é chamada. Fale com quem a fez.`;
  }
  const needs = `Precisa de ${numeroPessoas}, há ${free}.`;
  const passed = preterida
    ? ` Já ficou para trás ${counted(preterida, 'vez', 'vezes')}, por não caber.`
    : '';
  if (guardadoAte > now.toISOString()) {
    return `${needs}${passed} Os lugares livres guardam-se para ela até ${longMoment(guardadoAte)}; depois passam a quem couber.`;
  }
  const next =
    free >= (numeroPessoas ?? 0)
      ? ' Está primeiro quem se inscreveu antes.'
      : ' Quando houver lugares para todos, recebe uma oferta.';
  return needs + passed + next;
}

/** The next step for a booking, in words. */
export function nextStep(
  inscricao: Booking,
  evento: Parameters<typeof whyWaiting>[1] & Parameters<typeof signUpState>[0],
  now: Date,
): string {
  const [owed, back, held] = [owedFor(inscricao), refundFor(inscricao), heldFor(inscricao)];
  const isToCheck = hasProofToCheck(inscricao);
  // Before a refund: the proof may be of more to refund.
  if (inscricao.estado === 'cancelada' && isToCheck)
    return 'Compare o comprovativo com o valor. Se o dinheiro chegou, confirme o pagamento, para o devolver.';
  if (back > 0) return `Devolva ${euros(back)} pelo mesmo meio de pagamento e marque-o aqui.`;
  if (inscricao.estado === 'cancelada')
    return 'Não há nada a fazer: não ocupa lugares nem entra nas contas.';
  if (inscricao.estado === 'expirada') {
    const isOver = signUpState(evento, now, 'counter') === 'closed';
    if (held === 0)
      return `O prazo passou e os lugares ficaram livres.${isOver ? '' : ' Se há vagas, pode repô-la.'}`;
    const late = `Chegaram ${euros(held)} depois do prazo.`;
    return isOver
      ? `${late} Cancele a reserva, para devolver.`
      : `${late} Reponha a reserva, se há vagas, ou cancele-a, para devolver.`;
  }
  if (inscricao.estado === 'oferta')
    return 'Os lugares estão guardados até essa hora. Se não forem aceites, passam a quem está a seguir.';
  if (inscricao.estado === 'espera') return whyWaiting(inscricao, evento, now);
  if (owed === 0) return 'Não há nada a fazer antes do dia.';
  const until = inscricao.pagarAte ? `, a pagar até ${longDate(inscricao.pagarAte)}` : '';
  return isToCheck
    ? `Compare o comprovativo com o valor, ${euros(owed)}, e confirme o pagamento.`
    : `Faltam ${euros(owed)}${until}. Quando os receber, confirme o pagamento.`;
}

/** Whom a change of an event concerns: `12 pessoas em 5 reservas`. */
export function concernedInWords(people: number, bookings: number): string {
  const where = bookings === 1 ? 'numa reserva' : `em ${counted(bookings, '', 'reservas')}`;
  return `${counted(people, 'pessoa', 'pessoas')} ${where}`;
}

/** What cancelling an event means for those who booked it. */
export function cancellationInWords({ reservas, estados, emCaixa }: Reservas): string[] {
  // Those on the waiting list too, and those that expired with money to decide on.
  const all = reservas + estados.espera + estados.aDecidir;
  if (all === 0) return ['Ninguém está inscrito.'];
  const booked = all === 1 ? 'A reserva fica cancelada' : `As ${all} reservas ficam canceladas`;
  const waiting = counted(estados.comprovativo, 'comprovativo', 'comprovativos');
  return [
    `${booked}, e escreve-se agora a quem deixou email. A quem não deixou, telefone.`,
    emCaixa > 0 ? `Ficam por devolver ${euros(emCaixa)}.` : '',
    estados.comprovativo > 0
      ? `Há ${waiting} por validar: ${estados.comprovativo === 1 ? 'continua' : 'continuam'} à espera, para se saber se há mais a devolver.`
      : '',
  ].filter(Boolean);
}

/** What is deleted together with an event, if no money is open; bookings that ended before are not counted. */
export function deletionInWords({ noticiaEvento, reservas: stand }: ReadBookings, now: Date) {
  const { currentParticipants, startDate, startTime } = noticiaEvento;
  const { reservas, estados } = stand;
  const standing = reservas + estados.espera;
  if (standing === 0) return [];
  const bookings = counted(standing, 'reserva', 'reservas');
  const people = counted(currentParticipants ?? 0, 'pessoa', 'pessoas');
  const who = reservas > 0 ? `, para ${people}` : '';
  const goes = standing === 1 ? 'vai' : 'vão';
  const booker = standing === 1 ? 'Quem fez a reserva' : 'Quem fez cada reserva';
  return [
    `Este evento tem ${bookings}${who}: ${goes} com ele.`,
    isAhead(startDate, startTime, now)
      ? `${booker} recebe, daqui a um minuto, um email a dizer que foi cancelada. A quem não deixou email, telefone.`
      : '',
  ].filter(Boolean);
}
