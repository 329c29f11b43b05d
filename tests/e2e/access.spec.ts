import { everySection } from '../../src/sections/all.ts';
import { credentials } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { axeFindings, expect, expectSound, expectWhole } from './site.ts';
import { choose, logIn, menuEntry, open, test, turnTo } from './staff.ts';

test('a session that the server has ended is forgotten on entry', async ({ staff }) => {
  await staff.route('**/api/auth', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ param: 'x-auth-token', msg: 'Acabou' }] } }),
  );
  await staff.goto('/backoffice/eventos');
  await expect(staff).toHaveURL(/\/login$/);
  await expect(staff.getByRole('status')).toHaveText('Acabou.');
  expect(await axeFindings(staff)).toEqual([]);
  expect(await staff.evaluate(() => [localStorage.isLoggedIn, localStorage.token])).toEqual([
    undefined,
    undefined,
  ]);
});

test('a token that nobody was given opens nothing', { tag: '@prove' }, async ({ staff }) => {
  await staff.addInitScript(() => localStorage.setItem('token', 'inventado'));
  await staff.goto('/backoffice/pessoas');
  await expect(staff).toHaveURL(/\/login$/);
});

test('whoever likes motion and comes to the back-office before the login has no error on the way', {
  tag: '@prove',
}, async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // As slow as a first visit may be: a browser gives up a view transition after four seconds.
  await page.route('**/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.goto('/backoffice/eventos');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  expect(watch.complaints).toEqual([]);
});

test('whoever logs out is told so, once, and so are the other windows', async ({
  page,
  context,
  watch,
}) => {
  // With motion allowed, public pages have view transitions; the back-office takes no part in them.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logIn(page);
  await page.locator('main h1').waitFor();
  const other = await context.newPage();
  await open(other, 'lojas');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status')).toHaveText('Terminou a sessão.');
  await expect(other.getByRole('status')).toContainText('noutra janela');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  await expect(page.getByRole('status')).toHaveText('');
  expect(watch.complaints).toEqual([]);
});

test('the password is shown to whoever asks for it, until it is sent', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Palavra-passe');
  await password.fill('uma qualquer');
  await page.getByRole('button', { name: 'Mostrar a palavra-passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Utilizador').fill('ninguem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Credenciais Inválidas');
  await expect(password).toHaveAttribute('type', 'password');
  await expectSound(page);
});

test('nothing but the word true counts as logged in', { tag: '@prove' }, async ({
  page,
  session: { token },
}) => {
  await page.goto('/login', { waitUntil: 'commit' });
  for (const flag of [undefined, '', 'false', 'TRUE', '1', 'yes']) {
    await page.evaluate(
      ([kept, isLoggedIn]) => {
        localStorage.clear();
        localStorage.setItem('token', kept ?? '');
        if (isLoggedIn !== undefined) localStorage.setItem('isLoggedIn', isLoggedIn);
      },
      [token, flag],
    );
    await page.goto('/backoffice/lojas', { waitUntil: 'commit' });
    await expect(page, String(flag)).toHaveURL(/\/login$/);
  }
  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await open(page, 'lojas');
  await expect(page).toHaveURL(/\/backoffice\/lojas$/);
});

test('an address that leads nowhere says so inside the back-office', { tag: '@prove' }, async ({
  staff,
}) => {
  for (const path of ['nada', 'lojas/nao-existe', 'lojas/editar/nao-existe', 'lojas/a/b/c']) {
    await open(staff, path);
    await expect(staff.locator('main h1'), path).toHaveText(
      'Ups, parece que se perdeu na nossa aldeia...',
    );
    await expect(staff.getByRole('button', { name: 'Logout' })).toBeVisible();
  }
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
});

test('the menu leads to every section and to what comes from outside', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  const places = [
    ...everySection.map(({ menu, name }) => [menu, name] as const),
    ['Mensagens', 'mensagens'],
    ['Emails', 'cartas'],
    ['Definições', 'definicoes'],
  ] as const;
  await staff.setViewportSize({ width: 1366, height: 768 });
  await open(staff, 'pontos_interesse');
  for (const [label, path] of places) {
    await choose(staff, path);
    await expect(staff.locator('main h1')).toHaveText(label);
    await expect(staff).toHaveURL(new RegExp(`/backoffice/${path}(\\?estado=[a-z-]+)?$`));
    await expect(menuEntry(staff, path).link).toHaveAttribute('aria-current', 'page');
    await expect(staff).toHaveTitle(new RegExp(`^${label}`));
  }
  expect(watch.complaints).toEqual([]);
});

test('the village in the header leads to the first section', async ({ staff }) => {
  await open(staff, 'pessoas');
  await staff.getByRole('banner').getByRole('link', { name: 'Souto da Urze' }).click();
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
});

test.describe('text of twice the size', () => {
  test.use(onAPhone);

  test('fits a phone on the screens of staff', { tag: '@prove' }, async ({ staff }) => {
    const others =
      'hoje inscricoes mensagens cartas pessoa-dados definicoes contas atividade reciclagem nada';
    await open(staff, 'hoje');
    for (const { name, menu } of everySection) {
      await turnTo(staff, name, menu);
      await expectWhole(staff, name);
    }
    const paths = [
      ...others.split(' '),
      ...['eventos/adicionar', 'avisos/adicionar', 'avisos/urgente', 'documentos/carregar'],
      ...['definicoes/identidade', 'palavra-passe', 'conta', 'documentos/em_falta'],
    ];
    for (const path of paths) {
      await open(staff, path);
      await expectWhole(staff, path);
    }
  });
});

test.describe('before the scripts run', () => {
  test.use({ javaScriptEnabled: false });
  test('the login sends nothing, least of all a password into the address', async ({ page }) => {
    const sent: string[] = [];
    await page.goto('/login');
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.getByLabel('Utilizador').fill(credentials.username);
    await page.getByLabel('Palavra-passe').fill(credentials.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled();
    await expect(page.locator('main form')).toHaveAttribute('method', 'post');
    await expect(page).toHaveURL(/\/login$/);
    expect(sent.filter((line) => !line.endsWith('/icone.svg'))).toEqual([]);
  });
});

test('the login asks for both, and says what is missing beside it', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});
