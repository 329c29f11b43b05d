import { lisbonClock } from '../../language/calendar.ts';
import { csv } from '../../server/api/csv.ts';
import { isPaid, owedFor } from './bookingMoney.ts';
import { type EventSums, eventAccount } from './eventAccount.ts';
import { inscricaoFields } from './inscricoes.ts';
import { bookingTotal } from './signUp.ts';
import type { InscricaoRow } from './tables.server.ts';

const sheetEuros = (euros: number) => String(euros).replace('.', ',');

/** An event's bookings as a spreadsheet. Inactive ones have blank numbers, so that the columns add up. */
export function bookingsCsv(bookings: InscricaoRow[]): string {
  const head = [
    'Nome',
    'Email',
    'Telefone',
    'Adultos',
    'Crianças',
    'Pessoas',
    'Total (€)',
    'Pago',
    'Data',
    'Estado',
    'A devolver (€)',
    'Devolvido',
    'Por pagar (€)',
    'Chegaram',
  ];
  const rows = bookings.map((row) => {
    const isOwed = (row.aDevolver ?? 0) > 0;
    return [
      row.name,
      row.email,
      row.telefone,
      ...(row.estado !== 'ativa'
        ? ['', '', '', '']
        : [
            row.numeroAdultos ?? 0,
            row.numeroCriancas ?? 0,
            row.numeroPessoas ?? 0,
            sheetEuros(bookingTotal(row)),
          ]),
      isPaid(row) ? 'Sim' : 'Não',
      lisbonClock(new Date(row.enrollmentDate)),
      inscricaoFields.estado.names?.[row.estado] ?? row.estado,
      ...(isOwed ? [sheetEuros(row.aDevolver ?? 0), row.devolvido ? 'Sim' : 'Não'] : ['', '']),
      ...(row.estado !== 'ativa' ? ['', ''] : [sheetEuros(owedFor(row)), row.chegaram ?? 0]),
    ];
  });
  return csv([head, ...rows]);
}

/** The accounts of an event, for the treasurer. */
export function accountCsv(
  { title, startDate }: { title: string; startDate: string },
  sums: EventSums,
): string {
  const lines = eventAccount(sums).map(({ label, value, isMoney }) =>
    isMoney ? [`${label} (€)`, sheetEuros(value)] : [label, value],
  );
  return csv([['Evento', title], ['Dia', startDate], ...lines]);
}
