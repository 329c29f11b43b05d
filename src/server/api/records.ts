import type { FastifyRequest } from 'fastify';
import type { Call } from '../../calls/call.ts';
import { readingsOf, writingsOf } from '../../calls/records.ts';
import { notFound } from '../../calls/refusal.ts';
import { type Collection, type Section, sectionOf } from '../../sections/section.ts';
import { withPageLinks } from '../rules/pageLinks.ts';
import { type ReadContext, seenBy } from '../rules/rule.ts';
import { moveToBin } from '../store/reciclagem.ts';
import type { Context } from '../village/context.ts';
import type { Route } from '../village/route.ts';
import { isAtTheDesk } from './access.ts';
import { present, presentList, selectionFor } from './answerRecords.ts';
import { noteEnds } from './ends.ts';
import { readPage } from './paging.ts';
import { type AnyRow, checkRecord, recordSaver } from './saveRecord.ts';
import { withdrawOutdated } from './withdrawn.ts';

/** The condition for the record that an address names. */
export function whereIn(
  { key }: Collection,
  params: { [Key in Collection['key']]?: string },
): Record<string, string> {
  return { [key]: params[key] ?? '' };
}

/** The fields that stay as they are because a change did not send them. */
function unsent(
  { fields }: Section,
  body: Record<string, unknown>,
  previous: Record<string, unknown>,
): Record<string, unknown> {
  const names = Object.keys(fields).filter((name) => fields[name]?.staysIfUnsent);
  return Object.fromEntries(
    names.filter((name) => body[name] === undefined).map((name) => [name, previous[name]]),
  );
}

/** Gives a collection its routes: list, one, create, replace, remove. */
export function recordRoutes(route: Route, context: Context, collection: Collection): void {
  const { store, files, now } = context;
  const rule = context.rules[collection.name];
  const saver = recordSaver(context, collection);
  const where = (params: object) => whereIn(collection, params);

  const readContextOf = (request: FastifyRequest): ReadContext => ({
    isStaff: isAtTheDesk(request),
    now: now(),
  });

  const linked = (records: Record<string, unknown>[], request: FastifyRequest) =>
    withPageLinks(context, collection.fields, records, readContextOf(request));

  const { list, read }: Record<'list' | 'read', Call> = readingsOf(collection);
  route(list, async ({ query }, request) => {
    const selection = selectionFor(collection, rule, query, readContextOf(request));
    const { rows, ...total } = await readPage(store, collection, query, selection);
    noteEnds(request, collection, rows, now());
    const stored = await presentList(context, collection, rows, query);
    const records = await linked(stored, request);
    return {
      [collection.many]: records,
      fotos: await files.describe(collection.fields, records),
      ...total,
    };
  });

  route(read, async ({ params }, request) => {
    const seen = seenBy(readContextOf(request), collection, rule);
    const rows = await store.list(collection, { ...seen, where: where(params), limit: 1 });
    noteEnds(request, collection, rows, now());
    const records = await linked(await present(context, collection, rows), request);
    return {
      [collection.one]: records[0] ?? null,
      fotos: await files.describe(collection.fields, records),
    };
  });

  const { ways, remove } = writingsOf(collection);
  for (const { takes: sections, create, replace } of ways) {
    route(create, async ({ body, actor }) => {
      const checked = checkRecord(sections, body, now());
      const saved = await store.transaction((trx) => saver.create(trx, checked, actor));
      return { [collection.one]: (await present(context, collection, [saved]))[0] };
    });

    route(replace, async ({ params, body, actor }) => {
      const saved = await store.transaction(async (trx) => {
        const previous = (await trx.lock(collection, where(params))) as AnyRow | undefined;
        const section = previous && sectionOf(collection.sections, previous);
        if (!section || !sections.includes(section)) throw notFound(collection.key);
        await saver.refuseOlder(trx, body, previous);
        const whole = { ...unsent(section, body, previous), ...body };
        const { values, envelope } = checkRecord(sections, whole, now(), previous);
        return saver.change(trx, { previous, values, envelope }, actor);
      });
      return { [collection.one]: (await present(context, collection, [saved]))[0] };
    });
  }

  route(remove, async ({ params, query: { _id }, actor }) => {
    const removed = await store.transaction(async (trx) => {
      const row = await trx.lock(collection, { ...(_id && { _id }), ...where(params) });
      if (!row) throw notFound(collection.key);
      saver.refuseUnlessAllowed(actor, row as AnyRow);
      const records = await present({ ...context, store: trx }, collection, [row]);
      await rule?.beforeRemove?.(trx, row, { ...context, actor });
      await moveToBin(trx, collection, row, actor);
      await saver.log(trx, actor, 'deleted', row);
      const deed = { verb: 'deleted', row, previous: row } as const;
      await rule?.afterActivity?.(trx, deed, { ...context, actor });
      await trx.afterCommit(() => withdrawOutdated(context, collection, row));
      return records;
    });
    return { [collection.one]: removed[0] };
  });
}
