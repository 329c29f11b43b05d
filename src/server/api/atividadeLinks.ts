import { cartaCalls } from '../../calls/cartas.ts';
import { atividadeCall, contaCalls } from '../../calls/staff.ts';
import { definicoesCalls } from '../../calls/village.ts';
import { serverFeatures } from '../../features/all.server.ts';
import type { Fields } from '../../fields/field.ts';
import { type Allowed, isAllowed } from '../../sections/abilities.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { officePath } from '../../sections/officePath.ts';
import type { Collection } from '../../sections/section.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { definicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import type { Context } from '../village/context.ts';
import type { Addresses, Subject } from '../village/feature.ts';

/** The part of a line of activity that says what it is about. */
type Line = { _id: string; place: string; target: string; versao: number | null };

type AnyRow = Row<Fields> & Record<string, unknown>;

/** The rows of a table that are still there, each with its address. */
async function eachOf(
  store: Store,
  table: Table,
  ids: string[],
  address: (row: AnyRow) => string,
): Addresses {
  const rows = await store.list(table, { where: { _id: ids } });
  return rows.map((row) => [row._id, address(row)] as const);
}

/** The addresses of records: in their section, or the bin if they were deleted. */
async function ofRecords(store: Store, collection: Collection, place: string, ids: string[]) {
  return [
    ...(await eachOf(store, collection, ids, (row) => officePath(place, row[collection.key]))),
    ...(await eachOf(store, reciclagem, ids, () => officePath(reciclagem.name))),
  ];
}

const ownSubjects: Record<string, Subject> = {
  eventos: {
    called: 'o evento',
    by: atividadeCall,
    addresses: (store, ids) => ofRecords(store, noticiasEventos, eventos.name, ids),
  },
  definicoes: {
    called: 'as definições',
    by: definicoesCalls.save,
    addresses: (store, ids) => eachOf(store, definicoes, ids, () => officePath('definicoes')),
  },
  contas: {
    called: 'a conta',
    by: contaCalls.list,
    addresses: (store, ids) => eachOf(store, staff, ids, ({ _id }) => officePath('contas', _id)),
  },
  cartas: {
    called: 'o email',
    by: cartaCalls.read,
    addresses: (store, ids) => eachOf(store, outbox, ids, ({ _id }) => officePath('cartas', _id)),
  },
};

/** What letters and lines of activity may be about besides records, by `place`. */
export const subjects: Readonly<Record<string, Subject>> = Object.assign(
  {},
  ownSubjects,
  ...serverFeatures.map((feature) => feature.subjects),
);

type Linked = Pick<Context, 'store' | 'collections'>;

/** The addresses of what the lines of one place are about, as far as it still exists. */
async function ofPlace(
  { store, collections }: Linked,
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
  return ofRecords(store, collection, place, ids);
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
