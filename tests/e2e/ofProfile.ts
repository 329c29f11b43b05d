import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Profile } from '../../src/sections/abilities.ts';
import { addresses } from './addresses.ts';
import { type CallApi, type Session, unique } from './staff.ts';

/** The password that every colleague chooses. */
export const words = 'uma frase bem comprida';

/** The page of a new colleague with this profile, logged in at another computer. */
export async function colleague(
  perfil: Profile,
  given: {
    api: CallApi;
    request: APIRequestContext;
    session: Session;
    browser: Browser;
    staff: Page;
  },
): Promise<Page> {
  const { api, request, session, browser, staff } = given;
  const username = unique(perfil.toLowerCase()).replace(' ', '.');
  const { password } = await api<{ password: string }>('POST', '/api/contas', { username, perfil });
  const headers = { APIKEY: session.apiKey };
  const entered = await request.post('/api/auth', { headers, data: { username, password } });
  const { token } = (await entered.json()) as { token: string };
  await request.put('/api/auth', {
    headers: { ...headers, 'x-auth-token': token },
    data: { password, newPassword: words },
  });
  const context = await browser.newContext({
    ...{ baseURL: addresses.village, locale: 'pt-PT', timezoneId: 'Europe/Lisbon' },
    ...{ viewport: staff.viewportSize(), reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await page.addInitScript((held) => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('token', held);
  }, token);
  return page;
}

/** What the menu offers. */
export async function menuOf(page: Page): Promise<string[]> {
  const burger = page.getByRole('button', { name: 'Menu' });
  const isNarrow = await burger.isVisible();
  if (isNarrow) await burger.click();
  const entries = page.getByRole('navigation', { name: 'Secções' }).getByRole('link');
  await entries.first().waitFor();
  const said = await entries.allInnerTexts();
  if (isNarrow) await page.keyboard.press('Escape');
  return said.map((each) => each.split('\n')[0] ?? '');
}
