import type { AnswerOf } from '../calls/all.ts';
import { isRefused, makeClient, type Refused, reasonOf, refused } from '../calls/ask.ts';
import type { Call } from '../calls/call.ts';
import { UploadError, type Uploaded } from '../fields/view.ts';
import { readPageData } from '../parts/pageData.ts';
import { endSession, nameAccount, sessionToken } from './session.ts';

const offline = 'Não foi possível chegar ao servidor. Verifique a ligação à Internet';
const unreadable = 'O servidor respondeu de uma forma inesperada. Tente de novo dentro de momentos';
const headers = () => ({ APIKEY: readPageData().apiKey, 'x-auth-token': sessionToken() });

/** Calls the API as staff. A refusal is a value; a session that ended leads to the login form. */
const staff = makeClient({ headers, offline, unreadable, signedOut: endSession });

export const { call, callRecords } = staff;

/** Like `call`, for calls made while somebody types: an ended session is only a refusal, without the login form. */
export const { call: callQuietly } = makeClient({ headers, offline, unreadable });

let own: Promise<void> | undefined;

/** Finds out, once for each window, whose session this is: see `sessionAccount`. */
export function knowAccount(): Promise<void> {
  own ??= call('GET /api/auth').then((answer) => {
    if (isRefused(answer)) own = undefined;
    else nameAccount(answer.username);
  });
  return own;
}

/** Calls for an answer that is not JSON, such as a page. */
export async function callText(
  method: Call['method'],
  path: string,
  body: unknown,
): Promise<string | Refused> {
  const response = await staff.open(method, path, body);
  if (isRefused(response)) return response;
  if (!response.ok) return staff.read<Refused>(response);
  return response.text().catch(() => refused(unreadable));
}

/** Whether a refusal is about the password that confirmed the call. */
export function isAboutPassword({ errors }: Refused): boolean {
  return errors.some(({ param }) => param === 'password');
}

/** Sends a file and says how far it got; throws an `UploadError` that can be shown as it is. */
export function upload(file: File, onProgress?: (fraction: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/file');
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onerror = () => reject(new UploadError(`${offline}.`));
    request.onload = () => {
      let answer: AnswerOf<'POST /api/file'> | Refused;
      try {
        answer = JSON.parse(request.responseText);
      } catch {
        return reject(new UploadError(`${unreadable}.`));
      }
      if (isRefused(answer)) {
        if (request.status === 401) return void endSession(answer);
        return reject(new UploadError(reasonOf(answer)));
      }
      const { file, photo, pdf } = answer;
      resolve({ path: file, ...(photo && { photo }), ...(pdf && { pdf }) });
    };
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** A staff-only picture as a data URL; '' if it is not a picture or cannot be fetched. */
export async function readPicture(path: string): Promise<string> {
  const response = await staff.open('GET', path);
  if (isRefused(response) || !response.ok) return '';
  const blob = await response.blob().catch(() => undefined);
  if (!blob?.type.startsWith('image/')) return '';
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(blob);
  });
}

/** The save dialog that some browsers have; it needs a secure context. */
type SavePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Asks where to save a file; `undefined` if the browser has no save dialog. */
export async function chooseTarget(
  suggestedName: string,
): Promise<FileSystemFileHandle | 'changedMind' | undefined> {
  const { showSaveFilePicker } = window as { showSaveFilePicker?: SavePicker };
  return showSaveFilePicker?.({ suggestedName }).catch(() => 'changedMind' as const);
}

/** The file name in an answer's headers. */
function nameOf(response: Response): string {
  return response.headers.get('content-disposition')?.match(/filename="(.+)"/)?.[1] ?? '';
}

/**
 * Downloads a staff-only file, which may be larger than memory: with a `target` its bytes go
 * straight to disk, without one the browser gathers them first.
 */
export async function download(
  path: string,
  target?: FileSystemFileHandle,
  password?: string,
): Promise<Refused | undefined> {
  const response = await staff.open('GET', path, undefined, { password });
  if (isRefused(response)) return response;
  if (!response.ok) return staff.read<Refused>(response);
  try {
    if (target) {
      // The file appears whole at the end, or not at all.
      await response.body?.pipeTo(await target.createWritable());
      return undefined;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = nameOf(response);
    link.click();
    URL.revokeObjectURL(link.href);
    return undefined;
  } catch {
    return refused(offline);
  }
}
