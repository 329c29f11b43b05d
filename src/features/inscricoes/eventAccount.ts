import type { Paged } from '../../calls/all.ts';
import { meioNames } from '../dinheiro/movimentos.ts';

/** The counts and sums of an event's bookings. */
export type EventSums = Paged<'GET /api/noticiasEventos/backoffice/:identifier'>['reservas'];

/** The lines of an event's accounts, the same on screen, on paper and in the file. */
export function eventAccount(sums: EventSums) {
  const by = sums.recebidoPor.map(
    ({ meio, valor }) => [`Recebido: ${meioNames[meio]}`, valor, 'euros'] as const,
  );
  const lines = [
    ['Reservas', sums.reservas],
    ['Pessoas inscritas', sums.pessoas],
    ['Pessoas que vieram', sums.vieram],
    ['Reservas canceladas', sums.canceladas],
    ['Recebido', sums.recebido, 'euros'],
    ...by,
    ['Devolvido', sums.devolvido, 'euros'],
    ['Em caixa', sums.emCaixa, 'euros'],
    ['Por receber', sums.porPagar, 'euros'],
    ['Por devolver, do que está em caixa', sums.porDevolver, 'euros'],
  ] as const;
  return lines.map(([label, value, unit]) => ({ label, value, isMoney: unit === 'euros' }));
}
