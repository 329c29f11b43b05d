import type { Fields } from '../../fields/field.ts';
import type { Shape } from '../../fields/shape.ts';
import type { Draft } from './drafts.ts';
import { isSame, type Merged, merge } from './merge.ts';

/** What an address proposes for a new record: short texts, choices and days, under the names of their fields. */
export function proposedByLink({ fields }: Shape, search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...search].filter(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isShort = typeof field?.initial === 'string' && !field.isHtml && !field.uploads;
      return isShort && !field.setByServer && field.schema.safeParse(value).success;
    }),
  );
}

type Values = Record<string, unknown>;

/** What a form begins with: the stored record, or what a new one holds. */
export function initialValues({ fields }: Shape, record: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.setByServer)
      .map(([name, field]) => [name, record?.[name] ?? field.initial]),
  );
}

/** What is proposed for a new record. */
export function proposedByFields({ fields }: Shape): Values {
  const proposed = Object.entries(fields).filter(([, field]) => field.proposed !== undefined);
  return Object.fromEntries(proposed.map(([name, field]) => [name, field.proposed]));
}

/** What was typed, over what is stored; a field that is no longer there is left out. */
function typedOver(stored: Values, savedDraft: Draft | undefined): Values {
  const typed = Object.entries(savedDraft?.values ?? {}).filter(([name]) => name in stored);
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Like `typedOver`, but only for fields that the draft changed: the record's other fields may have changed since. */
export function continuedFrom(stored: Values, savedDraft: Draft | undefined): Values {
  const { antes } = savedDraft ?? {};
  const unchanged = Object.entries(stored).filter(([name]) => antes && !(name in antes));
  return { ...typedOver(stored, savedDraft), ...Object.fromEntries(unchanged) };
}

/** The state of a stored record that a draft is begun from. */
export type Base = { updatedAt: string; versao: number | null };

export function baseOf(record: Values | undefined): Base {
  const { updatedAt = '', versao } = record ?? {};
  return { updatedAt: String(updatedAt), versao: typeof versao === 'number' ? versao : null };
}

/** A draft merged with the record as somebody saved it since; nothing if nobody did. */
export function mergedSince(
  shape: Shape,
  stored: Values,
  savedDraft: Draft | undefined,
  { updatedAt, versao }: Base,
): Merged | undefined {
  if (!savedDraft || updatedAt === '') return undefined;
  const isOutdated =
    typeof savedDraft.versao === 'number'
      ? savedDraft.versao !== versao
      : savedDraft.base !== updatedAt;
  if (!isOutdated) return undefined;
  // Fields that the draft did not change are as they were. Older drafts do not say which they changed.
  const before = savedDraft.antes ? { ...savedDraft.values, ...savedDraft.antes } : {};
  return merge(shape, before, typedOver(stored, savedDraft), stored);
}

/** The stored values of the fields that the form has changed. */
export function changedFrom(stored: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => !isSame(value, values[name])),
  );
}

/** The files that this save removes from the record, and that nothing else would remove. */
export function replacedFiles(fields: Fields, stored: Values, saved: Values): string[] {
  return Object.entries(fields).flatMap(([name, { removesReplaced }]) => {
    const path = removesReplaced && stored[name] !== saved[name] ? String(stored[name] ?? '') : '';
    return path === '' ? [] : [path];
  });
}
