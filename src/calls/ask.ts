import type { FieldError } from '../fields/validate.ts';
import { addressOf } from './address.ts';
import type { AnswerOf, AnyRecords, CallKey, InputOf } from './all.ts';
import type { Call } from './call.ts';
import { passwordHeader } from './passwordHeader.ts';

/** A refusal: the messages and their fields. `status` is missing if no answer came; `more` is the rest of the body. */
export type Refused = {
  status?: number;
  errors: FieldError[];
  more?: Readonly<Record<string, unknown>>;
};

/** Whether an answer is a refusal. */
export function isRefused(answer: unknown): answer is Refused {
  return Array.isArray((answer as Partial<Refused> | null)?.errors);
}

/** A refusal that concerns no single field. */
export function refused(msg: string, status?: number): Refused {
  return { ...(status && { status }), errors: [{ param: '', msg }] };
}

/** The messages of a refusal, as one text. */
export function reasonOf({ errors }: Refused): string {
  const reasons = [...new Set(errors.map(({ msg }) => msg))];
  return `${reasons.join('. ')}.`;
}

/** How one part of the program makes its calls, and what it says if no answer comes. */
type ClientOptions = {
  headers(): Record<string, string>;
  offline: string;
  unreadable: string;
  /** The timeout in milliseconds; without it there is none. */
  timeout?(isUpload: boolean): number;
  /** Called when the session has ended, with the server's refusal; it never returns. */
  signedOut?(why: Refused): Promise<never>;
};

type Extra = {
  password?: string | undefined;
  /** For a request sent while the page is being left, which must outlive it. */
  keepalive?: boolean;
};

/** Makes a client: `call` for an answer in JSON, `open` for a response that is still to be read. */
export function makeClient({ headers, offline, unreadable, timeout, signedOut }: ClientOptions) {
  async function open(
    method: Call['method'],
    path: string,
    body?: unknown,
    { password, keepalive = false }: Extra = {},
  ): Promise<Response | Refused> {
    const isUpload = body instanceof FormData;
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        keepalive,
        headers: {
          ...headers(),
          // The browser sets the type of a form with files itself, with its boundary.
          ...(isUpload ? {} : { 'content-type': 'application/json' }),
          ...(password === undefined ? {} : { [passwordHeader]: encodeURIComponent(password) }),
        },
        ...(body === undefined ? {} : { body: isUpload ? body : JSON.stringify(body) }),
        ...(timeout ? { signal: AbortSignal.timeout(timeout(isUpload)) } : {}),
      });
    } catch {
      return refused(offline);
    }
    if (response.status !== 401 || !signedOut) return response;
    return signedOut(await read<Refused>(response));
  }

  async function call<Key extends CallKey>(
    key: Key,
    ...[input]: object extends InputOf<Key> ? [(InputOf<Key> & Extra)?] : [InputOf<Key> & Extra]
  ): Promise<AnswerOf<Key> | Refused> {
    const [method, path] = key.split(' ') as [Call['method'], string];
    return answerAt(method, addressOf(path, input), input?.body, input);
  }

  /** Like `call`, for records of a collection that is known only at run time. */
  const callRecords = (
    method: Call['method'],
    address: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<AnyRecords | Refused> => answerAt(method, address, body);

  async function answerAt<T>(...input: Parameters<typeof open>): Promise<T | Refused> {
    const response = await open(...input);
    return isRefused(response) ? response : read(response);
  }

  /** The body of a response. A 404 without errors is an answer too, with nothing in it. */
  async function read<T>(response: Response): Promise<T | Refused> {
    const { ok, status } = response;
    const answer = await response.json().catch(() => undefined);
    if (isRefused(answer)) {
      const { errors, ...more } = answer;
      return { status, errors, more };
    }
    return answer !== undefined && (ok || status === 404) ? answer : refused(unreadable, status);
  }

  return { call, callRecords, open, read };
}
