import { type ChoiceField, choice } from '../fields/choice.ts';
import type { Field, Fields, Values } from '../fields/field.ts';
import type { IconName } from '../fields/inputs/Icon.tsx';
import type { Shape } from '../fields/shape.ts';
import type { FieldError } from '../fields/validate.ts';
import type { Face } from './face.ts';
import {
  checkLife,
  estado,
  type Life,
  lifeFields,
  lifeRequiredWhen,
  lifeShownWhen,
  versao,
} from './life.ts';

/** What a check across fields may look at. `previous` is the stored record when editing. */
export type CheckContext<F> = { now: Date; previous?: Values<F> | undefined };

/**
 * What tells records apart in a list, in a line below their heading: what these fields say or, where that
 * does not do, words made of them. `computed` is what of them is worked out rather than stored.
 */
type Second<F, Computed> = {
  of: readonly Extract<keyof F | keyof NoInfer<Computed>, string>[];
  computed?: Computed;
  words?(record: Values<F> & Values<NoInfer<Computed>>, now: Date): readonly (string | false)[];
};

/** One part of the back-office: a list, a form and a detail of one sort of record. */
export type Section<F = Fields, Name extends string = string, Computed = Fields> = Shape<
  F,
  Name
> & {
  /** Its place in addresses: `/backoffice/{name}`. */
  name: string;
  /** What the menu calls it. */
  menu: string;
  /** Where in the menu it stands, `Território` unless said, and the sign before it. */
  group?: 'Publicar' | 'Território' | 'Casa';
  icon?: IconName;
  /** The field that names a record in lists and headings, and that its identifier is made from. */
  heading: Name;
  /** What follows the collection's address in POST and PUT, where sections write apart. */
  writePath?: string;
  addTitle: string;
  editTitle: string;
  deleteQuestion: string;
  emptyMessage: string;
  /** What the list shows of each record, besides its photo. */
  columns: readonly Name[];
  /** What it shows below the heading; nothing unless said. */
  secondLine?: Second<F, Computed>;
  /** How many records the list asks for; all unless said. */
  listLimit?: number;
  /** What else the list asks for in its call. */
  listQuery?: Readonly<Record<string, string>>;
  /** How visitors meet it; without one they do not. */
  face?: Face<Name>;
  /** Where Cancelar leads from the form, when it is not the section's list. */
  cancelTo?: { add: 'list' | `/${string}`; edit: 'list' | 'detail' | `/${string}` };
  /** The fields that a detail leaves out, because what they say no longer holds. */
  outdated?(record: Values<F>, now: Date): readonly string[];
  /** What a change may carry besides the record, for the collection's rule. */
  envelope?: Fields;
  /** Its records come again every year: a copy may be for the next time. */
  isYearly?: true;
  /** What must hold between fields; checked after each field by itself. */
  check?(values: Values<F>, context: CheckContext<F>): FieldError[];
  /** What whoever fills it in should know before saving; no reason to refuse anything. */
  remark?(values: Values<F>, context: CheckContext<F>): FieldError[];
};

type Living<F> = F & typeof lifeFields;

/**
 * Declares a section; a condition, column, heading or second line that names no field fails the type check. Its
 * records have a life besides what is declared.
 */
export function section<
  const F extends Fields,
  const Computed extends Fields = Record<never, never>,
>(
  declared: Section<F, Extract<keyof F, string>, Computed>,
): Section<Living<F>, Extract<keyof F, string>> {
  return {
    ...declared,
    fields: { ...declared.fields, ...lifeFields },
    shownWhen: { ...declared.shownWhen, ...lifeShownWhen },
    requiredWhen: lifeRequiredWhen(declared.fields, declared.heading),
    check: (values: Values<Living<F>>, context: CheckContext<Living<F>>) => [
      ...(declared.check?.(values as never, context as never) ?? []),
      ...checkLife(values as Life, context.now, context.previous as Life | undefined),
    ],
  } as unknown as Section<Living<F>, Extract<keyof F, string>>;
}

/** What most sections say alike: of one record, with its article, and of many. */
export function titles(article: 'o' | 'a', one: string, many: string) {
  return {
    addTitle: `Adicionar ${one.toLowerCase()}`,
    editTitle: `Editar ${one.toLowerCase()}`,
    deleteQuestion: `Deseja apagar ${article} ${one}?`,
    emptyMessage: `Não existem ${many}`,
  };
}

type KeysOfUnion<U> = U extends unknown ? keyof U : never;

/** All that several sets of fields hold; what two of them call by one name is either. */
export type MergedFields<U> = { [K in KeysOfUnion<U>]: U extends Record<K, infer F> ? F : never };

/** What is stored and served under one name: the records of one or more sections. */
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
  /** What addresses name a record by. */
  key: 'identifier' | '_id';
  sections: readonly Section[];
  /** Everything a row holds. */
  fields: F;
  /** Worked out at every reading, never stored. */
  computed: Computed;
  /** What a list can be narrowed by in its call, beyond the `type` of a record; the rule does it. */
  filters: Fields;
  /** The fields whose words staff can look for; the first is the heading. */
  searched: readonly string[];
};

/** What sections that share a table call by one name is one column, with the choices of them all. */
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

/** The heading, what the lists show, and whatever else is short. */
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

/** The section that a record, or a body about to be one, belongs to. */
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

/** What every stored record carries besides its fields. */
export type Stored = { _id: string; updatedAt: string };

/** A record of a collection, as the API answers it. */
export type RecordOf<C> =
  C extends Collection<infer F, infer Computed> ? Stored & Values<F> & Values<Computed> : never;
