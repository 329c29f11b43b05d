import type { Sums } from './sums.ts';

const isActive = (row: string) => `${row}."estado" <> 'cancelada'`;

/** What a booking costs, in cents. */
const total = (row: string) =>
  `coalesce(${row}."numeroAdultos" * ${row}."precoAdulto", 0) +
   coalesce(${row}."numeroCriancas" * ${row}."precoCrianca", 0)`;

const one = (condition: string) => `case when ${condition} then 1 else 0 end`;

/**
 * How many people are booked for each event, how many of its bookings are still to be paid, and how
 * many that were cancelled still wait for their money. What costs nothing is never to be paid.
 */
export const lotacao: Sums = {
  table: 'lotacao',
  of: 'inscricoes',
  by: 'evento',
  add: {
    pessoas: (row) =>
      `case when ${isActive(row)} then coalesce(${row}."numeroPessoas", 0) else 0 end`,
    porPagar: (row) => one(`${isActive(row)} and ${row}."estaPago" = 0 and ${total(row)} > 0`),
    porDevolver: (row) =>
      one(
        `not (${isActive(row)}) and ${row}."devolvido" = 0 and coalesce(${row}."aDevolver", 0) > 0`,
      ),
  },
};
