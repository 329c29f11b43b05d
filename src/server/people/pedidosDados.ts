import { type SqlBool, sql } from 'kysely';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { addDays, lisbonDay, monthsBefore } from '../../language/calendar.ts';
import {
  daysToAnswer,
  monthsOfRequests,
  pedidoDadosFields,
  urgentDays,
} from '../../sections/pedidosDados.ts';
import type { Actor } from '../store/atividade.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';

/** Requests of people about the data held of them, and when they were answered. */
export const pedidosDados = table({
  name: 'pedidosDados',
  fields: {
    ...pedidoDadosFields,
    respondidoEm: instant('Respondido em'),
    /** The username of the account that answered, as it was then. */
    respondidoPor: text('Respondido por'),
  },
});

export type PedidoDadosRow = Row<typeof pedidosDados.fields>;

const isOpen = { respondidoEm: '' };

/** How many requests wait for an answer, and how many of those must have it within days. */
export async function countOpen(store: Store, now: Date) {
  const pressing = addDays(lisbonDay(now), urgentDays - daysToAnswer);
  const condition = sql<SqlBool>`"recebidoEm" < ${pressing}`;
  return {
    pedidosDados: await store.count(pedidosDados, { where: isOpen }),
    pedidosDadosUrgentes: await store.count(pedidosDados, { where: isOpen, condition }),
  };
}

/** Notes that these requests were answered, unless they already were. */
export async function noteAnswered(
  trx: Store,
  where: { _id: string | string[]; tipo?: 'ver' },
  { who, now }: Actor,
): Promise<void> {
  const answered = { respondidoEm: now.toISOString(), respondidoPor: who };
  await trx.change(pedidosDados, { ...where, ...isOpen }, answered);
}

/** Erases requests that were answered long ago. */
export async function eraseOldRequests({ db }: Store, now: Date): Promise<void> {
  await db
    .deleteFrom(pedidosDados.name)
    .where('respondidoEm', '<>', '')
    .where('respondidoEm', '<', monthsBefore(now, monthsOfRequests).toISOString())
    .execute();
}
