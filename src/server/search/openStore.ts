import { openStoreWith, type Store, type StoreSettings } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { searchIndex } from './searchIndex.ts';

/** Opens the database, with the index of what visitors can find. */
export const openStore = (
  settings: StoreSettings,
  tables: readonly Table[],
  now: () => Date = () => new Date(),
): Promise<Store> => openStoreWith([searchIndex], settings, tables, now);
