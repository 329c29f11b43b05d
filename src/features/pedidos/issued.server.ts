import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { receiveOne, sendPrivateFile } from '../../server/api/files.ts';
import { openPrivateFiles, readPrivateFile } from '../../server/files/privateFiles.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { noStore } from '../../server/village/route.ts';
import type { RequestContext } from './ask.server.ts';
import { issue, keepPdf, recordDeed, sha256Of } from './issue.server.ts';
import { codeTyped, filled, validityOf } from './issued.ts';
import { type Issued, issuedCalls } from './issuedCalls.ts';
import { copias, emitidos, type IssuedRow } from './issuedTables.server.ts';
import { refusals } from './pedidos.ts';
import { answersInWords } from './questions.ts';
import { servicos } from './servicos.ts';
import { answersIn, type PedidoRow, pedidos } from './tables.server.ts';

function verified(row: IssuedRow, today: string) {
  const { tipo, numero, emitidoEm, validoAte, assinadoEm, sha256 } = row;
  const assinado = assinadoEm !== '';
  return {
    tipo,
    numero,
    emitidoEm,
    validoAte,
    assinado,
    sha256,
    validade: validityOf(row, today),
  };
}

/** The documents that were issued for a request. */
export async function issuedOf(store: Store, now: Date, where: object): Promise<Issued[]> {
  const rows = await store.list(emitidos, { where });
  const kept = await store.list(copias, { where: { emitido: rows.map(({ _id }) => _id) } });
  const copies = new Map(kept.map((copia) => [copia.emitido, copia]));
  return rows.map((row) => ({
    _id: row._id,
    codigo: row.codigo,
    ...verified(row, lisbonDay(now)),
    motivo: copies.get(row._id)?.motivo ?? '',
    temCopia: copies.has(row._id),
  }));
}

/** The documents of a request, and its service's text with the answers filled in; '' if it issues none. */
export async function issuedFor(store: Store, now: Date, pedido: PedidoRow) {
  const { modelo = '' } = (await store.find(servicos, { identifier: pedido.servico })) ?? {};
  const answers = answersInWords(pedido.perguntas, answersIn(pedido));
  return {
    modelo: filled(modelo, [...answers, { chave: 'nome', valor: pedido.nome }]),
    emitidos: await issuedOf(store, now, { pedido: pedido._id }),
  };
}

/** Sends the PDF of a document, unless its bytes have changed since it was issued. */
async function sendPdf(context: RequestContext, row: IssuedRow | undefined, reply: FastifyReply) {
  const copia = row && (await context.store.find(copias, { emitido: row._id }));
  const bytes = copia && (await readPrivateFile(context, copias, copia.file));
  if (!bytes) throw notFound('_id');
  if (sha256Of(bytes) !== row.sha256) throw refusal(409, 'sha256', refusals.changedFile);
  const name = `documento-${row.numero.replace('/', '-')}`;
  return sendPrivateFile(reply, bytes, { name, extension: 'pdf' });
}

/** Issuing, downloading, signing, annulling and verifying documents. */
export const issuedRoutes: Routes = (declared, context) => {
  const { store, now } = context;
  const route = noStore(declared);

  /** Locks a document until the transaction ends; refuses one that was annulled. */
  async function lockUnlessAnnulled(trx: Store, _id: string): Promise<IssuedRow> {
    const row = await trx.lock(emitidos, { _id });
    if (!row) throw notFound('_id');
    if (row.anuladoEm !== '') throw refusal(422, '_id', refusals.annulled);
    return row;
  }

  const answerFor = async (_id: string) => {
    const [documento] = await issuedOf(store, now(), { _id });
    if (!documento) throw notFound('_id');
    return { documento };
  };

  route(issuedCalls.issue, async ({ params: { _id }, body, actor }) =>
    answerFor(await issue(context, _id, body, actor)),
  );

  route(issuedCalls.pdf, async ({ params }, _request, reply) =>
    sendPdf(context, await store.find(emitidos, params), reply),
  );

  route(issuedCalls.sign, async ({ params: { _id }, actor }, request, reply) => {
    // Check first: the file may be 20 MB.
    await store.transaction((trx) => lockUnlessAnnulled(trx, _id));
    const files = await openPrivateFiles(context, copias);
    const { temp } = await receiveOne(request, reply, files);
    await keepPdf(context, temp, async (trx, { file, sha256 }) => {
      await lockUnlessAnnulled(trx, _id);
      const copia = await trx.find(copias, { emitido: _id });
      if (!copia) throw notFound('_id');
      await trx.change(copias, { emitido: _id }, { file });
      await trx.afterCommit(async () => void (await files.erase(copia.file)));
      const assinadoEm = now().toISOString();
      const signed = await trx.changeOne(emitidos, { _id }, { sha256, assinadoEm });
      await recordDeed(trx, context, signed, { actor, verb: 'documentSigned' });
    });
    return answerFor(_id);
  });

  route(issuedCalls.annul, async ({ params: { _id }, body: { motivo }, actor }) => {
    await store.transaction(async (trx) => {
      await lockUnlessAnnulled(trx, _id);
      await trx.change(copias, { emitido: _id }, { motivo });
      const annulled = await trx.changeOne(emitidos, { _id }, { anuladoEm: now().toISOString() });
      await recordDeed(trx, context, annulled, { actor, verb: 'documentAnnulled', motivo });
    });
    return answerFor(_id);
  });

  route(issuedCalls.verify, async ({ params: { codigo } }) => {
    const row = await store.find(emitidos, { codigo: codeTyped(codigo) });
    return { documento: row ? verified(row, lisbonDay(now())) : null };
  });
};

/** The PDF for the applicant, by a plain link on the private page. */
export function ownDocument(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { segredo: string; _id: string } }>(
    '/pedido/:segredo/documentos/:_id',
    async ({ params: { segredo, _id } }, reply) => {
      const pedido = await context.store.find(pedidos, { segredo });
      const held = pedido && { _id, pedido: pedido._id, anuladoEm: '' };
      const row = held && (await context.store.find(emitidos, held));
      return sendPdf(context, row, reply);
    },
  );
}
