import type { FieldError } from '../../fields/validate.ts';

/** What was typed and is not saved yet. */
export type Draft = {
  values: Record<string, unknown>;
  /** The state of the stored record it was begun from. */
  base: string;
  /** What the server found wrong with it, to be shown when it comes back. */
  errors?: FieldError[];
};

const prefix = 'aldeia:rascunho:';
const pause = 300;

/** What this window still knows by itself: unlike the stored text, it holds chosen files too. */
const remembered = new Map<string, Draft>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A file that was chosen and not sent cannot be kept as text: its stored predecessor stands in. */
function withoutFiles(_name: string, value: unknown): unknown {
  const isPending = typeof value === 'object' && value !== null && 'pending' in value;
  return isPending ? ((value as { replaces?: string }).replaces ?? '') : value;
}

/** Writes what is waiting; called when the window may be about to go. */
export function writeDrafts(): void {
  clearTimeout(timer);
  for (const name of unwritten) {
    const draft = remembered.get(name);
    try {
      if (draft) localStorage.setItem(prefix + name, JSON.stringify(draft, withoutFiles));
    } catch {
      // The browser's room is full or closed to us; this window still remembers.
    }
  }
  unwritten.clear();
}

/** Keeps a draft at once in this window, and a moment later for the next one. */
export function keepDraft(name: string, draft: Draft): void {
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
    const stored = JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as Draft | null;
    return typeof stored?.values === 'object' && stored.values !== null ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a draft: it was saved or is no longer wanted. */
export function dropDraft(name: string): void {
  remembered.delete(name);
  unwritten.delete(name);
  localStorage.removeItem(prefix + name);
}
