import { passwordHeader } from '../../src/calls/passwordHeader.ts';
import { credentials } from '../startApp.ts';
import { type Answer, call } from './call.ts';

/** A staff member at work over HTTP. */
export type Office = {
  token: string;
  send(method: string, path: string, body?: unknown): Promise<Answer>;
};

/** Logs in at a village; the session outlives the village's process. */
export async function openOffice(url: string, who = credentials): Promise<Office> {
  const { status, body } = await call('POST', `${url}/api/auth`, who);
  if (status !== 200) throw new Error(`Logging in was answered with ${status}: ${body}`);
  return officeAt(url, JSON.parse(body).token, who.password);
}

/** The headers of a staff member's call: the token, and the password for calls that ask for it again. */
export function headersOf(token: string, password = credentials.password): Record<string, string> {
  return { 'x-auth-token': token, [passwordHeader]: encodeURIComponent(password) };
}

/** Continues a session at an address, perhaps another than the one it was opened at. */
export function officeAt(url: string, token: string, password?: string): Office {
  return {
    token,
    send: (method, path, body) =>
      call(method, `${url}${path}`, body, { headers: headersOf(token, password) }),
  };
}

/** Creates an account and changes its first password. */
export async function newColleague(url: string, admin: Office, username: string) {
  const made = await admin.send('POST', '/api/contas', { username, perfil: 'Secretaria' });
  const { conta, password } = JSON.parse(made.body);
  const who = { username, password: 'uma palavra só sua' };
  const { token, send } = await openOffice(url, { username, password });
  const changed = await send('PUT', '/api/auth', { password, newPassword: who.password });
  if (changed.status !== 200) throw new Error(`The password was not changed: ${changed.body}`);
  return { ...conta, who, token } as { _id: string; who: typeof credentials; token: string };
}
