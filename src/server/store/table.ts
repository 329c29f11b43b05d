import type { RawBuilder, SqlBool } from 'kysely';
import type { Fields, Values } from '../../fields/field.ts';
import type { Found } from '../../sections/face.ts';
import type { Database } from './database.ts';

/**
 * Changes rows as declarations cannot. It runs once on each database, in the transaction that opens it, and on the
 * rows of each backup made before it; never on an empty database.
 */
export type Step = (trx: Database) => Promise<void>;

/** Steps of one table, in order, each by the month it came and what it does. */
export type Steps = Readonly<Record<string, Step>>;

/** A database table: a collection, or one that a part of the server declares for itself. */
export type Table<F = Fields> = {
  name: string;
  fields: F;
  /** The field that holds the `_id` of a row of another table; deleting that row deletes this one. */
  belongsTo?: { field: string; table: string };
  /** Letters can be about its rows; deleting a row deletes its letters and their attachments. */
  hasLetters?: true;
  /** Rows that name one of this table, or of others, in a field: deleting it deletes them. */
  takesAlong?: { rows: string; field: string };
  /** The fields that can be searched for words; the first names a row. */
  searched?: readonly string[];
  /**
   * A condition for further rows that a word finds, though no searched field has it; the word is
   * folded, without accents and capitals.
   */
  alsoFoundBy?: (word: string) => RawBuilder<SqlBool> | undefined;
  /** How visitors find its rows: a row belongs to the section of its `type`; without a face it is not found. */
  sections?: readonly { fields: Fields; heading: string; face?: Found }[];
  /** The field that stands for a row in addresses. */
  key?: string;
  /** The private folder of the files that rows name in `file`: no visitor may read it, and backups include it. */
  filesIn?: string;
  /** Each what follows `create index … on …`, worded like the orders and conditions it is for. */
  indexes?: Readonly<Record<string, string>>;
  /** What earlier versions had and its steps read. It is there while they run, and removed after them. */
  former?: { fields?: Fields; tables?: readonly Table[] };
  steps?: Steps;
  /** Its rows are earlier states of records: files they name are kept, but do not count as in use. */
  isPast?: true;
  /** Short-lived, or about this one machine: backups leave it out. */
  isPassing?: true;
  /** Its rows are never changed or deleted; the database itself refuses to. */
  isAppendOnly?: true;
};

/** What every row has besides its fields. */
type CommonColumns = {
  /** The order of creation. */
  sequence: number;
  /** Random and unguessable. */
  _id: string;
  updatedAt: string;
  /** Whether it belongs to the demo village, and is removed with it. */
  demo: boolean;
};

export type Row<F> = CommonColumns & Values<F>;

/** A record of any collection, or a part of one. */
export type AnyRecord = Record<string, unknown>;

/** The folders of private files, which no visitor may read except the person who sent them. */
export function privateFolders(tables: readonly Pick<Table, 'filesIn'>[]): string[] {
  return [...new Set(tables.flatMap(({ filesIn = [] }) => filesIn))];
}

/** The tables that backups hold, in the same order. */
export function inBackups(tables: readonly Table[]): Table[] {
  return tables.filter(({ isPassing }) => !isPassing);
}

/** These tables as the steps find them: with what earlier versions had, parents before their children. */
export function beforeSteps(tables: readonly Table[]): Table[] {
  const own = tables.map((each) => ({
    ...each,
    fields: { ...each.former?.fields, ...each.fields },
  }));
  return [...own, ...tables.flatMap(({ former }) => former?.tables ?? [])];
}

/** Declares a table; its columns follow its fields. */
export function table<const F extends Fields>(declared: Table<F>): Table<F> {
  return declared;
}
