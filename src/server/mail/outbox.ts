import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { hour, minute } from '../../language/durations.ts';
import { letterStates, whyNot } from '../../sections/cartas.ts';
import type { Config } from '../process/config.ts';
import { lockUntilCommit } from '../store/lock.ts';
import type { Selection, Store, Where } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';

/** What is needed to write a letter. */
export type LetterContext = { config: Config; now(): Date };

/** Letters on their way: written in the transaction of what caused them, sent when the mail server takes them. */
export const outbox = table({
  name: 'outbox',
  fields: {
    recipient: text('Para'),
    /** The mailbox behind the address, however it is spelt: limits count by this. */
    mailbox: text('Caixa de correio'),
    replyTo: text('Responder a'),
    subject: text('Assunto'),
    /** What kind of letter it is, as its feature calls it: who may read it, and what withdraws it. */
    tipo: text('Tipo'),
    /** The end of the address that lets its recipient in, kept out of the texts, which staff read; '' for most. */
    secret: { ...text('Segredo'), neverAnswered: true },
    body: text('Texto', { lines: true }),
    html: text('HTML', { lines: true }),
    /** An event for the recipient's calendar, or ''. */
    calendar: text('Calendário', { lines: true }),
    /** The text of the QR code in it, or ''. */
    code: text('Código'),
    /** Letters that are not by hand are marked as automatic. */
    byHand: flag('Escrita por uma pessoa'),
    /** For its recipient alone: staff see that it left, but not what it says. */
    isPrivate: flag('Só para quem a recebe'),
    /** The `_id` of the letter to many that it is a copy of; '' for most. */
    batch: text('Envio'),
    /** The address that a mail program calls to unsubscribe; '' for most. */
    unsubscribe: text('Deixar de receber'),
    /**
     * The `_id` of the row it is about: the database itself removes the letter with
     * that row. A last letter, sent when that row is removed, names what it belonged to instead.
     */
    about: text('Sobre'),
    /** The day on which that last letter is erased, which is when its row would have been; '' for all others. */
    goesOn: text('Apaga-se em'),
    state: choice('Estado', ['waiting', 'sent', 'failed'], { names: letterStates }),
    attempts: count('Tentativas'),
    lastError: text('Último erro'),
    createdAt: instant('Escrita em'),
    /** Not tried before this. */
    dueAt: instant('A enviar em'),
    /** Not sent before this, so that it can still be withdrawn; '' for most. */
    heldUntil: instant('Retida até'),
    sentAt: instant('Enviada em'),
  },
  searched: ['recipient', 'subject', 'state'],
  indexes: {
    // Deleting an event with a thousand bookings writes a thousand letters in one step.
    about: '("about")',
    mailbox: '("mailbox", "dueAt")',
    state: '("state", "dueAt", "sequence")',
  },
});

export type LetterRow = Row<typeof outbox.fields>;

/** A letter to be written to the outbox. */
export type Letter = {
  recipient: string;
  replyTo?: string;
  subject: string;
  tipo: string;
  secret?: string;
  body: string;
  html: string;
  calendar?: string;
  code?: string;
  byHand?: boolean;
  isPrivate?: boolean;
  about: string;
  batch?: string;
  unsubscribe?: string;
  goesOn?: string;
};

/** What stands in the texts of a letter where the secret goes when it is sent. */
export const secretMark = '•segredo•';

const texts = ['body', 'html', 'unsubscribe'] as const;

/** The texts of a letter with `to` in place of `from`; unchanged if it has no secret. */
function replaced(
  letter: Pick<Letter, 'secret' | (typeof texts)[number]>,
  from: string,
  to: string,
) {
  if (!letter.secret) return {};
  return Object.fromEntries(texts.map((name) => [name, (letter[name] ?? '').replaceAll(from, to)]));
}

/** A letter as its recipient reads it. */
export function withSecret<L extends Letter>(letter: L): L {
  return { ...letter, ...replaced(letter, secretMark, letter.secret ?? '') };
}

/** How many letters of one kind a mailbox gets within some time because somebody typed its address. */
export type Cap = { most: number; within: number };

/** A header is one line, whatever was typed into the form it comes from. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** Where dots in a name mean nothing: these providers say so. Elsewhere they tell two people apart. */
const dotless = /@(gmail|googlemail)\.com$/;

/** One mailbox has many spellings: with capitals, or with a tag after `+`. */
function mailboxOf(recipient: string): string {
  const [, address = recipient] = /<([^<>]*)>$/.exec(recipient) ?? [];
  const spelt = address.toLowerCase().replace(/\+[^@]*/, '');
  if (!dotless.test(spelt)) return spelt;
  return spelt.replace(/\.(?=.*@)/g, '').replace(dotless, '@gmail.com');
}

/** Whether a mailbox has as many letters of this kind as strangers may cause; those that wait count too. */
async function isFull(
  trx: Store,
  { mailbox, tipo }: Pick<LetterRow, 'mailbox' | 'tipo'>,
  now: Date,
  { most, within }: Cap,
): Promise<boolean> {
  // So that two at once do not both find room.
  await lockUntilCommit(trx, `letters to ${mailbox}`);
  const since = new Date(now.getTime() - within).toISOString();
  const condition = sql<SqlBool>`("state" = 'waiting' or "createdAt" > ${since} or "sentAt" > ${since})`;
  return (await trx.count(outbox, { where: { mailbox, tipo }, condition })) >= most;
}

/**
 * Puts a letter into the outbox, in the transaction of what caused it; returns its `_id`. One that a
 * stranger may have caused has a `cap`: beyond it nothing is written, and '' returned, so that no other
 * letter to that mailbox ever waits for it.
 */
export async function writeLetter(
  trx: Store,
  letter: Letter,
  {
    now,
    heldUntil = now,
    notBefore = heldUntil,
    cap,
  }: {
    now: Date;
    heldUntil?: Date | undefined;
    notBefore?: Date | undefined;
    cap?: Cap | undefined;
  },
): Promise<string> {
  const recipient = oneLine(letter.recipient);
  const mailbox = mailboxOf(recipient);
  const { tipo, secret = '' } = letter;
  if (cap && (await isFull(trx, { mailbox, tipo }, now, cap))) return '';
  const { _id } = await trx.create(outbox, {
    ...letter,
    ...replaced(letter, secret, secretMark),
    recipient,
    mailbox,
    replyTo: oneLine(letter.replyTo ?? ''),
    subject: oneLine(letter.subject),
    attempts: 0,
    createdAt: now.toISOString(),
    dueAt: notBefore.toISOString(),
    heldUntil: heldUntil > now ? heldUntil.toISOString() : '',
  });
  return _id;
}

/** How long a letter that was taken for sending is left alone by other senders. */
export const claimFor = 5 * minute;

/** Takes the next letter that is due, so that no other process sends it too. */
export async function claimLetter(store: Store, now: Date): Promise<LetterRow | undefined> {
  return store.transaction(async (trx) => {
    const due = trx.db
      .selectFrom(outbox.name)
      .select('_id')
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .orderBy('sequence')
      .limit(1);
    const next = await (trx.engine === 'postgres'
      ? due.forUpdate().skipLocked()
      : due
    ).executeTakeFirst();
    if (!next) return undefined;
    const dueAt = new Date(now.getTime() + claimFor).toISOString();
    const [claimed] = await trx.change(outbox, { _id: String(next._id) }, { dueAt });
    return claimed;
  });
}

const mostAttempts = 12;
const longestPause = 6 * hour;

/** Minutes at first, hours later: 1, 2, 4, 8 … at most six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, minute * 2 ** (attempts - 1));
}

/** Called when a letter has left or was given up, in the transaction that notes it. */
export type LetterEnded = (trx: Store, letter: LetterRow) => Promise<void>;

async function noteEnd(
  store: Store,
  { _id }: LetterRow,
  values: Partial<LetterRow>,
  ended: LetterEnded,
): Promise<void> {
  await store.transaction(async (trx) => {
    const [letter] = await trx.change(outbox, { _id }, values);
    if (letter && letter.state !== 'waiting') await ended(trx, letter);
  });
}

/** Notes that a letter left. */
export async function noteSent(store: Store, letter: LetterRow, now: Date, ended: LetterEnded) {
  const sentAt = now.toISOString();
  await noteEnd(store, letter, { state: 'sent', sentAt, lastError: '' }, ended);
}

/** Notes that a letter did not leave; after many attempts, or a final refusal, it is left to staff. */
export async function noteFailure(
  store: Store,
  letter: LetterRow,
  error: string,
  { now, ended }: { now: Date; ended: LetterEnded },
): Promise<void> {
  const attempts = (letter.attempts ?? 0) + 1;
  const dueAt = new Date(now.getTime() + pauseAfter(attempts)).toISOString();
  const isGivenUp = attempts >= mostAttempts || whyNot(error).isFinal;
  const state = isGivenUp ? 'failed' : 'waiting';
  const lastError = oneLine(error).slice(0, 300);
  await noteEnd(store, letter, { attempts, dueAt, state, lastError }, ended);
}

/** Has a letter sent again at once, as if it were new, to another address if one is given. */
export async function resend(
  store: Store,
  which: Where<typeof outbox.fields>,
  now: Date,
  recipient = '',
): Promise<LetterRow | undefined> {
  const [letter] = await store.change(
    outbox,
    { ...which, state: ['waiting', 'failed'] },
    {
      state: 'waiting',
      attempts: 0,
      dueAt: now.toISOString(),
      heldUntil: '',
      ...(recipient && { recipient: oneLine(recipient), mailbox: mailboxOf(recipient) }),
    },
  );
  return letter;
}

/** Has those of these letters sent again that were tried without success; returns how many. */
export async function resendAll(
  store: Store,
  some: Selection<typeof outbox.fields>,
  now: Date,
): Promise<number> {
  const { db } = store;
  const tried = store.chosen(outbox, some).where('attempts', '>', 0).select('sequence');
  const { numUpdatedRows } = await db
    .updateTable(outbox.name)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString() })
    .where('state', 'in', ['waiting', 'failed'])
    .where('sequence', 'in', tried)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes a letter that has not left; one that is being sent right now may still arrive. */
export async function discard(
  store: Store,
  which: Where<typeof outbox.fields>,
): Promise<LetterRow | undefined> {
  const [letter] = await store.remove(outbox, { ...which, state: ['waiting', 'failed'] });
  return letter;
}

/**
 * Deletes unsent letters of one kind about a row, which no longer hold; returns whether there
 * were any that could still have left: to an address that does not exist none can.
 */
export async function withdraw(store: Store, about: string, tipo: string): Promise<boolean> {
  const gone = await store.remove(outbox, { about, tipo, state: ['waiting', 'failed'] });
  return gone.some(({ state, lastError }) => state === 'waiting' || !whyNot(lastError).isFinal);
}

/** Deletes the letters about a row that are still held back; returns whether there were any. */
export async function withdrawHeld({ db }: Store, about: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(outbox.name)
    .where('about', '=', about)
    .where('heldUntil', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The same id for every attempt at one letter, so that a mail server recognises a repeated one. */
export function messageId({ _id }: LetterRow, siteUrl: string): string {
  const name = createHash('sha256').update(_id).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
