import type { Fields } from '../../fields/field.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { keyOf } from './storedPath.ts';

const photoInText = /\/f\/[a-z0-9]{9}-[A-Za-z0-9._-]+/g;
const keyInText = /\/f\/[a-z0-9]{9}-/g;

function foundIn(value: unknown, sought: RegExp): string[] {
  return [value].flat().flatMap((each) => String(each ?? '').match(sought) ?? []);
}

/** The uploaded photos that records show: in their photo fields and inside their formatted texts. */
export function photoPathsIn(
  fields: Fields,
  records: readonly Readonly<Record<string, unknown>>[],
): string[] {
  const names = Object.entries(fields)
    .filter(([, { uploads }]) => uploads === 'photo')
    .map(([name]) => name);
  return [
    ...new Set(
      records.flatMap((record) => names.flatMap((name) => foundIn(record[name], photoInText))),
    ),
  ];
}

/**
 * Reads all records and gives the test of whether any of them names a path.
 * Only the random part is compared: a text may well go on with a full stop or name a size.
 */
export async function namedPaths(
  store: Store,
  tables: readonly Table[],
): Promise<(path: string) => boolean> {
  const keys = new Set<string>();
  for (const { name, fields } of tables) {
    const columns = Object.entries(fields)
      .filter(([, { uploads }]) => uploads)
      .map(([column]) => column);
    if (columns.length === 0) continue;
    for (const row of await store.db.selectFrom(name).select(columns).execute()) {
      for (const key of foundIn(Object.values(row), keyInText)) keys.add(key);
    }
  }
  return (path) => keys.has(keyOf(path));
}
