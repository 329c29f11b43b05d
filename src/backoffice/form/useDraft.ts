import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { callQuietly } from '../client.ts';
import { type Draft, dropDraft, keepDraft, writeDrafts } from './drafts.ts';
import { isSame } from './merge.ts';
import { type Sender, type Standing, serverLine } from './serverLine.ts';

/** The record that a draft is about, by what it is called and by its `_id`; '' for a new one. */
export type DraftPlace = { seccao: string; chave: string; registo: string };

/** How long a title may be. */
const mostOfTitle = 300;

function written({ titulo = '', versao = null, values, antes = {} }: Draft) {
  return {
    titulo: titulo.slice(0, mostOfTitle),
    versao,
    valores: JSON.stringify(values),
    antes: JSON.stringify(antes),
  };
}

/** What forms that are gone have still to send. */
const ending = new Set<Promise<unknown>>();
const mostPatience = 3_000;

/** Settles when what was typed into forms that were left has arrived, or takes too long. */
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
 * Keeps what a form holds: in this browser at once, and with the account, where the form says whose
 * record it is, a few seconds later. `name` is where this browser keeps it.
 */
export function useDraft(name: string, begun: Draft | undefined, place?: DraftPlace) {
  const isKnown = begun?.mark !== undefined && begun.mark !== '' && !begun.isUnsent;
  const [standing, setStanding] = useState<Standing>(() =>
    isKnown && begun?.em ? { em: begun.em } : undefined,
  );
  const latest = useRef<Draft>(undefined);
  const isNews = useRef(!isKnown);
  const nameOf = (id = '') => (place ? `${name}:${id}` : name);

  const [line] = useState(() => {
    if (!place) return undefined;
    const sender: Sender = {
      put: (id, sent, keepalive) =>
        callQuietly('PUT /api/rascunhos/:_id', {
          params: { _id: id },
          body: { ...place, ...sent },
          keepalive,
        }),
      remove: (id) => callQuietly('DELETE /api/rascunhos/:_id', { params: { _id: id } }),
      written,
      onKnown(known) {
        if (!latest.current) return;
        if (known.id !== latest.current.id) dropDraft(nameOf(latest.current.id));
        latest.current = { ...latest.current, ...known };
        keepDraft(nameOf(known.id), latest.current);
      },
      onStanding: setStanding,
    };
    return serverLine(begun ?? {}, sender);
  });

  useWindowEvent('pagehide', () => {
    writeDrafts();
    line?.leave();
  });
  useWindowEvent('online', () => void line?.flush());
  const visibility = useDocumentVisibility();
  useEffect(() => {
    if (visibility === 'hidden') void line?.flush();
  }, [visibility, line]);
  useEffect(
    () => () => {
      writeDrafts();
      if (line) end(line.end());
    },
    [line],
  );

  return {
    standing,
    /** Where this browser has it now. */
    name: () => nameOf(line?.known().id),
    /** Keeps what was typed. */
    keep(typed: Draft): void {
      const isOld = !isNews.current && isSame(typed.values, begun?.values);
      isNews.current ||= !isOld;
      const em = (isOld && begun?.em) || new Date().toISOString();
      const { chave = '', registo = '' } = place ?? {};
      const draft: Draft = { ...typed, chave, registo, em, ...line?.known() };
      latest.current = { ...draft, isUnsent: !isOld };
      keepDraft(nameOf(draft.id), latest.current);
      if (!isOld) line?.hold(draft);
    },
    /** It was saved, or is no longer wanted; settles when the server has heard. */
    async drop(): Promise<void> {
      latest.current = undefined;
      isNews.current = true;
      dropDraft(nameOf(line?.known().id));
      await line?.drop();
    },
    /** For a form that is about to be left behind: writes it down now. */
    flush(): void {
      writeDrafts();
      if (line) end(line.flush());
    },
  };
}
