import { notFound, refusal } from '../../calls/refusal.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { perguntas } from '../../fields/perguntas.ts';
import { text } from '../../fields/text.ts';
import { removePrivateFiles } from '../../server/files/privateFiles.ts';
import { lockUntilCommit } from '../../server/store/lock.ts';
import type { Store, Where } from '../../server/store/store.ts';
import { type Row, table } from '../../server/store/table.ts';
import type { Context } from '../../server/village/context.ts';
import { beforeTheLedger } from '../dinheiro/beforeTheLedger.server.ts';
import { itsMovements } from '../dinheiro/movimentos.server.ts';
import { refusals, storedFields } from './pedidos.ts';
import type { Respostas } from './questions.ts';

/** Requests. Each keeps a copy of its questions, so that later changes to the service do not alter it. */
export const pedidos = table({
  name: 'pedidos',
  fields: {
    ...storedFields,
    perguntas: perguntas('Perguntas'),
    /** The answers, as JSON. */
    respostas: {
      ...text('Respostas'),
      kind: 'respostas',
      initial: '{}' as string,
      holdsRecord: 'typed',
    },
    /** Equal for two sendings of one form, different for everyone else. */
    chave: { ...text('Chave do formulário'), unique: true, neverAnswered: true },
    /** Opens the applicant's private page. */
    segredo: { ...text('Segredo'), unique: true, neverAnswered: true },
  },
  hasLetters: true,
  takesAlong: itsMovements,
  ...beforeTheLedger({ of: 'pedidos', rows: 'pagamentosDePedidos', field: 'pedido' }),
  searched: ['nome', 'email', 'telemovel', 'numero', 'servicoNome'],
  // Counted for every screen and listed by deadline, closed ones by closing time, without those that follow another.
  indexes: {
    prazo: '("segue", "estado", "prazoAte", "paradoEm", "assunto")',
    fechados: `("segue", "fechadoEm" desc) where "fechadoEm" <> ''`,
    // Problems are looked up around a place.
    lugar: `("latitude", "longitude") where "publicadoEm" <> ''`,
    publicados: `(("fechadoEm" <> ''), "publicadoEm" desc) where "publicadoEm" <> ''`,
  },
});

export type PedidoRow = Row<typeof pedidos.fields>;

/** The conversation about a request: the applicant's messages, the council's, and internal notes. */
export const passos = table({
  name: 'passosDePedidos',
  fields: {
    pedido: text('Pedido'),
    de: choice('De', ['requerente', 'junta', 'nota']),
    texto: text('Texto', { lines: true }),
    /** The clerk's username; '' for the applicant. */
    por: text('Por'),
    em: instant('Em'),
  },
  belongsTo: { field: 'pedido', table: pedidos.name },
});

/** Files that applicants sent. Only staff can open them, except for photos that staff publish. */
export const ficheiros = table({
  name: 'ficheirosDePedidos',
  fields: {
    pedido: text('Pedido'),
    /** The question that it answers, or ''. */
    chave: text('Pergunta'),
    nome: text('Nome'),
    /** Its name in the folder. */
    file: text('Ficheiro'),
    extension: choice('Tipo', ['pdf', 'jpg', 'png']),
    size: count('Tamanho'),
    enviadoEm: instant('Enviado em'),
    /** Whether the site shows it, with its problem. */
    publica: flag('No site'),
  },
  belongsTo: { field: 'pedido', table: pedidos.name },
  filesIn: 'pedidos',
});

/** The last number given in each year: no number is given twice, even after requests were erased. */
export const numeracao = table({
  name: 'numeracaoDePedidos',
  fields: { ano: { ...text('Ano'), unique: true }, ultimo: count('Último', { initial: 0 }) },
});

/** The next number of a year, `2026/0137`; the numbering is locked until this transaction ends. */
export async function nextNumber(trx: Store, ano: string): Promise<string> {
  await lockUntilCommit(trx, numeracao.name);
  const row = (await trx.find(numeracao, { ano })) ?? (await trx.create(numeracao, { ano }));
  const ultimo = (row.ultimo ?? 0) + 1;
  await trx.change(numeracao, { ano }, { ultimo });
  return `${ano}/${String(ultimo).padStart(4, '0')}`;
}

/** Locks a request until the transaction ends; refuses callers who read an older version of it. */
export async function lockRequest(
  trx: Store,
  _id: string,
  versao: number | null,
): Promise<PedidoRow> {
  const pedido = await trx.lock(pedidos, { _id });
  if (!pedido) throw notFound('_id');
  if (versao === null || versao === pedido.versao) return pedido;
  throw refusal(409, 'versao', refusals.changedMeanwhile);
}

/** Marks a request as changed, for callers who have read it before. */
export const nextVersion = ({ versao }: Pick<PedidoRow, 'versao'>) => ({
  versao: (versao ?? 0) + 1,
});

/** The answers of a request. */
export function answersIn({ respostas }: Pick<PedidoRow, 'respostas'>): Respostas {
  return JSON.parse(respostas);
}

/** Detaches the followers of these requests, which staff then find in their lists. */
export async function letFollowersGo(trx: Store, ids: string[]): Promise<void> {
  await trx.change(pedidos, { segue: ids }, { segue: '' });
}

/** Removes requests with their files. Every removal goes through here, whatever its reason. */
export async function removeRequests(
  trx: Store,
  context: Pick<Context, 'config'>,
  where: Where<typeof pedidos.fields>,
): Promise<number> {
  const rows = await trx.list(pedidos, { where, fields: [] });
  const ids = rows.map(({ _id }) => _id);
  await removePrivateFiles(trx, context, ficheiros, { pedido: ids });
  await letFollowersGo(trx, ids);
  return (await trx.remove(pedidos, { _id: ids })).length;
}
