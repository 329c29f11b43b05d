import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Profile } from '../../src/sections/abilities.ts';
import { test as base, unique } from './staff.ts';

/** A colleague whose first password is already changed, and the token of the session that did it. */
type Colleague = Record<'_id' | 'username' | 'password' | 'email' | 'token', string>;

/** The password that every colleague chooses. */
export const ownPassword = 'uma frase bem comprida';

type Colleagues = {
  /** Creates an account for one journey. */
  newColleague(perfil?: Profile): Promise<Colleague>;
  /** Opens a page at another computer, where nobody is logged in. */
  elsewhere(screen?: BrowserContextOptions): Promise<Page>;
  /** Opens such a page, with a new colleague of this profile logged in. */
  colleague(perfil: Profile): Promise<Page>;
};

export const test = base.extend<Colleagues>({
  newColleague: async ({ api, request, session: { apiKey } }, use) => {
    await use(async (perfil = 'Secretaria') => {
      const username = unique('rita').replace(' ', '.');
      const email = `${username}@example.com`;
      const body = { username, perfil };
      type Made = { conta: { _id: string }; password: string };
      const { conta, password } = await api<Made>('POST', '/api/contas', body);
      await api('PUT', `/api/contas/${conta._id}`, { email });
      const headers = { APIKEY: apiKey };
      const login = await request.post('/api/auth', { headers, data: { username, password } });
      const { token } = (await login.json()) as { token: string };
      await request.put('/api/auth', {
        headers: { ...headers, 'x-auth-token': token },
        data: { password, newPassword: ownPassword },
      });
      return { _id: conta._id, username, password: ownPassword, email, token };
    });
  },
  elsewhere: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (screen = {}) => {
      const context = await browser.newContext(screen);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  colleague: async ({ newColleague, elsewhere }, use) => {
    await use(async (perfil) => {
      const { token } = await newColleague(perfil);
      const page = await elsewhere();
      await page.addInitScript((held) => {
        localStorage.setItem('isLoggedIn', 'true');
        localStorage.setItem('token', held);
      }, token);
      return page;
    });
  },
});

/** What the menu offers, folded or not. */
export async function menuOf(page: Page): Promise<string[]> {
  const burger = page.getByRole('button', { name: 'Menu' });
  const isNarrow = await burger.isVisible();
  if (isNarrow) await burger.click();
  const entries = page.getByRole('navigation', { name: 'Secções' }).locator('a');
  await entries.first().waitFor();
  const said = await entries.evaluateAll((links) =>
    // What is counted comes after the name.
    links.map(({ childNodes }) => [...childNodes].find((each) => each instanceof Text)?.data ?? ''),
  );
  if (isNarrow) await page.keyboard.press('Escape');
  return said;
}
