import { type RawBuilder, sql } from 'kysely';
import { text } from '../../fields/text.ts';
import type { Actor } from '../../server/store/atividade.ts';
import { inPieces } from '../../server/store/inPieces.ts';
import type { Store } from '../../server/store/store.ts';
import { type Row, table } from '../../server/store/table.ts';
import { type Move, movimentoFields, sumsOf } from './movimentos.ts';

/**
 * The ledger: every payment and refund, and each that was undone, whatever it was for. Rows are added, never
 * changed, and go with their owner. What is held, owed or to be refunded follows from them.
 */
export const movimentos = table({
  name: 'movimentos',
  fields: {
    /** The name of the table that its owner is in, and the owner's `_id`. */
    de: text('De'),
    dono: text('Dono'),
    ...movimentoFields,
  },
  indexes: { dono: '("dono", "tipo", "valor")', de: '("de", "dono")' },
});

type MovimentoRow = Row<typeof movimentos.fields>;

/** What the rows of a table take along when they are removed: their movements. */
export const itsMovements = { rows: movimentos.name, field: 'dono' } as const;

/** The movements of an owner, in the order they were written. */
export function movementsOf(store: Store, dono: string): Promise<MovimentoRow[]> {
  return store.list(movimentos, { where: { dono } });
}

/** The movements of many owners, by the owner's `_id`. */
export async function movementsByOwner(store: Store, owners: readonly string[]) {
  const found: MovimentoRow[] = [];
  for (const dono of inPieces(owners, 5_000)) {
    found.push(...(await store.list(movimentos, { where: { dono } })));
  }
  return Map.groupBy(found, ({ dono }) => dono);
}

/** Rows with what came in for each, and what was given back. */
export async function withSums<R extends { _id: string }>(store: Store, rows: readonly R[]) {
  const ids = rows.map(({ _id }) => _id);
  const movements = await movementsByOwner(store, ids);
  return rows.map((row) => ({ ...row, ...sumsOf(movements.get(row._id) ?? []) }));
}

/** Writes a payment or refund into the ledger, in the transaction that has locked its owner. */
export async function noteMovement(
  trx: Store,
  owner: Pick<MovimentoRow, 'de' | 'dono'>,
  move: Move,
  { who, now }: Pick<Actor, 'who' | 'now'>,
): Promise<void> {
  await trx.create(movimentos, { ...owner, ...move, em: now.toISOString(), quem: who });
}

/** A sum over movements in cents, with each kind's sign; kinds that are not named count for nothing. */
const signed = (plus: readonly string[], minus: readonly string[]) =>
  sql<number>`coalesce(sum(case when "tipo" in (${sql.join(plus)}) then "valor"
    when "tipo" in (${sql.join(minus)}) then -"valor" end), 0)`;

/** The sums over some movements, in cents, as `sumsOf` and `heldFor` reckon them. */
export const sumsInSql = {
  received: signed(['pagamento'], ['pagamentoAnulado']),
  refunded: signed(['devolucao'], ['devolucaoAnulada']),
  held: signed(['pagamento', 'devolucaoAnulada'], ['pagamentoAnulado', 'devolucao']),
};

/** One of these sums for the row of a table that a query is at. */
export const sumFor = (sum: keyof typeof sumsInSql, owner: string): RawBuilder<number> =>
  sql<number>`(select ${sumsInSql[sum]} from ${sql.table(movimentos.name)}
    where "dono" = ${sql.ref(`${owner}._id`)})`;
