import { refusal } from '../../calls/refusal.ts';
import { logActivity } from '../../server/store/atividade.ts';
import { unlessDuplicate } from '../../server/store/duplicate.ts';
import type { Store } from '../../server/store/store.ts';
import type { Routes } from '../../server/village/context.ts';

import { frasesCalls } from './mensagemCalls.ts';
import { firstFrases, refusals } from './mensagens.ts';
import { frases as table } from './tables.server.ts';

const _id = table.name;

/** The phrases, and when they last changed (`estado`), which a save sends back. */
async function readFrases(store: Store): Promise<{ frases: string[]; estado: string }> {
  const row = await store.find(table, { _id });
  return { frases: row?.frases ?? firstFrases, estado: row?.updatedAt ?? '' };
}

/** Writes all phrases. If two people save the first row at once, the second fails as a duplicate. */
async function saveFrases(store: Store, values: string[]): Promise<void> {
  const changed = await store.change(table, { _id }, { frases: values });
  if (changed.length === 0) await store.create(table, { _id, frases: values });
}

/** Set phrases for answers, shared by all staff. */
export const frasesRoutes: Routes = (route, { store }) => {
  const meanwhile = () => {
    throw refusal(409, 'frases', refusals.phrasesMeanwhile);
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
    // Before the first save there is no row to lock, so another first save may win the race.
    return unlessDuplicate(save, meanwhile);
  });
};
