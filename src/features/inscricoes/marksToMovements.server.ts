import { sql } from 'kysely';
import type { Step } from '../../server/store/table.ts';
import { addMovements } from '../dinheiro/beforeTheLedger.server.ts';
import { movimentos } from '../dinheiro/movimentos.server.ts';

const ledger = sql.table(movimentos.name);

/** The last movement of each booking, among some. */
const lastOf = (some: ReturnType<typeof sql>) =>
  sql`(select "dono", "tipo" as "last" from ${ledger} where "sequence" in
    (select max("sequence") from ${ledger} where ${some} group by "dono")) as "ended"`;

/**
 * Bookings had marks besides their sums. A free one that was marked as paid gets a movement of nothing; and where the
 * marks say that the last movement is no longer undone or put back, it stands (`movimentoFirme`).
 */
export const marksToMovements: Step = async (trx) => {
  const isFree = sql`coalesce("numeroAdultos" * "precoAdulto", 0)
    + coalesce("numeroCriancas" * "precoCrianca", 0) = 0`;
  const isPayment = sql`"tipo" in ('pagamento', 'pagamentoAnulado')`;
  await addMovements('inscricoes', 'livre', {
    tipo: sql`'pagamento'`,
    valor: sql`0`,
    from: sql`left join ${lastOf(isPayment)} on "ended"."dono" = "_id"
      where "estaPago" = 1 and ${isFree} and coalesce("last", '') <> 'pagamento'`,
  }).execute(trx);
  await sql`update "inscricoes" set "movimentoFirme" = 1 where "_id" in (
    select "_id" from "inscricoes" join ${lastOf(sql`1 = 1`)} on "ended"."dono" = "_id"
    where ("last" = 'devolucao' and "devolvido" = 0)
      or ("last" = 'pagamentoAnulado' and ("estaPago" = 1 or "valorConfirmado" is null)))`.execute(
    trx,
  );
};
