import type { Page } from '@playwright/test';
import { passwordHeader } from '../../src/calls/passwordHeader.ts';
import { credentials } from './addresses.ts';
import { test as base, expect, visit } from './site.ts';

/** A staff member's session: the API key and the token that calls need. */
export type Session = { apiKey: string; token: string };

/** Calls the API as staff, to prepare a journey or to check its outcome. */
export type CallApi = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: Record<string, unknown>,
) => Promise<Answer>;

/** The call that creates events. */
export const eventsCall = '/api/noticiasEventos/evento';

/** Sessions by village: journeys that run one after the other log in once. */
const sessions = new Map<string, Session>();

/** Logs in over HTTP. */
async function newSession(page: Page): Promise<Session> {
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const apiKey = await page.evaluate(
    () => JSON.parse(document.getElementById('data')?.textContent ?? '{}').apiKey as string,
  );
  const answer = await page.request.post('/api/auth', {
    headers: { APIKEY: apiKey },
    data: credentials,
  });
  return { apiKey, token: ((await answer.json()) as { token: string }).token };
}

/** A page on which a staff member is logged in, and the same person's way to the API. */
export const test = base.extend<{ session: Session; staff: Page; api: CallApi }>({
  session: async ({ page, baseURL }, use) => {
    const village = baseURL ?? '';
    const session = sessions.get(village) ?? (await newSession(page));
    sessions.set(village, session);
    await use(session);
  },
  staff: async ({ page, request, session, watch: _ }, use) => {
    // Drafts that a journey leaves are deleted, or the next one would find them.
    const kept = new Set<string>();
    page.on('request', (sent) => {
      const [, seccao] = sent.url().split('/api/rascunhos/');
      if (sent.method() === 'PUT' && seccao) kept.add(`${seccao}:${sent.postDataJSON().registo}`);
    });
    await page.addInitScript(({ token }) => {
      // Only once in a window: a test may log out.
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'true');
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('token', token);
    }, session);
    await use(page);
    await page.close();
    const headers = { APIKEY: session.apiKey, 'x-auth-token': session.token };
    if (kept.size === 0) return;
    const { arrayRascunhos } = await (await request.get('/api/rascunhos', { headers })).json();
    for (const { seccao, registo, revisao } of arrayRascunhos) {
      if (!kept.has(`${seccao}:${registo}`)) continue;
      const known = new URLSearchParams({ registo, desde: revisao });
      await request.delete(`/api/rascunhos/${seccao}?${known}`, { headers });
    }
  },
  api: async ({ request, session: { apiKey, token } }, use) => {
    const headers = {
      APIKEY: apiKey,
      'x-auth-token': token,
      [passwordHeader]: encodeURIComponent(credentials.password),
    };
    // Events are deleted even if the journey fails, so that they do not disturb others.
    const events: string[] = [];
    await use(async (method, path, data) => {
      const answer = await request.fetch(path, { method, headers, ...(data ? { data } : {}) });
      if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
      const read = await answer.json();
      if (method === 'POST' && path === eventsCall) events.push(read.noticiaEvento.identifier);
      return read;
    });
    for (const event of events) await request.delete(`/api/noticiasEventos/${event}`, { headers });
  },
});

/** Goes to a screen of the back-office and waits until it is drawn. */
export async function open(staff: Page, path: string): Promise<void> {
  await staff.goto(`/backoffice/${path}`, { waitUntil: 'commit' });
  await staff.locator('main h1').waitFor();
}

/** Goes to a screen with this title without reloading the back-office. */
export async function turnTo(staff: Page, path: string, title: string): Promise<void> {
  await staff.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/backoffice/${path}`);
  await expect(staff.locator('main h1')).toHaveText(title);
}

/** The link of the menu that leads to a screen, and the name of its group, which unfolds it. */
export function menuEntry(staff: Page, path: string) {
  const menu = staff.getByRole('navigation', { name: 'Secções' });
  const link = menu.locator(`a:is([href$="/${path}"], [href*="/${path}?"])`);
  return { link, fold: link.locator('xpath=ancestor::ul[1]/preceding-sibling::button') };
}

/** Goes to a screen by the menu, and unfolds its group first if it is folded. */
export async function choose(staff: Page, path: string): Promise<void> {
  const { link, fold } = menuEntry(staff, path);
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await link.click();
}

/** Opens the buttons behind «Mais». */
export const openMore = (staff: Page) =>
  staff.getByRole('main').getByRole('button', { name: 'Mais', exact: true }).click();

/** Looks for words in a list and waits until it has settled, since rows that move cannot be pressed. */
export async function search(staff: Page, words: string): Promise<void> {
  await staff.getByRole('searchbox').fill(words);
  await staff.getByText(/^\d+ \S+ encontrad[oa]s?$/).waitFor();
}

/** A name that no earlier run has used. */
export function unique(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Creates a shop for one test; returns its identifier. */
export async function newShop(api: CallApi): Promise<string> {
  const identifier = unique('loja').replace(' ', '-');
  const shown = { description: '<p>Começo</p>', mainPhoto: '/icone.svg', photos: ['/icone.svg'] };
  await api('POST', '/api/lojas', { identifier, name: 'Loja nova', local: 'Praça', ...shown });
  return identifier;
}

/** Logs in as a person does. */
export async function logIn(
  page: Page,
  { username, password }: { username: string; password: string } = credentials,
): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Utilizador').fill(username);
  await page.getByLabel('Palavra-passe').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The button of a form that saves, whatever it says it does. */
export const saveButton = (page: Page) => page.locator('[data-save-bar] [type="submit"]');

/** Presses the button that saves. */
export const save = (staff: Page) => saveButton(staff).click();

/** The part of a form, or of a detail, that belongs to a field. */
export function fieldOf(page: Page, name: string) {
  return page.locator(`[data-field="${name}"]`);
}

/** Opens a part of a form. */
export const unfold = (page: Page, part: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name: part, exact: true }) }).click();

/** The value beside a label in a detail. */
export function factOf(page: Page, label: string) {
  const name = page.locator('dt').getByText(label, { exact: true });
  return page.locator('dl > div').filter({ has: name }).locator('dd');
}

/** Answers the question that asks for the password again. */
export async function confirm(staff: Page, yes: string, password = credentials.password) {
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('A sua palavra-passe').fill(password);
  await dialog.getByRole('button', { name: yes }).click();
}
