import { lisbonDay } from '../../fields/calendar.ts';
import { monthsOfActivity } from '../../sections/atividade.ts';
import { monthsOfMessages } from '../../sections/mensagens.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { erasedOn, monthsAfterEvent } from '../../sections/signUp.ts';
import { atividade, note, theProgram } from '../atividade.ts';
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

/** Letters that were delivered a month ago, and those that will reach nobody any more. */
async function eraseLetters(trx: Store, about: string[], now: Date): Promise<number> {
  const withTheirCause = await trx.remove(outbox, { about });
  const monthAgo = new Date(now.getTime() - daysOfLetters * day);
  const delivered = await trx.db
    .deleteFrom(outbox.name)
    .where('state', '=', 'sent')
    .where('sentAt', '<', monthAgo.toISOString())
    .executeTakeFirst();
  // Whom the last letter of a booking that is gone could not reach, it will not reach any more.
  const old = await removeBefore(trx, outbox, 'createdAt', monthsBefore(now, monthsAfterEvent));
  return withTheirCause.length + Number(delivered.numDeletedRows) + old;
}

/**
 * Erases personal data that has served: bookings six months after their event ended (their proofs
 * go with them), messages after a year, delivered letters after a month, and letters about what
 * was erased whatever their state. What was done is told, and is itself kept for a year.
 */
export async function eraseOldData(store: Store, now: Date): Promise<void> {
  const today = lisbonDay(now);
  await store.transaction(async (trx) => {
    const eventos = await trx.list(noticiasEventos, { where: { type: 'EVENTO' } });
    const longPast = eventos.filter(
      (evento) => evento.startDate !== '' && erasedOn(evento) <= today,
    );
    const bookings = await trx.remove(inscricoes, { evento: longPast.map(({ _id }) => _id) });
    const messages = await trx.db
      .deleteFrom(mensagens.name)
      .where('receivedAt', '<', monthsBefore(now, monthsOfMessages).toISOString())
      .returning('_id')
      .execute();
    const erased = [...bookings, ...messages].map(({ _id }) => String(_id));
    const letters = await eraseLetters(trx, erased, now);

    for (const [verb, count] of [
      ['bookingsErased', bookings.length],
      ['messagesErased', messages.length],
      ['lettersErased', letters],
    ] as const) {
      if (count > 0) await note(trx, { who: theProgram, now }, { verb, subject: String(count) });
    }
  });
  await removeBefore(store, atividade, 'at', monthsBefore(now, monthsOfActivity));
}
