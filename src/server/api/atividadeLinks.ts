import { type Allowed, isAllowed } from '../../sections/abilities.ts';
import { officePath } from '../../sections/officePath.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Context } from '../village/context.ts';
import { addressesOfRecords } from '../village/ownSubjects.ts';

/** The part of a line of activity that says what it is about. */
type Line = { _id: string; place: string; target: string; versao: number | null };

type Linked = Pick<Context, 'store' | 'collections' | 'subjects'>;

/** The addresses of what the lines of one place are about, as far as it still exists. */
async function ofPlace(
  { store, collections, subjects }: Linked,
  place: string,
  ids: string[],
  asker: Allowed,
) {
  const subject = subjects[place];
  if (subject) return isAllowed(asker, subject.by.who) ? subject.addresses(store, ids) : [];
  const collection = collections.find(({ sections }) =>
    sections.some(({ name }) => name === place),
  );
  if (!collection) return [];
  return addressesOfRecords(store, collection, place, ids);
}

/** The address that each line links to, by the `_id` of the line; none if its subject is gone. */
export async function linksOf(
  context: Linked,
  lines: readonly Line[],
  asker: Allowed,
): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const [place, here] of Map.groupBy(lines, (line) => line.place)) {
    const ids = here.map(({ target }) => target);
    const addresses = new Map(await ofPlace(context, place, ids, asker));
    for (const { _id, target, versao } of here) {
      const address = addresses.get(target);
      // A save links to the version it made, unless the record is in the bin.
      const isThere = address !== officePath(reciclagem.name);
      if (address) links.set(_id, versao && isThere ? `${address}/versoes/${versao}` : address);
    }
  }
  return links;
}
