import { sql } from 'kysely';
import { rascunhoCalls } from '../../calls/rascunhos.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { validate } from '../../fields/validate.ts';
import { type Place, placesIn, type Section } from '../../sections/section.ts';
import { discardDraft, keepDraft, type RascunhoRow, rascunhos } from '../staff/rascunhos.ts';
import type { Store } from '../store/store.ts';
import { staffOf } from './access.ts';
import type { Routes } from './route.ts';
import { sanitiseBody } from './sanitize.ts';

type AnyRecord = Record<string, unknown>;

/** Made by the client, so that sending again what got no answer is harmless. */
const isId = (_id: string) => /^[\w-]{16,64}$/.test(_id);

function headOf({ sequence, updatedAt, demo, conta, valores, antes, ...head }: RascunhoRow) {
  return head;
}

/** What a form held, with nothing in it that its editor could not have made. */
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

/** The record that a draft is about; of a new one those it may have become, should it have been saved. */
async function recordsOf(store: Store, { collection, section }: Place, draft: RascunhoRow) {
  const { key } = collection;
  const name = draft.chave !== '' || key === 'identifier' ? key : section.heading;
  const value = draft.chave || String((JSON.parse(draft.valores) as AnyRecord)[name] ?? '');
  return value === '' ? [] : store.list(collection, { where: { [name]: value } });
}

/**
 * Whether there is something to go on with. Not where the record is gone, nor where it holds the very
 * same since: then it was saved, and only the word about it got lost.
 */
async function isWaiting(store: Store, place: Place, draft: RascunhoRow): Promise<boolean> {
  const records = await recordsOf(store, place, draft);
  if (records.length === 0) return draft.chave === '';
  const later = records.filter(({ updatedAt }) => updatedAt > draft.em);
  if (later.length === 0) return true;
  const typed = typedIn(draft.valores, place.section);
  return !later.some((record) => isSame(place.section, typed, record));
}

/** What people typed and have not saved; each person sees and changes only their own. */
export const rascunhoRoutes: Routes = (route, { store, files, collections, now }) => {
  const places = new Map(placesIn(collections).map((place) => [place.section.name, place]));

  route(rascunhoCalls.list, async ({ query: { seccao } }, request) => {
    const { _id: conta } = staffOf(request);
    const rows = await store.list(rascunhos, {
      where: { conta, ...(seccao && { seccao }) },
      order: [sql`"em" desc`],
    });
    const waiting: RascunhoRow[] = [];
    for (const row of rows) {
      const place = places.get(row.seccao);
      if (place && (await isWaiting(store, place, row))) waiting.push(row);
    }
    return { arrayRascunhos: waiting.map(headOf) };
  });

  route(rascunhoCalls.read, async ({ params: { _id } }, request) => {
    const row = await store.find(rascunhos, { _id, conta: staffOf(request)._id });
    const place = row && places.get(row.seccao);
    if (!place) return { rascunho: null, fotos: {}, ficheiros: {} };
    const valores = typedIn(row.valores, place.section);
    const antes = typedIn(row.antes, place.section);
    return {
      rascunho: { ...headOf(row), valores, antes },
      fotos: await files.describe(rascunhos.fields, [row]),
      ficheiros: await files.describePdfs(rascunhos.fields, [row]),
    };
  });

  route(rascunhoCalls.keep, async ({ params: { _id }, body }, request) => {
    const { desde, ...draft } = body;
    if (!isId(_id)) throw refusal(422, '_id', messages.invalid);
    const section = places.get(draft.seccao)?.section;
    if (!section) throw refusal(422, 'seccao', messages.invalid);
    // What could not be given back is not taken.
    for (const typed of [draft.valores, draft.antes]) typedIn(typed, section);
    const mine = { ...draft, _id, conta: staffOf(request)._id };
    return { rascunho: headOf(await keepDraft(store, mine, { desde, now: now() })) };
  });

  route(rascunhoCalls.discard, async ({ params: { _id } }, request) => {
    const removed = await discardDraft(store, { _id, conta: staffOf(request)._id });
    return { rascunho: headOf(removed) };
  });
};
