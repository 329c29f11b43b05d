import type { Fotos } from '../fields/photo.ts';
import type { Item } from '../sections/all.ts';
import { fotosOf } from './fotosOf.ts';
import type { DirectoryEntry } from './parts/Directory.tsx';

/** How many businesses a page of the directory holds. */
export const directorySize = 24;

type Business = Item<'lojas'> & { type?: string };

/** Businesses cut down to what the directory says of them; `note` is the line about each. */
export function directoryOf<One extends Business>(
  { items, fotos }: { items: One[]; fotos: Fotos },
  note: (one: One) => string,
): { entries: DirectoryEntry[]; fotos: Fotos } {
  const entries = items.map((one) => ({
    identifier: one.identifier,
    name: one.name,
    // "Other" tells a reader nothing.
    type: one.type === 'Outro' ? '' : (one.type ?? ''),
    local: one.local,
    note: note(one),
    mainPhoto: one.mainPhoto,
    phoneContacts: one.phoneContacts,
  }));
  const shown = entries.map(({ mainPhoto }) => mainPhoto);
  return { entries, fotos: fotosOf(fotos, shown) };
}
