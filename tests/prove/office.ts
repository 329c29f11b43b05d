import { credentials } from '../startApp.ts';
import { type Answer, call } from './call.ts';

/** A staff member at work over HTTP. */
export type Office = {
  token: string;
  send(method: string, path: string, body?: unknown): Promise<Answer>;
};

/** Logs in at a village; the session lives on when its process does not. */
export async function openOffice(url: string, who = credentials): Promise<Office> {
  const { status, body } = await call('POST', `${url}/api/auth`, who);
  if (status !== 200) throw new Error(`Logging in was answered with ${status}: ${body}`);
  return officeAt(url, JSON.parse(body).token);
}

/** Goes on with a session at an address, perhaps another than it was opened at. */
export function officeAt(url: string, token: string): Office {
  return {
    token,
    send: (method, path, body) =>
      call(method, `${url}${path}`, body, { headers: { 'x-auth-token': token } }),
  };
}
