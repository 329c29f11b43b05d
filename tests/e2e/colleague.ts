import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { type CallApi, type Session, unique } from './staff.ts';

/** Another person at another computer. */
export async function somebodyElse(
  browser: Browser,
  viewport: Page['viewportSize'],
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: addresses.village, locale: 'pt-PT', timezoneId: 'Europe/Lisbon' },
    ...{ viewport: viewport(), reducedMotion: 'reduce' },
  });
  return context.newPage();
}

/** A colleague whose first password is already changed. */
export type Colleague = { _id: string; username: string; password: string; email: string };

/** Creates an account for one journey. */
export async function newColleague(
  api: CallApi,
  request: APIRequestContext,
  { apiKey }: Session,
): Promise<Colleague> {
  const username = unique('rita').replace(' ', '.');
  const email = `${username}@example.com`;
  const made = await api<{ conta: { _id: string }; password: string }>('POST', '/api/contas', {
    username,
  });
  await api('PUT', `/api/contas/${made.conta._id}`, { email });
  const given = { username, password: made.password };
  const login = await request.post('/api/auth', { headers: { APIKEY: apiKey }, data: given });
  const { token } = (await login.json()) as { token: string };
  const password = 'uma frase bem comprida';
  await request.put('/api/auth', {
    headers: { APIKEY: apiKey, 'x-auth-token': token },
    data: { password: made.password, newPassword: password },
  });
  return { _id: made.conta._id, username, password, email };
}
