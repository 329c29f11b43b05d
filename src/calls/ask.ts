import type { FieldError } from '../fields/validate.ts';
import { addressOf } from './address.ts';
import type { AnswerOf, AnyRecords, AskedOf, CallKey } from './all.ts';
import type { Call } from './call.ts';
import { passwordHeader } from './passwordHeader.ts';

/** A no: what to say, and about which field; without a status where no answer came. `more` is what else came with it. */
export type Refused = {
  status?: number;
  errors: FieldError[];
  more?: Readonly<Record<string, unknown>>;
};

/** Whether an answer is a no. */
export function isRefused(answer: unknown): answer is Refused {
  return Array.isArray((answer as Partial<Refused> | null)?.errors);
}

/** A no in words that concern no single field. */
export function refused(msg: string, status?: number): Refused {
  return { ...(status && { status }), errors: [{ param: '', msg }] };
}

/** The words of a no, as one sentence. */
export function reasonOf({ errors }: Refused): string {
  const reasons = [...new Set(errors.map(({ msg }) => msg))];
  return `${reasons.join('. ')}.`;
}

/** How one part of the program makes its calls, and what it says where no answer came. */
type Manner = {
  headers(): Record<string, string>;
  offline: string;
  unreadable: string;
  /** After how many milliseconds nobody waits any more; as long as it takes unless said. */
  patience?(isUpload: boolean): number;
  /** For a session that ended, with what the server says of it; what follows never runs. */
  signedOut?(why: Refused): Promise<never>;
};

type Extra = {
  password?: string | undefined;
  /** For what is sent by a page that is being left. */
  keepalive?: boolean;
};

/** Makes the ways to call: `call` for an answer in JSON, `open` for bytes that are still to be read. */
export function caller({ headers, offline, unreadable, patience, signedOut }: Manner) {
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
          // A form with files says its own type, with the boundary between its parts.
          ...(isUpload ? {} : { 'content-type': 'application/json' }),
          ...(password === undefined ? {} : { [passwordHeader]: encodeURIComponent(password) }),
        },
        ...(body === undefined ? {} : { body: isUpload ? body : JSON.stringify(body) }),
        ...(patience ? { signal: AbortSignal.timeout(patience(isUpload)) } : {}),
      });
    } catch {
      return refused(offline);
    }
    if (response.status !== 401 || !signedOut) return response;
    return signedOut(await read<Refused>(response));
  }

  async function call<Key extends CallKey>(
    key: Key,
    ...[asked]: object extends AskedOf<Key> ? [(AskedOf<Key> & Extra)?] : [AskedOf<Key> & Extra]
  ): Promise<AnswerOf<Key> | Refused> {
    const [method, path] = key.split(' ') as [Call['method'], string];
    return answerAt(method, addressOf(path, asked), asked?.body, asked);
  }

  /** The same for records of a collection that is known only when it runs. */
  const callRecords = (
    method: Call['method'],
    address: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<AnyRecords | Refused> => answerAt(method, address, body);

  async function answerAt<T>(...asked: Parameters<typeof open>): Promise<T | Refused> {
    const response = await open(...asked);
    return isRefused(response) ? response : read(response);
  }

  /** What a response says; what is missing is an answer, with nothing in it. */
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
