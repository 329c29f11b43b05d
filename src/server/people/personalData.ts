import type { Fields } from '../../fields/field.ts';
import { readingOf } from '../../fields/reading.ts';
import type { LetterContext } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import type { Identity } from './person.ts';

/** A row as told to staff and to the person: its title, its facts, its files, and its screen. */
export type Described = {
  titulo: string;
  factos: { nome: string; valor: string }[];
  /** The path of each file, by the name under which it is handed over. */
  ficheiros?: Readonly<Record<string, string>>;
  link?: string;
  /** What must be kept of it, why and until when; undefined if nothing. */
  fica?: string;
  /** Why nothing of the person can be erased until this row is settled. */
  impede?: string;
};

/** What `describe` and `erase` work with, and all that the tables hold of people. */
export type PeopleContext = LetterContext & { store: Store; holdings: readonly PersonalData[] };

type PersonalDataOf<F> = {
  table: Table<F>;
  /** The heading above a person's rows: «Inscrições». */
  title: string;
  /** Says, from these fields of a row, which person the row belongs to. */
  who?: { fields: readonly Extract<keyof F, string>[]; of(row: Row<F>): Partial<Identity> };
  /** The field with the `_id`, or the `key`, of another row that belongs to the same person. */
  belongsTo?: Extract<keyof F, string>;
  /** The field by which other tables name these rows, besides their `_id`. */
  key?: Extract<keyof F, string>;
  /** Tells a person's own rows, in the same order. */
  describe?(context: PeopleContext, rows: Row<F>[]): Promise<Described[]>;
  /** Erases a person's rows, or blanks what must be kept; without it they go with the row they belong to (`belongsTo`). */
  erase?(trx: Store, rows: Row<F>[], context: PeopleContext): Promise<void>;
  /** Why a row is not erased at all; '' for most. */
  stays?(row: Row<F>): string;
  /** What erasing a person does where other people's rows name them: blanks the words, or leaves them for a reason. */
  mentions?: 'blanked' | { stay: string };
  /** Whether a row is for its recipient alone, so that its text is not searched. */
  isPrivate?(row: Row<F>): boolean;
  /** The title of a row that only names the person, and its screen. */
  called?(row: Row<F>): string;
  link?(row: Row<F>): string;
};

/** What a table holds of people: how a person's rows are found, told and erased. */
export type PersonalData = PersonalDataOf<Fields>;

/** Declares what a table holds of people. */
export function personalData<F extends Fields>(declared: PersonalDataOf<F>): PersonalData {
  return declared as unknown as PersonalData;
}

/** What some tables hold of people. Every table must be in one of the two lists. */
export type People = {
  holdings: readonly PersonalData[];
  /** Tables that never hold anything of people outside the council. */
  withoutPeople: readonly Table[];
};

/** What a row says in these fields, as people read it, without blank ones. */
export function factsIn<F extends Fields>(
  { fields }: Pick<Table<F>, 'fields'>,
  row: Row<F>,
  names: readonly Extract<keyof F, string>[],
): Described['factos'] {
  return names.flatMap((name) => {
    const field = fields[name];
    const valor = field && readingOf(field, (row as Record<string, unknown>)[name])?.text;
    return field && valor ? [{ nome: field.label.replace(/ \(.*\)$/, ''), valor }] : [];
  });
}
