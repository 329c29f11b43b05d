import type { Sums } from './sums.ts';

/** How many people are booked for each event, and how many of its bookings are still to be paid. */
export const lotacao: Sums = {
  table: 'lotacao',
  of: 'inscricoes',
  by: 'evento',
  add: {
    pessoas: (row) => `coalesce(${row}."numeroPessoas", 0)`,
    porPagar: (row) => `1 - ${row}."estaPago"`,
  },
};
