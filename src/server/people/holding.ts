import type { Fields } from '../../fields/field.ts';
import { readingOf } from '../../fields/reading.ts';
import type { LetterContext } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import type { Identity } from './person.ts';

/** What is told of a row: what it is called, what it says in words, its files, and where staff look after it. */
export type Told = {
  titulo: string;
  factos: { nome: string; valor: string }[];
  /** Where each file lies, by the name it is handed over under. */
  ficheiros?: Readonly<Record<string, string>>;
  link?: string;
  /** What has to stay of it, why and until when; nothing unless said. */
  fica?: string;
  /** Why nothing of the person can be erased before somebody has done something about this row. */
  impede?: string;
};

/** What those who tell and erase work with. */
export type PeopleContext = LetterContext & { store: Store };

type HoldingOf<F> = {
  table: Table<F>;
  /** What a person's rows are called together: «Inscrições». */
  title: string;
  /** Says whose a row is, by these fields of it. */
  who?: { fields: readonly Extract<keyof F, string>[]; of(row: Row<F>): Partial<Identity> };
  /** The field with the `_id`, or the `key`, of the row that it is of the same person as. */
  of?: Extract<keyof F, string>;
  /** What rows elsewhere name these rows by, besides their `_id`. */
  key?: Extract<keyof F, string>;
  /** Tells a person's own rows, in their order. */
  tell?(context: PeopleContext, rows: Row<F>[]): Promise<Told[]>;
  /** Erases them, or blanks what has to stay; rows without it go with the row they are `of`. */
  erase?(trx: Store, rows: Row<F>[], context: PeopleContext): Promise<void>;
  /** Why a row is left exactly as it is; '' for most. */
  stays?(row: Row<F>): string;
  /** What becomes of rows that are not the person's own and name them in a text: blanked there, or why they stay. */
  mentions?: 'blanked' | { stay: string };
  /** Whether what a row says is for its recipient alone, and not looked into. */
  isSealed?(row: Row<F>): boolean;
  /** What such a row is called, and where staff look after it. */
  called?(row: Row<F>): string;
  link?(row: Row<F>): string;
};

/** What a table holds of people: how a person's rows are found, told and erased. */
export type Holding = HoldingOf<Fields>;

/** Declares what a table holds of people. */
export function holding<F extends Fields>(declared: HoldingOf<F>): Holding {
  return declared as unknown as Holding;
}

/** All that some tables hold of people; a table of which nothing is said holds something, until it stands here. */
export type People = {
  holdings: readonly Holding[];
  /** Those that never hold anything of anybody outside. */
  ofNobody: readonly Table[];
};

/** What a row says in these fields, as people read it; what is blank is left out. */
export function factsIn<F extends Fields>(
  { fields }: Pick<Table<F>, 'fields'>,
  row: Row<F>,
  names: readonly Extract<keyof F, string>[],
): Told['factos'] {
  return names.flatMap((name) => {
    const field = fields[name];
    const valor = field && readingOf(field, (row as Record<string, unknown>)[name])?.text;
    return field && valor ? [{ nome: field.label.replace(/ \(.*\)$/, ''), valor }] : [];
  });
}
