import { frasesCalls } from '../../calls/messages.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { unlessDuplicate } from '../store/unlessDuplicate.ts';
import { logActivity } from '../tables/atividade.ts';
import { readFrases, saveFrases, frases as table } from '../tables/frases.ts';
import type { Routes } from './route.ts';

/** Set phrases for answers, which staff keep for each other. */
export const frasesRoutes: Routes = (route, { store }) => {
  const meanwhile = () => {
    throw refusal(409, 'frases', messages.phrasesMeanwhile);
  };

  route(frasesCalls.read, () => readFrases(store));

  route(frasesCalls.save, async ({ body: { frases, estado }, actor }) => {
    const save = () =>
      store.transaction(async (trx) => {
        await trx.lock(table, {});
        if ((await readFrases(trx)).estado !== estado) meanwhile();
        await saveFrases(trx, frases);
        await logActivity(trx, actor, { verb: 'phrasesChanged' });
        return readFrases(trx);
      });
    // Somebody else may change them for the first time in this very moment.
    return unlessDuplicate(save, meanwhile);
  });
};
