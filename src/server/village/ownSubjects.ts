import { cartaCalls } from '../../calls/cartas.ts';
import { atividadeCall, contaCalls } from '../../calls/staff.ts';
import { definicoesCalls } from '../../calls/village.ts';
import type { Fields } from '../../fields/field.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { officePath } from '../../sections/officePath.ts';
import type { Collection } from '../../sections/section.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { definicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import type { Addresses, Subject } from './subject.ts';

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
export async function addressesOfRecords(
  store: Store,
  collection: Collection,
  place: string,
  ids: string[],
): Addresses {
  return [
    ...(await eachOf(store, collection, ids, (row) => officePath(place, row[collection.key]))),
    ...(await eachOf(store, reciclagem, ids, () => officePath(reciclagem.name))),
  ];
}

/** What letters and lines of activity of the engine are about, besides records. */
export const ownSubjects: Record<string, Subject> = {
  eventos: {
    called: 'o evento',
    by: atividadeCall,
    addresses: (store, ids) => addressesOfRecords(store, noticiasEventos, eventos.name, ids),
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
