import type { PhotoFacts } from '../fields/photo.ts';
import type { FieldError } from '../fields/validate.ts';
import { UploadError, type Uploaded } from '../fields/view.ts';
import { passwordHeader } from '../sections/contas.ts';
import { callHeaders } from '../site/reader.ts';
import { endSession, sessionToken } from './session.ts';

/** A no of the server, or of the network: what to say, and about which field. */
export type Refused = { errors: FieldError[] };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const offline = 'Não foi possível chegar ao servidor. Verifique a ligação à Internet';
const confused = 'O servidor respondeu de uma forma inesperada. Tente de novo dentro de momentos';

function refused(msg: string): Refused {
  return { errors: [{ param: '', msg }] };
}

/** Whether an answer is a no. */
export function isRefused(answer: unknown): answer is Refused {
  return Array.isArray((answer as Partial<Refused> | null)?.errors);
}

/** The words of a no, as one sentence. */
export function reasonOf({ errors }: Refused): string {
  const reasons = [...new Set(errors.map(({ msg }) => msg))];
  return `${reasons.join('. ')}.`;
}

/** Whether a no is about the password that a call was confirmed with. */
export function isAboutPassword({ errors }: Refused): boolean {
  return errors.some(({ param }) => param === 'password');
}

/** What every call of a logged-in person carries; the password too, where it is asked for again. */
function staffHeaders(password?: string): Record<string, string> {
  return {
    ...{ ...callHeaders(), 'x-auth-token': sessionToken() },
    ...(password === undefined ? {} : { [passwordHeader]: encodeURIComponent(password) }),
  };
}

/** Calls the API as staff. A refusal is a value; a session that ended leads to the login form. */
export async function call<T>(
  method: Method,
  path: string,
  body?: Record<string, unknown>,
  { password }: { password?: string } = {},
): Promise<T | Refused> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: staffHeaders(password),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return refused(offline);
  }
  if (response.status === 401) return endSession();
  try {
    return (await response.json()) as T;
  } catch {
    return refused(confused);
  }
}

/** Sends a file and says how far it got; throws an `UploadError` that can be shown as it is. */
export function upload(file: File, onProgress?: (fraction: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/file');
    request.setRequestHeader('APIKEY', callHeaders().APIKEY ?? '');
    request.setRequestHeader('x-auth-token', sessionToken());
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onerror = () => reject(new UploadError(`${offline}.`));
    request.onload = () => {
      if (request.status === 401) return void endSession();
      let answer: { file: string; photo?: PhotoFacts } | Refused;
      try {
        answer = JSON.parse(request.responseText);
      } catch {
        return reject(new UploadError(`${confused}.`));
      }
      if (isRefused(answer)) return reject(new UploadError(reasonOf(answer)));
      resolve({ path: answer.file, ...(answer.photo ? { photo: answer.photo } : {}) });
    };
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Asks for a file that only staff may have; its bytes are still to be read. */
export async function openDownload(path: string, password?: string): Promise<Response | Refused> {
  let response: Response;
  try {
    response = await fetch(path, { headers: staffHeaders(password) });
  } catch {
    return refused(offline);
  }
  if (response.status === 401) return endSession();
  return response.ok ? response : response.json().catch(() => refused(confused));
}

/** The name that an answer gives to its file. */
function nameOf(response: Response): string {
  return response.headers.get('content-disposition')?.match(/filename="(.+)"/)?.[1] ?? '';
}

/** Fetches a file that only staff may have and hands it to the browser to keep. */
export async function download(path: string, password?: string): Promise<Refused | undefined> {
  const response = await openDownload(path, password);
  if (isRefused(response)) return response;
  let content: Blob;
  try {
    content = await response.blob();
  } catch {
    return refused(offline);
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = nameOf(response);
  link.click();
  URL.revokeObjectURL(link.href);
  return undefined;
}

/** What a browser may have for choosing where a file goes; a secure context is needed. */
type SavePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Lets the person choose where a file goes, as far as the browser can: then nothing is chosen. */
export async function choosePlace(
  suggestedName: string,
): Promise<FileSystemFileHandle | 'changedMind' | undefined> {
  const { showSaveFilePicker } = window as { showSaveFilePicker?: SavePicker };
  return showSaveFilePicker?.({ suggestedName }).catch(() => 'changedMind' as const);
}

/**
 * Fetches a file that may be larger than memory: its bytes go to the disk as they come where there
 * is a place for them, and are gathered by the browser where there is none.
 */
export async function downloadLarge(
  path: string,
  place: FileSystemFileHandle | undefined,
  password: string,
): Promise<Refused | undefined> {
  if (!place) return download(path, password);
  const response = await openDownload(path, password);
  if (isRefused(response)) return response;
  try {
    // The file appears whole at the end, or not at all.
    await response.body?.pipeTo(await place.createWritable());
    return undefined;
  } catch {
    return refused(offline);
  }
}
