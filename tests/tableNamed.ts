import { everyCollection } from '../src/sections/all.ts';
import type { Table } from '../src/server/store/table.ts';
import { ownTables } from '../src/server/village/ownTables.ts';

/** A table of a feature, for proofs that go on where the feature was taken out. */
export function tableNamed(name: string): Table {
  return [...(everyCollection as readonly Table[]), ...ownTables].find(
    (each) => each.name === name,
  ) as Table;
}
