import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Values } from '../../fields/field.ts';
import { type draftFields, revisionOf } from '../../sections/drafts.ts';
import type { Draft } from './drafts.ts';
import { randomId } from './randomId.ts';

/** A draft as it is sent to the server. */
export type Sent = Omit<Values<typeof draftFields>, 'seccao' | 'chave'> & { desde: string };

type Answer = { rascunho: Pick<Sent, 'janela' | 'passo'> & { em: string } };

/** How the drafts of one form reach the server. */
export type Sender = {
  put(id: string, sent: Sent, isLeaving: boolean): Promise<Answer | Refused>;
  remove(id: string): Promise<unknown>;
  /** The parts of a draft that are sent. */
  toBody(draft: Draft): Pick<Sent, 'titulo' | 'versao' | 'valores' | 'antes'>;
  /** Hears what is now known of the draft: its name, and what the server has of it. */
  onSent(known: Pick<Draft, 'id' | 'revision' | 'janela' | 'isUnsent'>): void;
  onState(state: DraftState): void;
};

/** Where the draft is: on the server since `em`, or only in this browser, and why. */
export type DraftState = { em: string } | { why: string } | undefined;

/** How long a pause in typing is before the draft is sent, and the longest wait of someone who never pauses. */
const pause = 2_000;
const longest = 5_000;
const firstRetry = 5_000;
const lastRetry = 60_000;

const ended = 'a sessão terminou';
const offline = 'sem ligação';

/**
 * The name of this window on the server, and the number of its last draft: the server keeps the highest
 * number, whichever arrives first.
 */
const janela = randomId();
let passo = 0;

/**
 * Sends the drafts of one form to the server, one after the other, and again those that did not arrive. If
 * another window has written the same draft meanwhile, this window continues under a new name, so that both
 * are kept.
 */
export function autosave(begun: Pick<Draft, 'id' | 'revision'>, sender: Sender) {
  let id = begun.id ?? randomId();
  let revision = begun.revision ?? '';
  let isThere = revision !== '';
  let isOver = false;
  let waiting: Draft | undefined;
  let firstUnsentAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let retry = firstRetry;

  function put(draft: Draft, isLeaving: boolean) {
    passo += 1;
    isThere = true;
    return sender.put(id, { ...sender.toBody(draft), janela, passo, desde: revision }, isLeaving);
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  function failed(draft: Draft, refused: Refused): void {
    const { status = 0 } = refused;
    waiting ??= draft;
    if (status === 404 || status === 409) {
      // The draft is somebody else's, or another window has continued it: ours gets a new name, and both stay.
      id = randomId();
      revision = '';
      sender.onSent({ id, revision: '', janela, isUnsent: true });
      schedule(0);
    } else if (status === 401) sender.onState({ why: ended });
    else if (status === 413 || status === 422) sender.onState({ why: reasonOf(refused) });
    else {
      sender.onState({ why: offline });
      if (isOver) return;
      schedule(retry);
      retry = Math.min(retry * 2, lastRetry);
    }
  }

  async function send(draft: Draft): Promise<void> {
    waiting = undefined;
    firstUnsentAt = 0;
    const answer = await put(draft, false);
    if (isRefused(answer)) {
      failed(draft, answer);
      return;
    }
    retry = firstRetry;
    revision = revisionOf(answer.rascunho);
    sender.onSent({ id, revision, janela, isUnsent: waiting !== undefined });
    sender.onState({ em: answer.rascunho.em });
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = sending.then(() => (waiting ? send(waiting) : undefined));
    return sending;
  }

  return {
    /** What the form holds now. */
    queue(draft: Draft): void {
      waiting = draft;
      firstUnsentAt ||= Date.now();
      schedule(Math.max(0, Math.min(pause, firstUnsentAt + longest - Date.now())));
    },
    /** The name of the draft, and what the server is known to have of it. */
    identity: () => ({ id, revision, janela }),
    /** Sends the waiting draft at once. */
    flush,
    /** The form is gone: sends the waiting draft, without retries when offline. */
    end(): Promise<void> {
      isOver = true;
      return flush();
    },
    /** Sends the waiting draft while the page is closing; nobody hears the answer. */
    leave(): void {
      if (waiting) void put(waiting, true);
    },
    /** Removes the draft: it was saved or is no longer wanted. */
    async drop(): Promise<void> {
      clearTimeout(timer);
      waiting = undefined;
      firstUnsentAt = 0;
      await sending;
      sender.onState(undefined);
      if (!isThere) return;
      isThere = false;
      revision = '';
      await sender.remove(id);
    },
  };
}
