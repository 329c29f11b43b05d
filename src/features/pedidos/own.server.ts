import type { FastifyInstance } from 'fastify';
import type { privateFileTypes } from '../../calls/anexos.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { megabyte, mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { paymentWays } from '../../sections/definicoes.ts';
import { plainFileName, sendPrivateFile } from '../../server/api/files.ts';
import { announcedBytes, receiveFromVisitor } from '../../server/api/visitorFile.ts';
import { openPrivateFiles, readPrivateFile } from '../../server/files/privateFiles.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { anexos, attachmentsAbout } from '../../server/mail/attachments.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { noStore } from '../../server/village/route.ts';
import { ask, moveJoined, moveTo, type RequestContext } from './ask.server.ts';
import { isClosed, isRunning } from './estados.ts';
import { issuedOf } from './issued.server.ts';
import { emitidos } from './issuedTables.server.ts';
import { factsOfFee, privatePage, writeToApplicant, writeToCouncil } from './letters.server.ts';
import { pedidoCalls } from './pedidoCalls.ts';
import { refusals } from './pedidos.ts';
import { endProblem } from './problemas.server.ts';
import { mayReopen, problemPath } from './problemas.ts';
import { answersInWords, mostFiles, shownOf, takesFiles } from './questions.ts';
import {
  answersIn,
  ficheiros,
  nextVersion,
  type PedidoRow,
  passos,
  pedidos,
} from './tables.server.ts';

/** The files of a request, and the file questions whose files have not all arrived. */
export async function filesOf(store: Store, pedido: PedidoRow) {
  const rows = await store.list(ficheiros, { where: { pedido: pedido._id } });
  const answers = answersIn(pedido);
  const came = (chave: string) => rows.filter((row) => row.chave === chave).length;
  const promised = (chave: string) => [answers[chave] ?? []].flat().length;
  const faltam = pedido.perguntas.filter(
    (each) => takesFiles(each) && promised(each.chave) > came(each.chave),
  );
  return {
    ficheiros: rows.map(({ _id, nome, enviadoEm }) => ({ _id, nome, enviadoEm })),
    faltam: faltam.map(({ chave, label }) => ({ chave, label })),
  };
}

/** The first report of a problem: the request itself, or the one that it follows. */
async function reported(store: Store, pedido: PedidoRow): Promise<PedidoRow> {
  return (pedido.segue && (await store.find(pedidos, { _id: pedido.segue }))) || pedido;
}

/** Whether the council has done what was asked: it waits to be collected, or its document was issued. */
async function isServed(store: Store, { _id, segue, estado }: PedidoRow): Promise<boolean> {
  if (segue !== '') return false;
  return estado === 'pronto' || Boolean(await store.find(emitidos, { pedido: _id, anuladoEm: '' }));
}

/**
 * Whether the council wants files of the applicant: the service asks for one, or it waits for the applicant. Who
 * sent one while it did may send the others too.
 */
function wantsFiles(pedido: PedidoRow, sent: number): boolean {
  const question = shownOf(pedido.perguntas, answersIn(pedido)).some(takesFiles);
  return question || pedido.estado === 'espera-requerente' || sent > 0;
}

/** Refuses another file of this size for a request that is closed, has enough of them, or needs none. */
async function refuseUnlessWanted(trx: Store, pedido: PedidoRow, bytes: number): Promise<void> {
  if (isClosed(pedido.estado)) throw refusal(422, 'file', refusals.closed);
  const sent = await trx.list(ficheiros, { where: { pedido: pedido._id } });
  if (!wantsFiles(pedido, sent.length)) throw refusal(422, 'file', refusals.noFileAsked);
  if (sent.length >= mostFiles.all) {
    throw refusal(422, 'file', refusals.tooManyFiles(mostFiles.all));
  }
  const all = sent.reduce((sum, { size }) => sum + (size ?? 0), bytes);
  if (all > mostMegabytesFromVisitor * megabyte) {
    throw refusal(413, 'file', refusals.filesTooLarge(mostMegabytesFromVisitor));
  }
}

/** Keeps a received upload as a file of a request. */
async function keepFile(
  context: RequestContext,
  { temp, name }: { temp: string; name: string },
  { _id, chave }: { _id: string; chave: string },
  after: (trx: Store, pedido: PedidoRow) => Promise<void>,
): Promise<void> {
  const files = await openPrivateFiles(context, ficheiros);
  const { kind, ...kept } = await files.keep(temp);
  const keep = async (trx: Store) => {
    const pedido = await trx.lock(pedidos, { _id });
    if (!pedido) throw notFound('segredo');
    await refuseUnlessWanted(trx, pedido, kept.size);
    const question = pedido.perguntas.find((each) => each.chave === chave && takesFiles(each));
    if (question?.tipo === 'foto' && kind !== 'photo')
      throw refusal(422, 'file', refusals.onlyPhotos);
    // Photos are re-encoded as one of the types that the column allows.
    const extension = kept.extension as keyof typeof privateFileTypes;
    const row = { pedido: _id, chave: question?.chave ?? '', nome: plainFileName(name) };
    const enviadoEm = context.now().toISOString();
    await trx.create(ficheiros, { ...kept, ...row, extension, enviadoEm });
    await after(trx, pedido);
  };
  await context.store.transaction(keep).catch(async (error) => {
    await files.erase(kept.file);
    throw error;
  });
}

/** An attachment of the council's answer, by a plain link on the applicant's private page. */
export function ownAttachment(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { segredo: string; _id: string } }>(
    '/pedido/:segredo/anexos/:_id',
    async ({ params: { segredo, _id } }, reply) => {
      const pedido = await context.store.find(pedidos, { segredo });
      const row = pedido && (await context.store.find(anexos, { _id, about: pedido._id }));
      // Until an answer takes it along, it is the council's alone.
      if (!row || row.resposta === '') throw notFound('_id');
      const bytes = await readPrivateFile(context, anexos, row.file);
      return sendPrivateFile(reply, bytes, { name: 'anexo', extension: row.extension });
    },
  );
}

/** A request as the holder of its secret reads it. */
async function readOwn({ store, now }: Context, segredo: string) {
  const pedido = await store.find(pedidos, { segredo });
  if (!pedido) return null;
  const { nome, numero, servicoNome, estado, recebidoEm, motivo, feito } = pedido;
  const first = await reported(store, pedido);
  const steps = await store.list(passos, {
    where: { pedido: pedido._id, de: ['requerente', 'junta'] },
  });
  const attached = await attachmentsAbout(store, pedido._id);
  const files = await filesOf(store, pedido);
  const isToPay = estado === 'espera-pagamento';
  const ways = isToPay ? paymentWays(await readDefinicoesForLetters(store)) : [];
  return {
    nome,
    numero,
    servicoNome,
    estado,
    recebidoEm,
    motivo,
    taxa: pedido.taxa,
    feito,
    ...files,
    recebeFicheiros: wantsFiles(pedido, files.ficheiros.length),
    prazoAte: isRunning(estado) ? pedido.prazoAte : '',
    respostas: answersInWords(pedido.perguntas, answersIn(pedido)),
    conversa: steps.map(({ _id, de, texto, em }) => ({
      daJunta: de === 'junta',
      texto,
      em,
      anexos: attached(_id),
    })),
    pagamento: [...(await factsOfFee(store, pedido)), ...ways],
    emitidos: await issuedOf(store, now(), { pedido: pedido._id }),
    aberto: !isClosed(estado),
    acompanha: pedido.segue !== '',
    reabrivel: mayReopen(first, now()),
    retiravel: !isClosed(estado) && !(await isServed(store, pedido)),
    noSite: first.publicadoEm ? problemPath(first.numero) : '',
  };
}

/** Making a request, and what the holder of its secret may see and do. Reading changes nothing. */
export const ownRequestRoutes: Routes = (declared, context) => {
  const { store, config, now } = context;

  const route = noStore(declared);

  async function lockOpen(trx: Store, segredo: string): Promise<PedidoRow> {
    const pedido = await trx.lock(pedidos, { segredo });
    if (!pedido) throw notFound('segredo');
    if (isClosed(pedido.estado)) throw refusal(422, 'estado', refusals.closed);
    return pedido;
  }

  /** Like `lockOpen`, but refuses people who only follow somebody else's report. */
  async function lockOwnOpen(trx: Store, segredo: string): Promise<PedidoRow> {
    const pedido = await lockOpen(trx, segredo);
    if (pedido.segue !== '') throw refusal(422, 'segue', refusals.follows);
    return pedido;
  }

  /** The applicant has sent something: if the council waited for it, the deadline runs again. */
  async function noteNews(trx: Store, pedido: PedidoRow): Promise<void> {
    const { estado } = pedido;
    if (estado === 'espera-requerente') await moveTo(trx, now(), pedido, { estado: 'em-curso' });
    else await trx.change(pedidos, { _id: pedido._id }, nextVersion(pedido));
    await writeToCouncil(trx, context, pedido, 'Há novidades num pedido');
  }

  const read = (segredo: string) => readOwn(context, segredo);

  route(pedidoCalls.ask, async ({ body: { captcha, ...question } }) => {
    const mayAsk = captchaGate(config, captcha, pedidos.name, now());
    const pedido = await ask(context, question, { mayAsk });
    return { pedido: { numero: pedido.numero, endereco: privatePage(pedido) } };
  });

  route(pedidoCalls.read, async ({ params: { segredo } }) => ({ pedido: await read(segredo) }));

  route(pedidoCalls.write, async ({ params: { segredo }, body: { texto } }) => {
    await store.transaction(async (trx) => {
      const pedido = await lockOwnOpen(trx, segredo);
      const em = now().toISOString();
      await trx.create(passos, { pedido: pedido._id, de: 'requerente', texto, em });
      await noteNews(trx, pedido);
    });
    return { pedido: await read(segredo) };
  });

  route(pedidoCalls.sendFile, async ({ params: { segredo }, query }, request, reply) => {
    // Check first: the file may be 20 MB.
    const _id = await store.transaction(async (trx) => {
      const pedido = await lockOwnOpen(trx, segredo);
      await refuseUnlessWanted(trx, pedido, announcedBytes(request));
      return pedido._id;
    });
    const files = await openPrivateFiles(context, ficheiros);
    await receiveFromVisitor(context, { request, reply, files }, (received) =>
      keepFile(context, received, { _id, chave: query.chave ?? '' }, noteNews),
    );
    return { pedido: await read(segredo) };
  });

  route(pedidoCalls.reopen, async ({ params: { segredo }, body }) => {
    await store.transaction(async (trx) => {
      const found = await trx.find(pedidos, { segredo });
      if (!found) throw notFound('segredo');
      // The first report is locked before its followers, as everywhere: no two wait for each other.
      const first = await trx.lock(pedidos, { _id: found.segue || found._id });
      const own = await trx.lock(pedidos, { segredo });
      if (!own) throw notFound('segredo');
      const pedido = (own.segue && first) || own;
      const { _id } = pedido;
      if (!mayReopen(pedido, now())) throw refusal(422, 'estado', refusals.notReopened);
      // A follower's words become an internal note: the person who reported it must not read them.
      const isOwn = pedido._id === own._id;
      const de = isOwn ? 'requerente' : 'nota';
      const texto = isOwn ? body.texto : `${own.numero}: ${body.texto}`;
      const em = now().toISOString();
      await trx.create(passos, { pedido: _id, de, texto, em });
      const moved = await moveTo(trx, now(), pedido, { estado: 'em-curso' });
      await moveJoined(trx, context, moved);
      await writeToCouncil(trx, context, moved, 'Problema reaberto');
    });
    return { pedido: await read(segredo) };
  });

  route(pedidoCalls.withdraw, async ({ params: { segredo } }) => {
    await store.transaction(async (trx) => {
      const mine = await lockOpen(trx, segredo);
      // Nobody gets the document and the fee back.
      if (await isServed(trx, mine)) throw refusal(422, 'estado', refusals.served);
      const pedido = await moveTo(trx, now(), mine, { estado: 'retirado' });
      await endProblem(trx, context, pedido);
      await writeToApplicant(trx, context, pedido, 'Pedido retirado');
      await writeToCouncil(trx, context, pedido, 'Pedido retirado por quem o fez');
    });
    return { pedido: await read(segredo) };
  });
};
