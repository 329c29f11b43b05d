import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import { text } from '../../fields/text.ts';
import type { Store } from '../../server/store/store.ts';
import { table } from '../../server/store/table.ts';
import { kinds } from './visitas.ts';
import type { Sum } from './visitCounter.server.ts';

/** How often something was counted on a day. */
export const visitas = table({
  name: 'visitas',
  fields: {
    /** A hash of day, kind and name, so that what is counted again is added to the same row. */
    chave: { ...text('Chave'), unique: true },
    dia: date('Dia'),
    tipo: choice('Tipo', kinds),
    nome: text('Nome'),
    vezes: count('Vezes', { initial: 0, most: 1_000_000_000 }),
  },
});

/** As many rows as one statement writes. */
const atOnce = 100;

/** Adds sums to those that are kept; several processes may do so at once. */
export async function writeSums(store: Store, sums: readonly Sum[], now: Date): Promise<void> {
  // Sorted, or two processes could deadlock, each waiting for the other's row.
  const rows = sums
    .map((sum) => ({
      ...sum,
      _id: randomBytes(16).toString('base64url'),
      updatedAt: now.toISOString(),
      demo: 0,
      chave: createHash('sha256').update(`${sum.dia} ${sum.tipo} ${sum.nome}`).digest('base64url'),
    }))
    .sort((one, other) => (one.chave < other.chave ? -1 : 1));
  const added = { vezes: sql<number>`"visitas"."vezes" + excluded."vezes"` };
  await store.transaction(async (trx) => {
    for (let at = 0; at < rows.length; at += atOnce) {
      await trx.db
        .insertInto(visitas.name)
        .values(rows.slice(at, at + atOnce))
        .onConflict((conflict) => conflict.column('chave').doUpdateSet(added))
        .execute();
    }
  });
}

/** The sums of some days, by month or by day, what was counted most first. */
export async function readSums(
  store: Store,
  { de, ate, by }: { de: string; ate: string; by: 'month' | 'day' },
): Promise<Sum[]> {
  const part = sql<string>`substr("dia", 1, ${sql.lit(by === 'month' ? 7 : 10)})`;
  const rows = await store.db
    .selectFrom(visitas.name)
    .where(sql<boolean>`"dia" between ${de} and ${ate}`)
    .groupBy([part, 'tipo', 'nome'])
    .select([part.as('dia'), 'tipo', 'nome', sql<number>`sum("vezes")`.as('vezes')])
    .orderBy(sql`sum("vezes") desc, "nome"`)
    .execute();
  return rows.map((row) => ({ ...row, vezes: Number(row.vezes) })) as Sum[];
}
