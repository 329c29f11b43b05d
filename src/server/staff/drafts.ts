import { notFound, refusal } from '../../calls/refusal.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { draftFields, mostDrafts } from '../../sections/drafts.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { pedidosPublicacao } from './pedidosPublicacao.ts';
import { staff } from './staff.ts';

/** What an account typed into a form and has not saved: a row for each record, and for a new one of each section. */
export const drafts = table({
  name: 'rascunhos',
  fields: {
    conta: text('Conta'),
    seccao: text('Secção'),
    ...draftFields,
    em: instant('Última alteração'),
  },
  belongsTo: { field: 'conta', table: staff.name },
});

export type DraftRow = Row<typeof drafts.fields>;

/** Whose draft it is and what about; the `_id` of its row is made of this, so there can be only one. */
export type DraftPlace = Pick<DraftRow, 'conta' | 'seccao' | 'registo'>;

export const draftId = ({ conta, seccao, registo }: DraftPlace) => `${conta}.${seccao}.${registo}`;

type Kept = DraftPlace & Omit<DraftRow, 'sequence' | '_id' | 'updatedAt' | 'demo' | 'em'>;

/** What was typed elsewhere since. */
export class NewerDraft extends Error {
  readonly newer: DraftRow;
  constructor(newer: DraftRow) {
    super(messages.draftElsewhere);
    this.newer = newer;
  }
}

async function keepOnce(trx: Store, draft: Kept, desde: string, em: string): Promise<DraftRow> {
  const { conta, revisao } = draft;
  const _id = draftId(draft);
  const stored = await trx.lock(drafts, { _id });
  if (!stored) {
    // Locked, so that two drafts at once cannot both be the last one allowed.
    await trx.lock(staff, { _id: conta });
    if ((await trx.count(drafts, { where: { conta } })) >= mostDrafts) {
      throw refusal(422, '', messages.tooManyDrafts(mostDrafts));
    }
    return trx.create(drafts, { ...draft, _id, em });
  }
  // It has come before, and only the answer got lost.
  if (stored.revisao === revisao) return stored;
  if (stored.revisao !== desde) throw new NewerDraft(stored);
  return trx.changeOne(drafts, { _id }, { ...draft, em });
}

/** Keeps a draft over the revision that it goes on from (`desde`), and over no other. */
export function keepDraft(
  store: Store,
  draft: Kept,
  { desde, now }: { desde: string; now: Date },
): Promise<DraftRow> {
  const keep = () => store.transaction((trx) => keepOnce(trx, draft, desde, now.toISOString()));
  // Two windows may begin it at once: the second try then finds the row of the first.
  return unlessDuplicate(keep, keep);
}

/** Removes a draft, unless it was gone on with elsewhere. */
export function discardDraft(store: Store, place: DraftPlace, desde: string): Promise<DraftRow> {
  return store.transaction(async (trx) => {
    const _id = draftId(place);
    const stored = await trx.lock(drafts, { _id });
    if (!stored) throw notFound('registo');
    if (stored.revisao !== desde) throw new NewerDraft(stored);
    await trx.remove(drafts, { _id });
    return stored;
  });
}

/** Removes the drafts of all accounts, and the requests to publish, about records that are gone for good. */
export async function removeDraftsAbout(
  trx: Store,
  gone: readonly { _id: string }[],
): Promise<void> {
  const registo = gone.map(({ _id }) => _id);
  await trx.remove(drafts, { registo });
  await trx.remove(pedidosPublicacao, { registo });
}
