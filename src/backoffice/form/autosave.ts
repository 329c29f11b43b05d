import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Values } from '../../fields/field.ts';
import type { draftFields } from '../../sections/drafts.ts';
import type { Draft } from './drafts.ts';
import { randomId } from './randomId.ts';

/** A draft as it is sent to the server. */
export type Sent = Omit<Values<typeof draftFields>, 'registo'> & { desde: string };

/** A draft as the server has it, and what is known of the files it names. */
type Whole = AnswerOf<'GET /api/rascunhos/:seccao'>;
export type KeptDraft = NonNullable<Whole['rascunho']>;
export type NewerDraft = Whole & { rascunho: KeptDraft };

/** How the drafts of one form reach the server. */
export type Sender = {
  put(sent: Sent, isLeaving: boolean): Promise<{ rascunho: { em: string } } | Refused>;
  remove(desde: string): Promise<unknown>;
  /** The parts of a draft that are sent. */
  toBody(draft: Draft): Pick<Sent, 'titulo' | 'versao' | 'valores' | 'antes'>;
  /** Hears what is now known of the draft on the server. */
  onSent(known: Pick<Draft, 'revision' | 'sent' | 'isUnsent'>): void;
  /** Hears that the server has taken these values. */
  onArrived(values: Draft['values']): void;
  /** Hears what was typed elsewhere since; nothing is sent before `goOn`. */
  onNewer(newer: NewerDraft): void;
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
const toChoose = 'falta escolher, acima, entre os dois lados';

/** The newer draft that came with a refusal, if that is why. */
function newerIn(answer: unknown): NewerDraft | undefined {
  return isRefused(answer) && answer.more?.rascunho ? (answer.more as NewerDraft) : undefined;
}

type DraftLine = Pick<Draft, 'revision' | 'sent' | 'isUnsent'>;

/** What the server has of a draft, as far as its form knows, and how that changes. */
function lineOf(savedDraft: DraftLine, sender: Sender) {
  let revision = savedDraft.revision ?? '';
  /** Sent and not answered: if the server has one of these, it is our own and only the answer got lost. */
  let tries = savedDraft.sent ?? [];
  const known = () => ({ revision, sent: tries });
  return {
    known,
    isOwn: (conflict: NewerDraft) => tries.includes(conflict.rascunho.revisao),
    goOnFrom(revisao: string): void {
      revision = revisao;
    },
    async put(draft: Draft, isLeaving: boolean) {
      const revisao = randomId();
      const sent = { ...sender.toBody(draft), revisao, desde: revision };
      tries = [...tries, revisao];
      sender.onSent({ ...known(), isUnsent: true });
      const answer = await sender.put(sent, isLeaving);
      if (isRefused(answer)) return answer;
      revision = revisao;
      tries = [];
      return answer;
    },
    /** Removes what this form knows of; what was written elsewhere stays. */
    async remove(): Promise<void> {
      if (revision === '' && tries.length === 0) return;
      const [desde, sent] = [revision, tries];
      revision = '';
      tries = [];
      const answer = await sender.remove(desde);
      const own = newerIn(answer)?.rascunho.revisao ?? '';
      if (sent.includes(own)) await sender.remove(own);
      // It did not arrive: what is typed from now on goes over what is still there.
      if (isRefused(answer) && answer.status === undefined) revision = desde;
    },
  };
}

/**
 * Sends the drafts of one form to the server, one after the other, and again those that did not arrive. If it
 * was written elsewhere meanwhile, nothing more is sent until somebody has chosen.
 */
export function autosave(savedDraft: DraftLine, sender: Sender) {
  const line = lineOf(savedDraft, sender);
  /** What was written elsewhere, until somebody has chosen. */
  let newer = '';
  let isOver = false;
  let isDropped = false;
  let waiting: Draft | undefined;
  // What an earlier form could not send goes at once.
  let firstUnsentAt = savedDraft.isUnsent ? 1 : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let retry = firstRetry;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  function failed(draft: Draft, refused: Refused): void {
    if (isDropped) return;
    const { status = 0 } = refused;
    waiting ??= draft;
    const conflict = newerIn(refused);
    if (conflict && line.isOwn(conflict)) {
      line.goOnFrom(conflict.rascunho.revisao);
      schedule(0);
    } else if (conflict) {
      newer = conflict.rascunho.revisao;
      sender.onState({ why: toChoose });
      // Of a form that is gone nobody can be asked; the next one sends it again.
      if (!isOver) sender.onNewer(conflict);
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
    const answer = await line.put(draft, false);
    if (isRefused(answer)) return failed(draft, answer);
    retry = firstRetry;
    sender.onArrived(draft.values);
    sender.onSent({ ...line.known(), isUnsent: waiting !== undefined });
    sender.onState({ em: answer.rascunho.em });
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = sending.then(() => (waiting && newer === '' ? send(waiting) : undefined));
    return sending;
  }

  return {
    /** What the form holds now. */
    queue(draft: Draft): void {
      isDropped = false;
      waiting = draft;
      firstUnsentAt ||= Date.now();
      schedule(Math.max(0, Math.min(pause, firstUnsentAt + longest - Date.now())));
    },
    known: line.known,
    /** Sends the waiting draft at once. */
    flush,
    /** Somebody chose between both: what the form holds goes over what was written elsewhere. */
    goOn(): void {
      if (newer === '') return;
      line.goOnFrom(newer);
      newer = '';
      schedule(pause);
    },
    /** The form is gone: sends the waiting draft, without retries when offline. */
    end(): Promise<void> {
      isOver = true;
      return flush();
    },
    /** Sends the waiting draft while the page is closing; nobody hears the answer. */
    leave(): void {
      if (waiting && newer === '') void line.put(waiting, true);
    },
    /** Removes the draft: it was saved or is no longer wanted. */
    drop(): Promise<void> {
      clearTimeout(timer);
      isDropped = true;
      waiting = undefined;
      firstUnsentAt = 0;
      newer = '';
      sender.onState(undefined);
      sending = sending.then(line.remove);
      return sending;
    },
  };
}
