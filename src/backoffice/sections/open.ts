import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { call, knowAccount } from '../client.ts';
import { beginDraft, isAlive } from '../form/beginDraft.ts';
import { type Draft, dropDraft, keepDraft, readDrafts } from '../form/drafts.ts';
import { randomId } from '../form/randomId.ts';
import { draftsArrived } from '../form/useDraft.ts';
import type { Waiting } from '../form/WaitingDrafts.tsx';
import {
  draftName,
  editPath,
  type Item,
  type Listed,
  listPath,
  readItem,
  readItems,
  type Source,
} from './source.ts';

/** The address's parameter for a form that continues one of several drafts. */
export const draftParam = 'rascunho';

/** The address of the form that continues a draft. */
export function draftPath(source: Source, { _id, chave }: Pick<Waiting, '_id' | 'chave'>): string {
  const form = chave === '' ? `${listPath(source)}/adicionar` : editPath(source, chave);
  return `${form}?${draftParam}=${encodeURIComponent(_id)}`;
}

/** The drafts of some sections: those kept with the account, and those in this browser that have not arrived there. */
export async function readWaiting(sources: readonly Source[]): Promise<Waiting[]> {
  await Promise.all([knowAccount(), draftsArrived()]);
  const [first, ...more] = sources;
  const only = more.length === 0 ? first?.section.name : undefined;
  const answer = await call('GET /api/rascunhos', { query: { seccao: only ?? '' } });
  const heads = isRefused(answer) ? [] : answer.arrayRascunhos;
  const onServer = isRefused(answer) ? undefined : new Set(heads.map(({ _id }) => _id));
  const waitingIn = (source: Source): Waiting[] => {
    const seccao = source.section.name;
    const kept = heads
      .filter((head) => head.seccao === seccao)
      .map(({ _id, chave, titulo, em }): Waiting => {
        const name = `${draftName(source, chave || undefined)}:${_id}`;
        const to = draftPath(source, { _id, chave });
        return { _id, seccao, to, chave, titulo, em, name, isOnServer: true };
      });
    const here = readDrafts(seccao).flatMap(({ name, draft }): Waiting[] => {
      const { id = '', chave = '', titulo = '', em = '' } = draft;
      if (id === '' || onServer?.has(id)) return [];
      if (!isAlive(draft, onServer)) {
        dropDraft(name);
        return [];
      }
      const to = draftPath(source, { _id: id, chave });
      return [{ _id: id, seccao, to, chave, titulo, em, name, isOnServer: false }];
    });
    return [...kept, ...here];
  };
  return sources.flatMap(waitingIn).sort((one, other) => other.em.localeCompare(one.em));
}

/** A page of a list, and the section's drafts. */
export type OpenedList = Listed & { waiting: Waiting[] };

/** Reads a page of a section's records, and its drafts. */
export async function openList(
  source: Source,
  search: URLSearchParams,
): Promise<OpenedList | Refused> {
  const [listed, waiting] = await Promise.all([readItems(source, search), readWaiting([source])]);
  return isRefused(listed) ? listed : { ...listed, waiting };
}

/** What a form opens with: its record, its draft, and the other drafts beside it. */
export type Opened = {
  item: Item | null | undefined;
  fotos: Fotos;
  /** What is known of the PDFs that only the draft names. */
  ficheiros: Pdfs;
  begun: Draft;
  others: Waiting[];
};

/** This browser's drafts, each with an id; older drafts had none and get one here. */
function draftsHere(name: string): Draft[] {
  return readDrafts(name).map(({ name: found, draft }) => {
    if (draft.id) return draft;
    const named = { ...draft, id: randomId() };
    dropDraft(found);
    keepDraft(`${name}:${named.id}`, named);
    return named;
  });
}

/** Reads all that a form begins with; without a key it is for a new record. */
export async function openForm(
  source: Source,
  key: string | undefined,
  chosen: string | null,
): Promise<Opened | Refused> {
  const [found, waiting] = await Promise.all([
    key === undefined ? undefined : readItem(source, key),
    readWaiting([source]),
  ]);
  if (isRefused(found)) return found;
  const mine = waiting.filter(({ chave }) => chave === (key ?? ''));
  // Skip the draft of a deleted record whose key this one has now.
  const here = draftsHere(draftName(source, key)).filter(
    ({ registo }) => !registo || registo === found?.item?._id,
  );
  // The draft of a new record is continued by itself only if it was begun in this browser.
  const newest = mine.find(({ _id }) => key !== undefined || here.some(({ id }) => id === _id));
  const id = chosen ?? newest?._id ?? here[0]?.id ?? randomId();
  const local = here.find((draft) => draft.id === id);
  const isThere = mine.some(({ _id, isOnServer }) => _id === id && isOnServer);
  const read = isThere ? await call('GET /api/rascunhos/:_id', { params: { _id: id } }) : undefined;
  const answer = isRefused(read) ? undefined : read;
  const begun = beginDraft(local, answer?.rascunho ?? undefined) ?? { id, values: {}, base: '' };
  return {
    item: found?.item,
    fotos: { ...answer?.fotos, ...found?.fotos },
    ficheiros: answer?.ficheiros ?? {},
    begun,
    others: mine.filter(({ _id }) => _id !== begun.id),
  };
}
