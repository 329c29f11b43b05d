import type { Fields } from '../../fields/field.ts';
import { escapeMarkup } from '../../language/escapeMarkup.ts';
import { languageCodes, translationName } from '../../language/speaking.ts';
import { hasPages, recordPath } from '../../sections/face.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import type { Row } from '../store/table.ts';
import type { Context } from '../village/context.ts';

/** The beginnings of the addresses of all files that a record names. */
const filesIn = (row: object) => JSON.stringify(row).match(/\/f\/[a-z0-9]{9}-/g) ?? [];

/**
 * Removes a record, its files and every page that shows it from the standby pages, which are
 * served while the program is down, unless it may stay there; `row` is the record as it was shown. Runs before
 * the change is answered, since the program may be gone the moment after.
 */
export async function leaveStandby(
  { standby, pictures, store, rules, now }: Context,
  collection: Collection,
  row: Row<Fields>,
): Promise<void> {
  if (!standby || !(await standby.isShown(row._id))) return;
  const record = { collection: collection.name, _id: row._id };
  const lasting = { store, tables: [collection], rules, now, isForStandby: true };
  if ((await publicAmong([record], lasting)).has(row._id)) return;
  const { face, heading = '' } = sectionOf(collection.sections, row) ?? {};
  const values = row as Readonly<Record<string, unknown>>;
  const path = face && hasPages(face) && recordPath(face, String(values[collection.key]));
  // Other pages link to a record that has a page, and show the heading of one that has none.
  const headings = [heading, ...languageCodes.map((language) => translationName(heading, language))]
    .map((name) => escapeMarkup(String(values[name] ?? '')))
    .filter((word) => word !== '');
  const words = [...(path ? [path] : headings), ...filesIn(values)];
  await standby.withdraw(path || undefined, words);
  await pictures?.withdraw();
}
