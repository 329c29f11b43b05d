import type { FieldError } from '../../fields/validate.ts';
import { noteFinished, noteUnfinished, sessionAccount } from '../session.ts';

/** What was typed and is not saved yet. */
export type Draft = {
  values: Record<string, unknown>;
  /** The state of the stored record it was begun from. */
  base: string;
  /** What the server found wrong with it, to be shown when it comes back. */
  errors?: FieldError[];
  /** The name it has, or will have, on the server. */
  id?: string;
  /** The version of the record it was begun from, and what that held in the fields that were changed. */
  versao?: number | null;
  antes?: Record<string, unknown>;
  /** The record it changes; '' for a new one. */
  chave?: string;
  /** The `_id` of that record, since another one may get the same key. */
  registo?: string;
  titulo?: string;
  /** When something was typed last. */
  em?: string;
  /** Where it was typed: the address of the form, and what its screen is called. */
  onde?: { address: string; screen: string };
  /** The state that the server is known to have; none before it has the draft. */
  revision?: string;
  /** The window that wrote it: if the server's answer got lost, this tells that the server's draft is our own. */
  janela?: string;
  /**
   * Whether something was typed that the server may not have. If not, this browser does not keep the text
   * either.
   */
  isUnsent?: boolean;
};

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
      if (draft) localStorage.setItem(storedName(name), JSON.stringify(draft));
    } catch {
      // The storage is full or not allowed; this window still has the draft.
    }
  }
  unwritten.clear();
}

/**
 * Keeps a draft in this window at once, and in the browser's storage a moment later. Once the server has it,
 * its text is not stored here, only that it was begun here: the computer may be shared.
 */
export function keepDraft(name: string, draft: Draft): void {
  const { values, antes, titulo, ...rest } = draft;
  const { address, screen } = draft.onde ?? {};
  if (address)
    noteUnfinished({
      draft: name,
      address,
      words: titulo ? `${screen}, «${titulo}»` : `${screen}`,
    });
  remembered.set(name, draft.isUnsent === false ? { ...rest, values: {} } : draft);
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
    return typeof stored?.values === 'object' && stored.values !== null ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Every draft under this name, or under it and an id of its own (`name:id`), the newest first. */
export function readDrafts(name: string): { name: string; draft: Draft }[] {
  const stored = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length).replace(`${sessionAccount()}|`, ''));
  return [...new Set([...stored, ...remembered.keys()])]
    .filter((each) => each === name || each.startsWith(`${name}:`))
    .flatMap((each) => {
      const draft = readDraft(each);
      return draft ? [{ name: each, draft }] : [];
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
