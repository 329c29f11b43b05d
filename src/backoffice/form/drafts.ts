import type { FieldError } from '../../fields/validate.ts';
import { noteFinished, noteUnfinished, sessionAccount } from '../session.ts';

/** What was typed and is not saved yet. */
export type Draft = {
  values: Record<string, unknown>;
  /** The state of the stored record it was begun from. */
  base: string;
  /** What the server found wrong with it, to be shown when it comes back. */
  errors?: FieldError[];
  /** The version of the record it was begun from, and what that held in the fields that were changed. */
  versao?: number | null;
  antes?: Record<string, unknown>;
  /** The record it changes, by its key and its `_id`; '' for a new one. */
  chave?: string;
  registo?: string;
  titulo?: string;
  /** When something was typed last. */
  em?: string;
  /** Where it was typed: the address of the form, and what its screen is called. */
  onde?: { address: string; screen: string };
  /** The revision on the server that it goes on from; none before the server has one. */
  revision?: string;
  /** The revisions that were sent and not answered: if the server has one of them, it is our own. */
  sent?: readonly string[];
  /** Whether something was typed that the server may not have. If not, this browser does not store it either. */
  isUnsent?: boolean;
};

/** A draft and the name that this browser keeps it under. */
export type NamedDraft = { name: string; draft: Draft };

const prefix = 'aldeia:rascunho:';
const pause = 300;

/** The drafts of this window, which has them even where the browser stores nothing. */
const remembered = new Map<string, Draft>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Several people may use one computer, so each account's drafts have names of their own. */
function storedName(name: string): string {
  const account = sessionAccount();
  return account === '' ? prefix + name : `${prefix}${account}|${name}`;
}

/** Writes the waiting drafts to the browser's storage; called when the window may be about to close. */
export function writeDrafts(): void {
  clearTimeout(timer);
  for (const name of unwritten) {
    const draft = remembered.get(name);
    try {
      if (draft?.isUnsent === false) localStorage.removeItem(storedName(name));
      else if (draft) localStorage.setItem(storedName(name), JSON.stringify(draft));
    } catch {
      // The storage is full or not allowed; this window still has the draft.
    }
  }
  unwritten.clear();
}

/**
 * Keeps a draft in this window at once, and in the browser's storage a moment later, until the server has it:
 * the computer may be shared.
 */
export function keepDraft(name: string, draft: Draft): void {
  const { titulo } = draft;
  const { address, screen } = draft.onde ?? {};
  if (address)
    noteUnfinished({
      draft: name,
      address,
      words: titulo ? `${screen}, «${titulo}»` : `${screen}`,
    });
  remembered.set(name, draft);
  unwritten.add(name);
  clearTimeout(timer);
  timer = setTimeout(writeDrafts, pause);
}

/** The draft of this name, if one waits. */
export function readDraft(name: string): Draft | undefined {
  const known = remembered.get(name);
  if (known) return known;
  try {
    // Names without an account are from before drafts belonged to accounts.
    const text = localStorage.getItem(storedName(name)) ?? localStorage.getItem(prefix + name);
    const stored = JSON.parse(text ?? 'null') as Draft | null;
    if (typeof stored?.values !== 'object' || stored.values === null) return undefined;
    if (stored.isUnsent !== false) return stored;
    // Earlier versions stored, without its text, what the server already had.
    localStorage.removeItem(storedName(name));
    return undefined;
  } catch {
    return undefined;
  }
}

/** Every draft under a name that begins so, the newest first. */
export function readDrafts(start: string): NamedDraft[] {
  const stored = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length).replace(`${sessionAccount()}|`, ''));
  return [...new Set([...stored, ...remembered.keys()])]
    .filter((each) => each.startsWith(start))
    .flatMap((name) => {
      const draft = readDraft(name);
      return draft ? [{ name, draft }] : [];
    })
    .sort((one, other) => (other.draft.em ?? '').localeCompare(one.draft.em ?? ''));
}

/** Forgets a draft: it was saved or is no longer wanted. */
export function dropDraft(name: string): void {
  noteFinished(name);
  remembered.delete(name);
  unwritten.delete(name);
  localStorage.removeItem(storedName(name));
  localStorage.removeItem(prefix + name);
}
