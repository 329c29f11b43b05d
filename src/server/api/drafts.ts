import type { FastifyRequest } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { draftCalls } from '../../calls/drafts.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { validate } from '../../fields/validate.ts';
import { type Place, placesIn, type Section } from '../../sections/section.ts';
import { sanitiseBody } from '../rules/sanitize.ts';
import {
  type DraftPlace,
  type DraftRow,
  discardDraft,
  draftId,
  drafts,
  keepDraft,
  NewerDraft,
} from '../staff/drafts.ts';
import type { Store } from '../store/store.ts';
import type { AnyRecord } from '../store/table.ts';
import type { Routes } from '../village/context.ts';
import { staffOf } from './access.ts';

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

/** The record that a draft is about, with its current key; undefined if it is new or gone. */
async function recordOf(store: Store, { collection }: Place, { registo }: DraftRow) {
  if (registo === '') return undefined;
  const { key } = collection;
  const fields = Object.hasOwn(collection.fields, key) ? [key] : [];
  const [row] = await store.list(collection, { where: { _id: registo }, fields, limit: 1 });
  return row && { _id: row._id, chave: String((row as AnyRecord)[key]) };
}

/** Whether a record that was saved after a draft holds what was typed into it. */
async function isSaved(
  store: Store,
  { collection, section }: Place,
  { _id, em, registo }: DraftRow,
): Promise<boolean> {
  const later = sql<SqlBool>`"updatedAt" > ${em}`;
  const about = { where: registo === '' ? {} : { _id: registo }, condition: later };
  if ((await store.count(collection, about)) === 0) return false;
  // Drafts are stored sanitised, so there is nothing to clean here.
  const { valores = '{}' } = (await store.find(drafts, { _id })) ?? {};
  const typed = JSON.parse(valores) as AnyRecord;
  // A draft of a new record may have become any record with the same name.
  const name = collection.key === 'identifier' ? collection.key : section.heading;
  const where = registo === '' ? { [name]: String(typed[name] ?? '') } : about.where;
  const records = await store.list(collection, { where, condition: later });
  return records.some((each) => isSame(section, typed, each));
}

/**
 * The key of the record that a draft continues, '' for a new one. Undefined if the record is gone,
 * or holds the same values since: then it was saved, and only the answer got lost.
 */
async function waitsFor(store: Store, place: Place, draft: DraftRow): Promise<string | undefined> {
  const record = await recordOf(store, place, draft);
  if (!record && draft.registo !== '') return undefined;
  return (await isSaved(store, place, draft)) ? undefined : (record?.chave ?? '');
}

/** What people typed and have not saved; each person sees and changes only their own. */
export const draftRoutes: Routes = (route, { store, files, collections, now }) => {
  const places = new Map(placesIn(collections).map((place) => [place.section.name, place]));

  function placeOf(seccao: string): Place {
    const place = places.get(seccao);
    if (!place) throw notFound('seccao');
    return place;
  }

  async function headOf(row: DraftRow) {
    return { ...row, chave: (await recordOf(store, placeOf(row.seccao), row))?.chave ?? '' };
  }

  async function wholeOf(row: DraftRow) {
    const { section } = placeOf(row.seccao);
    return {
      rascunho: {
        ...(await headOf(row)),
        valores: typedIn(row.valores, section),
        antes: typedIn(row.antes, section),
      },
      fotos: await files.describe(drafts.fields, [row]),
      ficheiros: await files.describePdfs(drafts.fields, [row]),
    };
  }

  /** Refuses with the newer draft, so that the form can ask which of the two to go on with. */
  async function unlessNewer(work: Promise<DraftRow>) {
    try {
      return { rascunho: await headOf(await work) };
    } catch (error) {
      if (!(error instanceof NewerDraft)) throw error;
      throw refusal(409, 'desde', error.message, await wholeOf(error.newer));
    }
  }

  route(draftCalls.list, async ({ query: { seccao } }, request) => {
    const { _id: conta } = staffOf(request);
    const rows = await store.list(drafts, {
      where: { conta, ...(seccao && { seccao }) },
      order: [sql`"em" desc`],
      fields: headFields,
    });
    const waiting: (DraftRow & { chave: string })[] = [];
    for (const row of rows) {
      const place = places.get(row.seccao);
      const chave = place && (await waitsFor(store, place, row));
      if (chave !== undefined) waiting.push({ ...row, chave });
    }
    return { arrayRascunhos: waiting };
  });

  const draftKeyOf = (
    { seccao }: { seccao: string },
    { registo = '' }: { registo?: string },
    request: FastifyRequest,
  ): DraftPlace => ({ conta: staffOf(request)._id, seccao: placeOf(seccao).section.name, registo });

  route(draftCalls.read, async ({ params, query }, request) => {
    const row = await store.find(drafts, { _id: draftId(draftKeyOf(params, query, request)) });
    return row ? wholeOf(row) : { rascunho: null, fotos: {}, ficheiros: {} };
  });

  route(draftCalls.keep, async ({ params, body: { desde, ...body } }, request) => {
    const { section } = placeOf(params.seccao);
    const valores = JSON.stringify(typedIn(body.valores, section));
    // Sanitised only to refuse now what could not be read back later.
    typedIn(body.antes, section);
    const draft = { ...body, ...draftKeyOf(params, body, request), valores };
    return unlessNewer(keepDraft(store, draft, { desde, now: now() }));
  });

  route(draftCalls.discard, ({ params, query }, request) =>
    unlessNewer(discardDraft(store, draftKeyOf(params, query, request), query.desde ?? '')),
  );
};
