import { lisbonDay, monthsBefore } from '../../language/calendar.ts';
import { day } from '../../language/durations.ts';
import { type ActivityVerb, monthsOfActivity } from '../../sections/atividade.ts';
import { daysOfLetters, monthsOfLetters } from '../../sections/cartas.ts';
import { monthsOfDrafts } from '../../sections/drafts.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { sweepAttachments } from '../mail/attachments.ts';
import { outbox } from '../mail/outbox.ts';
import { eraseOldRequests } from '../people/pedidosDados.ts';
import { tellDeletedForGood } from '../rules/deletedForGood.ts';
import { drafts } from '../staff/drafts.ts';
import { sweepSessions } from '../staff/sessions.ts';
import { atividade, logActivity, theProgram } from '../store/atividade.ts';
import { eraseOldBin } from '../store/reciclagem.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { vacuum } from '../store/vacuum.ts';
import { eraseOldVersions } from '../store/versoes.ts';
import type { Context } from './context.ts';

/** Erases letters delivered a month ago, old ones of any state, and last letters once due (`goesOn`). */
async function eraseLetters(trx: Store, now: Date): Promise<number> {
  const monthAgo = new Date(now.getTime() - daysOfLetters * day).toISOString();
  const served = await trx.db
    .deleteFrom(outbox.name)
    .where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sentAt', '<', monthAgo)]),
        and([
          eb('goesOn', '<>', ''),
          // A last letter that could not be delivered in a month never will be.
          or([eb('goesOn', '<=', lisbonDay(now)), eb('createdAt', '<', monthAgo)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  const old = await removeBefore(trx, outbox, 'createdAt', monthsBefore(now, monthsOfLetters));
  return Number(served.numDeletedRows) + old;
}

/**
 * Erases personal data that is no longer needed: what each feature says, and delivered letters
 * after a month. How much was erased is logged as activity, which is itself kept for a year.
 */
export async function eraseOldData(
  context: Pick<Context, 'store' | 'config' | 'now' | 'rules' | 'withdraw' | 'erase'>,
): Promise<void> {
  const { store } = context;
  const now = context.now();
  const actor = { who: theProgram, now };
  await store.transaction(async (trx) => {
    const ofFeatures = await context.erase(trx, context);
    const deleted = await eraseOldBin(trx, now);
    const erased = {
      ...ofFeatures,
      lettersErased: await eraseLetters(trx, now),
      binErased: deleted.length,
    };
    for (const [verb, count] of Object.entries(erased) as [ActivityVerb, number][]) {
      if (count > 0) await logActivity(trx, actor, { verb, subject: String(count) });
    }
    await tellDeletedForGood(trx, deleted, { ...context, actor });
  });
  await sweepAttachments(context);
  await eraseOldVersions(store, now);
  await removeBefore(store, drafts, 'em', monthsBefore(now, monthsOfDrafts));
  await eraseOldRequests(store, now);
  await removeBefore(store, atividade, 'at', monthsBefore(now, monthsOfActivity));
}

/** Erases all that has run out, and gives its room on the disk back. */
export async function eraseExpired(context: Context): Promise<void> {
  const { store, content, now } = context;
  await sweepSessions(store, now());
  await removeBefore(store, captchas, 'expiresAt', now());
  await removeBefore(store, calls, 'until', now());
  await eraseOldData(context);
  await vacuum(store);
  await content.change();
}
