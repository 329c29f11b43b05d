import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { publicPart, type Rule } from './rule.ts';

/** The tables that visitors may see something of, and their rules. */
export type PublicTables = {
  store: Store;
  tables: readonly Table[];
  rules: Record<string, Rule | undefined>;
  now(): Date;
  /** Leaves out records that are to be withdrawn at some hour. */
  isForStandby?: boolean;
};

/**
 * The `_id`s of those of these records that visitors may see now, by the rules of these tables;
 * records of other tables are never public. `spared` wraps each read, for callers that can do
 * without a table.
 */
export async function publicAmong(
  records: readonly { collection: string; _id: string }[],
  { store, tables, rules, now, isForStandby }: PublicTables,
  spared: <Rows>(reading: Promise<Rows[]>) => Promise<Rows[]> = (reading) => reading,
): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const table of tables) {
    const own = records.filter(({ collection }) => collection === table.name);
    if (own.length === 0) continue;
    const reading = store
      .chosen(table, { only: publicPart(table, rules[table.name], now(), isForStandby) })
      .select('_id')
      .where(
        '_id',
        'in',
        own.map(({ _id }) => _id),
      )
      .execute();
    for (const { _id } of await spared(reading)) seen.add(String(_id));
  }
  return seen;
}
