import { sessionAccount } from '../../backoffice/session.ts';

/** A file that this browser keeps until it has become a draft. */
export type WaitingFile = { id: number; conta: string; file: File; sha256: string };

/** More than this is not kept: the disk is the person's. */
export const mostKept = { files: 200, bytes: 1024 * 1024 * 1024 };

const name = 'aldeia-carregar';
const table = 'ficheiros';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(table, { keyPath: 'id', autoIncrement: true });
  };
  return settled(request);
}

async function inTable<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await settled(work(db.transaction(table, mode).objectStore(table)));
  } finally {
    db.close();
  }
}

/** What waits for whoever is logged in, in the order it was given; nothing where the browser keeps nothing. */
export async function readWaiting(): Promise<WaitingFile[]> {
  try {
    const all = await inTable('readonly', (store) => store.getAll() as IDBRequest<WaitingFile[]>);
    return all.filter(({ conta }) => conta === sessionAccount());
  } catch {
    return [];
  }
}

/** Keeps a file; answers its number, or none where the browser has no room for it. */
export async function keepWaiting(file: File, sha256: string): Promise<number | undefined> {
  try {
    const kept = await readWaiting();
    const bytes = kept.reduce((sum, each) => sum + each.file.size, file.size);
    if (kept.length >= mostKept.files || bytes > mostKept.bytes) return undefined;
    const entry = { conta: sessionAccount(), file, sha256 };
    return Number(await inTable('readwrite', (store) => store.add(entry)));
  } catch {
    return undefined;
  }
}

/** Whether a file still waits. */
export async function isKept(id: number): Promise<boolean> {
  return (await inTable('readonly', (store) => store.count(id)).catch(() => 0)) > 0;
}

/** One window sends at a time, so that nothing that waits is sent twice. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, work);
}

/** Forgets a file: it has arrived, or is not wanted. */
export async function dropWaiting(id: number): Promise<void> {
  await inTable('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** The SHA-256 of a file, in hexadecimal; '' where the browser does not reckon it, as without TLS. */
export async function hashOf(file: File): Promise<string> {
  if (!crypto.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
