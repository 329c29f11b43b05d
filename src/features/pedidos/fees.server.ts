import { refusal } from '../../calls/refusal.ts';
import { euros } from '../../language/euros.ts';
import { messages } from '../../language/messages.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { Routes } from '../../server/api/route.ts';
import { logActivity } from '../../server/tables/atividade.ts';
import { moveMoney } from '../inscricoes/payments.server.ts';
import { moveTo } from './ask.server.ts';
import { afterStep, type FeeStep, owedFor } from './fee.ts';
import { writeToApplicant } from './letters.server.ts';
import { deskCalls } from './pedidoCalls.ts';
import { refusals } from './pedidos.ts';
import { pagamentos, passos, pedidos } from './tables.server.ts';

/** How each step is told: in the activity, and to whoever asked. */
const told: Record<FeeStep, { verb: ActivityVerb; subject: string }> = {
  pagamento: { verb: 'feePaid', subject: 'Pagamento recebido' },
  pagamentoAnulado: { verb: 'feeUnpaid', subject: 'Pagamento anulado' },
  devolucao: { verb: 'feeReturned', subject: 'Taxa devolvida' },
  devolucaoAnulada: { verb: 'feeUnreturned', subject: 'Devolução anulada' },
  dispensa: { verb: 'feeWaived', subject: 'Taxa dispensada' },
};

/** What is paid for requests. A fee that is no longer missing lets the request go on. */
export const feeRoutes: Routes = (route, context) => {
  route(deskCalls.fee, async ({ params: { _id }, body, actor }) => {
    const { passo, meio, motivo, versao } = body;
    const pedido = await context.store.transaction(async (trx) => {
      const before = await trx.lock(pedidos, { _id });
      if (!before) throw refusal(404, '_id', messages.notFound);
      if (versao !== null && versao !== before.versao) {
        throw refusal(409, 'versao', refusals.changedMeanwhile);
      }
      const { taxa, ...wanted } = afterStep(before, passo);
      const sums = await moveMoney(trx, pagamentos, { pedido: _id }, wanted, { ...actor, meio });
      const isSame =
        taxa === before.taxa &&
        sums.valorPago === (before.valorPago ?? 0) &&
        sums.totalDevolvido === (before.totalDevolvido ?? 0);
      if (isSame) throw refusal(422, 'passo', refusals.nothingMoved);
      if (passo === 'dispensa') {
        const texto = `Taxa de ${euros(before.taxa ?? 0)} dispensada${motivo && `: ${motivo}`}`;
        const em = actor.now.toISOString();
        await trx.create(passos, { pedido: _id, de: 'nota', texto, por: actor.who, em });
      }
      const next = { ...sums, taxa, versao: (before.versao ?? 0) + 1 };
      const [kept = before] = await trx.change(pedidos, { _id }, next);
      const goesOn = kept.estado === 'espera-pagamento' && owedFor(kept) === 0;
      const changed = goesOn ? await moveTo(trx, actor.now, kept, { estado: 'em-curso' }) : kept;
      const { verb, subject } = told[passo];
      await writeToApplicant(trx, context, changed, subject);
      const about = { place: pedidos.name, target: _id };
      await logActivity(trx, actor, { verb, subject: before.numero, ...about });
      return changed;
    });
    return { pedido };
  });
};
