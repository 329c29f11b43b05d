import { everyCollection } from '../src/sections/all.ts';
import type { Collection } from '../src/sections/section.ts';

/** The collection of this name, which a feature may have brought. */
export function collectionNamed(name: string): Collection {
  const found = everyCollection.find((each) => each.name === name);
  if (!found) throw new Error(`no collection is called ${name}`);
  return found;
}
