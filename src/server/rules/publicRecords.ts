import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { publicPart, type Rule } from './rule.ts';

/** Of what visitors see something, by what rules. */
export type PublicTables = {
  store: Store;
  tables: readonly Table[];
  rules: Record<string, Rule | undefined>;
  now(): Date;
  /** Leaves out what has an hour to go. */
  isLasting?: boolean;
};

/**
 * Which of these records visitors may see at this moment, by their `_id`, as the rules of these tables
 * say; records of other tables they never see. `spared` is told the readings of tables that the answer
 * can do without.
 */
export async function publicAmong(
  records: readonly { collection: string; _id: string }[],
  { store, tables, rules, now, isLasting }: PublicTables,
  spared: <Rows>(reading: Promise<Rows[]>) => Promise<Rows[]> = (reading) => reading,
): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const table of tables) {
    const own = records.filter(({ collection }) => collection === table.name);
    if (own.length === 0) continue;
    const reading = store
      .chosen(table, { only: publicPart(table, rules[table.name], now(), isLasting) })
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
