import type { LetterContext } from '../mail/outbox.ts';
import type { Actor } from '../store/atividade.ts';
import type { InBin } from '../store/reciclagem.ts';
import type { Store } from '../store/store.ts';
import type { Rule } from './rule.ts';

type Rules = Readonly<Record<string, Rule | undefined>>;

/** Calls `afterActivity` for records that were deleted for good; all of them have already left the bin. */
export async function tellDeletedForGood(
  trx: Store,
  gone: readonly InBin[],
  context: LetterContext & { rules: Rules; actor: Actor },
): Promise<void> {
  for (const { colecao, valores } of gone) {
    const { afterActivity } = context.rules[colecao] ?? {};
    if (!afterActivity) continue;
    const row = JSON.parse(valores);
    await afterActivity(trx, { verb: 'deletedForGood', row, previous: row }, context);
  }
}
