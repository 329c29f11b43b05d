import type { Fields } from '../../fields/field.ts';
import { namedFiles } from '../store/fileUses.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { keyOf } from './storedPath.ts';

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

/** Gives the test of whether any record of these tables names a path, or a size of it. */
export async function namedPaths(
  { db }: Store,
  tables: readonly Table[],
): Promise<(path: string) => boolean> {
  const keys = await namedFiles(db, tables);
  return (path) => keys.has(keyOf(path));
}
