import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { privateFileTypes } from '../../calls/anexos.ts';
import type { Answer } from '../../calls/call.ts';
import { refusal } from '../../calls/refusal.ts';
import { centreOf, type Lugar, metresBetween } from '../../language/lugar.ts';
import { messages } from '../../language/messages.ts';
import { pageOf } from '../../server/api/paging.ts';
import { readPrivateFile } from '../../server/files/privateFiles.ts';
import { type Actor, logActivity } from '../../server/store/atividade.ts';
import type { Selection, Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { deskCalls, problemCalls } from './pedidoCalls.ts';
import { refusals } from './pedidos.ts';
import { degreesFor, problemPath, radiusOf, widestRadius } from './problemas.ts';
import {
  ficheiros,
  letFollowersGo,
  lockRequest,
  nextVersion,
  type PedidoRow,
  pedidos,
} from './tables.server.ts';

export type Problema = NonNullable<Answer<typeof problemCalls.read>['problema']>;

/** Worded like the index's condition, so that the planner uses it. */
const isPublic = sql<SqlBool>`"publicadoEm" <> ''`;

/** The only columns that are read for visitors. */
const fields = [
  'numero',
  'servico',
  'assunto',
  'latitude',
  'longitude',
  'estado',
  'recebidoEm',
  'fechadoEm',
  'feito',
  'textoPublico',
  'ondePublico',
];

/** In addresses the number has a hyphen in place of its slash. */
const numeroIn = (id: string) => id.replace('-', '/');

/** What visitors may read of these problems: never who reported them. */
async function publicFacts(store: Store, rows: PedidoRow[]): Promise<Problema[]> {
  const ids = rows.map(({ _id }) => _id);
  const photos = await store.list(ficheiros, { where: { pedido: ids, publica: true } });
  return rows.map((row) => ({
    ...row,
    texto: row.textoPublico,
    onde: row.ondePublico,
    fotos: photos
      .filter(({ pedido }) => pedido === row._id)
      .map(({ _id }) => `${problemPath(row.numero)}/fotos/${_id}`),
  }));
}

/** Some of the problems that are on the site; `chosen` says which of those that were found. */
export async function publicProblems(
  store: Store,
  { condition, ...some }: Selection<typeof pedidos.fields>,
  chosen = (rows: PedidoRow[]) => rows,
): Promise<Problema[]> {
  const wanted = condition ? sql<SqlBool>`${isPublic} and ${condition}` : isPublic;
  const rows = await store.list(pedidos, { ...some, condition: wanted, fields });
  return publicFacts(store, chosen(rows));
}

/** The open problems near enough to be the same one, at most five, the nearest first. */
export async function problemsNear(store: Store, at: Lugar, assunto = '') {
  const { north, east } = degreesFor(widestRadius, at);
  const { latitude, longitude } = pedidos.fields;
  const condition = sql<SqlBool>`${isPublic} and "fechadoEm" = ''
    and "latitude" between ${latitude.toColumn(at.lat - north)} and ${latitude.toColumn(at.lat + north)}
    and "longitude" between ${longitude.toColumn(at.lon - east)} and ${longitude.toColumn(at.lon + east)}`;
  const rows = await store.list(pedidos, {
    condition,
    fields,
    ...(assunto && { where: { assunto } }),
  });
  const nearest = rows
    .map((row) => ({ row, away: metresBetween(at, centreOf(row) ?? at) }))
    .filter(({ row, away }) => away <= radiusOf(row.assunto))
    .sort((one, other) => one.away - other.away);
  return publicFacts(
    store,
    nearest.slice(0, 5).map(({ row }) => row),
  );
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;

function pointIn(perto: string) {
  const [, lat, lon] = new RegExp(`^${degrees},${degrees}$`).exec(perto) ?? [];
  if (!lat || !lon) throw refusal(422, 'perto', messages.invalid);
  return { lat: Number(lat), lon: Number(lon) };
}

/** What visitors read of problems. */
export const problemRoutes: Routes = (route, { store }) => {
  route(problemCalls.list, async ({ query: { perto, assunto, ...paging } }) => {
    if (perto) return { arrayProblemas: await problemsNear(store, pointIn(perto), assunto) };
    const order = [sql`"fechadoEm" <> ''`, sql`"publicadoEm" desc`];
    const some = { condition: isPublic, order, fields };
    const { rows, ...length } = await pageOf(store, pedidos, paging, some);
    return { arrayProblemas: await publicFacts(store, rows), ...length };
  });

  route(problemCalls.read, async ({ params }) => {
    const where = { numero: numeroIn(params.numero) };
    const [problema = null] = await publicProblems(store, { where });
    return { problema };
  });
};

/** Removes a problem from the site. */
async function hide(
  trx: Store,
  { withdraw }: Pick<Context, 'withdraw'>,
  { _id }: PedidoRow,
): Promise<void> {
  await trx.change(pedidos, { _id }, { publicadoEm: '' });
  await trx.change(ficheiros, { pedido: _id }, { publica: false });
  await trx.afterCommit(withdraw);
}

/** When a problem is withdrawn, the site no longer shows it, and its followers go on without it. */
export async function endProblem(
  trx: Store,
  context: Pick<Context, 'withdraw'>,
  pedido: PedidoRow,
): Promise<void> {
  if (pedido.publicadoEm) await hide(trx, context, pedido);
  await letFollowersGo(trx, [pedido._id]);
}

/** Publishing problems on the site, and removing them from it. */
export const publishRoutes: Routes = (route, context) => {
  const { store, now } = context;

  /** Locks a request that is a problem of its own. */
  async function lockProblem(trx: Store, _id: string, versao: number | null): Promise<PedidoRow> {
    const pedido = await lockRequest(trx, _id, versao);
    if (pedido.assunto !== '' && pedido.segue === '') return pedido;
    throw refusal(422, 'assunto', refusals.notPublic);
  }

  const log = (trx: Store, actor: Actor, verb: 'problemShown' | 'problemHidden', row: PedidoRow) =>
    logActivity(trx, actor, {
      verb,
      subject: row.numero,
      place: pedidos.name,
      target: row._id,
    });

  route(deskCalls.publish, async ({ params: { _id }, body: { fotos, versao, ...words }, actor }) =>
    store.transaction(async (trx) => {
      const pedido = await lockProblem(trx, _id, versao);
      const publicadoEm = pedido.publicadoEm || now().toISOString();
      await trx.change(pedidos, { _id }, { ...words, publicadoEm, ...nextVersion(pedido) });
      await trx.change(ficheiros, { pedido: _id }, { publica: false });
      const extension = ['jpg', 'png'] as const;
      await trx.change(ficheiros, { _id: fotos, pedido: _id, extension }, { publica: true });
      await log(trx, actor, 'problemShown', pedido);
      return { endereco: problemPath(pedido.numero) };
    }),
  );

  route(deskCalls.unpublish, async ({ params: { _id }, actor }) =>
    store.transaction(async (trx) => {
      const pedido = await lockProblem(trx, _id, null);
      await hide(trx, context, pedido);
      await log(trx, actor, 'problemHidden', pedido);
      return { endereco: '' };
    }),
  );
};

/** The photos of problems that staff have approved. Outside the API, since browsers load images without its key. */
export function problemPhotos(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { numero: string; foto: string } }>(
    '/balcao/problemas/:numero/fotos/:foto',
    async ({ params: { numero, foto } }, reply) => {
      const { store } = context;
      const row = await store.find(ficheiros, { _id: foto, publica: true });
      const pedido = row && (await store.find(pedidos, { _id: row.pedido }));
      const isShown = row && pedido?.publicadoEm && pedido.numero === numeroIn(numero);
      const bytes = isShown && (await readPrivateFile(context, ficheiros, row.file));
      if (!row || !bytes) return reply.status(404).type('text/plain; charset=utf-8').send('');
      // Staff may remove it from the site at any time, so browsers have to ask again.
      reply.header('cache-control', 'no-cache');
      return reply.type(privateFileTypes[row.extension]).send(bytes);
    },
  );
}
