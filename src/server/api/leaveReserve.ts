import type { Fields } from '../../fields/field.ts';
import { hasPages, recordPath } from '../../sections/face.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import type { Row } from '../store/table.ts';
import type { Context } from '../village/context.ts';

/**
 * Takes a record, its files and all that shows it out of what is given out while nobody answers, unless
 * it may stay there: before anybody hears of the change, since the program may be gone the moment after.
 */
export async function leaveReserve(
  { reserve, pictures, store, rules, now }: Context,
  collection: Collection,
  row: Row<Fields>,
): Promise<void> {
  if (!reserve || !(await reserve.isShown(row._id))) return;
  const record = { collection: collection.name, _id: row._id };
  const lasting = { store, tables: [collection], rules, now, isLasting: true };
  if ((await publicAmong([record], lasting)).has(row._id)) return;
  const face = sectionOf(collection.sections, row)?.face;
  const key = String(row[collection.key as keyof typeof row]);
  await reserve.withdraw(face && hasPages(face) ? recordPath(face, key) : undefined);
  await pictures?.withdraw();
}
