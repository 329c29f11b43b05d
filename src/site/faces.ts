import { translated } from '../language/speaking.ts';
import { recordPath } from '../sections/face.ts';
import { faces, type PublicSection } from '../sections/faces.ts';
import type { Site } from './page.ts';

/** A record of any section, as the API answers it. */
export type PublicRecord = { _id: string; updatedAt: string } & Readonly<Record<string, unknown>>;

/** The public section of this name. */
export function faceOf(name: string): PublicSection {
  const found = faces.find((face) => face.name === name);
  if (!found) throw new Error(`no section is called ${name}`);
  return found;
}

/** Every public list once; sections that share a list are together in it. */
export const lists = faces.filter(
  ({ path }, index) => faces.findIndex((face) => face.path === path) === index,
);

type Link = { label: string; path: string };

/** Links to pages, in the language being spoken. */
export function linksTo(pages: readonly Link[]): Link[] {
  return pages.map(({ label, path }) => ({ label: translated(label), path }));
}

/** The lists that people visiting the village look for: those in the groups of the menu. */
export const toVisit = lists.filter(({ menu }) => menu && 'group' in menu);

/** The section of a record, which may be another one of the same collection. */
export function ownSection(section: PublicSection, { type }: PublicRecord): PublicSection {
  const types = ({ query }: PublicSection) => new URLSearchParams(query).get('type')?.split(',');
  const sharing = faces.filter(({ collection }) => collection === section.collection);
  return sharing.find((face) => types(face)?.includes(String(type))) ?? section;
}

/** The address of a record's page. */
export function pathOf(section: PublicSection, record: Readonly<Record<string, unknown>>): string {
  return recordPath(section, String(record[section.key]), record);
}

/** "Ver todas as lojas". */
export function seeAll({ all, path }: PublicSection): { label: string; to: string } {
  return { label: translated(`Ver ${all.charAt(0).toLowerCase()}${all.slice(1)}`), to: path };
}

/** A declared text with the names of this village and its council filled in. */
export function inVillage(text: string, { definicoes }: Site): string {
  return translated(text)
    .replaceAll('{aldeia}', definicoes.villageName)
    .replaceAll('{junta}', definicoes.councilName);
}
