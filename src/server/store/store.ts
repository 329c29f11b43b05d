import { randomBytes } from 'node:crypto';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Fields } from '../../fields/field.ts';
import { fromColumns, matching, toColumns } from './columns.ts';
import { type AnyTables, type Database, type Engine, openDatabase } from './database.ts';
import { asDuplicate } from './duplicate.ts';
import { fileUses } from './fileUses.ts';
import { type RowIndex, refreshIndexes } from './rowIndexes.ts';
import { syncTables } from './syncTables.ts';
import type { Row, Table } from './table.ts';
import { changesWords, fillWords, holdsWords, orderOf, wordsColumn, wordsOf } from './words.ts';

/** Rows whose fields equal these values; a list means any of them. */
export type Where<F> = { [K in keyof Row<F>]?: Row<F>[K] | readonly Row<F>[K][] };

/** What rows must be like. */
export type Condition<F> = {
  where?: Where<F> | undefined;
  /** An SQL condition, for what `where` cannot express. */
  condition?: RawBuilder<SqlBool> | undefined;
};

/** Which rows to read, and in what order. */
export type Selection<F> = Condition<F> & {
  /** What to sort by; ties keep the order of creation. */
  order?: readonly RawBuilder<unknown>[] | undefined;
  /** A condition added to all others, also to those of `parts`. */
  only?: Condition<F> | undefined;
  /** Words that a row must all have; only for tables with `searched`. */
  words?: string | undefined;
  /** A field to sort by, instead of `order`. */
  sort?: { field: string; down: boolean } | undefined;
  /** Groups of rows, read one after the other, each in its own order; every row belongs to one of them. */
  parts?: readonly Pick<Selection<F>, 'condition' | 'order'>[] | undefined;
  /** How many rows to skip. */
  offset?: number | undefined;
  /** 0 or undefined means all. */
  limit?: number | undefined;
  /** The fields to read; by default all. Fields that are not read hold their initial values. */
  fields?: readonly string[] | undefined;
};

/** A query over chosen rows that the caller completes. */
type Chosen = SelectQueryBuilder<AnyTables, string, Record<never, never>>;

/** The few verbs through which the whole server reads and writes. */
export type Store = {
  engine: Engine;
  /** For queries that the verbs cannot express. */
  db: Database;
  indexes: readonly RowIndex[];
  list<F extends Fields>(table: Table<F>, selection?: Selection<F>): Promise<Row<F>[]>;
  /** The rows of a selection, for a custom query; ignores its order, offset and limit. */
  chosen<F extends Fields>(table: Table<F>, selection?: Selection<F>): Chosen;
  /** How many there are, without regard to offset and limit. */
  count<F extends Fields>(table: Table<F>, selection?: Selection<F>): Promise<number>;
  find<F extends Fields>(table: Table<F>, where: Where<F>): Promise<Row<F> | undefined>;
  /** Finds a row and keeps others from changing it until the transaction ends. */
  lock<F extends Fields>(table: Table<F>, where: Where<F>): Promise<Row<F> | undefined>;
  /** Fields not given hold their initial values. */
  create<F extends Fields>(table: Table<F>, values: Partial<Row<F>>): Promise<Row<F>>;
  /** Answers the rows as they are now. */
  change<F extends Fields>(
    table: Table<F>,
    where: Where<F>,
    values: Partial<Row<F>>,
  ): Promise<Row<F>[]>;
  /** Changes a row that is sure to be there, such as a locked one, and answers it as it is now. */
  changeOne<F extends Fields>(
    table: Table<F>,
    where: { _id: string },
    values: Partial<Row<F>>,
  ): Promise<Row<F>>;
  /** Answers the removed rows. */
  remove<F extends Fields>(table: Table<F>, where: Where<F>): Promise<Row<F>[]>;
  /** All of it happens, or none. Inside another transaction it is part of that one. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /**
   * For work that no rollback could undo: runs once the current transaction is committed, or at once where
   * there is none.
   */
  afterCommit(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** What a selection is sorted by; ties keep the order of creation. */
export function orderFor(table: Table, { sort, order = [] }: Selection<Fields>) {
  if (!sort) return order;
  const by = orderOf(table, sort.field);
  if (!by) throw new Error(`${table.name} cannot be sorted by ${sort.field}`);
  return sort.down ? [sql`${by} desc`, sql`"sequence" desc`] : [by];
}

/** Work that `afterCommit` runs at the end of a transaction. */
type Later = (() => Promise<void>)[];

/** What all stores over one database share. */
type Opened = { engine: Engine; now: () => Date; indexes: readonly RowIndex[] };

/** The verbs that read. */
function readingsOver(db: Database, { engine, indexes }: Opened) {
  const withWords = (table: Table, words: string) =>
    indexes.map((index) => index.finds?.(db, table, words)).find((each) => each) ??
    holdsWords(table, words);
  const chosen = (table: Table, { where, condition, only = {}, words = '' }: Selection<Fields>) => {
    const conditions = [
      condition,
      only.condition,
      words === '' ? undefined : withWords(table, words),
    ];
    return conditions.reduce(
      (query, condition) => (condition ? query.where(condition) : query),
      db.selectFrom(table.name).where(matching(table, where)).where(matching(table, only.where)),
    );
  };

  const select = (table: Table, selection: Selection<Fields>) => {
    const { offset = 0, limit = 0, fields } = selection;
    const order = [...orderFor(table, selection), sql.ref('sequence')];
    const inOrder = (query: ReturnType<typeof chosen>) =>
      order.reduce((ordered, by) => ordered.orderBy(by), query);
    let query = inOrder(chosen(table, selection));
    if (offset > 0 || (limit > 0 && selection.sort)) {
      // The numbers of the wanted rows are chosen first, so that rows before the offset are skipped without
      // being read whole.
      const wanted = query
        .select('sequence')
        .limit(limit || Number.MAX_SAFE_INTEGER)
        .offset(offset);
      query = inOrder(db.selectFrom(table.name).where('sequence', 'in', wanted));
    } else if (limit > 0) query = query.limit(limit);
    return fields ? query.select(['sequence', '_id', 'updatedAt', ...fields]) : query.selectAll();
  };

  const read = async (table: Table, selection: Selection<Fields>) => {
    const rows = await select(table, selection).execute();
    return rows.map((row) => fromColumns(table, row));
  };

  const first = async (table: Table, where: Where<Fields>, isLocked: boolean) => {
    const row = await select(table, { where, limit: 1 })
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst();
    return row && fromColumns(table, row);
  };

  const total = async (table: Table, selection: Selection<Fields> = {}) => {
    const counting = chosen(table, selection).select(({ fn }) => fn.countAll<number>().as('total'));
    return (await counting.executeTakeFirstOrThrow()).total;
  };

  return {
    async list(table: Table, selection: Selection<Fields> = {}) {
      const { parts, ...all } = selection;
      if (!parts || all.sort) return read(table, all);
      const rows: Record<string, unknown>[] = [];
      let { offset = 0, limit = 0 } = all;
      for (const part of parts) {
        const found = await read(table, { ...all, ...part, offset, limit });
        rows.push(...found);
        if (limit > 0 && found.length === limit) break;
        if (limit > 0) limit -= found.length;
        if (offset > 0) {
          const skipped = found.length > 0 ? offset : await total(table, { ...all, ...part });
          offset = Math.max(0, offset - skipped);
        }
      }
      return rows;
    },
    chosen: (table: Table, selection: Selection<Fields> = {}) => chosen(table, selection),
    count: total,
    find: (table: Table, where: Where<Fields>) => first(table, where, false),
    // SQLite lets one writer in at a time, so there its transaction is the lock.
    lock: (table: Table, where: Where<Fields>) => first(table, where, engine === 'postgres'),
  };
}

function storeOver(db: Database, opened: Opened, later?: Later): Store {
  const { engine, now, indexes } = opened;
  const isInTransaction = later !== undefined;
  const indexesOf = (table: Table) => indexes.filter((index) => index.covers(table));
  const store = {
    engine,
    db,
    indexes,
    ...readingsOver(db, opened),
    async create(table: Table, values: Record<string, unknown>) {
      // The indexes of a row are written in the same transaction as the row.
      if (indexesOf(table).length > 0 && !isInTransaction)
        return store.transaction((trx) => trx.create(table, values));
      const initial = Object.fromEntries(
        Object.entries(table.fields).map(([name, field]) => [name, field.initial]),
      );
      const whole = {
        _id: randomBytes(16).toString('base64url'),
        updatedAt: now().toISOString(),
        demo: false,
        ...initial,
        ...values,
      };
      const words = table.searched ? { [wordsColumn]: wordsOf(table, whole) } : {};
      try {
        const row = await db
          .insertInto(table.name)
          .values({ ...toColumns(table, whole), ...words })
          .returningAll()
          .executeTakeFirstOrThrow();
        const created = fromColumns(table, row);
        for (const index of indexesOf(table)) await index.write(db, table, [created], true);
        return created;
      } catch (error) {
        throw asDuplicate(table, error);
      }
    },
    async change(table: Table, where: Where<Fields>, values: Record<string, unknown>) {
      const hasNewWords = changesWords(table, values);
      // The words are made from the whole row, so nobody may change it between reading and writing.
      if ((hasNewWords || indexesOf(table).length > 0) && !isInTransaction)
        return store.transaction((trx) => trx.change(table, where, values));
      try {
        const columns = await db
          .updateTable(table.name)
          .set(toColumns(table, { updatedAt: now().toISOString(), ...values }))
          .where(matching(table, where))
          .returningAll()
          .execute();
        const rows = columns.map((row) => fromColumns(table, row));
        if (hasNewWords) {
          for (const row of rows) {
            await db
              .updateTable(table.name)
              .set({ [wordsColumn]: wordsOf(table, row) })
              .where('sequence', '=', Number(row.sequence))
              .execute();
          }
        }
        for (const index of indexesOf(table)) await index.write(db, table, rows);
        return rows;
      } catch (error) {
        throw asDuplicate(table, error);
      }
    },
    async changeOne(table: Table, where: { _id: string }, values: Record<string, unknown>) {
      const [row] = await store.change(table, where, values);
      if (!row) throw new Error(`${table.name} has no row ${where._id} to change`);
      return row;
    },
    async remove(table: Table, where: Where<Fields>) {
      if (indexesOf(table).length > 0 && !isInTransaction)
        return store.transaction((trx) => trx.remove(table, where));
      const rows = await db
        .deleteFrom(table.name)
        .where(matching(table, where))
        .returningAll()
        .execute();
      for (const index of indexesOf(table)) await index.remove(db, table, rows);
      return rows.map((row) => fromColumns(table, row));
    },
    async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
      if (isInTransaction) return work(store);
      const waiting: Later = [];
      const inside = (trx: Database) => work(storeOver(trx, opened, waiting));
      const done = await db.transaction().execute(inside);
      for (const each of waiting) await each();
      return done;
    },
    async afterCommit(work: () => Promise<void>): Promise<void> {
      if (later) later.push(work);
      else await work();
    },
    close: () => db.destroy(),
  } as unknown as Store;
  return store;
}

/** Where a database is. */
export type StoreSettings = { dataDir: string; databaseUrl?: string | undefined };

/** Opens the database, brings its tables up to the declarations, and gives the verbs over it. */
export async function openStoreWith(
  others: readonly RowIndex[],
  settings: StoreSettings,
  tables: readonly Table[],
  now: () => Date,
): Promise<Store> {
  const { db, engine } = await openDatabase(settings);
  const indexes = [...others, fileUses];
  try {
    await syncTables(db, tables, indexes);
    for (const table of tables) if (table.searched) await fillWords(db, table);
    await refreshIndexes(indexes, db, tables);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return storeOver(db, { engine, now, indexes });
}
