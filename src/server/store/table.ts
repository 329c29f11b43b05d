import type { RawBuilder, SqlBool } from 'kysely';
import type { Fields, Values } from '../../fields/field.ts';
import type { Found } from '../../sections/face.ts';

/** Anything kept in rows: a collection, or what a room of the server declares for itself. */
export type Table<F = Fields> = {
  name: string;
  fields: F;
  /** The field that holds the `_id` of a row of another table; the row goes when that one goes. */
  belongsTo?: { field: string; table: string };
  /** Letters can be about its rows, and are removed with them, as are the files that went with them. */
  hasLetters?: true;
  /** The fields whose words can be looked for; the first names a row. */
  searched?: readonly string[];
  /**
   * A condition for rows that a word finds although none of these fields has it; the word comes folded,
   * without accents and capitals.
   */
  alsoFoundBy?: (word: string) => RawBuilder<SqlBool> | undefined;
  /** How visitors find its rows: a row belongs to the section of its `type`; one without a face is not found. */
  sections?: readonly { fields: Fields; heading: string; face?: Found }[];
  /** What addresses name a row by. */
  key?: string;
  /** Each row names, in its field `file`, a file of this folder of the data, which no visitor may read; backups hold both. */
  filesIn?: string;
  /** Its rows are earlier states of records: a file they name is not swept, but staff may still let go of it. */
  isPast?: true;
  /** Its rows stay as they were written; the database itself refuses anything else. */
  isAppendOnly?: true;
};

/** What every row has besides its fields. */
type CommonColumns = {
  /** The order of creation. */
  sequence: number;
  /** Random and unguessable. */
  _id: string;
  updatedAt: string;
  /** Whether it came with the demo village, and goes when the demo is removed. */
  demo: boolean;
};

export type Row<F> = CommonColumns & Values<F>;

/** The folders of files that no visitor may read, save whoever sent them. */
export function privateFolders(tables: readonly Pick<Table, 'filesIn'>[]): string[] {
  return [...new Set(tables.flatMap(({ filesIn = [] }) => filesIn))];
}

/** Declares a table; its columns follow its fields. */
export function table<const F extends Fields>(declared: Table<F>): Table<F> {
  return declared;
}
