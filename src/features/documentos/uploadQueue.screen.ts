import { call, callRecords, upload } from '../../backoffice/client.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { isPdf, sendWanted, sizeFault } from '../../fields/inputs/wantedFile.ts';
import { UploadError } from '../../fields/view.ts';
import { fileName } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import { type Documento, standInDay } from './draftRows.screen.ts';

/** A file that is not a draft yet, and where it stands. */
export type Queued = {
  key: number;
  file: File;
  sha256: string;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  fraction: number;
  /** Why it is not being sent. */
  reason: string;
};

export const mostAtOnce = 200;
const together = 2;
const patience = { tries: 10, pause: 500 };

const twice = 'Já está aqui: é o mesmo ficheiro';
const tooMany = `São mais de ${mostAtOnce}: envie os restantes depois destes`;

/** Why a file would be refused, found without sending it. */
function faultIn(file: File): string {
  return isPdf(file) ? sizeFault(file) : messages.onlyPdf;
}

/** Whether a document has this very file: by its hash, or else by name and size. */
function holdsFile({ files, ficheiros }: Documento, { file, sha256 }: Queued): boolean {
  return files.some(({ file: path }) => {
    const facts = ficheiros[path];
    if (sha256 !== '' && facts?.sha256) return facts.sha256 === sha256;
    return facts?.size === file.size && fileName(path) === file.name;
  });
}

/** What a file is believed to be; waits until its text was read. */
async function suggest(file: string) {
  for (let left = patience.tries; ; left -= 1) {
    const answer = await call('GET /api/documentosSugestao', { query: { file } });
    if (isRefused(answer)) throw new UploadError(reasonOf(answer));
    if (answer.lido || left === 0) return answer.sugestao;
    await new Promise((resolve) => setTimeout(resolve, patience.pause));
  }
}

/** Sends a file and makes a draft of it. */
async function toDraft(file: File, onProgress: (fraction: number) => void): Promise<Documento> {
  const { path } = await sendWanted('pdf', upload, file, onProgress);
  const sugestao = await suggest(path);
  const answer = await callRecords('POST', '/api/documentos', {
    ...sugestao,
    date: sugestao.date || standInDay(file.name, new Date()),
    files: [{ file: path, title: '', anteriores: [] }],
    rascunho: true,
  });
  if (isRefused(answer)) throw new UploadError(reasonOf(answer));
  return answer.documento as Documento;
}

type Options = {
  drafts(): Iterable<Documento>;
  onDraft(documento: Documento): void;
};

/** The SHA-256 of a file, in hexadecimal; '' if the browser cannot compute it, as without TLS. */
async function hashOf(file: File): Promise<string> {
  if (!crypto.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Turns files into drafts, two at a time; neither a failure nor leaving the screen stops the
 * others. After the window was closed the same files can be chosen again: those that are drafts
 * already are recognised by their hash.
 */
export function makeUploadQueue({ drafts, onDraft }: Options) {
  let queue: readonly Queued[] = [];
  let done = 0;
  let lastKey = 0;
  let running = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly Queued[]): void {
    queue = next;
    for (const listener of listeners) listener();
  }

  function change(key: number, changes: Partial<Queued>): void {
    set(queue.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  const without = (key: number) => set(queue.filter((each) => each.key !== key));
  const isUnderWay = ({ state }: Queued) => state === 'waiting' || state === 'sending';

  function isTwice(item: Queued): boolean {
    const isSame = (other: Queued) =>
      item.sha256 !== '' && other.sha256 !== ''
        ? item.sha256 === other.sha256
        : item.file.name === other.file.name && item.file.size === other.file.size;
    return (
      queue.some((other) => other.key !== item.key && isUnderWay(other) && isSame(other)) ||
      [...drafts()].some((draft) => holdsFile(draft, item))
    );
  }

  async function send(item: Queued): Promise<void> {
    change(item.key, { state: 'sending', fraction: 0, reason: '' });
    try {
      onDraft(await toDraft(item.file, (fraction) => change(item.key, { fraction })));
      done += 1;
      without(item.key);
    } catch (error) {
      const reason = error instanceof UploadError ? error.message : `${messages.uploadStopped}.`;
      change(item.key, { state: 'failed', reason });
    }
  }

  /** The browser asks before the window is closed: what has not arrived would be lost. */
  const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

  function sendNext(): void {
    window.addEventListener('beforeunload', askToStay);
    while (running < together) {
      const next = queue.find(({ state }) => state === 'waiting');
      if (!next) break;
      running += 1;
      void send(next).finally(() => {
        running -= 1;
        sendNext();
      });
    }
    if (running === 0) window.removeEventListener('beforeunload', askToStay);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    queue: () => queue,
    /** How many have become drafts since the queue was last done. */
    done: () => done,
    async add(files: readonly File[]): Promise<void> {
      if (!queue.some(isUnderWay)) done = 0;
      const room = mostAtOnce - queue.filter(isUnderWay).length;
      for (const [index, file] of files.entries()) {
        const fault = faultIn(file) || (index >= room ? tooMany : '');
        const sha256 = fault === '' ? await hashOf(file).catch(() => '') : '';
        lastKey += 1;
        const item: Queued = {
          key: lastKey,
          file,
          sha256,
          state: 'waiting',
          fraction: 0,
          reason: '',
        };
        const refusal = fault || (isTwice(item) ? twice : '');
        set([
          ...queue,
          refusal === '' ? item : { ...item, state: 'refused', reason: `${refusal}.` },
        ]);
        sendNext();
      }
    },
    retry(key: number): void {
      change(key, { state: 'waiting', reason: '' });
      sendNext();
    },
    forget: without,
  };
}

export type UploadQueue = ReturnType<typeof makeUploadQueue>;
