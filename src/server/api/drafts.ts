import { type SqlBool, sql } from 'kysely';
import { draftCalls } from '../../calls/drafts.ts';
import { refusal } from '../../calls/refusal.ts';
import { validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import { type Place, placesIn, type Section } from '../../sections/section.ts';
import { sanitiseBody } from '../rules/sanitize.ts';
import { type DraftRow, discardDraft, drafts, keepDraft } from '../staff/drafts.ts';
import type { Store } from '../store/store.ts';
import type { AnyRecord } from '../store/table.ts';
import { staffOf } from './access.ts';
import type { Routes } from './route.ts';

/** The client makes the `_id`, so that sending a draft again after a lost answer is harmless. */
const isId = (_id: string) => /^[\w-]{16,64}$/.test(_id);

/** All fields but the typed values, which a list does not need. */
const headFields = Object.keys(drafts.fields).filter(
  (name) => !['valores', 'antes'].includes(name),
);

/** The values of a form, sanitised. */
function typedIn(text: string, { fields }: Section): AnyRecord {
  return sanitiseBody(fields, JSON.parse(text) as AnyRecord);
}

function isSame(section: Section, typed: AnyRecord, record: AnyRecord): boolean {
  const result = validate(section, { ...record, ...typed });
  return (
    result.ok &&
    Object.entries(result.values).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(record[name]),
    )
  );
}

type About = Pick<DraftRow, 'chave' | 'registo'>;

/** The record that a draft is about, with its current key; undefined if it is new or gone. */
async function recordOf(store: Store, { collection }: Place, { chave, registo }: About) {
  if (chave === '') return undefined;
  const { key } = collection;
  const where = registo === '' ? { [key]: chave } : { _id: registo };
  const fields = Object.hasOwn(collection.fields, key) ? [key] : [];
  const [row] = await store.list(collection, { where, fields, limit: 1 });
  return row && { _id: row._id, updatedAt: row.updatedAt, chave: String((row as AnyRecord)[key]) };
}

/** Whether a record that was saved after a draft holds what was typed into it. */
async function isSaved(
  store: Store,
  { collection, section }: Place,
  { _id, em }: DraftRow,
  record: string | undefined,
): Promise<boolean> {
  const later = sql<SqlBool>`"updatedAt" > ${em}`;
  const about = { where: record === undefined ? {} : { _id: record }, holds: later };
  if ((await store.count(collection, about)) === 0) return false;
  // Drafts are stored sanitised, so there is nothing to clean here.
  const { valores = '{}' } = (await store.find(drafts, { _id })) ?? {};
  const typed = JSON.parse(valores) as AnyRecord;
  // A draft of a new record may have become any record with the same name.
  const name = collection.key === 'identifier' ? collection.key : section.heading;
  const where = record === undefined ? { [name]: String(typed[name] ?? '') } : about.where;
  const records = await store.list(collection, { where, holds: later });
  return records.some((each) => isSame(section, typed, each));
}

/**
 * The key of the record that a draft continues, '' for a new one. Undefined if the record is gone,
 * or holds the same values since: then it was saved, and only the answer got lost.
 */
async function waitsFor(store: Store, place: Place, draft: DraftRow): Promise<string | undefined> {
  const record = await recordOf(store, place, draft);
  if (!record && draft.chave !== '') return undefined;
  return (await isSaved(store, place, draft, record?._id)) ? undefined : (record?.chave ?? '');
}

/** What people typed and have not saved; each person sees and changes only their own. */
export const draftRoutes: Routes = (route, { store, files, collections, now }) => {
  const places = new Map(placesIn(collections).map((place) => [place.section.name, place]));

  route(draftCalls.list, async ({ query: { seccao } }, request) => {
    const { _id: conta } = staffOf(request);
    const rows = await store.list(drafts, {
      where: { conta, ...(seccao && { seccao }) },
      order: [sql`"em" desc`],
      fields: headFields,
    });
    const waiting: DraftRow[] = [];
    for (const row of rows) {
      const place = places.get(row.seccao);
      const chave = place && (await waitsFor(store, place, row));
      if (chave !== undefined) waiting.push({ ...row, chave });
    }
    return { arrayRascunhos: waiting };
  });

  route(draftCalls.read, async ({ params: { _id } }, request) => {
    const row = await store.find(drafts, { _id, conta: staffOf(request)._id });
    const place = row && places.get(row.seccao);
    if (!place) return { rascunho: null, fotos: {}, ficheiros: {} };
    const valores = typedIn(row.valores, place.section);
    const antes = typedIn(row.antes, place.section);
    const { chave = row.chave } = (await recordOf(store, place, row)) ?? {};
    return {
      rascunho: { ...row, chave, valores, antes },
      fotos: await files.describe(drafts.fields, [row]),
      ficheiros: await files.describePdfs(drafts.fields, [row]),
    };
  });

  route(draftCalls.keep, async ({ params: { _id }, body }, request) => {
    const { desde, ...draft } = body;
    if (!isId(_id)) throw refusal(422, '_id', messages.invalid);
    const place = places.get(draft.seccao);
    if (!place) throw refusal(422, 'seccao', messages.invalid);
    const registo = draft.registo || (await recordOf(store, place, draft))?._id || '';
    const valores = JSON.stringify(typedIn(draft.valores, place.section));
    // Sanitised only to refuse now what could not be read back later.
    typedIn(draft.antes, place.section);
    const mine = { ...draft, registo, valores, _id, conta: staffOf(request)._id };
    return { rascunho: await keepDraft(store, mine, { desde, now: now() }) };
  });

  route(draftCalls.discard, async ({ params: { _id } }, request) => {
    return { rascunho: await discardDraft(store, { _id, conta: staffOf(request)._id }) };
  });
};
