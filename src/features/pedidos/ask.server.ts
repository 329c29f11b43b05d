import { createHash, randomUUID } from 'node:crypto';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { addWorkingDays, workingDaysBetween } from '../../language/workingDays.ts';
import type { FormValues } from '../../sections/form.ts';
import { estadoOf } from '../../sections/life.ts';
import type { LetterContext } from '../../server/mail/outbox.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { lockUntilCommit } from '../../server/store/lock.ts';
import type { Store } from '../../server/store/store.ts';
import type { Row } from '../../server/store/table.ts';
import { type Actor, logActivity } from '../../server/tables/atividade.ts';
import { readDefinicoes } from '../../server/tables/definicoes.ts';
import { checkRespostas } from './checkRespostas.ts';
import { type Estado, isClosed, isRunning } from './estados.ts';
import { writeToApplicant, writeToCouncil } from './letters.server.ts';
import { type pedidoAoBalcao, refusals } from './pedidos.ts';
import { type Respostas, takesFiles } from './questions.ts';
import { servicos, usualDays } from './servicos.ts';
import { nextNumber, type PedidoRow, passos, pedidos } from './tables.server.ts';

/** What those who look after requests work with. */
export type RequestContext = LetterContext & { store: Store };

type Asked = FormValues<typeof pedidoAoBalcao>;

/** The same for every sending of one form, and nobody else's. */
function formKey({ servico, nome, email, chave }: Asked): string {
  if (chave === '') return randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([servico, nome, email, chave]))
    .digest('base64url');
}

type New = Pick<PedidoRow, 'nome' | 'email' | 'telemovel' | 'chave'> & { respostas: Respostas };

/** Writes a request down, with its number and the day by which it has to be answered. */
export async function createRequest(
  trx: Store,
  now: Date,
  {
    identifier: servico,
    name: servicoNome,
    perguntas,
    taxa,
    prazo: days,
  }: Row<typeof servicos.fields>,
  { respostas, ...asked }: New,
): Promise<PedidoRow> {
  const today = lisbonDay(now);
  const prazo = days ?? usualDays;
  const { feriados } = await readDefinicoes(trx);
  return trx.create(pedidos, {
    ...{ ...asked, servico, servicoNome, perguntas, taxa, prazo },
    respostas: JSON.stringify(respostas),
    prazoAte: addWorkingDays(today, prazo, feriados),
    recebidoEm: now.toISOString(),
    numero: await nextNumber(trx, today.slice(0, 4)),
    segredo: newSecret(),
  });
}

/** Notes who at the council took a request down for somebody. */
async function noteClerk(trx: Store, { _id, numero }: PedidoRow, clerk: Actor): Promise<void> {
  const texto = 'Registado ao balcão ou por telefone.';
  const em = clerk.now.toISOString();
  await trx.create(passos, { pedido: _id, de: 'nota', texto, por: clerk.who, em });
  const about = { place: pedidos.name, target: _id };
  await logActivity(trx, clerk, { verb: 'requestEntered', subject: numero, ...about });
}

/**
 * Takes in a request, or says why not: from a visitor who may ask, which is looked at after a repeated
 * form was recognised, or from a clerk. What can only be had at the counter is for clerks alone; the
 * papers that are shown there are none that were promised.
 */
export async function ask(
  context: RequestContext,
  asked: Asked,
  from: { mayAsk(trx: Store): Promise<boolean> } | { clerk: Actor },
): Promise<PedidoRow> {
  const chave = formKey(asked);
  const clerk = 'clerk' in from ? from.clerk : undefined;
  return context.store.transaction(async (trx) => {
    const now = context.now();
    // The same form, sent again at once, waits for the answer to the first.
    await lockUntilCommit(trx, chave);
    const already = await trx.find(pedidos, { chave });
    if (already) return already;
    if ('mayAsk' in from && !(await from.mayAsk(trx))) {
      throw refusal(422, 'captcha', messages.captcha);
    }
    const servico = await trx.find(servicos, { identifier: asked.servico });
    const isOffered = servico && (clerk || servico.perguntas.length > 0);
    if (!isOffered || estadoOf(servico, now) !== 'publicado') {
      throw refusal(409, 'servico', refusals.gone);
    }
    const perguntas = servico.perguntas.filter((each) => !clerk || !takesFiles(each));
    const { respostas, errors } = checkRespostas(perguntas, asked.respostas);
    if (errors.length > 0) throw new Refusal(422, errors);
    const { nome, email, telemovel } = asked;
    const row = await createRequest(trx, now, servico, {
      nome,
      email,
      telemovel,
      chave,
      respostas,
    });
    await writeToApplicant(trx, context, row, 'Pedido recebido');
    if (clerk) await noteClerk(trx, row, clerk);
    else await writeToCouncil(trx, context, row, 'Novo pedido');
    return row;
  });
}

/** Brings a request into another state. While somebody else is awaited its time stands still, and afterwards goes on from there. */
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
  const versao = (pedido.versao ?? 0) + 1;
  const all = { motivo: '', ...change, prazoAte, paradoEm, fechadoEm, versao };
  const [changed = pedido] = await trx.change(pedidos, { _id: pedido._id }, all);
  return changed;
}
