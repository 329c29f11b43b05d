import type { Inscricao } from './inscricoes.ts';

type HasState = Pick<Inscricao, 'estado'>;

/** The states of bookings whose people come, or may still come. */
export const openStates = ['ativa', 'oferta', 'espera'] as const satisfies Inscricao['estado'][];

export function isOpen({ estado }: HasState): boolean {
  return (openStates as readonly string[]).includes(estado);
}

/** Whether a booking has no place yet, and so nothing to pay. */
export function isWaiting({ estado }: HasState): boolean {
  return estado === 'espera' || estado === 'oferta';
}

/** Whether a proof of payment may come: in time, or late for an expired booking. */
export function isPayable({ estado }: HasState): boolean {
  return estado === 'ativa' || estado === 'expirada';
}
