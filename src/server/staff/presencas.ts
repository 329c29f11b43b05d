import { sql } from 'kysely';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';
import { staff } from './staff.ts';

/** Who has a record open in a form right now: a row for each window, which renews it while it is open. */
export const presencas = table({
  name: 'presencas',
  fields: {
    conta: text('Conta'),
    seccao: text('Secção'),
    chave: text('Registo'),
    em: instant('Visto em'),
  },
  belongsTo: { field: 'conta', table: staff.name },
});

/** A window that was silent for longer is gone: a form says every 15 seconds that it is there. */
const silenceMs = 40_000;

type Open = { janela: string; conta: string; seccao: string; chave: string };

/** Notes that a window has a record open, and returns the usernames of other windows that do. */
export async function notePresence(
  store: Store,
  { janela, conta, seccao, chave }: Open,
  now: Date,
): Promise<string[]> {
  const gone = new Date(now.getTime() - silenceMs);
  await removeBefore(store, presencas, 'em', gone);
  const place = { seccao, chave, em: now.toISOString() };
  const [known] = await store.change(presencas, { _id: janela, conta }, place);
  const note = () => store.create(presencas, { _id: janela, conta, ...place });
  // The window may say it twice at once.
  if (!known) await unlessDuplicate<unknown>(note, () => {});
  const others = await store.list(presencas, {
    where: { seccao, chave },
    holds: sql`"em" >= ${gone.toISOString()} and "_id" <> ${janela}`,
  });
  const accounts = await store.list(staff, { where: { _id: others.map((each) => each.conta) } });
  return accounts.map(({ username }) => username);
}

/** Notes that a window no longer has its record open. */
export async function endPresence(store: Store, janela: string, conta: string): Promise<void> {
  await store.remove(presencas, { _id: janela, conta });
}
