import { awaitedFields, firstEnd } from '../store/life.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { publicPart, type Rule } from './rule.ts';

/** The tables that visitors may see something of, and their rules. */
export type PublicTables = {
  store: Store;
  tables: readonly Table[];
  rules: Record<string, Rule | undefined>;
  now(): Date;
};

/**
 * Those of these records that visitors may see now, by the rules of these tables: their `_id`s, and
 * when each ends by itself, in milliseconds. Records of other tables are never public. `spared` wraps
 * each read, for callers that can do without a table.
 */
export async function publicAmong(
  records: readonly { collection: string; _id: string }[],
  { store, tables, rules, now }: PublicTables,
  spared: <Rows>(reading: Promise<Rows[]>) => Promise<Rows[]> = (reading) => reading,
): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (const table of tables) {
    const own = records.filter(({ collection }) => collection === table.name);
    if (own.length === 0) continue;
    const reading = store
      .chosen(table, { only: publicPart(table, rules[table.name], now()) })
      .select(['_id', ...awaitedFields(table)])
      .where(
        '_id',
        'in',
        own.map(({ _id }) => _id),
      )
      .execute();
    for (const row of await spared(reading)) {
      seen.set(String(row._id), firstEnd(table, [row], now()));
    }
  }
  return seen;
}
