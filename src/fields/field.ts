import type { ZodType } from 'zod';
import type { Language } from '../language/speaking.ts';

/** Options that any kind of field takes. */
export type Options = {
  required?: boolean;
  help?: string;
  /** Takes half a line of a form, so two in a row share one. */
  isShort?: boolean;
  /** The part of the form that it is folded in; what is obligatory is in none. */
  fold?: string;
  /** Left out when a record is copied, because it is about that record only. */
  notCopied?: true;
  /** Stays as it is if a change does not send it: whoever wrote a program for an older API does not know it. */
  staysIfUnsent?: true;
};

/** A PDF and its title; an empty title means its file name. */
export type NamedPdf = { file: string; title: string };

/** One value of a record: how it is stored, checked, answered and labelled. The kinds create these. */
export type Field<Value = unknown> = Options & {
  kind: string;
  label: string;
  /** The value of a new record, and of old rows that lack this column. */
  initial: Value;
  /** Filled in by the form of a new record, for staff to keep or change; calls that leave it out get `initial`. */
  proposed?: Value;
  /** SQLite and PostgreSQL both have these two types and compare them alike. */
  column: 'text' | 'integer';
  /** Parses the value from JSON; its messages are shown to people. */
  schema: ZodType<Value>;
  /** The schema of the value in answers, also used in the API's description. */
  answer: ZodType<Value>;
  /** Set only by the server: never read from a request, never in a form. */
  setByServer?: true;
  /** Never leaves the server: a call that declares it in its answer fails. */
  neverAnswered?: true;
  /** No two records have the same value. */
  unique?: true;
  /** The kind of upload it can name; files that a record names are never swept. */
  uploads?: 'photo' | 'pdf';
  /** When a save replaces its file, the old one is removed at once, without waiting for the sweep. */
  removesReplaced?: true;
  /** The PDFs it names, without replaced ones: the record is found by their text. */
  pdfs?(value: Value): NamedPdf[];
  /** A single picture, shown for its record in lists. */
  isPicture?: true;
  /** HTML, to be sanitised before it is stored. */
  isHtml?: true;
  /** Holds a record, as it was stored, or the values typed in a form, as JSON. */
  holdsRecord?: 'stored' | 'typed';
  /** Means little to most people: it is folded away at the end of forms and details, whatever it holds. */
  isTechnical?: true;
  /** A password: the form also tells the password manager whose it is. */
  isSecret?: true;
  /** The field that this one is a translation of, and the language. */
  translates?: { name: string; language: Language };
  /** Short enough to be included in staff search. */
  isSearched?: true;
  /** How a text sorts: by its stored form, or by its letters regardless of case. Numbers need none. */
  sorts?: 'stored' | 'letters';
  /** How the value is written for visitors, if not as it is. */
  readAs?: 'euros' | 'day' | 'moment' | 'web' | 'mail' | 'phone';
  /** The words for each of its few possible values. */
  readings?: readonly (readonly [stored: string | number, reading: string])[];
  /** A moment at which what visitors see changes. */
  isScheduled?: true;
  /** A value for previews, if a page cannot be drawn with an empty one. */
  standIn?(now: Date): Value;
  /** Tidies what was typed; the input shows the result when it loses the focus. */
  tidy?(typed: string): string;
  /** Brings together what two people made of `base`; without it, a person chooses one of the two. */
  merge?(base: Value, mine: Value, theirs: Value): Value;
  /** The value of a new record when none was sent. */
  fill?(heading: string, now: Date): Value;
  isEmpty(value: Value): boolean;
  toColumn(value: Value): string | number | null;
  fromColumn(stored: string | number): Value;
};

export type Fields = Record<string, Field>;

/** The record that a set of fields describes. */
export type Values<F> = { [K in keyof F]: F[K] extends { initial: infer Value } ? Value : never };

/** Shared by the kinds stored as text: empty is '', never null. */
export const storedAsText = {
  column: 'text',
  initial: '',
  isEmpty: (value: string) => value === '',
  toColumn: (value: string) => value,
  fromColumn: (stored: string | number) => String(stored),
} as const;

type TextKind = Omit<Field<string>, 'label' | keyof typeof storedAsText> &
  Partial<Pick<Field<string>, 'isEmpty'>>;

/** Declares a kind stored as text; its fields take a label and the common options. */
export function textKind(kind: TextKind) {
  return (label: string, options: Options = {}): Field<string> => ({
    ...storedAsText,
    ...kind,
    ...options,
    label,
  });
}

/** Shared by the kinds that are stored as JSON. */
export const storedAsJson = <Value>() =>
  ({
    column: 'text',
    toColumn: (value: Value) => JSON.stringify(value),
    fromColumn: (stored: string | number) => JSON.parse(String(stored)) as Value,
  }) as const;

/** Shared by the kinds that hold a list: empty is []. */
export const storedAsList = <Item = string>() =>
  ({
    ...storedAsJson<Item[]>(),
    initial: [] as Item[],
    isEmpty: (value: Item[]) => value.length === 0,
  }) as const;
