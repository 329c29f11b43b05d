import type { FastifyRequest } from 'fastify';
import type { Call } from '../../calls/call.ts';
import { fieldsParam, readingsOf, typesOf, writingsOf } from '../../calls/records.ts';
import { Refusal, refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { messages } from '../../fields/messages.ts';
import { validate } from '../../fields/validate.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import { type Collection, type Section, sectionOf } from '../../sections/section.ts';
import { type Query, type ReadContext, type Rule, seenBy } from '../rules/rule.ts';
import type { Selection, Store } from '../store/store.ts';
import type { Row } from '../store/table.ts';
import { type Actor, logActivity } from '../tables/atividade.ts';
import type { Context } from '../village/context.ts';
import { checked } from './body.ts';
import { pagingOf, totalOf } from './paging.ts';
import type { Route } from './route.ts';
import { sanitiseBody } from './sanitize.ts';

type AnyRecord = Record<string, unknown>;

/** Rows as they are answered: with what is worked out, without what the store keeps for itself. */
export async function present(
  store: Store,
  rule: Rule | undefined,
  rows: Row<Fields>[],
): Promise<AnyRecord[]> {
  const computed = (await rule?.compute?.(store, rows)) ?? [];
  return rows.map(({ sequence: _, demo: __, ...row }, index) => ({ ...row, ...computed[index] }));
}

/** Rows cut down to some fields; nothing is worked out for them. */
function onlyThese(rows: Row<Fields>[], fields: readonly string[]): AnyRecord[] {
  return (rows as AnyRecord[]).map((row) =>
    Object.fromEntries(['_id', 'updatedAt', ...fields].map((name) => [name, row[name]])),
  );
}

/** Some fields of a collection, with the one that addresses name its records by. */
function fieldsNamed({ fields, key }: Collection, named: string): string[] {
  const names = named.split(',');
  if (names.some((name) => !Object.hasOwn(fields, name))) {
    throw refusal(422, 'fields', messages.invalid);
  }
  return [...new Set([...(key === '_id' ? [] : [key]), ...names])];
}

/** What a list reads for a query: its `type` (several with commas), the page, the `fields` of each, and the rule's own. */
export function selectionFor(
  collection: Collection,
  rule: Rule | undefined,
  query: Query,
  asking: ReadContext,
): Selection<Fields> {
  const page = pagingOf(collection, query);
  const { fields } = checked({ fields: { fields: fieldsParam } }, query);
  const { impliesType, ...selection } = rule?.select?.(query, asking) ?? {};
  const types = query.type ? query.type.split(',') : [];
  if (types.some((type) => !typesOf(collection).includes(type))) {
    throw refusal(422, 'type', messages.invalid);
  }
  const limits = [page.limit, selection.limit ?? 0].filter((most) => most > 0);
  return {
    ...page,
    ...selection,
    ...seenBy(asking, rule),
    where: { ...selection.where, ...(types.length > 0 && !impliesType ? { type: types } : {}) },
    // What the rule itself cuts short has no more pages.
    offset: selection.limit ? 0 : page.offset,
    limit: limits.length > 0 ? Math.min(...limits) : 0,
    ...(fields === '' ? {} : { fields: fieldsNamed(collection, fields) }),
  };
}

/** Checks a body for one of these sections, across its fields too. */
function checkRecord(
  sections: readonly Section[],
  body: AnyRecord,
  now: Date,
  previous?: Row<Fields>,
): { section: Section; values: AnyRecord; envelope: AnyRecord } {
  const section = sectionOf(sections, body) ?? (sections[0] as Section);
  // Which of several sections is meant must be said; the first one names all that is missing.
  const complete = sections.length > 1 ? { ...body, type: body.type ?? '' } : body;
  const result = validate(section, sanitiseBody(section.fields, complete));
  if (!result.ok) throw new Refusal(422, result.errors);
  const errors = section.check?.(result.values, { now, previous }) ?? [];
  if (errors.length > 0) throw new Refusal(422, errors);
  return {
    section,
    values: result.values,
    envelope: checked({ fields: section.envelope ?? {} }, body),
  };
}

/** What the server adds to a new record: its identifier and the moments it notes. */
function completed(section: Section, values: AnyRecord, now: Date): AnyRecord {
  const complete = { ...values };
  for (const [name, field] of Object.entries(section.fields)) {
    if (field.fill && !complete[name]) {
      complete[name] = field.fill(String(values[section.heading]), now);
    }
  }
  return complete;
}

/** Gives a collection all of its routes: list, one, create, replace, remove. */
export function recordRoutes(route: Route, context: Context, collection: Collection): void {
  const { store, files, now } = context;
  const rule = context.rules[collection.name];
  const unknown = refusal(404, collection.key, messages.notFound);
  const where = (params: { [Key in Collection['key']]?: string }) => ({
    [collection.key]: params[collection.key] ?? '',
  });
  const log = (trx: Store, actor: Actor, verb: ActivityVerb, row: Row<Fields>) => {
    const { name: place = '', heading = '' } = sectionOf(collection.sections, row) ?? {};
    const subject = String((row as AnyRecord)[heading] ?? '');
    return logActivity(trx, actor, { verb, place, subject, target: row._id });
  };

  const askingOf = ({ staff }: FastifyRequest): ReadContext => ({
    isStaff: staff !== undefined,
    now: now(),
  });

  const { list, read }: Record<'list' | 'read', Call> = readingsOf(collection);
  route(list, async ({ query }, request) => {
    const asking = askingOf(request);
    const selection = selectionFor(collection, rule, query, asking);
    const rows = await store.list(collection, selection);
    const records = selection.fields
      ? onlyThese(rows, selection.fields)
      : await present(store, rule, rows);
    return {
      [collection.many]: records,
      fotos: await files.describe(collection.fields, records),
      ...(await totalOf(store, collection, query, selection)),
    };
  });

  route(read, async ({ params }, request) => {
    const seen = seenBy(askingOf(request), rule);
    const rows = await store.list(collection, { ...seen, where: where(params), limit: 1 });
    const records = await present(store, rule, rows);
    return {
      [collection.one]: records[0] ?? null,
      fotos: await files.describe(collection.fields, records),
    };
  });

  const { ways, remove } = writingsOf(collection);
  for (const { takes: sections, create, replace } of ways) {
    route(create, async ({ body, actor }) => {
      const { section, values } = checkRecord(sections, body, now());
      const saved = await store.transaction(async (trx) => {
        await rule?.beforeSave?.(trx, values);
        const created = await trx.create(collection, completed(section, values, now()));
        await log(trx, actor, 'created', created);
        return created;
      });
      return { [collection.one]: (await present(store, rule, [saved]))[0] };
    });

    route(replace, async ({ params, body, actor }) => {
      const saved = await store.transaction(async (trx) => {
        const previous = await trx.lock(collection, where(params));
        const section = previous && sectionOf(collection.sections, previous);
        if (!section || !sections.includes(section)) throw unknown;
        const { values, envelope } = checkRecord(sections, body, now(), previous);
        await rule?.beforeSave?.(trx, values, previous);
        const unchanged =
          collection.key === 'identifier' ? { identifier: previous.identifier } : {};
        // What staff have edited is theirs, and stays when the demo village goes.
        const written = { ...values, ...unchanged, demo: false };
        const changed = await trx.change(collection, { _id: previous._id }, written);
        const office = { ...context, actor };
        for (const row of changed) {
          await log(trx, actor, 'changed', row);
          await rule?.afterChange?.(trx, { previous, row, envelope }, office);
        }
        return changed;
      });
      return { [collection.one]: (await present(store, rule, saved))[0] };
    });
  }

  route(remove, async ({ params, actor }) => {
    const removed = await store.transaction(async (trx) => {
      const row = await trx.lock(collection, where(params));
      if (!row) throw unknown;
      const records = await present(trx, rule, [row]);
      await rule?.beforeRemove?.(trx, row, context);
      await trx.remove(collection, { _id: row._id });
      await log(trx, actor, 'deleted', row);
      return records;
    });
    return { [collection.one]: removed[0] };
  });
}
