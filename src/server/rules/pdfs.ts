import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { pdfsOf } from '../files/filesTable.ts';
import type { Store } from '../store/store.ts';

/** Refuses attachments that are not PDFs of this site. */
export async function refuseOtherThanPdfs(
  store: Store,
  param: string,
  paths: readonly string[],
): Promise<void> {
  const known = await pdfsOf(store, paths);
  if (paths.some((path) => !(path in known))) throw refusal(422, param, messages.notAPdf);
}
