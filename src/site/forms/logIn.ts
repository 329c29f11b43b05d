import { isRefused, type Refused, refused } from '../../calls/ask.ts';
import { validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import { normalUsername } from '../../sections/contas.ts';
import { login } from '../../sections/login.ts';
import { call } from '../call.ts';

/** The `localStorage` key of a mark for each account that logged in on this device; kept after a logout. */
const marksKey = 'dispositivos';

function readMarks(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(marksKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** This device's mark for an account, or ''. */
function markOf(name: string): string {
  const marks = readMarks();
  const mark = Object.hasOwn(marks, name) ? marks[name] : '';
  return typeof mark === 'string' && login.envelope.dispositivo.schema.safeParse(mark).success
    ? mark
    : '';
}

/** Keeps the new session, and the mark by which the server recognises this device next time. */
function keep(name: string, { token, dispositivo }: { token: string; dispositivo: string }): void {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('token', token);
  localStorage.setItem(marksKey, JSON.stringify({ ...readMarks(), [name]: dispositivo }));
}

/** Logs in; answers a refusal, or nothing once the session exists. A refusal of `codigo` asks for the code. */
export async function logIn(typed: Record<string, string>): Promise<Refused | undefined> {
  const { codigo } = login.envelope;
  const checked = validate({ fields: { ...login.fields, codigo } }, typed);
  if (!checked.ok) return { errors: checked.errors };
  const name = normalUsername(checked.values.username);
  const answer = await call('POST /api/auth', {
    body: { ...checked.values, dispositivo: markOf(name) },
  });
  if (!isRefused(answer)) return void keep(name, answer);
  if (answer.errors.some(({ param }) => param === 'codigo')) return answer;
  // Both fields are marked, so as not to say which one is wrong; having to wait is the fault of
  // neither.
  const [{ msg } = { msg: '' }] = answer.errors;
  const marked = msg === messages.credentials ? Object.keys(login.fields) : [];
  return { errors: [...marked.map((param) => ({ param, msg: '' })), { param: '', msg }] };
}

/** Logs in with a passkey of this device; answers a refusal, or nothing once the session exists. */
export async function logInWithPasskey(): Promise<Refused | undefined> {
  const asked = await call('POST /api/auth/chave/opcoes');
  if (isRefused(asked)) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  let resposta: string;
  try {
    const optionsJSON = asked.opcoes as unknown as Options;
    resposta = JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return refused(
      'Não chegou nenhuma chave de acesso. Tente de novo, ou entre com a palavra-passe',
    );
  }
  const answer = await call('POST /api/auth/chave', { body: { resposta } });
  if (isRefused(answer)) return { errors: answer.errors.map(({ msg }) => ({ param: '', msg })) };
  return void keep(normalUsername(answer.username), answer);
}
