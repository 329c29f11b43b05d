import { serverFeatures } from '../../features/all.server.ts';
import { lisbonDay, monthsBefore } from '../../language/calendar.ts';
import { day } from '../../language/durations.ts';
import { type ActivityVerb, monthsOfActivity } from '../../sections/atividade.ts';
import { daysOfLetters, monthsOfLetters } from '../../sections/cartas.ts';
import { monthsOfDrafts } from '../../sections/drafts.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { erasedOn } from '../../sections/signUp.ts';
import {
  type BookingContext,
  type EventoRow,
  type InscricaoRow,
  removeBookings,
} from '../bookings/inscricoes.ts';
import { outbox } from '../mail/outbox.ts';
import { tellDeletedForGood } from '../rules/deletedForGood.ts';
import { drafts } from '../staff/drafts.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { atividade, logActivity, theProgram } from '../tables/atividade.ts';
import { eraseOldBin, reciclagem } from '../tables/reciclagem.ts';
import { eraseOldVersions } from '../tables/versoes.ts';
import type { Context } from '../village/context.ts';

/** Letters that were delivered a month ago, those that will reach nobody any more, and last words whose time is over. */
async function eraseLetters(trx: Store, now: Date): Promise<number> {
  const monthAgo = new Date(now.getTime() - daysOfLetters * day).toISOString();
  const served = await trx.db
    .deleteFrom(outbox.name)
    .where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sentAt', '<', monthAgo)]),
        and([
          eb('goesOn', '<>', ''),
          // Whom the last word about a booking could not reach in a month, it will not reach.
          or([eb('goesOn', '<=', lisbonDay(now)), eb('createdAt', '<', monthAgo)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  const old = await removeBefore(trx, outbox, 'createdAt', monthsBefore(now, monthsOfLetters));
  return Number(served.numDeletedRows) + old;
}

/**
 * Erases personal data that has served: bookings six months after their event ended, messages after
 * a year (proofs and letters go with what they belong to), delivered letters after a month. What was
 * done is told, and is itself kept for a year.
 */
export async function eraseOldData(
  context: BookingContext & Pick<Context, 'rules'>,
): Promise<void> {
  const { store } = context;
  const now = context.now();
  const today = lisbonDay(now);
  const actor = { who: theProgram, now };
  await store.transaction(async (trx) => {
    const bookings: InscricaoRow[] = [];
    const isLongPast = (evento: Pick<EventoRow, 'startDate' | 'endDate'>) =>
      evento.startDate !== '' && erasedOn(evento) <= today;
    const eventos = await trx.list(noticiasEventos, { where: { type: 'EVENTO' } });
    for (const { _id } of eventos.filter(isLongPast)) {
      bookings.push(...(await removeBookings(trx, context, { evento: _id })));
    }
    // Those that followed their event into the bin are no younger for it.
    const deletedEventos = await trx.list(reciclagem, { where: { colecao: noticiasEventos.name } });
    for (const { _id } of deletedEventos.filter(({ valores }) => isLongPast(JSON.parse(valores)))) {
      bookings.push(...(await removeBookings(trx, context, { eventoApagado: _id })));
    }
    const erased: Partial<Record<ActivityVerb, number>> = { bookingsErased: bookings.length };
    for (const { erase } of serverFeatures) {
      if (erase) Object.assign(erased, await erase(trx, now));
    }
    const deleted = await eraseOldBin(trx, now);
    Object.assign(erased, {
      lettersErased: await eraseLetters(trx, now),
      binErased: deleted.length,
    });
    for (const [verb, count] of Object.entries(erased) as [ActivityVerb, number][]) {
      if (count > 0) await logActivity(trx, actor, { verb, subject: String(count) });
    }
    await tellDeletedForGood(trx, deleted, { ...context, actor });
  });
  await eraseOldVersions(store, now);
  await removeBefore(store, drafts, 'em', monthsBefore(now, monthsOfDrafts));
  await removeBefore(store, atividade, 'at', monthsBefore(now, monthsOfActivity));
}
