import type { Transporter } from 'nodemailer';
import type { Config } from '../process/config.ts';
import type { Store } from '../store/store.ts';
import { attachmentsOf } from './attachments.ts';
import { codeId } from './layout.ts';
import {
  claimLetter,
  type Letter,
  type LetterEnded,
  type LetterRow,
  messageId,
  noteFailure,
  noteSent,
  withSecret,
} from './outbox.ts';
import { qrPng } from './qrPng.ts';

/** Delivers what is in the outbox, a letter at a time, beside the requests. */
export type Sender = {
  /** Looks into the outbox soon; called after something was put there. */
  poke(): void;
  /** Sends a letter at once, without the outbox or retries; returns the mail server's error, or ''. */
  tryOut(letter: Letter): Promise<string>;
  /** Settles when nothing is being sent. */
  whenIdle(): Promise<void>;
  /** Finishes the letter at hand and stops. */
  close(): Promise<void>;
};

const timeout = 30_000;
/** The timeout while somebody waits at a screen. */
const shortTimeout = 8_000;

/** Whether a mail server's address names this machine; other names that resolve to it do not count. */
export function isThisMachine(smtpUrl: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|)$/i.test(new URL(smtpUrl).hostname);
}

type Attachment = Awaited<ReturnType<typeof attachmentsOf>>[number];

/** A letter as nodemailer takes it. */
function mailOf(letter: Letter, files: Attachment[] = []) {
  const { recipient, replyTo, subject, body, html, calendar, code, byHand, unsubscribe } =
    withSecret(letter);
  return {
    to: recipient,
    subject,
    text: body,
    html,
    headers: {
      ...(!byHand && { 'Auto-Submitted': 'auto-generated' }),
      // One click unsubscribes, without opening a page (RFC 8058).
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // nodemailer must not read anything from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(replyTo ? { replyTo } : {}),
    attachments: [
      ...(calendar
        ? [{ filename: 'evento.ics', content: calendar, contentType: 'text/calendar' }]
        : []),
      ...(code ? [{ filename: 'codigo.png', content: qrPng(code), cid: codeId }] : []),
      ...files,
    ],
  };
}

type Needed = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteUrl' | 'dataDir'>;
  store: Store;
  ended: LetterEnded;
  now(): Date;
  logError(error: unknown): void;
};

/** What delivers; without a mail server letters wait in the outbox, where staff can read them. */
export function openSender({ config, store, ended, now, logError }: Needed): Sender {
  const { smtpUrl, siteUrl } = config;
  if (smtpUrl === undefined) {
    return {
      poke: () => {},
      tryOut: () => Promise.reject(new Error('There is no mail server')),
      whenIdle: async () => {},
      close: async () => {},
    };
  }
  let transport: Transporter | undefined;
  /** Opened for the first letter only: most starts have none to send. */
  const openTransport = async (patience: number): Promise<Transporter> => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport(
      {
        url: smtpUrl,
        // One connection for all letters that wait, closed soon after the last one.
        pool: true,
        maxConnections: 1,
        maxRequeues: 1,
        idleTimeout: 5_000,
        // `?requireTLS=false` in the address wins over this: for a network that can be trusted.
        requireTLS: !isThisMachine(smtpUrl),
        connectionTimeout: patience,
        socketTimeout: patience,
        greetingTimeout: patience,
      },
      { from: config.mailFrom ?? config.mailTo ?? `aldeia@${new URL(siteUrl).hostname}` },
    );
  };
  let closed = false;
  let working: Promise<void> | undefined;
  let again = false;

  async function send(letter: LetterRow): Promise<void> {
    try {
      transport ??= await openTransport(timeout);
      const mail = mailOf(letter, await attachmentsOf({ store, config, now }, letter._id));
      await transport.sendMail({ ...mail, messageId: messageId(letter, siteUrl) });
    } catch (error) {
      await noteFailure(store, letter, (error as Error).message, { now: now(), ended });
      return;
    }
    await noteSent(store, letter, now(), ended);
  }

  async function tryOut(letter: Letter): Promise<string> {
    const once = await openTransport(shortTimeout);
    try {
      await once.sendMail(mailOf(letter));
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      once.close();
    }
  }

  async function work(): Promise<void> {
    try {
      do {
        again = false;
        let letter = await claimLetter(store, now());
        while (letter && !closed) {
          await send(letter);
          letter = await claimLetter(store, now());
        }
      } while (again && !closed);
    } catch (error) {
      logError(error);
    } finally {
      working = undefined;
    }
  }

  function poke(): void {
    again = true;
    if (!closed) working ??= work();
  }

  return {
    poke,
    tryOut,
    whenIdle: async () => {
      while (working) await working;
    },
    async close() {
      closed = true;
      await working;
      transport?.close();
    },
  };
}
