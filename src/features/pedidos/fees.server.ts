import { refusal } from '../../calls/refusal.ts';
import { euros } from '../../language/euros.ts';
import { logActivity } from '../../server/store/atividade.ts';
import type { Routes } from '../../server/village/context.ts';
import { movementsOf, noteMovement } from '../dinheiro/movimentos.server.ts';
import { sumsOf } from '../dinheiro/movimentos.ts';
import { moveTo } from './ask.server.ts';
import { type FeeStep, feeStepsFrom, owedFor } from './fee.ts';
import { writeToApplicant } from './letters.server.ts';
import { deskCalls } from './pedidoCalls.ts';
import { refusals } from './pedidos.ts';
import { lockRequest, nextVersion, passos, pedidos } from './tables.server.ts';

/** What each step is called, in letters and in the activity. */
const names: Record<FeeStep, string> = {
  pagamento: 'Pagamento recebido',
  pagamentoAnulado: 'Pagamento anulado',
  devolucao: 'Taxa devolvida',
  devolucaoAnulada: 'Devolução anulada',
  dispensa: 'Taxa dispensada',
  dispensaAnulada: 'Dispensa da taxa anulada',
};

/** Notes payments, refunds and waivers. A request that waits for its fee goes on once the fee is settled. */
export const feeRoutes: Routes = (route, context) => {
  route(deskCalls.fee, async ({ params: { _id }, body, actor }) => {
    const { passo, meio, motivo, versao } = body;
    const pedido = await context.store.transaction(async (trx) => {
      const before = await lockRequest(trx, _id, versao);
      const rows = await movementsOf(trx, _id);
      const step = feeStepsFrom({ ...before, ...sumsOf(rows) }, rows, meio)[passo];
      if (!step) throw refusal(422, 'passo', refusals.nothingMoved);
      const owner = { de: pedidos.name, dono: _id };
      if ('move' in step) await noteMovement(trx, owner, step.move, actor);
      if (passo === 'dispensa') {
        const texto = `Taxa de ${euros(before.taxa ?? 0)} dispensada${motivo && `: ${motivo}`}`;
        const em = actor.now.toISOString();
        await trx.create(passos, { pedido: _id, de: 'nota', texto, por: actor.who, em });
      }
      const next = { ...('change' in step && step.change), ...nextVersion(before) };
      const kept = await trx.changeOne(pedidos, { _id }, next);
      const sums = sumsOf(await movementsOf(trx, _id));
      const goesOn = kept.estado === 'espera-pagamento' && owedFor({ ...kept, ...sums }) === 0;
      const changed = goesOn ? await moveTo(trx, actor.now, kept, { estado: 'em-curso' }) : kept;
      await writeToApplicant(trx, context, changed, names[passo]);
      const subject = `${before.numero}: ${names[passo].toLowerCase()}`;
      const about = { place: pedidos.name, target: _id };
      await logActivity(trx, actor, { verb: 'feeChanged', subject, ...about });
      return { ...changed, ...sums };
    });
    return { pedido };
  });
};
