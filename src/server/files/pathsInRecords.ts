import type { Fields } from '../../fields/field.ts';

const photoInText = /\/f\/[a-z0-9]{9}-[A-Za-z0-9._-]+/g;

/** The uploaded photos that records show: in their photo fields and inside their formatted texts. */
export function photoPathsIn(
  fields: Fields,
  records: readonly Readonly<Record<string, unknown>>[],
): string[] {
  const names = Object.entries(fields)
    .filter(([, { uploads }]) => uploads === 'photo')
    .map(([name]) => name);
  const values = records.flatMap((record) => names.flatMap((name) => record[name] || []));
  return [...new Set(values.flatMap((value) => String(value).match(photoInText) ?? []))];
}
