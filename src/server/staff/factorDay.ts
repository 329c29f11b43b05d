import { date } from '../../fields/date.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** One row: the day from which everybody needs a second factor. */
export const factorDays = table({ name: 'factorDays', fields: { desde: date('Desde') } });

const _id = factorDays.name;

/** That day, or '' while nobody needs one. */
export async function readFactorDay(store: Store): Promise<string> {
  return (await store.find(factorDays, { _id }))?.desde ?? '';
}

/** Whether that day has come. */
export async function isFactorRequired(store: Store, now: Date): Promise<boolean> {
  const desde = await readFactorDay(store);
  return desde !== '' && desde <= lisbonDay(now);
}

/** Sets that day; with '' nobody needs one any more. */
export async function saveFactorDay(store: Store, desde: string, actor: Actor): Promise<void> {
  await store.transaction(async (trx) => {
    const changed = await trx.change(factorDays, { _id }, { desde });
    if (changed.length === 0) await trx.create(factorDays, { _id, desde });
    const verb = desde === '' ? 'factorNotAsked' : 'factorAsked';
    await logActivity(trx, actor, { verb, place: 'contas', subject: desde });
  });
}
