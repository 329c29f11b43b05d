import type { Page } from '@playwright/test';
import { credentials } from './addresses.ts';
import { test as base } from './site.ts';

/** Logs in over HTTP, once a worker and village. */
async function newToken(page: Page): Promise<string> {
  await page.goto('/login');
  const apiKey = await page.evaluate(
    () => JSON.parse(document.getElementById('data')?.textContent ?? '{}').apiKey as string,
  );
  const answer = await page.request.post('/api/auth', {
    headers: { APIKEY: apiKey },
    data: credentials,
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A page on which a staff member is logged in. */
export const test = base.extend<{ staff: Page }, { tokens: Map<string, string> }>({
  tokens: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what is asked for from here
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  staff: async ({ page, tokens, baseURL, watch: _ }, use) => {
    const village = baseURL ?? '';
    const token = tokens.get(village) ?? (await newToken(page));
    tokens.set(village, token);
    await page.addInitScript((value) => {
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('token', value);
    }, token);
    await use(page);
  },
});
