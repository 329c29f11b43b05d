import { call, callRecords, upload } from '../../backoffice/client.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { isPdf, sendWanted, sizeFault } from '../../fields/inputs/wantedFile.ts';
import { UploadError } from '../../fields/view.ts';
import { fileName } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import { type Documento, standInDay } from './draftRows.screen.ts';
import {
  dropWaiting,
  hashOf,
  inTurn,
  isKept,
  keepWaiting,
  readWaiting,
} from './waitingFiles.screen.ts';

/** A file that is not a draft yet, and where it stands. */
export type Queued = {
  key: number;
  file: File;
  sha256: string;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  fraction: number;
  /** Why it is not on its way. */
  reason: string;
  /** Its number among what this browser keeps; none where it keeps it not. */
  kept: number | undefined;
};

export const mostAtOnce = 200;
const together = 2;
const patience = { tries: 10, pause: 500 };

const twice = 'Já está aqui: é o mesmo ficheiro';
const tooMany = `São mais de ${mostAtOnce}: envie os restantes depois destes`;

/** What nobody has to send to know that it will not do. */
function faultIn(file: File): string {
  return isPdf(file) ? sizeFault(file) : messages.onlyPdf;
}

/** Whether a document has this very file: by what is in it, or else by name and size. */
function holdsFile({ files, ficheiros }: Documento, { file, sha256 }: Queued): boolean {
  return files.some(({ file: path }) => {
    const facts = ficheiros[path];
    if (sha256 !== '' && facts?.sha256) return facts.sha256 === sha256;
    return facts?.size === file.size && fileName(path) === file.name;
  });
}

/** What a file is believed to be, once its text was read. */
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

/** Turns files into drafts, two at a time; one that fails stops none, and what is not sent waits in this browser. */
export function makeUploadQueue({ drafts, onDraft }: Options) {
  let queue: readonly Queued[] = [];
  let done = 0;
  let lastKey = 0;
  let running = 0;
  let isStopped = false;
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
      // Another window may have sent it, or an earlier visit have got as far as the draft and no further.
      const isGone = item.kept !== undefined && !(await isKept(item.kept));
      if (!isGone && !isTwice(item)) {
        onDraft(await toDraft(item.file, (fraction) => change(item.key, { fraction })));
      }
      if (item.kept !== undefined) await dropWaiting(item.kept);
      done += 1;
      without(item.key);
    } catch (error) {
      const reason = error instanceof UploadError ? error.message : `${messages.uploadStopped}.`;
      change(item.key, { state: 'failed', reason });
    }
  }

  /** Ends this window's turn; there is one while something is on its way. */
  let endTurn: (() => void) | undefined;
  let isAsking = false;

  function sendNext(): void {
    while (running < together && !isStopped) {
      const next = queue.find(({ state }) => state === 'waiting');
      if (!next) break;
      running += 1;
      void send(next).finally(() => {
        running -= 1;
        sendNext();
      });
    }
    if (running > 0) return;
    endTurn?.();
    endTurn = undefined;
  }

  function work(): void {
    if (endTurn) sendNext();
    if (endTurn || isAsking) return;
    isAsking = true;
    void inTurn(
      () =>
        new Promise((resolve) => {
          isAsking = false;
          endTurn = resolve;
          sendNext();
        }),
    );
  }

  const entry = (file: File, sha256: string, kept?: number): Queued => {
    lastKey += 1;
    return { key: lastKey, file, sha256, state: 'waiting', fraction: 0, reason: '', kept };
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    queue: () => queue,
    /** How many have become drafts since the last time all was done. */
    done: () => done,
    /** The screen is left: what is on its way arrives, the rest waits. */
    stop(): void {
      isStopped = true;
    },
    start(): void {
      isStopped = false;
    },
    /** What waits from an earlier visit, which nobody has asked to go on with. */
    waiting: readWaiting,
    async resume(): Promise<void> {
      const known = new Set(queue.map(({ kept }) => kept));
      const waiting = (await readWaiting()).filter(({ id }) => !known.has(id));
      set([...queue, ...waiting.map(({ id, file, sha256 }) => entry(file, sha256, id))]);
      work();
    },
    async discard(): Promise<void> {
      for (const { id } of await readWaiting()) await dropWaiting(id);
    },
    async add(files: readonly File[]): Promise<void> {
      if (!queue.some(isUnderWay)) done = 0;
      const room = mostAtOnce - queue.filter(isUnderWay).length;
      for (const [index, file] of files.entries()) {
        const fault = faultIn(file) || (index >= room ? tooMany : '');
        const item = entry(file, fault === '' ? await hashOf(file).catch(() => '') : '');
        const refusal = fault || (isTwice(item) ? twice : '');
        if (refusal !== '') {
          set([...queue, { ...item, state: 'refused', reason: `${refusal}.` }]);
          continue;
        }
        const kept = await keepWaiting(file, item.sha256);
        set([...queue, { ...item, kept }]);
        work();
      }
    },
    retry(key: number): void {
      change(key, { state: 'waiting', reason: '' });
      work();
    },
    async forget(key: number): Promise<void> {
      const item = queue.find((each) => each.key === key);
      without(key);
      if (item?.kept !== undefined) await dropWaiting(item.kept);
    },
  };
}

export type UploadQueue = ReturnType<typeof makeUploadQueue>;
