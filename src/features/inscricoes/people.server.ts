import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { officePath } from '../../sections/officePath.ts';
import { blanked } from '../../server/people/person.ts';
import {
  type Described,
  factsIn,
  type People,
  personalData,
} from '../../server/people/personalData.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Store } from '../../server/store/store.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { refundFor } from './bookingMoney.ts';
import { inscricaoFields, referenceOf } from './inscricoes.ts';
import { bookingTotal, erasedOn } from './signUp.ts';
import {
  comprovativos,
  type EventoRow,
  eventsOf,
  type InscricaoRow,
  inscricoes,
  isInBin,
  proofFolder,
  removeBookings,
  removeProofs,
  withMoney,
} from './tables.server.ts';

/** Finds the event of each of these bookings, also in the bin. */
type InEvent = Pick<InscricaoRow, '_id' | 'evento' | 'eventoApagado'>;

async function anyEventsOf(store: Store, rows: readonly InEvent[]) {
  const events = await eventsOf(store, rows);
  const where = { _id: rows.map(({ eventoApagado }) => eventoApagado) };
  const deleted = await store.list(reciclagem, { where });
  for (const { _id, valores } of deleted) events.set(_id, JSON.parse(valores));
  return ({ evento, eventoApagado }: InEvent) => events.get(evento || eventoApagado);
}

/** Where a booking is shown: inside its event or, with it, in the bin. */
export const addressOf = (row: InEvent, evento: EventoRow | undefined): string =>
  isInBin(row)
    ? officePath(reciclagem.name)
    : officePath(eventos.name, evento?.identifier, row._id);

/** A booking that was paid is kept without its person, so that its money is known as long as bookings are kept. */
const isKept = ({ valorPago }: InscricaoRow) => valorPago > 0;

function whyKept({ valorPago }: InscricaoRow, evento: EventoRow | undefined): string {
  const until = evento?.startDate
    ? `até ${longDate(erasedOn(evento))}`
    : 'enquanto houver o evento';
  return `A junta recebeu ${euros(valorPago)}: ficam o valor, o dia e o evento, sem nome nem contactos, ${until}`;
}

/** What the council owes, or may owe, in words; erasing its person would leave it owed to nobody. */
function openMoney(row: InscricaoRow): string {
  const refund = refundFor(row);
  if (refund > 0) return `${euros(refund)} por devolver`;
  const late = row.estado === 'expirada' ? heldFor(row) : 0;
  return late > 0 ? `${euros(late)} a decidir` : '';
}

/** Bookings as they are read. */
const read = { fields: inscricaoFields };

function bookingInWords(row: InscricaoRow, evento: EventoRow | undefined): Described {
  const open = openMoney(row);
  const title = evento?.title ?? 'Evento que já não existe';
  return {
    titulo: title,
    factos: [
      ...(evento?.startDate ? [{ nome: 'Dia do evento', valor: longDate(evento.startDate) }] : []),
      ...factsIn(inscricoes, row, ['name', 'email', 'telefone', 'lingua', 'enrollmentDate']),
      ...factsIn(inscricoes, row, ['numeroAdultos', 'numeroCriancas', 'chegaram']),
      { nome: 'Referência', valor: referenceOf(row) },
      { nome: 'Total', valor: euros(bookingTotal(row)) },
      ...factsIn(read, row, ['estaPago']),
      ...(isKept(row) ? factsIn(read, row, ['valorPago', 'totalDevolvido']) : []),
      ...factsIn(inscricoes, row, ['estado', 'canceladaEm', 'motivoRecusa']),
    ],
    link: addressOf(row, evento),
    ...(isKept(row) && { fica: whyKept(row, evento) }),
    ...(open !== '' && { impede: `Há ${open} da inscrição em «${title}»` }),
  };
}

/** The personal data in bookings, their payments and their proofs. */
export const people: People = {
  withoutPeople: [],
  holdings: [
    personalData({
      table: inscricoes,
      title: 'Inscrições',
      who: {
        fields: ['name', 'email', 'telefone'],
        of: ({ name, email, telefone }) => ({ name, email, phone: telefone }),
      },
      mentions: 'blanked',
      async describe({ store }, rows) {
        const eventOf = await anyEventsOf(store, rows);
        const paid = await withMoney(store, rows);
        return paid.map((row) => bookingInWords(row, eventOf(row)));
      },
      async erase(trx, rows, context) {
        for (const row of await withMoney(trx, rows)) {
          const { _id } = row;
          if (!isKept(row)) await removeBookings(trx, context, { _id });
          else {
            await removeProofs(trx, context, { _id });
            // A new `segredo`, so that the address in their letters opens nothing any more.
            const without = { name: blanked, email: '', telefone: '', motivoRecusa: '' };
            const closed = { segredo: newSecret(), chave: randomUUID() };
            await trx.change(inscricoes, { _id }, { ...without, ...closed });
          }
        }
      },
    }),
    personalData({
      table: comprovativos,
      title: 'Comprovativos de pagamento',
      belongsTo: 'inscricao',
      describe: async ({ config }, rows) =>
        rows.map((row) => {
          const name = `comprovativo-${referenceOf({ _id: row.inscricao })}.${row.extension}`;
          return {
            titulo: name,
            factos: factsIn(comprovativos, row, ['createdAt']),
            ficheiros: { [name]: join(proofFolder(config), row.file) },
          };
        }),
    }),
  ],
};
