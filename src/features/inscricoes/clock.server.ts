import { type SqlBool, sql } from 'kysely';
import { addDays, isAhead, lisbonDay } from '../../language/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { theProgram } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { isUnpaid } from './bookingFilters.server.ts';
import { isProofUnchecked, owedFor } from './bookingMoney.ts';
import { freeOn, isDaytime, remindOn } from './deadlines.ts';
import { eventTomorrow } from './eventLetters.server.ts';
import { bookingExpired } from './letters.server.ts';
import { paymentReminder } from './moneyLetters.server.ts';
import {
  type BookingContext,
  changeLocked,
  type EventoRow,
  type InscricaoRow,
  inscricoes,
  lockWithEvent,
  proofOf,
} from './tables.server.ts';
import { offerPlaces } from './waitingList.server.ts';
import { logBookingActivity, withdrawOutdated, writeLetters } from './writeLetters.server.ts';

/** Runs `work` on a booking if it is still active, and its event, both read again under lock. */
async function withActive(
  context: BookingContext,
  { _id }: Pick<InscricaoRow, '_id'>,
  work: (
    trx: BookingContext['store'],
    found: { inscricao: InscricaoRow; evento: EventoRow },
  ) => Promise<void>,
): Promise<void> {
  await context.store.transaction(async (trx) => {
    const found = await lockWithEvent(trx, { _id });
    if (found?.inscricao.estado === 'ativa') await work(trx, found);
  });
}

type Dated = Pick<InscricaoRow, 'lembrada' | 'pagarAte' | 'enrollmentDate'>;

/**
 * Reminds visitors who have not paid, and expires bookings whose deadline has passed. Leaves alone
 * bookings that are paid in part or have a proof, and events that have begun.
 */
async function followDeadlines(context: BookingContext): Promise<void> {
  const { store } = context;
  const now = context.now();
  const today = lisbonDay(now);
  const { feriados } = await readDefinicoesForLetters(store);
  // Far enough ahead: no run of weekends and holidays is longer.
  const soon = addDays(today, 10);
  const near = sql<SqlBool>`"estado" = 'ativa' and "pagarAte" <> '' and "pagarAte" <= ${soon}
    and "evento" is not null and ${isUnpaid}`;
  const isLate = ({ pagarAte }: Dated) => today >= freeOn(pagarAte, feriados);
  const isToRemind = ({ lembrada, pagarAte, enrollmentDate }: Dated) =>
    !lembrada &&
    today >= remindOn(pagarAte, feriados) &&
    lisbonDay(new Date(enrollmentDate)) < today;
  for (const row of await store.list(inscricoes, { condition: near })) {
    if (!isLate(row) && !isToRemind(row)) continue;
    await withActive(context, row, async (trx, { inscricao, evento }) => {
      const { _id } = inscricao;
      const hasProof = isProofUnchecked({ ...inscricao, ...(await proofOf(trx, _id)) });
      const isOpen = isAhead(evento.startDate, evento.startTime, now) && !hasProof;
      if (!isOpen || owedFor(inscricao) === 0 || heldFor(inscricao) > 0) return;
      if (isLate(inscricao)) {
        const expired = await changeLocked(trx, inscricao, { estado: 'expirada' });
        await withdrawOutdated(trx, expired);
        await writeLetters(
          trx,
          context,
          { inscricao: expired, evento },
          { toVisitor: bookingExpired },
        );
        const verb = 'bookingExpired';
        await logBookingActivity(trx, { who: theProgram, now }, { verb, inscricao: expired });
      } else if (isToRemind(inscricao)) {
        await trx.change(inscricoes, { _id }, { lembrada: true });
        await writeLetters(trx, context, { inscricao, evento }, { toVisitor: paymentReminder });
      }
    });
  }
}

/** Writes to those who come tomorrow. */
async function remindOfTomorrow(context: BookingContext): Promise<void> {
  const startDate = addDays(lisbonDay(context.now()), 1);
  const where = { type: 'EVENTO', startDate, cancelado: false } as const;
  for (const { _id } of await context.store.list(noticiasEventos, { where })) {
    // `avisadaPara` holds the day they were told of, so that a postponed event is announced again.
    const untold = sql<SqlBool>`"avisadaPara" <> ${startDate}`;
    const coming = { where: { evento: _id, estado: 'ativa' }, condition: untold } as const;
    for (const row of await context.store.list(inscricoes, coming)) {
      await withActive(context, row, async (trx, { inscricao, evento }) => {
        const isTold = inscricao.avisadaPara === startDate;
        if (isTold || evento.cancelado || evento.startDate !== startDate) return;
        await trx.change(inscricoes, { _id: inscricao._id }, { avisadaPara: startDate });
        await writeLetters(trx, context, { inscricao, evento }, { toVisitor: eventTomorrow });
      });
    }
  }
}

/** Upcoming events with bookings on the waiting list, or with places offered. */
async function awaitedEvents({ store, now }: BookingContext): Promise<string[]> {
  const rows = await store.db
    .selectFrom(inscricoes.name)
    .innerJoin(noticiasEventos.name, `${noticiasEventos.name}._id`, `${inscricoes.name}.evento`)
    .where(`${inscricoes.name}.estado`, 'in', ['espera', 'oferta'])
    .where(`${noticiasEventos.name}.startDate`, '>=', lisbonDay(now()))
    .select(`${inscricoes.name}.evento`)
    .distinct()
    .execute();
  return rows.map(({ evento }) => String(evento));
}

/** The work of every minute: deadlines and reminders by day, offers at any hour. */
export async function runDeadlines(context: BookingContext): Promise<void> {
  if (isDaytime(context.now())) {
    await followDeadlines(context);
    await remindOfTomorrow(context);
  }
  for (const evento of await awaitedEvents(context)) await offerPlaces(context, evento);
}
