import type { Fields } from '../../fields/field.ts';
import { estadoOf, type Life } from '../../sections/life.ts';
import type { Collection } from '../../sections/section.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import { firstEnd } from '../store/life.ts';
import type { Row } from '../store/table.ts';
import type { Context } from '../village/context.ts';

/** The beginnings of the addresses of all files that a record names. */
const filesIn = (row: object): string[] => JSON.stringify(row).match(/\/f\/[a-z0-9]{9}-/g) ?? [];

/**
 * Withdraws what visitors saw of a record, if they may see it, or one of its files, no longer or not as long
 * as before. `previous` is the record as it was, `row` as it is; none if it is gone.
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
  const isShorter = (seen?.get(previous._id) ?? 0) < firstEnd(collection, [previous], moment);
  const files = row ? filesIn(row) : [];
  if (isShorter || filesIn(previous).some((file) => !files.includes(file))) await withdraw();
}
