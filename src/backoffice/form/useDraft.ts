import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { callQuietly } from '../client.ts';
import { autosave, type DraftState, type Sender } from './autosave.ts';
import { type Draft, dropDraft, keepDraft, writeDrafts } from './drafts.ts';
import { isSame } from './merge.ts';

/** The record that a draft is about, by its key and its `_id`; '' for a new one. */
export type DraftSubject = { seccao: string; chave: string; registo: string };

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

/** Discards a draft, on the server and here. */
export async function discardDraft(name: string, id: string, isOnServer: boolean) {
  dropDraft(name);
  return isOnServer ? callQuietly('DELETE /api/rascunhos/:_id', { params: { _id: id } }) : {};
}

/**
 * Keeps what a form holds: in this browser at once, under `name`, and a few seconds later with the account, if
 * the form says which record it is about.
 */
export function useDraft(name: string, begun: Draft | undefined, about?: DraftSubject) {
  const isOnServer = begun?.revision !== undefined && begun.revision !== '' && !begun.isUnsent;
  const [state, setState] = useState<DraftState>(() =>
    isOnServer && begun?.em ? { em: begun.em } : undefined,
  );
  const latest = useRef<Draft>(undefined);
  /** Whether the form may hold something that the server has not. */
  const mustSend = useRef(!isOnServer);
  const nameOf = (id = '') => (about ? `${name}:${id}` : name);

  const [autosaver] = useState(() => {
    if (!about) return undefined;
    const sender: Sender = {
      put: (id, sent, keepalive) =>
        callQuietly('PUT /api/rascunhos/:_id', {
          params: { _id: id },
          body: { ...about, ...sent },
          keepalive,
        }),
      remove: (id) => callQuietly('DELETE /api/rascunhos/:_id', { params: { _id: id } }),
      toBody,
      onSent(known) {
        if (!latest.current) return;
        if (known.id !== latest.current.id) dropDraft(nameOf(latest.current.id));
        latest.current = { ...latest.current, ...known };
        keepDraft(nameOf(known.id), latest.current);
      },
      onState: setState,
    };
    return autosave(begun ?? {}, sender);
  });

  useWindowEvent('pagehide', () => {
    writeDrafts();
    autosaver?.leave();
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
    /** Its name in this browser now. */
    name: () => nameOf(autosaver?.identity().id),
    /** Keeps what was typed. */
    keep(typed: Draft): void {
      mustSend.current ||= !isSame(typed.values, begun?.values);
      const em = (!mustSend.current && begun?.em) || new Date().toISOString();
      const { chave = '', registo = '' } = about ?? {};
      const [screen = ''] = document.title.split(' · ');
      const onde = { address: location.pathname + location.search, screen };
      const draft: Draft = { ...typed, chave, registo, em, onde, ...autosaver?.identity() };
      latest.current = { ...draft, isUnsent: mustSend.current };
      keepDraft(nameOf(draft.id), latest.current);
      if (mustSend.current) autosaver?.queue(draft);
    },
    /** Removes the draft: it was saved, or is no longer wanted. Settles when the server has heard. */
    async drop(): Promise<void> {
      latest.current = undefined;
      mustSend.current = true;
      dropDraft(nameOf(autosaver?.identity().id));
      await autosaver?.drop();
    },
    /** Writes and sends the draft now, for a form that is about to be left. */
    flush(): void {
      writeDrafts();
      if (autosaver) end(autosaver.flush());
    },
  };
}
