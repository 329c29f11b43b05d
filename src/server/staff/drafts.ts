import { notFound, refusal } from '../../calls/refusal.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { draftFields, mostDrafts, revisionOf } from '../../sections/drafts.ts';
import type { Collection } from '../../sections/section.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { pedidosPublicacao } from '../tables/pedidosPublicacao.ts';
import { staff } from './staff.ts';

/** What an account typed into a form and has not saved. */
export const drafts = table({
  name: 'rascunhos',
  fields: {
    conta: text('Conta'),
    ...draftFields,
    /** The `_id` of the record, since another may take over its key. */
    registo: text('Registo'),
    em: instant('Última alteração'),
  },
  belongsTo: { field: 'conta', table: staff.name },
});

export type DraftRow = Row<typeof drafts.fields>;

type Kept = Omit<DraftRow, 'sequence' | 'updatedAt' | 'demo' | 'em'>;

async function keepOnce(trx: Store, draft: Kept, desde: string, em: string): Promise<DraftRow> {
  const { _id, conta, seccao, chave, registo, janela, passo } = draft;
  const found = await trx.lock(drafts, { _id });
  if (!found) {
    // Locked, so that two drafts at once cannot both be the last one allowed.
    await trx.lock(staff, { _id: conta });
    if ((await trx.count(drafts, { where: { conta } })) >= mostDrafts) {
      throw refusal(422, '', messages.tooManyDrafts(mostDrafts));
    }
    return trx.create(drafts, { ...draft, em });
  }
  const isOfTheSame = registo && found.registo ? found.registo === registo : found.chave === chave;
  if (found.conta !== conta || found.seccao !== seccao || !isOfTheSame) throw notFound('_id');
  if (found.janela === janela) {
    // A step that comes twice, or late, is already there.
    if ((passo ?? 0) <= (found.passo ?? 0)) return found;
  } else if (revisionOf(found) !== desde) throw refusal(409, 'desde', messages.draftElsewhere);
  const written = { ...draft, registo: registo || found.registo, em };
  return trx.changeOne(drafts, { _id }, written);
}

/**
 * Keeps a draft under the `_id` that its window gave it. Only that window, or one that knows the
 * state it goes on from, may overwrite it: so what was typed in two windows is never mixed or lost.
 */
export function keepDraft(
  store: Store,
  draft: Kept,
  { desde, now }: { desde: string; now: Date },
): Promise<DraftRow> {
  const keep = () => store.transaction((trx) => keepOnce(trx, draft, desde, now.toISOString()));
  // It may be sent twice at once: the second try then finds the row.
  return unlessDuplicate(keep, keep);
}

/** Removes a draft of an account; somebody else's counts as unknown. */
export async function discardDraft(
  store: Store,
  mine: Pick<DraftRow, '_id' | 'conta'>,
): Promise<DraftRow> {
  const [removed] = await store.remove(drafts, mine);
  if (!removed) throw notFound('_id');
  return removed;
}

/** Removes the drafts of all accounts, and the requests to publish, about records that are gone for good. */
export async function removeDraftsAbout(
  trx: Store,
  { sections, key }: Collection,
  gone: readonly Record<string, unknown>[],
): Promise<void> {
  const registo = gone.map(({ _id }) => String(_id));
  await trx.remove(drafts, { registo });
  await trx.remove(pedidosPublicacao, { registo });
  // Older drafts know their record only by its key.
  const seccao = sections.map(({ name }) => name);
  const chave = gone.map((record) => String(record[key]));
  await trx.remove(drafts, { seccao, chave, registo: '' });
}
