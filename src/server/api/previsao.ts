import { notFound, refusal } from '../../calls/refusal.ts';
import { previsaoCall } from '../../calls/village.ts';
import type { Fields } from '../../fields/field.ts';
import { messages } from '../../language/messages.ts';
import { hasPages, recordPath } from '../../sections/face.ts';
import { type Place, placesIn } from '../../sections/section.ts';
import { sanitiseBody } from '../rules/sanitize.ts';
import type { AnyRecord } from '../store/table.ts';
import type { Routes } from '../village/context.ts';
import { present } from './answerRecords.ts';

/** The record as it would be saved; values not written yet, and those that the server sets, are made up. */
function completed(
  { collection: { fields, computed }, section }: Place,
  { known, written, now }: { known: AnyRecord | undefined; written: AnyRecord; now: Date },
): AnyRecord {
  const record: AnyRecord = { _id: 'previsao', updatedAt: now.toISOString() };
  const all: Fields = { ...fields, ...computed };
  for (const [name, field] of Object.entries(all)) {
    record[name] = field.fill?.('', now) ?? field.initial;
  }
  Object.assign(record, known);
  for (const [name, field] of Object.entries(section.fields)) {
    if (name in written) record[name] = written[name];
    // A page without its day cannot be drawn; until one is chosen, today will do.
    if (field.required && field.isEmpty(record[name])) {
      record[name] = field.standIn?.(now) ?? record[name];
    }
  }
  return record;
}

/** Draws the page that a record would have, while it is being written. */
export const previsaoRoute: Routes = (route, context) => {
  const { store, files, collections, rules, now, partialReads } = context;
  route(previsaoCall, async ({ params, query, body }, request, reply) => {
    const place = placesIn(collections).find(({ section }) => section.name === params.seccao);
    const face = place?.section.face;
    if (!place || !face || !hasPages(face)) throw notFound('seccao');
    const { collection, section } = place;
    const { one, key: keyName, fields } = collection;
    const where = { [keyName]: query.chave ?? '' };
    const rows = query.chave ? await store.list(collection, { where, limit: 1 }) : [];
    const [known] = await present(context, collection, rows);
    const written = sanitiseBody(section.fields, body);
    const record = completed(place, { known, written, now: now() });
    const key = String(record[keyName] || 'previsao');
    try {
      // Computed values follow what was written, such as the pages of a PDF just sent.
      const [computed] =
        (await rules[collection.name]?.compute?.(store, [record as never], {}, partialReads)) ?? [];
      const answer = {
        [one]: { ...record, ...computed, [keyName]: key },
        fotos: await files.describe(fields, [record]),
      };
      const call = `/api/${collection.name}/${encodeURIComponent(key)}`;
      const html = await context.draw(recordPath(face, key), { [call]: answer });
      return reply.type('text/html; charset=utf-8').send(html);
    } catch (error) {
      // Pages expect complete records, so an unfinished one may fail.
      request.log.info({ err: error }, 'a preview could not be drawn');
      throw refusal(422, '', messages.unfinished);
    }
  });
};
