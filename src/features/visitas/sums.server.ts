import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import { text } from '../../fields/text.ts';
import { holding, type People } from '../../server/people/holding.ts';
import type { Store } from '../../server/store/store.ts';
import { table } from '../../server/store/table.ts';
import { kinds } from './visitas.ts';
import type { Sum } from './visitCounter.server.ts';

const fields = {
  /** Of day, kind and name: what is counted again is added. */
  chave: { ...text('Chave'), unique: true as const },
  dia: date('Dia'),
  tipo: choice('Tipo', kinds),
  nome: text('Nome'),
  vezes: count('Vezes', { initial: 0, most: 1_000_000_000 }),
};

/** How often pages were seen, visits made and sites come from, day by day. */
export const visitas = table({ name: 'visitas', fields });

/** What was looked for in vain, by itself: words are people's, and may name somebody. */
export const pesquisas = table({ name: 'pesquisas', fields });

export const people: People = {
  ofNobody: [visitas],
  holdings: [
    holding({ table: pesquisas, title: 'Pesquisado no site sem resultado', mentions: 'blanked' }),
  ],
};

/** As many rows as one statement writes. */
const atOnce = 100;

/** Adds sums to those that are kept; several processes may do so at once. */
export async function writeSums(store: Store, sums: readonly Sum[], now: Date): Promise<void> {
  // In one order, or two processes could each wait for the other's row.
  const rows = sums
    .map((sum) => ({
      ...sum,
      ...{ _id: randomBytes(16).toString('base64url'), updatedAt: now.toISOString(), demo: 0 },
      chave: createHash('sha256').update(`${sum.dia} ${sum.tipo} ${sum.nome}`).digest('base64url'),
    }))
    .sort((one, other) => (one.chave < other.chave ? -1 : 1));
  await store.transaction(async (trx) => {
    for (const { name } of [visitas, pesquisas]) {
      const own = rows.filter(({ tipo }) => (tipo === 'pesquisa') === (name === pesquisas.name));
      for (let at = 0; at < own.length; at += atOnce) {
        await trx.db
          .insertInto(name)
          .values(own.slice(at, at + atOnce))
          .onConflict((conflict) =>
            conflict
              .column('chave')
              .doUpdateSet({ vezes: sql`${sql.ref(`${name}.vezes`)} + excluded."vezes"` }),
          )
          .execute();
      }
    }
  });
}

/** The sums of a period, by its days or months where it has such, and by name. */
export async function readSums(store: Store, period: string) {
  const within = sql<boolean>`substr("dia", 1, ${sql.lit(period.length)}) = ${period}`;
  const part = sql<string>`substr("dia", 1, ${sql.lit(Math.min(period.length + 3, 10))})`;
  const vezes = sql<number>`sum("vezes")`.as('vezes');
  const of = ({ name }: { name: string }) => store.db.selectFrom(name).where(within);
  const byPart = await of(visitas)
    .where('tipo', 'in', ['visita', 'pagina'])
    .groupBy([part, 'tipo'])
    .select([part.as('periodo'), 'tipo', vezes])
    .orderBy(part)
    .execute();
  const byName = await Promise.all(
    [visitas, pesquisas].map((each) =>
      of(each)
        .where('tipo', '<>', 'visita')
        .groupBy(['tipo', 'nome'])
        .select(['tipo', 'nome', vezes])
        .orderBy(sql`sum("vezes") desc, "nome"`)
        .execute(),
    ),
  );
  return { byPart, byName: byName.flat() };
}

/** Every line of a period, as it is kept. */
export async function listSums(store: Store, period: string): Promise<Sum[]> {
  const holds = sql<boolean>`substr("dia", 1, ${sql.lit(period.length)}) = ${period}`;
  const order = [sql`"dia"`, sql`"tipo"`, sql`"vezes" desc`];
  const [seen, sought] = [
    await store.list(visitas, { holds, order }),
    await store.list(pesquisas, { holds, order }),
  ];
  return [...seen, ...sought].map(({ dia, tipo, nome, vezes }) => ({
    ...{ dia, tipo, nome, vezes: vezes ?? 0 },
  }));
}
