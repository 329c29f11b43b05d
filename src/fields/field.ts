import type { ZodType } from 'zod';

/** What any field may add to its kind. */
export type Options = {
  required?: boolean;
  help?: string;
  /** Takes half a line of a form: two that follow each other share one. */
  isShort?: boolean;
  /** Said of one record alone: a copy of it begins without. */
  notCopied?: true;
};

/** A PDF and what it is called; without a title, by its file's name. */
export type NamedPdf = { file: string; title: string };

/** One value of a record: how it is stored, checked, answered and named. Kinds make these. */
export type Field<Value = unknown> = Options & {
  kind: string;
  label: string;
  /** What a new record, or an old row without this column, holds. */
  initial: Value;
  /** What the form of a new record proposes for staff to keep or change; one that is sent without it holds `initial`. */
  proposed?: Value;
  /** Both engines know these two types and compare them alike. */
  column: 'text' | 'integer';
  /** Turns what arrived as JSON into the value; its messages are read by people. */
  schema: ZodType<Value>;
  /** The value as it is answered, which is also how the API describes it. */
  answer: ZodType<Value>;
  /** Made by the server alone: never read from a request, never in a form. */
  setByServer?: true;
  /** For the server's eyes alone: no call can declare that it answers it. */
  neverAnswered?: true;
  /** No two records share it. */
  unique?: true;
  /** Which uploads it can name; what a record names is never swept. */
  uploads?: 'photo' | 'pdf';
  /** Whether a file it named is removed once a save no longer names it, without waiting for the sweep. */
  removesReplaced?: true;
  /** The PDFs it names, without those that were replaced: what they say, its record says. */
  pdfs?(value: Value): NamedPdf[];
  /** One picture, which stands for its record in lists. */
  isPicture?: true;
  /** HTML, to be sanitised before it is stored. */
  isHtml?: true;
  /** A record, or what a form held of one, as JSON. */
  holdsRecord?: true;
  /** Typed without being seen: a password manager offers and keeps it. */
  isSecret?: true;
  /** Short enough for staff to look for its words. */
  isSearched?: true;
  /** How a text is put in order: by what is stored, or by its letters, capital or not. Numbers have theirs. */
  sorts?: 'stored' | 'letters';
  /** How a visitor reads it, where the value itself does not say so. */
  readAs?: 'euros' | 'day' | 'moment' | 'web' | 'mail' | 'phone';
  /** What people read for each of the few things it can hold. */
  readings?: readonly (readonly [stored: string | number, reading: string])[];
  /** A moment: when it comes, what visitors see changes. */
  isAwaited?: true;
  /** Said in place of `help` while a record is new. */
  helpWhenNew?: string;
  /** What a preview shows where a page cannot be drawn without a value. */
  standIn?(now: Date): Value;
  /** What is kept of what was typed; written out once its input is left. */
  tidy?(typed: string): string;
  /** What a new record gets where nothing was sent. */
  fill?(heading: string, now: Date): Value;
  isEmpty(value: Value): boolean;
  toColumn(value: Value): string | number | null;
  fromColumn(stored: string | number): Value;
};

export type Fields = Record<string, Field>;

/** The record that a set of fields describes. */
export type Values<F> = { [K in keyof F]: F[K] extends { initial: infer Value } ? Value : never };

/** What the kinds that hold a text share: empty is '', never null. */
export const storedAsText = {
  column: 'text',
  initial: '',
  isEmpty: (value: string) => value === '',
  toColumn: (value: string) => value,
  fromColumn: (stored: string | number) => String(stored),
} as const;

type TextKind = Omit<Field<string>, 'label' | keyof typeof storedAsText> &
  Partial<Pick<Field<string>, 'isEmpty'>>;

/** A kind that holds a text: a field of it has a label, and whatever else any field may have. */
export function textKind(kind: TextKind) {
  return (label: string, options: Options = {}): Field<string> => ({
    ...storedAsText,
    ...kind,
    ...options,
    label,
  });
}

/** What the kinds that hold a list share: kept as JSON, empty is []. */
export const storedAsList = <Item = string>() =>
  ({
    column: 'text',
    initial: [] as Item[],
    isEmpty: (value: Item[]) => value.length === 0,
    toColumn: (value: Item[]) => JSON.stringify(value),
    fromColumn: (stored: string | number) => JSON.parse(String(stored)) as Item[],
  }) as const;
