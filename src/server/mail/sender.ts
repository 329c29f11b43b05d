import type { Transporter } from 'nodemailer';
import type { Config } from '../process/config.ts';
import type { Store } from '../store/store.ts';
import { claimLetter, type LetterRow, messageId, noteFailure, noteSent } from './outbox.ts';

/** Delivers what is in the outbox, a letter at a time, beside the requests. */
export type Sender = {
  /** Looks into the outbox soon; called after something was put there. */
  poke(): void;
  /** Settles when nothing is being sent. */
  whenIdle(): Promise<void>;
  /** Finishes the letter at hand and stops. */
  close(): Promise<void>;
};

const pollInterval = 30_000;
const timeout = 30_000;

/** Whether a mail server is reached without leaving the machine; a name that merely leads here is not believed. */
export function isThisMachine(smtpUrl: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|)$/i.test(new URL(smtpUrl).hostname);
}

/** Starts delivering; without a mail server letters wait in the outbox, where staff can read them. */
export function startSender({
  config,
  store,
  now,
  logError,
}: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteUrl'>;
  store: Store;
  now(): Date;
  logError(error: unknown): void;
}): Sender {
  const { smtpUrl, siteUrl } = config;
  if (smtpUrl === undefined) {
    return { poke: () => {}, whenIdle: async () => {}, close: async () => {} };
  }
  let transport: Transporter | undefined;
  /** Made for the first letter: most starts have none to send. */
  const openTransport = async (): Promise<Transporter> => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport(
      {
        url: smtpUrl,
        // `?requireTLS=false` in the address wins over this: for a network that can be trusted.
        requireTLS: !isThisMachine(smtpUrl),
        connectionTimeout: timeout,
        socketTimeout: timeout,
        greetingTimeout: timeout,
      },
      { from: config.mailFrom ?? config.mailTo ?? `aldeia@${new URL(siteUrl).hostname}` },
    );
  };
  let closed = false;
  let working: Promise<void> | undefined;
  let again = false;

  async function send(letter: LetterRow): Promise<void> {
    const { recipient, replyTo, subject, body, html, calendar } = letter;
    try {
      transport ??= await openTransport();
      await transport.sendMail({
        to: recipient,
        subject,
        text: body,
        html,
        messageId: messageId(letter, siteUrl),
        headers: { 'Auto-Submitted': 'auto-generated' },
        // Nothing in a letter is fetched from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(replyTo ? { replyTo } : {}),
        ...(calendar
          ? {
              attachments: [
                { filename: 'evento.ics', content: calendar, contentType: 'text/calendar' },
              ],
            }
          : {}),
      });
    } catch (error) {
      await noteFailure(store, letter, (error as Error).message, now());
      return;
    }
    await noteSent(store, letter, now());
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

  const timer = setInterval(poke, pollInterval).unref();
  poke();
  return {
    poke,
    whenIdle: async () => {
      while (working) await working;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await working;
      transport?.close();
    },
  };
}
