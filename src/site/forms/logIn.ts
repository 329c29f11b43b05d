import { isRefused, type Refused } from '../../calls/ask.ts';
import { validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import { normalUsername } from '../../sections/contas.ts';
import { login } from '../../sections/login.ts';
import { call } from '../call.ts';

/** What this device keeps of each account that logged in on it; it stays after a logout. */
const marksKey = 'dispositivos';

function readMarks(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(marksKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** The mark of an account, or ''. */
function markOf(name: string): string {
  const marks = readMarks();
  const mark = Object.hasOwn(marks, name) ? marks[name] : '';
  return typeof mark === 'string' && login.envelope.dispositivo.schema.safeParse(mark).success
    ? mark
    : '';
}

/** Logs in with what was typed; answers a refusal, or nothing once the session exists. */
export async function logIn(typed: Record<string, string>): Promise<Refused | undefined> {
  const checked = validate({ fields: login.fields }, typed);
  if (!checked.ok) return { errors: checked.errors };
  const name = normalUsername(checked.values.username);
  const answer = await call('POST /api/auth', {
    body: { ...checked.values, dispositivo: markOf(name) },
  });
  if (!isRefused(answer)) {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('token', answer.token);
    const marks = { ...readMarks(), [name]: answer.dispositivo };
    localStorage.setItem(marksKey, JSON.stringify(marks));
    return undefined;
  }
  // It is not said whether name or password is wrong; and having to wait is the fault of neither field.
  const [{ msg } = { msg: '' }] = answer.errors;
  const marked = msg === messages.credentials ? Object.keys(login.fields) : [];
  return { errors: [...marked.map((param) => ({ param, msg: '' })), { param: '', msg }] };
}
