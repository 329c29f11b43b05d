import type { Call } from '../src/calls/call.ts';
import { everyCollection } from '../src/sections/all.ts';
import { type Collection, placesIn, type Section } from '../src/sections/section.ts';
import { isNight } from './night.ts';

type Place = { collection: Collection; section: Section };

/** What makes a section different to the code that serves them all. */
function traitsOf({ collection: { key, sections }, section }: Place): string[] {
  const kinds = Object.values(section.fields).map(({ kind }) => kind);
  return [...kinds, key, section.writePath ? 'own path' : '', sections.length > 1 ? 'shared' : ''];
}

/** By day sections that have every kind of field and of address among them, at night all sections. */
export function sectionsOfEachKind(): Place[] {
  const all = placesIn(everyCollection);
  if (isNight) return all;
  const met = new Set<string>();
  const richest = all.toSorted((one, other) => traitsOf(other).length - traitsOf(one).length);
  return richest.filter((place) => {
    const traits = traitsOf(place);
    const isNew = traits.some((trait) => !met.has(trait));
    for (const trait of traits) met.add(trait);
    return isNew;
  });
}

/** What the code that guards every call goes by. */
const kindOf = ({ method, who, takes, password }: Call) =>
  [method, JSON.stringify(who), takes === 'file', password].join();

/** By day the first call of each kind, at night all. */
export function callsOfEachKind(calls: readonly Call[]): Call[] {
  const kinds = calls.map(kindOf);
  return calls.filter((call, at) => isNight || kinds.indexOf(kindOf(call)) === at);
}
