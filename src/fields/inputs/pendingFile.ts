import type { Committed, Services } from '../view.ts';
import { sendWanted } from './wantedFile.ts';

/** What saving will do: send a file (or none), and then remove the one that was stored before. */
type PendingFile = { pending: File | null; replaces: string };

/** What a form holds for a file: a stored path, '' or a change that waits for saving. */
export type FileValue = string | PendingFile;

/** The file that waits to be sent, if one does. */
export function pendingIn(value: FileValue): File | undefined {
  return typeof value === 'object' && value.pending instanceof File ? value.pending : undefined;
}

/** The stored path that stays, or ''. A draft kept as text loses the chosen file: the old one stays. */
export function storedIn(value: FileValue): string {
  if (typeof value === 'string') return value;
  return value.pending === null || pendingIn(value) ? '' : value.replaces;
}

/** The value once its file, stored or waiting, is taken away. */
export function withoutFile(value: FileValue): FileValue {
  const replaces = typeof value === 'string' ? value : value.replaces;
  return replaces === '' ? '' : { pending: null, replaces };
}

/** The value once a file is chosen. */
export function withFile(value: FileValue, pending: File): FileValue {
  return { pending, replaces: typeof value === 'string' ? value : value.replaces };
}

/** Uploads what waits; the old file is removed only once the record no longer names it. */
export async function commitFile(value: FileValue, services: Services): Promise<Committed> {
  const pending = pendingIn(value);
  const path = pending ? (await sendWanted('pdf', services.upload, pending)).path : storedIn(value);
  const replaced = typeof value === 'string' ? '' : value.replaces;
  if (replaced === '' || replaced === path) return { value: path };
  return { value: path, afterSave: () => services.removeFile(replaced) };
}
