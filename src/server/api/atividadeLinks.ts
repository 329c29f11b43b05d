import type { Fields } from '../../fields/field.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import type { Collection } from '../../sections/section.ts';
import { eventsOf, inscricoes, isInBin } from '../bookings/inscricoes.ts';
import { outbox } from '../mail/outbox.ts';
import type { SessionStaff } from '../staff/sessions.ts';
import { staff } from '../staff/staff.ts';
import type { Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import { definicoes } from '../tables/definicoes.ts';
import { mensagens } from '../tables/mensagens.ts';
import { reciclagem } from '../tables/reciclagem.ts';

/** The part of a line of the activity that says what it speaks of. */
type Line = { _id: string; place: string; target: string; versao: number | null };

type AnyRow = Row<Fields> & Record<string, unknown>;

/** Addresses by the `_id` of what is to be seen there. */
type Addresses = Promise<(readonly [target: string, address: string])[]>;

/** The address of a screen of the back-office. */
export function screen(...path: unknown[]): string {
  return ['/backoffice', ...path.map((part) => encodeURIComponent(String(part)))].join('/');
}

/** A booking is shown inside its event, and lies in the bin with it. */
async function ofBookings(store: Store, ids: string[]): Addresses {
  const bookings = await store.list(inscricoes, { where: { _id: ids } });
  const events = await eventsOf(store, bookings);
  return bookings.map((booking) => [
    booking._id,
    isInBin(booking)
      ? screen(reciclagem.name)
      : screen(eventos.name, events.get(booking.evento)?.identifier, booking._id),
  ]);
}

/** The addresses of what lines of one place speak of, as far as it is still there. */
async function ofPlace(
  store: Store,
  collections: readonly Collection[],
  place: string,
  ids: string[],
  { isAdmin }: SessionStaff,
): Addresses {
  const rows = (table: Table) => store.list(table, { where: { _id: ids } }) as Promise<AnyRow[]>;
  const each = (found: AnyRow[], address: (row: AnyRow) => string) =>
    found.map((row) => [row._id, address(row)] as const);

  if (place === 'inscricoes') return ofBookings(store, ids);
  if (place === 'mensagens') return each(await rows(mensagens), ({ _id }) => screen(place, _id));
  if (place === 'definicoes') return each(await rows(definicoes), () => screen(place));
  if (place === 'contas') {
    return isAdmin ? each(await rows(staff), ({ _id }) => screen(place, _id)) : [];
  }
  if (place === 'cartas') return each(await rows(outbox), ({ _id }) => screen(place, _id));
  const collection = collections.find(({ sections }) =>
    sections.some(({ name }) => name === place),
  );
  if (!collection) return [];
  return [
    ...each(await rows(collection), (row) => screen(place, row[collection.key])),
    ...each(await rows(reciclagem), () => screen(reciclagem.name)),
  ];
}

/** Where each line leads, by its `_id`; one about what is gone leads nowhere. */
export async function linksOf(
  store: Store,
  collections: readonly Collection[],
  lines: readonly Line[],
  asker: SessionStaff,
): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const [place, here] of Map.groupBy(lines, (line) => line.place)) {
    const ids = here.map(({ target }) => target);
    const addresses = new Map(await ofPlace(store, collections, place, ids, asker));
    for (const { _id, target, versao } of here) {
      const address = addresses.get(target);
      // A save leads to what it left, as long as the record is where it was.
      const isThere = address !== screen(reciclagem.name);
      if (address) links.set(_id, versao && isThere ? `${address}/versoes/${versao}` : address);
    }
  }
  return links;
}
