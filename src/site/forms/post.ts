import { messages } from '../../fields/messages.ts';
import type { FieldError } from '../../fields/validate.ts';
import { callHeaders } from '../reader.ts';

/** What came of sending a form. */
export type Posted<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; errors: [FieldError, ...FieldError[]] };

const noConnection =
  'Sem ligação ao servidor. O que escreveu continua aqui: verifique a internet e tente de novo.';

const patience = 30_000;
const uploadPatience = 5 * 60_000;

function refused(msg: string): { ok: false; errors: [FieldError] } {
  return { ok: false, errors: [{ param: '', msg }] };
}

/** Sends a form as JSON. */
export function post<Answer>(path: string, body: unknown): Promise<Posted<Answer>> {
  return send('POST', path, JSON.stringify(body));
}

/** Makes a call; whatever goes wrong comes back as words, never as an exception. */
export async function send<Answer>(
  method: 'POST' | 'DELETE',
  path: string,
  body: string | FormData | null = null,
): Promise<Posted<Answer>> {
  const { 'content-type': json, ...headers } = callHeaders();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      // A form with files says its own type, with the boundary between its parts.
      headers: typeof body === 'string' ? { ...headers, 'content-type': json } : headers,
      body,
      signal: AbortSignal.timeout(body instanceof FormData ? uploadPatience : patience),
    });
  } catch {
    return refused(noConnection);
  }
  const answer = await response.json().catch(() => undefined);
  const errors: FieldError[] = answer?.errors ?? [];
  const [first, ...others] = errors;
  if (first) return { ok: false, errors: [first, ...others] };
  return response.ok && answer !== undefined ? { ok: true, answer } : refused(messages.unavailable);
}
