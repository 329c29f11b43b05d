import { type ChoiceField, choice } from '../fields/choice.ts';
import type { Field, Fields, Values } from '../fields/field.ts';
import type { IconName } from '../fields/inputs/Icon.tsx';
import type { Shape } from '../fields/shape.ts';
import { translationsOf } from '../fields/translation.ts';
import type { FieldError } from '../fields/validate.ts';
import { languageCodes, translationName } from '../language/speaking.ts';
import { type Face, hasPages } from './face.ts';
import {
  checkLife,
  estado,
  type Life,
  lifeFields,
  lifeRequiredWhen,
  lifeShownWhen,
  versao,
} from './life.ts';

/** A group of the back-office's menu. */
export type MenuGroup = 'Publicar' | 'Atender' | 'Lugares' | 'A junta' | 'Registo';

/** What a section's `check` receives besides the values. `previous` is the stored record when editing. */
export type CheckContext<F> = { now: Date; previous?: Values<F> | undefined };

/** What is worth knowing of a field, though nothing is wrong, and the words that one press inserts into it. */
export type Remark = FieldError & { inserts?: readonly { label: string; text: string }[] };

/**
 * The second line of a list's row, which helps to tell records apart: the values of these fields
 * or, if that is not enough, `words` made from them. `computed` declares the fields not stored.
 */
type Second<F, Computed> = {
  of: readonly Extract<keyof F | keyof NoInfer<Computed>, string>[];
  computed?: Computed;
  words?(record: Values<F> & Values<NoInfer<Computed>>, now: Date): readonly (string | false)[];
};

/** One sort of record in the back-office, with its list, form and detail. */
export type Section<F = Fields, Name extends string = string, Computed = Fields> = Shape<
  F,
  Name
> & {
  /** Its name in addresses: `/backoffice/{name}`. */
  name: string;
  /** Its label in the menu. */
  menu: string;
  /** Its group in the menu, by default `Lugares`, and its icon. */
  group?: MenuGroup;
  icon?: IconName;
  /** The field that names a record in lists and headings, and that its identifier is made from. */
  heading: Name;
  /** Appended to the collection's address in POST and PUT, if each section has its own write calls. */
  writePath?: string;
  addTitle: string;
  editTitle: string;
  deleteQuestion: string;
  /** Its sort of record with the article: `o restaurante`. */
  noun: string;
  emptyMessage: string;
  /** The columns of the list, besides the photo. */
  columns: readonly Name[];
  /** What the list shows below the heading, if anything. */
  secondLine?: Second<F, Computed>;
  /** How many records the list shows until the user asks for all; without it there is no such cut. */
  listLimit?: number;
  /** Further query parameters of the list's call. */
  listQuery?: Readonly<Record<string, string>>;
  /** The fields that staff can write in other languages too. */
  translated?: readonly Name[];
  /** How it appears on the public site; without one it does not. */
  face?: Face<Name>;
  /** Where Cancelar leads from the form; by default to the section's list. */
  cancelTo?: { add: 'list' | `/${string}`; edit: 'list' | 'detail' | `/${string}` };
  /** The fields that the detail leaves out because they no longer apply. */
  outdated?(record: Values<F>, now: Date): readonly string[];
  /** Fields sent with a save for the collection's rule, not stored in the record. */
  envelope?: Fields;
  /** Its records recur every year, so a copy may be for next year. */
  isYearly?: true;
  /** Checks across fields, run after each field's own. */
  check?(values: Values<F>, context: CheckContext<F>): FieldError[];
  /** Warnings shown before saving; they refuse nothing. */
  remark?(values: Values<F>, context: CheckContext<F>): Remark[];
};

/** The same conditions for the translations of the fields that have any. */
function withTranslations<Conditions extends object>(
  conditions: Conditions | undefined,
  names: readonly string[],
): Conditions {
  const own = Object.entries(conditions ?? {}).filter(([name]) => names.includes(name));
  const again = own.flatMap(([name, condition]) =>
    languageCodes.map((language) => [translationName(name, language), condition]),
  );
  return { ...conditions, ...Object.fromEntries(again) } as Conditions;
}

type Living<F> = F & typeof lifeFields;

/**
 * Declares a section; a condition, column, heading or second line that names no field fails the
 * type check. The translations, `lifeFields` and their checks are added to what is declared.
 */
export function section<
  const F extends Fields,
  const Computed extends Fields = Record<never, never>,
>(
  declared: Section<F, Extract<keyof F, string>, Computed>,
): Section<Living<F>, Extract<keyof F, string>> {
  const { translated = [] } = declared;
  const translations =
    translated.length > 0 ? translationsOf(declared.fields, translated) : undefined;
  return {
    ...declared,
    fields: { ...declared.fields, ...translations, ...lifeFields },
    shownWhen: { ...withTranslations(declared.shownWhen, translated), ...lifeShownWhen },
    editableWhen: withTranslations(declared.editableWhen, translated),
    requiredWhen: lifeRequiredWhen(declared.fields, declared.heading, declared.requiredWhen),
    check: (values: Values<Living<F>>, context: CheckContext<Living<F>>) => [
      ...(declared.check?.(values as never, context as never) ?? []),
      ...checkLife(values as Life, context.now, context.previous as Life | undefined),
    ],
  } as unknown as Section<Living<F>, Extract<keyof F, string>>;
}

/** The fields that make a record's page worth having in another language: its title and its text. */
export function neededToTranslate({ heading, fields, face, translated = [] }: Section): string[] {
  const text = translated.find((name) => fields[name]?.isHtml);
  return face && hasPages(face) && translated.includes(heading) && text ? [heading, text] : [];
}

/** The usual titles of a section, from the article and the singular and plural of its sort of record. */
export function titles(article: 'o' | 'a', one: string, many: string) {
  return {
    addTitle: `Adicionar ${one.toLowerCase()}`,
    editTitle: `Editar ${one.toLowerCase()}`,
    deleteQuestion: `Deseja apagar ${article} ${one}?`,
    noun: `${article} ${one.toLowerCase()}`,
    emptyMessage: `Não existem ${many}`,
  };
}

type KeysOfUnion<U> = U extends unknown ? keyof U : never;

/** The fields of several sets together; a name in more than one has the type of any of them. */
export type MergedFields<U> = { [K in KeysOfUnion<U>]: U extends Record<K, infer F> ? F : never };

/** A table and its API: the records of one or more sections. */
export type Collection<
  F = Fields,
  Computed = Fields,
  Name extends string = string,
  One extends string = string,
  Many extends string = string,
> = {
  /** Table and address: `/api/{name}`. */
  name: Name;
  /** The key of one record in an answer. */
  one: One;
  /** The key of many. */
  many: Many;
  /** The field that names a record in addresses. */
  key: 'identifier' | '_id';
  sections: readonly Section[];
  /** All stored fields. */
  fields: F;
  /** Computed on every read, never stored. */
  computed: Computed;
  /** Query parameters that filter a list, besides `type`; the collection's rule applies them. */
  filters: Fields;
  /** The fields that staff search looks in; the first is the heading. */
  searched: readonly string[];
  /** See `Table`. */
  indexes?: Readonly<Record<string, string>>;
};

/** The columns of sections that share a table: fields of the same name are one, with all their choices. */
function mergedFields(sections: readonly Section[]): Fields {
  const fields: Fields = {};
  for (const [name, field] of sections.flatMap((section) => Object.entries(section.fields))) {
    fields[name] = name in fields ? mergedField(fields[name] as Field, field) : field;
  }
  return fields;
}

function mergedField(one: Field, other: Field): Field {
  if (!('choices' in one && 'choices' in other)) return other;
  const both = [one, other] as ChoiceField[];
  const [first = '', ...more] = both.flatMap(({ choices }) => choices);
  const names = both.map((each) => each.names);
  return choice(other.label, [first, ...more], { names: Object.assign({}, ...names) });
}

/** The heading, the columns of the lists, and all other searchable fields. */
function searchedIn(sections: readonly Section[]): string[] {
  const names = sections.flatMap(({ heading, columns, fields }) => [
    heading,
    ...columns,
    ...Object.keys(fields).filter((name) => fields[name]?.isSearched),
  ]);
  return [...new Set(names)];
}

/** Joins the sections that share a table into one collection. */
export function collection<
  const S extends readonly [Section, ...Section[]],
  const Name extends string,
  const One extends string,
  const Many extends string,
  const Computed extends Fields = Record<never, never>,
>(declared: {
  name: Name;
  one: One;
  many: Many;
  sections: S;
  computed?: Computed;
  filters?: Fields;
  indexes?: Readonly<Record<string, string>>;
}): Collection<
  MergedFields<S[number]['fields']> & { versao: typeof versao },
  Computed & { estado: typeof estado },
  Name,
  One,
  Many
> {
  const fields = { ...mergedFields(declared.sections), versao };
  return {
    ...declared,
    computed: { ...(declared.computed as Computed), estado },
    filters: declared.filters ?? {},
    fields: fields as unknown as MergedFields<S[number]['fields']> & { versao: typeof versao },
    key: 'identifier' in fields ? 'identifier' : '_id',
    searched: searchedIn(declared.sections),
  };
}

/** The section that a record, or a request body, belongs to. */
export function sectionOf<S extends { fields: Fields }>(
  sections: readonly S[],
  { type }: Readonly<Record<string, unknown>>,
): S | undefined {
  if (sections.length === 1) return sections[0];
  return sections.find(({ fields }) => (fields.type as ChoiceField).choices.includes(String(type)));
}

/** A section, and the collection it is a part of. */
export type Place = { collection: Collection; section: Section };

/** Every section of these collections. */
export function placesIn(collections: readonly Collection[]): Place[] {
  return collections.flatMap((collection) =>
    collection.sections.map((section) => ({ collection, section })),
  );
}

/** What every stored record has besides its fields. */
export type Stored = { _id: string; updatedAt: string };

/** A record of a collection, as the API answers it. */
export type RecordOf<C> =
  C extends Collection<infer F, infer Computed> ? Stored & Values<F> & Values<Computed> : never;
