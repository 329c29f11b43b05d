import { redirect } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { ChoiceField } from '../../fields/choice.ts';
import type { Fields } from '../../fields/field.ts';
import type { Fotos } from '../../fields/photo.ts';
import { meets } from '../../fields/shape.ts';
import { recordPath } from '../../sections/face.ts';
import { lifeFields } from '../../sections/life.ts';
import { officePath } from '../../sections/officePath.ts';
import type { Place, Stored } from '../../sections/section.ts';
import { callRecords } from '../client.ts';
import { callFor, lastPage, perPage, viewIn } from '../list/listView.ts';
import { panelOf } from '../panels.ts';
import { stateIn } from './StateFilter.tsx';

/** Where a screen's records come from: all that it needs to know. */
export type Source = Place;

/** A record as the screens see it. */
export type Item = Stored & Record<string, unknown>;

/** A record's key in addresses. */
export function keyOf({ collection }: Source, item: Item): string {
  return String(item[collection.key]);
}

/** A record's title. */
export function headingOf({ section }: Source, item: Record<string, unknown>): string {
  return String(item[section.heading] ?? '');
}

/** The address of the section's list. */
export function listPath({ section }: Source): string {
  return `/backoffice/${section.name}`;
}

/** The address of a record. */
export function itemPath(source: Source, key: string): string {
  return officePath(source.section.name, key);
}

/** The address of the form that edits a record. */
export function editPath(source: Source, key: string): string {
  return `${listPath(source)}/editar/${encodeURIComponent(key)}`;
}

/** The address of a record's versions, or of one of them. */
export function versionsPath(source: Source, key: string, numero?: number): string {
  const all = `${itemPath(source, key)}/versoes`;
  return numero === undefined ? all : `${all}/${numero}`;
}

/** The name of the draft of a record, or of a new one. */
export function draftName({ section }: Source, key: string | undefined): string {
  return `${section.name}:${key ?? 'novo'}`;
}

/** Where visitors see these records, or this one. */
export function publicPath({ section: { face } }: Source, key?: string): string {
  if (!face) return '/';
  return key ? recordPath(face, key) : face.path;
}

/** The address's parameter for a list that shows more than its section's `listLimit`. */
export const allParam = 'todos';

/** Whether a list shows only the first few that its section asks for. */
export function isCut({ section }: Source, search: URLSearchParams): boolean {
  const isPlain = viewIn(search).q === '' && stateIn(search) === 'todos';
  return section.listLimit !== undefined && isPlain && !search.has(allParam);
}

/** The call that lists a page of the section's records, with what the list shows of each. */
export function listCall(source: Source, search: URLSearchParams): string {
  const { collection, section } = source;
  const query = new URLSearchParams(section.listQuery);
  const type = section.fields.type as ChoiceField | undefined;
  if (collection.sections.length > 1 && type) query.set('type', type.choices.join(','));
  const photos = Object.keys(section.fields).filter((name) => section.fields[name]?.isPicture);
  const shown = [
    section.heading,
    ...section.columns,
    ...(section.secondLine?.of ?? []),
    ...photos,
    ...(panelOf(section.name).column?.fields ?? []),
    ...Object.keys(lifeFields),
    'estado',
  ];
  query.set('fields', [...new Set(shown)].join(','));
  query.set('estado', stateIn(search));
  const size = isCut(source, search) ? section.listLimit : perPage;
  // The order in the address replaces the section's own.
  for (const [name, value] of callFor(viewIn(search), size)) query.set(name, value);
  return `/api/${collection.name}?${query}`;
}

/** The call that reads or removes a record. */
export function itemCall({ collection }: Source, key: string): string {
  return `/api/${collection.name}/${encodeURIComponent(key)}`;
}

/** The fields that apply to a record with these values. */
export function fieldsShown(
  { section }: Source,
  record: Readonly<Record<string, unknown>>,
): Fields {
  const { fields, shownWhen } = section;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => meets(shownWhen?.[name], record)),
  );
}

/** The call that writes a record: a new one, or the one of this key. */
export function writeCall({ collection, section }: Source, key?: string): string {
  const base = ['/api', collection.name, section.writePath].filter(Boolean).join('/');
  return key === undefined ? base : `${base}/${encodeURIComponent(key)}`;
}

export type Listed = { items: Item[]; fotos: Fotos; total: number };

/** Reads a page of a section's records; redirects to the last page from beyond it. */
export async function readItems(
  source: Source,
  search: URLSearchParams,
): Promise<Listed | Refused> {
  const answer = await callRecords('GET', listCall(source, search));
  if (isRefused(answer)) return answer;
  const items = answer[source.collection.many] as Item[];
  const { fotos = {}, total = 0 } = answer;
  if (items.length === 0 && total > 0) {
    throw redirect(`${listPath(source)}?${lastPage(search, total)}`);
  }
  return { items, fotos, total };
}

export type Found = { item: Item | null; fotos: Fotos };

/** Reads one record; one of another section counts as none. */
export async function readItem(source: Source, key: string): Promise<Found | Refused> {
  const answer = await callRecords('GET', itemCall(source, key));
  if (isRefused(answer)) return answer;
  const item = answer[source.collection.one] as Item | null;
  return { item: item && belongs(source, item) ? item : null, fotos: answer.fotos ?? {} };
}

function belongs({ collection, section }: Source, item: Item): boolean {
  if (collection.sections.length === 1) return true;
  return (section.fields.type as ChoiceField).choices.includes(String(item.type));
}
