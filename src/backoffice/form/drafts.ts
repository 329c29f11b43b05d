import type { FieldError } from '../../fields/validate.ts';
import { sessionAccount } from '../session.ts';

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
  /** Its `_id`: another may have come to be called like it. */
  registo?: string;
  titulo?: string;
  /** When something was typed last. */
  em?: string;
  /** The state that the server is known to have; none before it has any. */
  revision?: string;
  /** Whose words they are, where the server's answer got lost. */
  janela?: string;
  /** Whether something was typed that the server is not known to have; where not, what was typed is not here. */
  isUnsent?: boolean;
};

const prefix = 'aldeia:rascunho:';
const pause = 300;

/** What this window still knows by itself, also where the browser stores nothing. */
const remembered = new Map<string, Draft>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One computer may be everybody's: what each person typed is apart. */
function storedName(name: string): string {
  const account = sessionAccount();
  return account === '' ? prefix + name : `${prefix}${account}|${name}`;
}

/** Writes what is waiting; called when the window may be about to go. */
export function writeDrafts(): void {
  clearTimeout(timer);
  for (const name of unwritten) {
    const draft = remembered.get(name);
    try {
      if (draft) localStorage.setItem(storedName(name), JSON.stringify(draft));
    } catch {
      // The browser's room is full or closed to us; this window still remembers.
    }
  }
  unwritten.clear();
}

/**
 * Keeps a draft at once in this window, and a moment later for the next one. Of one that the server
 * has nothing typed is kept, only that it was begun here: a computer may be everybody's.
 */
export function keepDraft(name: string, draft: Draft): void {
  const { values, antes, titulo, ...rest } = draft;
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
    // Those without an account are from before drafts had one.
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
  remembered.delete(name);
  unwritten.delete(name);
  localStorage.removeItem(storedName(name));
  localStorage.removeItem(prefix + name);
}
