import { Refusal, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { centreOf, metresBetween } from '../../language/lugar.ts';
import { messages } from '../../language/messages.ts';
import { addWorkingDays, workingDaysBetween } from '../../language/workingDays.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import type { FormValues } from '../../sections/form.ts';
import { estadoOf } from '../../sections/life.ts';
import type { LetterContext } from '../../server/mail/outbox.ts';
import { formKey, newSecret } from '../../server/process/newSecret.ts';
import { type Actor, logActivity } from '../../server/store/atividade.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import { lockUntilCommit } from '../../server/store/lock.ts';
import type { Store } from '../../server/store/store.ts';
import type { Row } from '../../server/store/table.ts';
import { checkRespostas } from './checkRespostas.ts';
import { type Estado, isClosed, isRunning, stateNames } from './estados.ts';
import { writeToApplicant, writeToCouncil } from './letters.server.ts';
import { type pedidoAoBalcao, refusals } from './pedidos.ts';
import { farAway, problemIn } from './problemas.ts';
import { isLugar, type Respostas, takesFiles } from './questions.ts';
import { servicos, usualDays } from './servicos.ts';
import { nextNumber, nextVersion, type PedidoRow, passos, pedidos } from './tables.server.ts';

/** What the functions that handle requests need. */
export type RequestContext = LetterContext & { store: Store };

type NewRequest = FormValues<typeof pedidoAoBalcao>;

type Who = Pick<PedidoRow, 'nome' | 'email' | 'telemovel' | 'chave'>;

/** Refuses a place too far away to be in the parish: in the sea, or in another country. */
function refuseFarAway(definicoes: Definicoes, respostas: Respostas): void {
  const centre = centreOf(definicoes);
  if (!centre) return;
  const errors = Object.entries(respostas)
    .filter(([, answer]) => isLugar(answer) && metresBetween(centre, answer) > farAway)
    .map(([chave]) => ({ param: `respostas.${chave}`, msg: refusals.farAway }));
  if (errors.length > 0) throw new Refusal(422, errors);
}

/** Creates a request, with its number and its deadline. */
export async function createRequest(
  trx: Store,
  now: Date,
  of: Row<typeof servicos.fields>,
  { respostas, ...form }: Who & { respostas: Respostas },
): Promise<PedidoRow> {
  const { identifier: servico, name: servicoNome, perguntas, taxa, meses } = of;
  const today = lisbonDay(now);
  const prazo = of.prazo ?? usualDays;
  const definicoes = await readDefinicoes(trx);
  refuseFarAway(definicoes, respostas);
  return trx.create(pedidos, {
    ...form,
    servico,
    servicoNome,
    perguntas,
    taxa,
    prazo,
    meses,
    ...problemIn(of, respostas),
    respostas: JSON.stringify(respostas),
    prazoAte: addWorkingDays(today, prazo, definicoes.feriados),
    recebidoEm: now.toISOString(),
    numero: await nextNumber(trx, today.slice(0, 4)),
    segredo: newSecret(),
  });
}

/** Follows a published problem: creates a request of the visitor's own, which moves with the first report. */
async function joinReport(trx: Store, now: Date, numero: string, who: Who): Promise<PedidoRow> {
  // Locked, so that closing the problem at the same time also moves this follower.
  const first = await trx.lock(pedidos, { numero });
  if (!first?.publicadoEm || isClosed(first.estado)) {
    throw refusal(409, 'segue', refusals.noProblem);
  }
  const { servico, servicoNome, assunto, latitude, longitude, textoPublico, ondePublico } = first;
  const { prazo, prazoAte, meses } = first;
  return trx.create(pedidos, {
    ...who,
    servico,
    servicoNome,
    assunto,
    latitude,
    longitude,
    textoPublico,
    ondePublico,
    // Waiting states concern only the person who reported it: followers see `em-curso`.
    prazo,
    prazoAte,
    meses,
    estado: isRunning(first.estado) ? first.estado : 'em-curso',
    segue: first._id,
    recebidoEm: now.toISOString(),
    segredo: newSecret(),
    numero: await nextNumber(trx, lisbonDay(now).slice(0, 4)),
  });
}

/** Notes which clerk entered the request. */
async function noteClerk(trx: Store, { _id, numero }: PedidoRow, clerk: Actor): Promise<void> {
  const texto = 'Registado ao balcão ou por telefone.';
  const em = clerk.now.toISOString();
  await trx.create(passos, { pedido: _id, de: 'nota', texto, por: clerk.who, em });
  const about = { place: pedidos.name, target: _id };
  await logActivity(trx, clerk, { verb: 'requestEntered', subject: numero, ...about });
}

/**
 * Creates a request, or refuses it. A visitor's captcha (`mayAsk`) is checked only after a repeated
 * form was recognised, because it works once. Services without questions are for clerks alone;
 * clerks answer no file questions, since people show their papers at the counter.
 */
export async function ask(
  context: RequestContext,
  form: NewRequest,
  from: { mayAsk(trx: Store): Promise<boolean> } | { clerk: Actor },
): Promise<PedidoRow> {
  const chave = formKey(form.chave, form.servico, form.nome, form.email);
  const clerk = 'clerk' in from ? from.clerk : undefined;
  return context.store.transaction(async (trx) => {
    const now = context.now();
    // A second copy of the form, sent at the same time, waits until the first is committed.
    await lockUntilCommit(trx, chave);
    const already = await trx.find(pedidos, { chave });
    if (already) return already;
    if ('mayAsk' in from && !(await from.mayAsk(trx))) {
      throw refusal(422, 'captcha', messages.captcha);
    }
    const { nome, email, telemovel } = form;
    const who = { nome, email, telemovel, chave };
    if (form.segue !== '') {
      const follower = await joinReport(trx, now, form.segue, who);
      await writeToApplicant(trx, context, follower, 'Vai acompanhar um problema', {
        isAnswer: true,
      });
      return follower;
    }
    const servico = await trx.find(servicos, { identifier: form.servico });
    const isOffered = servico && (clerk || servico.perguntas.length > 0);
    if (!isOffered || estadoOf(servico, now) !== 'publicado') {
      throw refusal(409, 'servico', refusals.gone);
    }
    const perguntas = servico.perguntas.filter((each) => !clerk || !takesFiles(each));
    const { respostas, errors } = checkRespostas(perguntas, form.respostas);
    if (errors.length > 0) throw new Refusal(422, errors);
    const row = await createRequest(trx, now, servico, { ...who, respostas });
    await writeToApplicant(trx, context, row, 'Pedido recebido', { isAnswer: !clerk });
    if (clerk) await noteClerk(trx, row, clerk);
    else await writeToCouncil(trx, context, row, 'Novo pedido');
    return row;
  });
}

/**
 * Moves a request to another state. The deadline runs only in the `running` states; when it
 * resumes, it has as many working days as were left.
 */
export async function moveTo(
  trx: Store,
  now: Date,
  pedido: PedidoRow,
  change: Partial<PedidoRow> & { estado: Estado },
): Promise<PedidoRow> {
  const today = lisbonDay(now);
  const { estado } = change;
  const { feriados } = await readDefinicoes(trx);
  let { prazoAte, paradoEm } = pedido;
  if (isRunning(estado) && paradoEm !== '') {
    const left = workingDaysBetween(paradoEm, prazoAte, feriados);
    [prazoAte, paradoEm] = [addWorkingDays(today, left, feriados), ''];
  }
  if (!isRunning(estado) && paradoEm === '') paradoEm = today;
  const fechadoEm = isClosed(estado) ? now.toISOString() : '';
  const all = { motivo: '', ...change, prazoAte, paradoEm, fechadoEm, ...nextVersion(pedido) };
  return trx.changeOne(pedidos, { _id: pedido._id }, all);
}

/**
 * Moves the followers of a problem to its new state, and writes to them. They read what the site
 * says (`feito`), never the `motivo`, which is meant for the person who reported it.
 */
export async function moveJoined(
  trx: Store,
  context: RequestContext,
  { _id, estado, feito }: PedidoRow,
): Promise<void> {
  if (!isRunning(estado) && !isClosed(estado)) return;
  for (const listed of await trx.list(pedidos, { where: { segue: _id }, fields: [] })) {
    // Read again, since a follower may have withdrawn a moment ago.
    const follower = await trx.lock(pedidos, { _id: listed._id, segue: _id });
    if (!follower || [estado, 'retirado'].includes(follower.estado)) continue;
    const moved = await moveTo(trx, context.now(), follower, { estado, feito });
    await writeToApplicant(trx, context, moved, stateNames[estado]);
  }
}
