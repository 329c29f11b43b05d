import { lisbonDay } from '../../fields/calendar.ts';
import { monthsOfMessages } from '../../sections/mensagens.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { erasedOn, monthsAfterEvent } from '../../sections/signUp.ts';
import { outbox } from '../mail/outbox.ts';
import { removeBefore } from '../removeBefore.ts';
import type { Store } from '../store/store.ts';
import { inscricoes } from './inscricoes.ts';
import { mensagens } from './mensagens.ts';

const daysOfLetters = 30;
const day = 24 * 60 * 60 * 1000;

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/**
 * Erases personal data that has served: bookings six months after their event ended (their proofs
 * go with them), messages after a year, delivered letters after a month, and letters about what
 * was erased whatever their state.
 */
export async function eraseOldData(store: Store, now: Date): Promise<void> {
  const today = lisbonDay(now);
  await store.transaction(async (trx) => {
    const eventos = await trx.list(noticiasEventos, { where: { type: 'EVENTO' } });
    const longPast = eventos.filter(
      (evento) => evento.startDate !== '' && erasedOn(evento) <= today,
    );
    const erased = [
      ...(await trx.remove(inscricoes, { evento: longPast.map(({ _id }) => _id) })),
      ...(await trx.db
        .deleteFrom(mensagens.name)
        .where('receivedAt', '<', monthsBefore(now, monthsOfMessages).toISOString())
        .returning('_id')
        .execute()),
    ].map(({ _id }) => String(_id));
    await trx.remove(outbox, { about: erased });
  });
  const monthAgo = new Date(now.getTime() - daysOfLetters * day);
  await store.db
    .deleteFrom(outbox.name)
    .where('state', '=', 'sent')
    .where('sentAt', '<', monthAgo.toISOString())
    .execute();
  // Whom the last letter of a booking that is gone could not reach, it will not reach any more.
  await removeBefore(store, outbox, 'createdAt', monthsBefore(now, monthsAfterEvent));
}
