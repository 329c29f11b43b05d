import { isDeepStrictEqual } from 'node:util';
import { type SqlBool, sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { workingDaysBetween } from '../../language/workingDays.ts';
import { isAllowed } from '../../sections/abilities.ts';
import { checked } from '../../server/api/body.ts';
import { sendPrivateFile } from '../../server/api/files.ts';
import { pageOf } from '../../server/api/paging.ts';
import { readPrivateFile } from '../../server/files/privateFiles.ts';
import {
  attach,
  attachedInWords,
  attachmentsAbout,
  chosenAttachments,
} from '../../server/mail/attachments.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { handedOver, isHandedOver } from '../../server/mail/privateLink.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { staff } from '../../server/staff/staff.ts';
import { type Actor, logActivity } from '../../server/store/atividade.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { movementsOf, movimentos, sumFor, withSums } from '../dinheiro/movimentos.server.ts';
import { ask, moveJoined, moveTo } from './ask.server.ts';
import {
  explained,
  isClosed,
  isRunning,
  lists,
  mostClosed,
  stateNames,
  stepsFrom,
} from './estados.ts';
import { owedFor, statesWithoutFee } from './fee.ts';
import { issuedFor } from './issued.server.ts';
import { privatePage, writeToApplicant } from './letters.server.ts';
import { filesOf } from './own.server.ts';
import { changeFields, deskCalls } from './pedidoCalls.ts';
import { refusals, storedFields } from './pedidos.ts';
import { endProblem } from './problemas.server.ts';
import { partsOf } from './problemas.ts';
import { answersInWords, isLugar } from './questions.ts';
import {
  answersIn,
  ficheiros,
  lockRequest,
  nextVersion,
  type PedidoRow,
  passos,
  pedidos,
} from './tables.server.ts';

/** `refundFor` in SQL: whether a refund is due, of the few requests that money moved for. */
const hasRefundDue = sql<SqlBool>`"_id" in (select "dono" from ${sql.table(movimentos.name)}
    where "de" = ${pedidos.name})
  and ${sumFor('held', pedidos.name)} > (case when "estado" in (${sql.join([...statesWithoutFee])})
    then 0 else coalesce("taxa", 0) end)`;

/** The condition for the requests of a list; `today` decides which are late. */
export function inList(list: string, today: string) {
  // Worded like the index's condition, so that the planner uses it.
  if (list === 'fechados')
    return { where: { segue: '' }, condition: sql<SqlBool>`"fechadoEm" <> ''` };
  if (list === 'porDevolver') return { condition: hasRefundDue };
  // Followers move with the problem they follow, so staff see only the first report.
  const where = { estado: [...(lists[list] ?? [])], segue: '' };
  if (list === 'problemas') return { where, condition: sql<SqlBool>`"assunto" <> ''` };
  if (list !== 'atrasados') return { where };
  return { where, condition: sql<SqlBool>`"prazoAte" < ${today}` };
}

/** Adds the sums of each request and the working days it has left, counted from the day its deadline stopped, if it did. */
async function withDays(store: Store, now: Date, rows: readonly PedidoRow[]) {
  const { feriados } = await readDefinicoes(store);
  const today = lisbonDay(now);
  return (await withSums(store, rows)).map((row) => ({
    ...row,
    dias: workingDaysBetween(row.paradoEm || today, row.prazoAte, feriados),
    atrasado: isRunning(row.estado) && row.prazoAte < today,
  }));
}

/** The oldest moment among the closed requests that are listed; '' if all are. */
async function closedSince(store: Store): Promise<string> {
  const [oldest] = await store.list(pedidos, {
    ...inList('fechados', ''),
    order: [sql`"fechadoEm" desc`],
    offset: mostClosed - 1,
    limit: 1,
    fields: ['fechadoEm'],
  });
  return oldest?.fechadoEm ?? '';
}

/** The lists that hold only some of the requests in their states, and the column with their count. */
const countedIn: Record<string, 'late' | 'problems'> = { atrasados: 'late', problemas: 'problems' };

/** How many requests each list of open ones holds. Closed ones are not counted: that would cost more each year. */
async function everyCount(store: Store, today: string) {
  const late = sql<number>`sum(case when "prazoAte" < ${today} then 1 else 0 end)`;
  const problems = sql<number>`sum(case when "assunto" <> '' then 1 else 0 end)`;
  const rows = await store
    .chosen(pedidos, inList('abertos', today))
    .select(['estado', sql<number>`count(*)`.as('all'), late.as('late'), problems.as('problems')])
    .groupBy('estado')
    .execute();
  const countOf = ([list, states]: [string, readonly string[]]) => [
    list,
    rows
      .filter(({ estado }) => states.includes(String(estado)))
      .reduce((sum, row) => sum + Number(row[countedIn[list] ?? 'all']), 0),
  ];
  const open = Object.entries(lists).filter(([_list, states]) => !states.some(isClosed));
  const counts: Record<string, number> = Object.fromEntries(open.map(countOf));
  return { ...counts, porDevolver: await store.count(pedidos, inList('porDevolver', today)) };
}

/** The accounts that a request can be given to. */
async function colleagues(store: Store): Promise<string[]> {
  const rows = await store.list(staff, { where: { disabled: false } });
  return rows.filter((row) => isAllowed(row, 'atendimento')).map(({ username }) => username);
}

/** What the site shows of a problem; until staff have worded it, the reporter's own words as a proposal. */
async function forTheSite(store: Store, pedido: PedidoRow) {
  if (pedido.assunto === '' || pedido.segue !== '') return null;
  const answers = answersIn(pedido);
  const parts = partsOf(pedido.perguntas);
  const onde = answers[parts.onde] ?? '';
  const photos = await store.list(ficheiros, { where: { pedido: pedido._id, publica: true } });
  return {
    textoPublico: pedido.textoPublico || String(answers[parts.texto] ?? ''),
    ondePublico: pedido.ondePublico || (isLugar(onde) ? onde.texto : String(onde)),
    feito: pedido.feito,
    fotos: photos.map(({ _id }) => _id),
  };
}

const applicantOf = ({ nome, email, telemovel }: PedidoRow) => ({ nome, email, telemovel });

/** What an activity about a request names. */
const about = (pedido: PedidoRow) => ({ place: pedidos.name, target: pedido._id });

/** A request with its answers, conversation, files, documents and payments. */
async function readForStaff({ store, now }: Context, _id: string) {
  const [pedido] = await withDays(store, now(), await store.list(pedidos, { where: { _id } }));
  if (!pedido) return null;
  const attached = await attachmentsAbout(store, _id);
  return {
    ...pedido,
    ...(await filesOf(store, pedido)),
    ...(await issuedFor(store, now(), pedido)),
    respostas: answersInWords(pedido.perguntas, answersIn(pedido)),
    passos: (await store.list(passos, { where: { pedido: _id } })).map((passo) => ({
      ...passo,
      anexos: attached(passo._id),
    })),
    acompanham: await store.count(pedidos, { where: { segue: _id } }),
    paraOSite: await forTheSite(store, pedido),
    pagamentos: await movementsOf(store, _id),
  };
}

/** A change that staff want to make to a request. */
type Step = {
  pedido: PedidoRow;
  wanted: Partial<PedidoRow>;
  actor: Actor;
  context: Context;
};

async function move(trx: Store, { pedido, wanted, actor, context }: Step) {
  const { estado, motivo = '' } = wanted;
  if (!estado || estado === pedido.estado) return;
  if (!stepsFrom(pedido.estado).includes(estado)) {
    throw refusal(422, 'estado', refusals.noSuchStep(pedido.estado, estado));
  }
  if (explained[estado] && motivo === '') throw refusal(422, 'motivo', messages.required);
  const [paid] = await withSums(trx, [pedido]);
  if (estado === 'espera-pagamento' && paid && owedFor({ ...paid, estado }) === 0) {
    throw refusal(422, 'estado', refusals.nothingToPay);
  }
  const moved = await moveTo(trx, context.now(), pedido, { estado, motivo });
  await writeToApplicant(trx, context, moved, stateNames[estado]);
  if (estado === 'retirado') await endProblem(trx, context, moved);
  await moveJoined(trx, context, moved);
  const subject = `${pedido.numero} a «${stateNames[estado]}»`;
  await logActivity(trx, actor, { verb: 'requestMoved', subject, ...about(pedido) });
}

async function assign(trx: Store, { pedido, wanted, actor }: Step) {
  const { atribuidoA = pedido.atribuidoA } = wanted;
  if (atribuidoA === pedido.atribuidoA) return;
  if (atribuidoA !== '' && !(await colleagues(trx)).includes(atribuidoA)) {
    throw refusal(422, 'atribuidoA', refusals.unknownColleague);
  }
  await trx.change(pedidos, { _id: pedido._id }, { atribuidoA, ...nextVersion(pedido) });
  const subject = `${pedido.numero} a ${atribuidoA || 'ninguém'}`;
  await logActivity(trx, actor, { verb: 'requestAssigned', subject, ...about(pedido) });
}

/**
 * Corrects a name or an address that was mistyped. Whoever reads the mistyped address has the link to
 * the private page, so the page moves: only the right person is told where.
 */
async function correct(trx: Store, { pedido, wanted, actor, context }: Step) {
  const who = applicantOf({ ...pedido, ...wanted });
  if (isDeepStrictEqual(who, applicantOf(pedido))) return;
  // Staff see the private page of whoever left no address: taking one away would open it to them.
  if (pedido.email !== '' && who.email === '') throw refusal(422, 'email', messages.required);
  const { _id, email } = pedido;
  // Whoever left no address has the page on a printed slip, which goes on working.
  const isReplaced = email !== '' && who.email !== email;
  const values = { ...who, ...(isReplaced && { segredo: newSecret() }), ...nextVersion(pedido) };
  const corrected = await trx.changeOne(pedidos, { _id }, values);
  if (isReplaced) {
    await trx.remove(outbox, { about: _id, recipient: email, state: ['waiting', 'failed'] });
    await writeToApplicant(trx, context, corrected, 'A página do seu pedido');
  }
  const subject = pedido.numero;
  await logActivity(trx, actor, { verb: 'requestCorrected', subject, ...about(pedido) });
}

/** The routes with which staff at the counter handle requests. */
export const deskRoutes: Routes = (route, context) => {
  const { store, config, now } = context;

  const read = (_id: string) => readForStaff(context, _id);

  route(deskCalls.list, async ({ query: { estado = '', ...query } }) => {
    if (estado !== '' && !Object.hasOwn(lists, estado)) {
      throw refusal(422, 'estado', messages.invalid);
    }
    const today = lisbonDay(now());
    const isPast = ['fechados', ...(lists.fechados ?? [])].includes(estado);
    const order = isPast ? [sql`"fechadoEm" desc`] : [sql`"paradoEm" <> ''`, sql`"prazoAte"`];
    const fields = Object.keys(storedFields);
    const since = estado === 'fechados' && !query.q ? await closedSince(store) : '';
    const only = since ? { condition: sql<SqlBool>`"fechadoEm" >= ${since}` } : {};
    const some = { ...(estado && inList(estado, today)), only, order, fields };
    const { rows, ...length } = await pageOf(store, pedidos, query, some);
    const contagens = await everyCount(store, today);
    return { arrayPedidos: await withDays(store, now(), rows), contagens, ...length };
  });

  route(deskCalls.enter, async ({ body, actor }) => {
    const { _id, numero } = await ask(context, body, { clerk: actor });
    return { pedido: { _id, numero } };
  });

  route(deskCalls.read, async ({ params: { _id } }) => {
    const pedido = await read(_id);
    return {
      pedido,
      colegas: await colleagues(store),
      junta: (await readDefinicoes(store)).councilName,
      mostraLigacao: pedido !== null && isHandedOver(config, pedido),
    };
  });

  route(deskCalls.showLink, ({ params: { _id }, actor }) =>
    store.transaction(async (trx) => {
      const pedido = await trx.find(pedidos, { _id });
      if (!pedido) throw notFound('_id');
      const endereco = handedOver(config, pedido, privatePage(pedido));
      const subject = pedido.numero;
      await logActivity(trx, actor, { verb: 'requestLinkShown', subject, ...about(pedido) });
      return { endereco };
    }),
  );

  route(deskCalls.change, async ({ params: { _id }, body, actor }) => {
    const named = Object.entries(changeFields).filter(([name]) => Object.hasOwn(body, name));
    const wanted = checked({ fields: Object.fromEntries(named) }, body) as Partial<PedidoRow>;
    await store.transaction(async (trx) => {
      const pedido = await lockRequest(trx, _id, wanted.versao ?? null);
      for (const step of [correct, move, assign]) {
        const current = (await trx.find(pedidos, { _id })) ?? pedido;
        await step(trx, { pedido: current, wanted, actor, context });
      }
    });
    return { pedido: await read(_id) };
  });

  route(deskCalls.answer, async ({ params: { _id }, body, actor }) => {
    const { texto, nota, versao, anexos } = body;
    await store.transaction(async (trx) => {
      const pedido = await lockRequest(trx, _id, versao);
      const em = now().toISOString();
      const de = nota ? 'nota' : 'junta';
      const files = await chosenAttachments(trx, _id, nota ? [] : anexos);
      const passo = await trx.create(passos, { pedido: _id, de, texto, por: actor.who, em });
      await trx.change(pedidos, { _id }, nextVersion(pedido));
      const paragraphs = [...texto.split(/\n{2,}/), ...attachedInWords(files)];
      const carta = nota
        ? ''
        : await writeToApplicant(trx, context, pedido, 'Resposta da junta', { paragraphs });
      await attach(trx, files, { resposta: passo._id, carta });
      const verb = nota ? 'requestNoted' : 'requestAnswered';
      await logActivity(trx, actor, { verb, subject: pedido.numero, ...about(pedido) });
    });
    return { pedido: await read(_id) };
  });

  route(deskCalls.file, async ({ params: { _id, ficheiro } }, _request, reply) => {
    const row = await store.find(ficheiros, { _id: ficheiro, pedido: _id });
    if (!row) throw notFound('_id');
    const bytes = await readPrivateFile(context, ficheiros, row.file);
    return sendPrivateFile(reply, bytes, { name: 'pedido', extension: row.extension });
  });
};
