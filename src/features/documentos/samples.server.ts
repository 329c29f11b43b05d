import type { Store } from '../../server/store/store.ts';
import { documentos } from './documentos.ts';

/** Makes one of the minutes a draft, for the pictures of the screens. */
export async function addSample(store: Store): Promise<void> {
  const [ata] = await store.list(documentos, { where: { type: 'Ata' }, limit: 1 });
  if (ata) await store.change(documentos, { _id: ata._id }, { rascunho: true });
}
