import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { callQuietly } from '../client.ts';
import { autosave, type DraftState, type NewerDraft } from './autosave.ts';
import { type Draft, dropDraft, keepDraft, writeDrafts } from './drafts.ts';
import { isSame } from './merge.ts';
import { randomId } from './randomId.ts';

/** The record that a draft is about, by its key and its `_id`; '' for a new one. */
export type DraftSubject = { seccao: string; chave: string; registo: string };

/** How a form keeps its draft with the account. */
export type Keeping = {
  about: DraftSubject;
  /** The draft that waited for this form, and its name in this browser if it is the browser's. */
  savedDraft: Draft | undefined;
  name: string | undefined;
};

/** How long a title may be. */
const mostOfTitle = 300;

function toBody({ titulo = '', versao = null, values, antes = {} }: Draft) {
  return {
    titulo: titulo.slice(0, mostOfTitle),
    versao,
    valores: JSON.stringify(values),
    antes: JSON.stringify(antes),
  };
}

/** The drafts that closed forms are still sending. */
const ending = new Set<Promise<unknown>>();
const mostPatience = 3_000;

/** Settles when the drafts of forms that were left have arrived, or after a few seconds. */
export async function draftsArrived(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, mostPatience));
  await Promise.race([Promise.all(ending), late]);
}

function end(sent: Promise<void>): void {
  ending.add(sent);
  void sent.finally(() => ending.delete(sent));
}

/** Removes a draft from the server, if it has the revision that the user knows. */
export function removeDraft({ seccao, registo }: Omit<DraftSubject, 'chave'>, desde: string) {
  return callQuietly('DELETE /api/rascunhos/:seccao', {
    params: { seccao },
    query: { registo, desde },
  });
}

/**
 * Keeps what a form holds: in this browser at once, under `name`, and a few seconds later with the account, if
 * the form says which record it is about. `onNewer` hears what was typed elsewhere, and what both began from.
 */
export function useDraft(
  name: string,
  savedDraft: Draft | undefined,
  keeping?: Keeping,
  onNewer?: (newer: NewerDraft, before: Draft['values'] | undefined) => void,
) {
  const { about } = keeping ?? {};
  const isOnServer = savedDraft !== undefined && savedDraft.isUnsent === false;
  const [state, setState] = useState<DraftState>(() =>
    isOnServer && savedDraft.em ? { em: savedDraft.em } : undefined,
  );
  // Each form stores under a name of its own, so that two windows do not write over each other.
  const [ownName] = useState(() => (about ? (keeping?.name ?? `${name}:${randomId()}`) : name));
  const latest = useRef<Draft>(undefined);
  const arrived = useRef(isOnServer ? savedDraft.values : undefined);
  const hearNewer = useRef(onNewer);
  hearNewer.current = onNewer;
  /** Whether the form may hold something that the server has not. */
  const mustSend = useRef(!isOnServer);

  const [autosaver] = useState(() => {
    if (!about) return undefined;
    const { seccao, registo } = about;
    return autosave(savedDraft ?? {}, {
      put: (sent, keepalive) =>
        callQuietly('PUT /api/rascunhos/:seccao', {
          params: { seccao },
          body: { registo, ...sent },
          keepalive,
        }),
      remove: (desde) => removeDraft(about, desde),
      toBody,
      onSent(known) {
        if (!latest.current) return;
        latest.current = { ...latest.current, ...known };
        keepDraft(ownName, latest.current);
      },
      onArrived(values) {
        arrived.current = values;
      },
      onNewer: (newer) => hearNewer.current?.(newer, arrived.current),
      onState: setState,
    });
  });

  useWindowEvent('pagehide', () => {
    autosaver?.leave();
    writeDrafts();
  });
  useWindowEvent('online', () => void autosaver?.flush());
  const visibility = useDocumentVisibility();
  useEffect(() => {
    if (visibility === 'hidden') void autosaver?.flush();
  }, [visibility, autosaver]);
  useEffect(
    () => () => {
      writeDrafts();
      if (autosaver) end(autosaver.end());
    },
    [autosaver],
  );

  return {
    state,
    name: ownName,
    /** Keeps what was typed. */
    keep(typed: Draft): void {
      mustSend.current ||= !isSame(typed.values, savedDraft?.values);
      const em = (!mustSend.current && savedDraft?.em) || new Date().toISOString();
      const { chave = '', registo = '' } = about ?? {};
      const [screen = ''] = document.title.split(' · ');
      const onde = { address: location.pathname + location.search, screen };
      const draft: Draft = { ...typed, chave, registo, em, onde, ...autosaver?.known() };
      latest.current = { ...draft, isUnsent: mustSend.current };
      keepDraft(ownName, latest.current);
      if (mustSend.current) autosaver?.queue(draft);
    },
    /** Removes the draft: it was saved, or is no longer wanted. Settles when the server has heard. */
    async drop(): Promise<void> {
      latest.current = undefined;
      mustSend.current = true;
      dropDraft(ownName);
      await autosaver?.drop();
    },
    /** Writes and sends the draft now, for a form that is about to be left. */
    flush(): void {
      writeDrafts();
      if (autosaver) end(autosaver.flush());
    },
    /** Somebody chose between this and what was typed elsewhere. */
    goOn: () => autosaver?.goOn(),
  };
}
