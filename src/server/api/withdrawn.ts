import type { Fields } from '../../fields/field.ts';
import { estadoOf, type Life } from '../../sections/life.ts';
import type { Collection } from '../../sections/section.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import { firstEnd } from '../store/life.ts';
import type { Row } from '../store/table.ts';
import type { Context } from '../village/context.ts';

/** The beginnings of the addresses of all files that a record names. */
const filesIn = (row: object): string[] => JSON.stringify(row).match(/\/f\/[a-z0-9]{9}-/g) ?? [];

/** Whether a record named a file that it names no more. */
export function hasLetGo(previous: object, row: object = {}): boolean {
  const files = filesIn(row);
  return filesIn(previous).some((file) => !files.includes(file));
}

/**
 * Withdraws what visitors saw of a record if it or one of its files is gone, and whenever it ends or was to end:
 * a change may have ended it, or what was urgent in it, sooner. `previous` is the record as it was, `row` as
 * it is; none if it is gone.
 */
export async function withdrawOutdated(
  { store, rules, now, withdraw }: Pick<Context, 'store' | 'rules' | 'now' | 'withdraw'>,
  collection: Collection,
  previous: Row<Fields>,
  row?: Row<Fields>,
): Promise<void> {
  const moment = now();
  if (estadoOf(previous as unknown as Life, moment) !== 'publicado') return;
  const tables = [collection];
  const record = { collection: collection.name, _id: previous._id };
  const seen = row && (await publicAmong([record], { store, tables, rules, now }));
  const end = Math.min(seen?.get(previous._id) ?? 0, firstEnd(collection, [previous], moment));
  if (Number.isFinite(end) || hasLetGo(previous, row)) await withdraw();
}
