import { estadoParam, fieldsParam, typesOf } from '../../calls/records.ts';
import { refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { messages } from '../../language/messages.ts';
import { estado as estadoField, estadoOf, type Life, lifeFields } from '../../sections/life.ts';
import type { Collection, Place } from '../../sections/section.ts';
import { publicPart, type Query, type ReadContext, type Rule } from '../rules/rule.ts';
import { awaitedFields, isInState } from '../store/life.ts';
import type { Selection, Where } from '../store/store.ts';
import type { AnyRecord, Row } from '../store/table.ts';
import type { Context } from '../village/context.ts';
import { checked } from './body.ts';
import { pagingOf } from './paging.ts';

/** Columns that are never answered. */
const internalColumns = new Set(['sequence', 'demo']);

/** The most that visitors get of a list by words, since finding where the words stand is expensive. */
const mostByWords = 40;

/** Rows as they are answered: with the computed values, without the columns in `internalColumns`. */
export async function present(
  { store, rules, now, partialReads }: Pick<Context, 'store' | 'rules' | 'now' | 'partialReads'>,
  { name }: Pick<Collection, 'name'>,
  rows: Row<Fields>[],
  query: Query = {},
): Promise<AnyRecord[]> {
  const computed = (await rules[name]?.compute?.(store, rows, query, partialReads)) ?? [];
  const moment = now();
  const names = Object.keys(rows[0] ?? {}).filter((each) => !internalColumns.has(each));
  const all = [...names, ...Object.keys(computed[0] ?? {}), 'estado'];
  // Copying an object that has every property halves the time for thousands of rows.
  const empty: AnyRecord = Object.fromEntries(all.map((each) => [each, undefined]));
  return rows.map((row, index) => {
    const record: AnyRecord = { ...empty };
    for (const each of names) record[each] = (row as AnyRecord)[each];
    Object.assign(record, computed[index]);
    record.estado = estadoOf(row as unknown as Life, moment);
    return record;
  });
}

/** The fields that a query cuts records down to, and the key of the collection; empty if it names none. */
function requestedFields({ fields, computed, key }: Collection, query: Query): string[] {
  const { fields: named } = checked({ fields: { fields: fieldsParam } }, query);
  if (named === '') return [];
  const names = [...(key === '_id' ? [] : [key]), ...named.split(',')];
  if (names.some((name) => !Object.hasOwn(fields, name) && !Object.hasOwn(computed, name))) {
    throw refusal(422, 'fields', messages.invalid);
  }
  return [...new Set(names)];
}

/** Whether a field is asked for that the rule computes; `estado` needs no rule. */
function needsRule({ fields }: Collection, requested: readonly string[]): boolean {
  return requested.some((name) => name !== 'estado' && !Object.hasOwn(fields, name));
}

/** Rows cut down to the fields that were asked for, if any were. */
export async function presentList(
  context: Pick<Context, 'store' | 'rules' | 'now' | 'partialReads'>,
  collection: Collection,
  rows: Row<Fields>[],
  query: Query,
): Promise<AnyRecord[]> {
  const requested = requestedFields(collection, query);
  if (requested.length === 0) return present(context, collection, rows, query);
  const whole: AnyRecord[] = needsRule(collection, requested)
    ? await present(context, collection, rows, query)
    : rows;
  const now = context.now();
  return whole.map((row) => {
    const cut: AnyRecord = { _id: row._id, updatedAt: row.updatedAt };
    for (const name of requested) cut[name] = row[name];
    if ('estado' in cut) cut.estado = estadoOf(row as Life, now);
    return cut;
  });
}

/** The condition for the records of a section; none if its collection has only this one. */
export function inSection({ collection, section }: Place): Where<Fields> {
  return collection.sections.length > 1 ? { type: typesOf({ sections: [section] }) } : {};
}

/** Which records of a list somebody gets: visitors what is public, staff what they ask for. */
function wantedState(
  collection: Collection,
  rule: Rule | undefined,
  query: Query,
  { isStaff, now }: ReadContext,
): Pick<Selection<Fields>, 'only'> {
  if (!isStaff) return { only: publicPart(collection, rule, now) };
  const { estado } = checked({ fields: { estado: estadoParam } }, query);
  if (estado === 'todos') return {};
  const wanted = estadoField.choices.find((each) => each === (estado || 'publicado'));
  if (!wanted) throw refusal(422, 'estado', messages.invalid);
  return { only: { condition: isInState(wanted, now) } };
}

/** What a list reads for a query: its `type` (several with commas), page, `fields`, state, and the rule's own. */
export function selectionFor(
  collection: Collection,
  rule: Rule | undefined,
  query: Query,
  asking: ReadContext,
): Selection<Fields> {
  const page = pagingOf(collection, query);
  const fields = requestedFields(collection, query);
  // `estado` is computed from these.
  const stored = [
    ...fields.flatMap((name) => (name === 'estado' ? Object.keys(lifeFields) : name)),
    // Caches need to know when something of the answer ends.
    ...awaitedFields(collection),
  ];
  const { impliesType, ...selection } = rule?.select?.(query, asking) ?? {};
  const types = query.type ? query.type.split(',') : [];
  if (types.some((type) => !typesOf(collection).includes(type))) {
    throw refusal(422, 'type', messages.invalid);
  }
  const byWords = page.words !== '' && !asking.isStaff ? mostByWords : 0;
  const limits = [page.limit, selection.limit ?? 0, byWords].filter((most) => most > 0);
  return {
    ...page,
    ...selection,
    ...wantedState(collection, rule, query, asking),
    where: { ...selection.where, ...(types.length > 0 && !impliesType ? { type: types } : {}) },
    // A list that the rule limits has no further pages.
    offset: selection.limit ? 0 : page.offset,
    limit: limits.length > 0 ? Math.min(...limits) : 0,
    // Where the rule computes a field, all are read: only the rule knows which it needs.
    ...(fields.length > 0 && !needsRule(collection, fields) && { fields: [...new Set(stored)] }),
  };
}
