import { everyCollection } from '../src/sections/all.ts';
import type { Collection } from '../src/sections/section.ts';

/** The collection of this name, be it the program's own or a feature's. */
export function collectionNamed(name: string): Collection {
  const found = everyCollection.find((each) => each.name === name);
  if (!found) throw new Error(`no collection is called ${name}`);
  return found;
}
