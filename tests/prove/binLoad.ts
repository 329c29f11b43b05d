import { randomInt } from 'node:crypto';
import { contactos } from '../../src/sections/contactos.ts';
import { atividade } from '../../src/server/store/atividade.ts';
import { reciclagem } from '../../src/server/store/reciclagem.ts';
import type { Store } from '../../src/server/store/store.ts';
import { versoes } from '../../src/server/store/versoes.ts';
import { type Office, officeAt } from './office.ts';

/** Where a contact is, with the version and the name of its last save. */
type Fate = { place: 'there' | 'bin' | 'gone'; versao: number; name: string };

/** A contact and the states it may be in: more than one after a call that was cut off. */
type Contact = { identifier: string; _id: string; names: string[]; fates: Fate[] };

type Deed = 'change' | 'delete' | 'restore' | 'versionRestore' | 'deleteForGood' | 'empty';

const told = ({ place, versao, name }: Fate) =>
  place === 'gone' ? place : `${place} ${versao} ${name}`;
const gone: Fate = { place: 'gone', versao: 0, name: '' };

/** Changes, deletes and restores contacts and empties the bin, and remembers what was acknowledged. */
export function binLoad(office: Office) {
  const contacts: Contact[] = [];
  const cutOff: Record<Deed, number> = {
    change: 0,
    delete: 0,
    restore: 0,
    versionRestore: 0,
    deleteForGood: 0,
    empty: 0,
  };
  const unexpected: string[] = [];
  let acknowledged = 0;
  let number = 0;
  /** Contacts in the bin when emptying it was cut off: all of them must be gone, or none. */
  let emptied: Contact[] = [];

  async function add({ send }: Office): Promise<Contact | undefined> {
    const identifier = `contacto-${number++}`;
    const body = { name: 'Nome 1', identifier, phoneNumber: '1' };
    const { status, body: answer } = await send('POST', '/api/contactos', body);
    // Without an answer its `_id` is unknown, so it cannot be looked for later.
    if (status !== 201) return undefined;
    acknowledged++;
    const fates: Fate[] = [{ place: 'there', versao: 1, name: 'Nome 1' }];
    const { _id } = JSON.parse(answer).contacto;
    const contact = { identifier, _id, names: ['', 'Nome 1'], fates };
    contacts.push(contact);
    return contact;
  }

  /** Makes one call about a contact; if it is cut off, the contact may be in either state. */
  async function act(
    { send }: Office,
    contact: Contact,
    deed: Deed,
    call: [method: string, path: string, body?: unknown],
    after: Fate,
  ): Promise<boolean> {
    const { status, body } = await send(...call);
    if (status === 200) {
      acknowledged++;
      contact.fates = [after];
    } else if (status === 0) {
      cutOff[deed]++;
      contact.fates.push(after);
    } else unexpected.push(`${deed} ${status} ${body}`);
    return status === 200;
  }

  /** Creates a contact and acts on it until it is gone, a call fails or the time is over. */
  async function live(here: Office, isOver: () => boolean): Promise<void> {
    const contact = await add(here);
    if (!contact) return;
    const { identifier, _id, names } = contact;
    const url = `/api/contactos/${identifier}`;
    const fate = () => contact.fates[0] as Fate;
    while (!isOver()) {
      const { place, versao } = fate();
      if (place === 'bin') {
        const isLetGo = randomInt(6) === 0;
        const done = isLetGo
          ? await act(here, contact, 'deleteForGood', ['DELETE', `/api/reciclagem/${_id}`], gone)
          : await act(here, contact, 'restore', ['POST', `/api/reciclagem/${_id}/repor`], {
              ...fate(),
              place: 'there',
            });
        if (!done || isLetGo) return;
        continue;
      }
      const next = versao + 1;
      switch (randomInt(3)) {
        case 0: {
          const name = `Nome ${next}`;
          names[next] = name;
          const body = { name, identifier, phoneNumber: '1', rascunho: randomInt(2) === 0 };
          if (
            !(await act(here, contact, 'change', ['PUT', url, body], {
              ...fate(),
              versao: next,
              name,
            }))
          )
            return;
          break;
        }
        case 1: {
          const old = 1 + randomInt(versao);
          const name = names[old] ?? '';
          names[next] = name;
          const path = `${url}/versoes/${old}/repor`;
          if (
            !(await act(here, contact, 'versionRestore', ['POST', path], {
              ...fate(),
              versao: next,
              name,
            }))
          )
            return;
          break;
        }
        default:
          if (!(await act(here, contact, 'delete', ['DELETE', url], { ...fate(), place: 'bin' })))
            return;
          // Some stay there until the bin is emptied.
          if (randomInt(3) === 0) return;
      }
    }
  }

  async function empty({ send }: Office): Promise<void> {
    const waiting = contacts.filter(({ fates }) => fates.length === 1 && fates[0]?.place === 'bin');
    const { status, body } = await send('DELETE', '/api/reciclagem');
    for (const contact of waiting) {
      if (status === 200) contact.fates = [gone];
      if (status === 0) contact.fates.push(gone);
    }
    if (status === 200) acknowledged++;
    else if (status === 0) {
      cutOff.empty++;
      emptied = waiting;
    } else unexpected.push(`empty ${status} ${body}`);
  }

  return {
    cutOff,
    unexpected,
    acknowledged: () => acknowledged,

    /** Works at an address until told to stop: many contacts at once, then the bin is emptied on its own. */
    async work(url: string, signal: AbortSignal): Promise<void> {
      const here = officeAt(url, office.token);
      while (!signal.aborted) {
        const until = Date.now() + 100 + randomInt(900);
        const isOver = () => signal.aborted || Date.now() > until;
        const lane = async () => {
          while (!isOver()) await live(here, isOver);
        };
        await Promise.all(Array.from({ length: 8 }, lane));
        if (!signal.aborted) await empty(here);
      }
    },

    /** Finds contacts that are not in their acknowledged state, and half-done work; goes on from what it finds. */
    async compare(store: Store): Promise<{ lost: string[]; half: string[] }> {
      const lost: string[] = [];
      const half: string[] = [];
      const rows = new Map((await store.list(contactos)).map((row) => [row._id, row]));
      const bin = new Map((await store.list(reciclagem)).map((row) => [row._id, row]));
      const saves = Map.groupBy(await store.list(versoes), ({ registo }) => registo);
      const lines = Map.groupBy(await store.list(atividade), ({ target }) => target);

      const found = (_id: string): Fate => {
        const row = rows.get(_id);
        if (row) return { place: 'there', versao: row.versao ?? 0, name: row.name };
        const deleted = bin.get(_id);
        if (!deleted) return gone;
        const { versao, name } = JSON.parse(deleted.valores);
        return { place: 'bin', versao, name };
      };
      for (const contact of contacts) {
        const { _id, identifier, fates } = contact;
        const fate = found(_id);
        if (!fates.some((each) => told(each) === told(fate))) {
          lost.push(`${identifier}: ${told(fate)} instead of ${fates.map(told).join(' or ')}`);
        }
        contact.fates = [fate];
        if (rows.has(_id) && bin.has(_id)) half.push(`${identifier} is in two places`);
        const kept = (saves.get(_id) ?? []).toSorted((a, b) => Number(a.numero) - Number(b.numero));
        const numbers = kept.map(({ numero }) => numero).join();
        const all = Array.from({ length: fate.versao }, (_, index) => index + 1).join();
        if (numbers !== all) half.push(`${identifier} (${told(fate)}) has versions ${numbers}`);
        const last = kept.at(-1);
        if (last && JSON.parse(last.valores).name !== fate.name) {
          half.push(`${identifier}: its last version is not what it is`);
        }
        const count = (...verbs: string[]) =>
          (lines.get(_id) ?? []).filter(({ verb }) => verbs.includes(verb)).length;
        const savedLines = count(
          ...['created', 'changed', 'published', 'draftSaved', 'versionRestored'],
        );
        if (fate.place !== 'gone' && savedLines !== fate.versao) {
          half.push(`${identifier}: ${savedLines} lines about ${fate.versao} saves`);
        }
        const isAway = count('deleted') - count('restored') === 1;
        if (isAway !== (fate.place !== 'there'))
          half.push(`${identifier}: lines about another place`);
      }
      const places = new Set(emptied.map(({ fates: [fate] }) => fate?.place));
      if (places.size > 1) half.push('a bin that is half empty');
      emptied = [];
      return { lost, half };
    },
  };
}
