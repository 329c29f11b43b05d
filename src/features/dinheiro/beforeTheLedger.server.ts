import { type RawBuilder, sql } from 'kysely';
import type { Fields } from '../../fields/field.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { type Step, table } from '../../server/store/table.ts';
import { movimentos, sumsInSql } from './movimentos.server.ts';
import { movimentoFields } from './movimentos.ts';

const columns = sql`"_id", "updatedAt", "demo", "de", "dono", "tipo", "valor", "meio", "em", "quem"`;
const ledger = sql.table(movimentos.name);

type Added = { tipo: RawBuilder<unknown>; valor: RawBuilder<unknown>; from: RawBuilder<unknown> };

/** Adds a movement to each owner that `from` finds, as of its last change; nobody knows how, or by whom. */
export const addMovements = (of: string, name: string, { tipo, valor, from }: Added) =>
  sql`insert into ${ledger} (${columns})
    select "_id" || ${`-${name}`}, "updatedAt", "demo", cast(${of} as text), "_id", ${tipo}, ${valor}, '', "updatedAt", ''
    from ${sql.table(of)} ${from}`;

/** What each sum was kept as, the one of the movements, and the kinds that make it larger and smaller. */
const sums = [
  ['valorPago', sumsInSql.received, 'pagamento', 'pagamentoAnulado'],
  ['totalDevolvido', sumsInSql.refunded, 'devolucao', 'devolucaoAnulada'],
] as const;

/**
 * Until November 2026 each owner had a table of movements of its own, and kept their sums. This is what such an
 * owner had, and the step that brings it into the ledger. Where its sums and its movements differ, the sums are
 * believed, and a movement makes up for it.
 */
export function beforeTheLedger(
  { of, rows, field }: { of: string; rows: string; field: string },
  fields: Fields = {},
  andThen: Step = async () => {},
) {
  const kept = { valorPago: price('Recebido', { initial: 0 }) };
  const given = { totalDevolvido: price('Devolvido', { initial: 0 }) };
  const step: Step = async (trx) => {
    await sql`insert into ${ledger} (${columns})
      select "_id", "updatedAt", "demo", cast(${of} as text), ${sql.ref(field)}, "tipo", "valor", "meio", "em", "quem"
      from ${sql.table(rows)} order by "sequence"`.execute(trx);
    for (const [column, sum, more, less] of sums) {
      const missing = sql`(coalesce(${sql.ref(column)}, 0) - coalesce("noted", 0))`;
      const tipo = sql`case when ${missing} > 0 then ${sql.lit(more)} else ${sql.lit(less)} end`;
      const from = sql`left join (select "dono", ${sum} as "noted" from ${ledger} group by "dono") as "each"
        on "each"."dono" = "_id" where ${missing} <> 0`;
      await addMovements(of, column, { tipo, valor: sql`abs(${missing})`, from }).execute(trx);
    }
    await andThen(trx);
  };
  return {
    former: {
      fields: { ...kept, ...given, ...fields },
      tables: [
        table({
          name: rows,
          fields: { [field]: text('Dono'), ...movimentoFields },
          belongsTo: { field, table: of },
        }),
      ],
    },
    steps: { '2026-11-ledger': step },
  };
}
