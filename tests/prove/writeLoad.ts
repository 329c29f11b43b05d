import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { contactos } from '../../src/sections/contactos.ts';
import { files } from '../../src/server/files/filesTable.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { atividade } from '../../src/server/store/atividade.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Table } from '../../src/server/store/table.ts';
import { everyTable } from '../everyTable.ts';
import type { Place } from '../openTestStore.ts';
import { type Answer, call } from './call.ts';
import { type Office, officeAt } from './office.ts';
import { captchasOf, signUpForm } from './signUps.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { eventAt } from './villageFor.ts';

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

const mensagens = everyTable.find(({ name }) => name === 'mensagens') as Table;

/** The messages of a village; their table is found by name, so that this compiles without their feature. */
export const messagesIn = (store: Pick<Store, 'list'>) =>
  store.list(mensagens) as Promise<unknown[]> as Promise<{ _id: string; subject: string }[]>;

/** Everything that was acknowledged, to be looked for later. */
export type Kept = {
  bookings: Set<string>;
  messages: Set<string>;
  /** The last phone number that was acknowledged for each contact; '' once its deletion was. */
  contacts: Map<string, string>;
  /** Uploads by their path: the hash of a PDF, which is kept as it is, or '' for a photo. */
  uploads: Map<string, string>;
};

/** What a village was found to hold, against what it had acknowledged. */
export type Comparison = { acknowledged: number; lost: string[]; half: string[] };

/** Sends a village writes of every kind, again and again, and remembers what was acknowledged. */
export async function writeLoad(place: Place, office: Office) {
  const { _id: evento } = await eventAt(office, 100_000);
  const solved = captchasOf(place);
  const photo = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#1f5140' },
  })
    .jpeg()
    .toBuffer();
  const kept: Kept = {
    bookings: new Set(),
    messages: new Set(),
    contacts: new Map(),
    uploads: new Map(),
  };
  /** The forms of sign-ups that were cut off. */
  const cutOff: Record<string, unknown>[] = [];
  const statuses = new Map<number, number>();
  /** Contacts to leave alone: being changed, or their change was cut off and may have happened or not. */
  const quiet = new Set<string>();
  let number = 0;
  let isTroubled = false;

  function count({ status }: Answer) {
    isTroubled = status === 0 || status >= 500;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  async function signUp(url: string, form: Record<string, unknown>) {
    const answer = await call('POST', `${url}/api/inscricoes`, form);
    count(answer);
    if (answer.status === 201) kept.bookings.add(JSON.parse(answer.body).inscricao._id);
    else cutOff.push(form);
  }

  async function writeMessage(url: string, mine: number) {
    const subject = `Assunto ${mine}`;
    const answer = await call('POST', `${url}/api/mensagens`, {
      name: 'Ana',
      email: 'ana@example.com',
      subject,
      mensagem: 'Bom dia.',
      captcha: await solved('mensagens'),
    });
    count(answer);
    if (answer.status === 201) kept.messages.add(subject);
  }

  async function addContact({ send }: Office, mine: number) {
    const identifier = `contacto-${mine}`;
    const phoneNumber = String(mine);
    const body = { name: `Contacto ${mine}`, identifier, phoneNumber };
    const answer = await send('POST', '/api/contactos', body);
    count(answer);
    if (answer.status === 201) kept.contacts.set(identifier, phoneNumber);
  }

  async function changeContact({ send }: Office, mine: number) {
    const [identifier] =
      [...kept.contacts].find(([name, phone]) => phone !== '' && !quiet.has(name)) ?? [];
    if (identifier === undefined) return;
    quiet.add(identifier);
    const removes = mine % 3 === 0;
    const body = { name: 'Mudado', identifier, phoneNumber: `mudado ${mine}` };
    const answer = removes
      ? await send('DELETE', `/api/contactos/${identifier}`)
      : await send('PUT', `/api/contactos/${identifier}`, body);
    count(answer);
    if (answer.status === 200) {
      kept.contacts.set(identifier, removes ? '' : body.phoneNumber);
      quiet.delete(identifier);
    } else {
      kept.contacts.delete(identifier);
    }
  }

  async function upload(url: string, { token }: Office, mine: number) {
    const bytes = mine % 2 ? photo : pdfSaying(`Documento ${mine}`);
    const { body, headers } = uploadOf(bytes);
    const answer = await call('POST', `${url}/api/file`, body, {
      headers: { ...headers, 'x-auth-token': token },
    });
    count(answer);
    if (answer.status === 201) {
      kept.uploads.set(JSON.parse(answer.body).file, mine % 2 ? '' : hashOf(bytes));
    }
  }

  async function writeOne(url: string, here: Office, mine: number): Promise<void> {
    switch (mine % 8) {
      case 0:
        return writeMessage(url, mine);
      case 1:
        return addContact(here, mine);
      case 2:
        return changeContact(here, mine);
      case 3:
        return upload(url, here, Math.floor(mine / 8));
      default:
        return signUp(url, { ...signUpForm(evento, mine), captcha: await solved() });
    }
  }

  return {
    kept,
    statuses,
    /** How many calls were answered so far, with yes or no. */
    answers: () => [...statuses].reduce((sum, [status, count]) => sum + (status ? count : 0), 0),

    /** Writes at an address, several at a time, until it is told to stop. */
    async write(url: string, signal: AbortSignal): Promise<void> {
      const here = officeAt(url, office.token);
      // Visitors who got no answer send the same form again.
      await Promise.all(cutOff.splice(0).map((form) => signUp(url, form)));
      const worker = async () => {
        while (!signal.aborted) {
          await writeOne(url, here, number++);
          // After a failure, wait a moment before the next call.
          if (isTroubled) await pause(50);
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
    },

    /** Looks for everything that was acknowledged, and for half-done work. */
    async compare(store: Store): Promise<Comparison> {
      const lost: string[] = [];
      const half: string[] = [];
      const bookings = await store.list(inscricoes);
      const ids = new Set(bookings.map(({ _id }) => _id));
      for (const id of kept.bookings) if (!ids.has(id)) lost.push(`booking ${id}`);

      const subjects = new Set((await messagesIn(store)).map(({ subject }) => subject));
      for (const subject of kept.messages) if (!subjects.has(subject)) lost.push(subject);

      const contacts = await store.list(contactos);
      const phones = new Map(contacts.map((row) => [row.identifier, row.phoneNumber]));
      for (const [identifier, phone] of kept.contacts) {
        if ((phones.get(identifier) ?? '') !== phone) lost.push(`${identifier} ${phone}`);
      }

      const rows = new Map((await store.list(files)).map((row) => [row.path, row]));
      for (const [path, hash] of kept.uploads) {
        const bytes = readFileSync(join(place.dataDir, 'uploads', path.slice('/f/'.length)));
        const isWhole =
          hash === '' ? bytes.length === rows.get(path)?.size : hashOf(bytes) === hash;
        if (!rows.has(path) || !isWhole) lost.push(path);
      }

      const letters = new Set((await store.list(outbox)).map(({ about }) => about));
      const deeds = new Set((await store.list(atividade)).map(({ target }) => target));
      for (const { _id } of bookings) if (!letters.has(_id)) half.push(`no letter of ${_id}`);
      for (const { _id } of contacts) if (!deeds.has(_id)) half.push(`no line about ${_id}`);
      const people = new Set(bookings.map(({ email }) => email));
      if (people.size !== bookings.length) half.push('a form that was sent twice is two bookings');

      const { bookings: b, messages, contacts: c, uploads } = kept;
      return { acknowledged: b.size + messages.size + c.size + uploads.size, lost, half };
    },
  };
}
