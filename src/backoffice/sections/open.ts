import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { call, knowAccount } from '../client.ts';
import type { KeptDraft } from '../form/autosave.ts';
import { type Draft, dropDraft, type NamedDraft, readDrafts } from '../form/drafts.ts';
import { draftsArrived, removeDraft } from '../form/useDraft.ts';
import type { Waiting } from '../form/WaitingDrafts.tsx';
import {
  editPath,
  type Item,
  type Listed,
  listPath,
  readItem,
  readItems,
  type Source,
} from './source.ts';

/** The address of the form for a record, or for a new one. */
export function formPath(source: Source, key: string): string {
  return key === '' ? `${listPath(source)}/adicionar` : editPath(source, key);
}

/** The record that a form or a draft is about, by its key and its `_id`; '' for a new one. */
type About = { chave: string; registo: string };

/** This window's drafts of a section, and those in this browser that the server does not have, the newest first. */
function draftsHere({ section }: Source): (NamedDraft & About)[] {
  return readDrafts(`${section.name}:`).flatMap(({ name, draft }) => {
    // Older ones do not say what they are about, but are named by the record's key.
    const [, named = ''] = name.split(':');
    const { chave = named === 'novo' ? '' : named, registo = '' } = draft;
    return [{ name, draft, chave, registo }];
  });
}

/** Whether a draft is about this record; older ones know it only by its key, which another may have by now. */
const isAbout = (draft: About, { chave, registo }: About) =>
  draft.registo === '' ? draft.chave === chave : draft.registo === registo;

const isTyped = ({ draft }: NamedDraft) => draft.isUnsent !== false;

/** The drafts of some sections: those kept with the account, and those in this browser that have not arrived there. */
export async function readWaiting(sources: readonly Source[]): Promise<Waiting[]> {
  await Promise.all([knowAccount(), draftsArrived()]);
  const [first, ...more] = sources;
  const only = more.length === 0 ? first?.section.name : undefined;
  const answer = await call('GET /api/rascunhos', { query: { seccao: only ?? '' } });
  const heads = isRefused(answer) ? [] : answer.arrayRascunhos;
  const waitingIn = (source: Source): Waiting[] => {
    const seccao = source.section.name;
    const kept = heads.filter((head) => head.seccao === seccao);
    const here = draftsHere(source)
      .filter(isTyped)
      .filter((each) => !kept.some((head) => isAbout(each, head)))
      .filter((each, at, all) => all.findIndex((other) => isAbout(other, each)) === at)
      .map(({ draft: { titulo = '', em = '' }, ...about }) => ({ ...about, titulo, em }));
    return [...kept, ...here.map((each) => ({ ...each, revisao: '' }))].map((each) => ({
      ...each,
      seccao,
      to: formPath(source, each.chave),
      isOnServer: each.revisao !== '',
      discard: () => discardDraft(source, each, each.revisao),
    }));
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

/** What a form opens with: its record and its draft. */
export type Opened = {
  item: Item | null | undefined;
  fotos: Fotos;
  /** What is known of the PDFs that only the draft names. */
  ficheiros: Pdfs;
  savedDraft: Draft | undefined;
  /** The draft's name in this browser, if it is the browser's. */
  name: string | undefined;
};

function fromServer({ valores, revisao, ...rest }: KeptDraft, errors: Draft['errors'] = []): Draft {
  return { ...rest, values: valores, revision: revisao, errors, base: '', isUnsent: false };
}

/** Reads all that a form begins with; without a key it is for a new record. */
export async function openForm(source: Source, key: string | undefined): Promise<Opened | Refused> {
  const [found, waiting] = await Promise.all([
    key === undefined ? undefined : readItem(source, key),
    readWaiting([source]),
  ]);
  if (isRefused(found)) return found;
  const about = { chave: key ?? '', registo: found?.item?._id ?? '' };
  const here = draftsHere(source).filter((each) => isAbout(each, about));
  // What was typed here and has not arrived goes first: the server says if there is something newer.
  const typed = here.find(isTyped);
  const isThere = waiting.some((each) => each.isOnServer && each.registo === about.registo);
  const read = isThere
    ? await call('GET /api/rascunhos/:seccao', {
        params: { seccao: source.section.name },
        query: { registo: about.registo },
      })
    : undefined;
  if (isRefused(read)) return read;
  const there = read?.rascunho ?? undefined;
  return {
    item: found?.item,
    fotos: { ...read?.fotos, ...found?.fotos },
    ficheiros: read?.ficheiros ?? {},
    savedDraft: typed?.draft ?? (there && fromServer(there, here[0]?.draft.errors)),
    name: (typed ?? here[0])?.name,
  };
}

/** Forgets the drafts of a record in this browser. */
export function forgetDrafts(source: Source, about: About): void {
  for (const { name } of draftsHere(source).filter((each) => isAbout(each, about))) dropDraft(name);
}

/** Discards the draft of a record, here and, if it has the revision that the user knows, on the server. */
export async function discardDraft(source: Source, about: About, revisao: string) {
  const { registo } = about;
  const answer =
    revisao === '' ? {} : await removeDraft({ seccao: source.section.name, registo }, revisao);
  if (!isRefused(answer)) forgetDrafts(source, about);
  return answer;
}
