import { uploadOf } from './prove/uploadOf.ts';
import type { TestApp } from './startApp.ts';

/** Sends a file to a test app, as staff. */
export async function sendFile(t: TestApp, url: string, file: Buffer | string, name = 'a.pdf') {
  const { body: payload, headers } = uploadOf(file, { name });
  const all = { apikey: t.context.config.apiKey, 'x-auth-token': t.token(), ...headers };
  const answer = await t.app.inject({ method: 'POST', url, headers: all, payload });
  return { status: answer.statusCode, body: answer.json() };
}
