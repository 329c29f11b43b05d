import { sql } from 'kysely';
import { addDays, lisbonDay, monthsBefore } from '../../language/calendar.ts';
import { officePath } from '../../sections/officePath.ts';
import { removePrivateFiles, sweepPrivateFiles } from '../../server/files/privateFiles.ts';
import { anexos } from '../../server/mail/attachments.ts';
import type { Store } from '../../server/store/store.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { withSums } from '../dinheiro/movimentos.server.ts';
import { deskRoutes, inList } from './desk.server.ts';
import { refundFor } from './fee.ts';
import { feeRoutes } from './fees.server.ts';
import { issuedRoutes, ownDocument } from './issued.server.ts';
import { copias, emitidos } from './issuedTables.server.ts';
import { askedKind, requestKind } from './letters.server.ts';
import { open311, settings } from './open311.server.ts';
import { ownAttachment, ownRequestRoutes } from './own.server.ts';
import { deskCalls } from './pedidoCalls.ts';
import { daysOfFiles } from './pedidos.ts';
import { people } from './people.server.ts';
import { problemPhotos, problemRoutes, publishRoutes } from './problemas.server.ts';
import { usualMonths } from './servicos.ts';
import {
  ficheiros,
  numeracao,
  type PedidoRow,
  passos,
  pedidos,
  removeRequests,
} from './tables.server.ts';

const countIn = (list: string) => (store: Store, now: Date) =>
  store.count(pedidos, inList(list, lisbonDay(now)));

/** The requests closed before a moment or a day, which may differ from request to request. */
async function closedBefore(store: Store, moment: (pedido: PedidoRow) => string) {
  const condition = sql<boolean>`"fechadoEm" <> ''`;
  const fields = ['fechadoEm', 'meses', 'publicadoEm', 'estado', 'taxa'];
  const rows = await store.list(pedidos, { condition, fields });
  return rows.filter((row) => row.fechadoEm < moment(row));
}

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

/** What people ask of the council, and what becomes of it. */
export const pedidosServer: ServerFeature = {
  tables: [pedidos, passos, ficheiros, numeracao, emitidos, copias],
  people,
  settings,
  routes: [ownRequestRoutes, deskRoutes, feeRoutes, issuedRoutes, problemRoutes, publishRoutes],
  outside(app, context) {
    ownDocument(app, context);
    ownAttachment(app, context);
    problemPhotos(app, context);
    open311(app, context);
  },
  counts: {
    pedidosAtrasados: countIn('atrasados'),
    pedidosRecebidos: countIn('recebido'),
    taxasPorDevolver: countIn('porDevolver'),
  },
  subjects: {
    pedidos: {
      called: 'o pedido',
      by: deskCalls.list,
      async addresses(store, ids) {
        const rows = await store.list(pedidos, { where: { _id: ids }, fields: [] });
        return rows.map(({ _id }) => [_id, officePath(pedidos.name, _id)]);
      },
    },
  },
  letters: { kinds: [askedKind, requestKind], who: 'atendimento' },
  find: {
    by: deskCalls.list,
    async rows(store, found) {
      const rows = await store.list(pedidos, found);
      return rows.map(({ _id, nome, numero, servicoNome }) => ({
        titulo: `${servicoNome} (${numero})`,
        onde: 'Pedidos',
        pormenor: nome,
        link: officePath(pedidos.name, _id),
      }));
    },
  },
  async erase(trx, context) {
    const now = context.now();
    const old = await closedBefore(trx, ({ meses }) =>
      monthsBefore(now, meses ?? usualMonths).toISOString(),
    );
    // Requests with money still to refund are kept.
    const settled = (await withSums(trx, old)).filter((row) => refundFor(row) === 0);
    const requestsErased = await removeRequests(trx, context, { _id: idsOf(settled) });
    if (settled.some(({ publicadoEm }) => publicadoEm)) await trx.afterCommit(context.withdraw);
    const pedido = idsOf(await closedBefore(trx, () => addDays(lisbonDay(now), -daysOfFiles)));
    await removePrivateFiles(trx, context, ficheiros, { pedido });
    await removePrivateFiles(trx, context, anexos, { about: pedido });
    await trx.afterCommit(async () => {
      await sweepPrivateFiles(context, ficheiros);
      await sweepPrivateFiles(context, copias);
    });
    return { requestsErased };
  },
  async removeDemo(trx, context) {
    const invented = await removeRequests(trx, context, { demo: true });
    await removePrivateFiles(trx, context, copias, { demo: true });
    await trx.remove(emitidos, { demo: true });
    // If no request is left, numbering starts again at one.
    if ((await trx.count(pedidos)) === 0) await trx.remove(numeracao, {});
    return invented;
  },
};
