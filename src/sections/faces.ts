import type { ChoiceField } from '../fields/choice.ts';
import type { Field } from '../fields/field.ts';
import { type CollectionName, everyCollection } from './all.ts';
import type { Face } from './face.ts';
import { lifeFields } from './life.ts';
import { reach } from './reach.ts';
import { type Collection, placesIn, type Section } from './section.ts';

/** The part of a field that public pages use. */
type PublicField = Pick<Field, 'label' | 'readAs' | 'readings'>;

/** A section as the public site sees it: plain data, so that the pages' build needs no validation code. */
export type PublicSection = Omit<Face, 'query'> & {
  /** The names of the section and of its collection: `/api/{collection}`. */
  name: string;
  collection: CollectionName;
  /** The query string of its list's call. */
  query: string;
  /** The field that names a record in addresses. */
  key: string;
  /** The fields, if any, that have their own place on a page. */
  title: string;
  picture: string | undefined;
  gallery: string | undefined;
  text: string | undefined;
  /** The choice field that says what sort of thing a record is. */
  sort: string | undefined;
  /** The field with its opening hours. */
  hours: string | undefined;
  /** The field with its point on the map. */
  pin: string | undefined;
  /** Whether it has the field `local`, and any field of `reach`. */
  hasLocal: boolean;
  hasReach: boolean;
  /** All other fields that visitors may read. */
  facts: Record<string, PublicField>;
};

function publicSection(collection: Collection, section: Section, face: Face): PublicSection {
  const fields = Object.entries(section.fields);
  const first = (has: (field: Field) => unknown) => fields.find(([, field]) => has(field))?.[0];
  const places = {
    title: section.heading,
    picture: first((field) => field.isPicture),
    gallery: first((field) => field.uploads === 'photo' && !field.isPicture && !field.isHtml),
    text: first((field) => field.isHtml),
    sort: first((field) => 'choices' in field && field.isSearched),
    hours: first((field) => field.kind === 'horario'),
    pin: first((field) => field.kind === 'lugar'),
  };
  const taken = new Set<string | undefined>(Object.values(places));
  const isApart = (name: string, field: Field) =>
    name === 'local' || isReach(field) || isFixed(field);
  const facts = fields.filter(
    ([name, field]) =>
      !taken.has(name) &&
      !isApart(name, field) &&
      !field.unique &&
      !field.setByServer &&
      !field.translates &&
      field.kind !== 'traduzidoDe' &&
      !(name in lifeFields),
  );
  const sharesItsList = collection.sections.every((each) => each.face?.path === face.path);
  const query = new URLSearchParams(face.query);
  if (!sharesItsList) query.set('type', (section.fields.type as ChoiceField).choices.join(','));
  return {
    ...face,
    ...places,
    name: section.name,
    collection: collection.name as CollectionName,
    key: collection.key,
    query: String(query),
    hasLocal: 'local' in section.fields,
    hasReach: fields.some(([, field]) => isReach(field)),
    facts: Object.fromEntries(
      facts.map(([name, { label, readAs, readings }]) => [name, { label, readAs, readings }]),
    ),
  };
}

const isReach = (field: Field) => Object.values<Field>(reach).includes(field);

/** A choice with a single value only says which section a record belongs to; it is not shown. */
function isFixed(field: Field): boolean {
  return 'choices' in field && !field.isSearched;
}

/** The public sections of these collections, in menu order. */
export function facesOf(collections: readonly Collection[]): PublicSection[] {
  const last = Number.POSITIVE_INFINITY;
  return placesIn(collections)
    .flatMap(({ collection, section }) =>
      section.face ? publicSection(collection, section, section.face) : [],
    )
    .toSorted((one, other) => (one.order ?? last) - (other.order ?? last));
}

/** Every public section. The build of the pages inlines this list as plain data. */
export const faces: readonly PublicSection[] = facesOf(everyCollection);
