import type { Page } from '@playwright/test';
import { onAPhone } from './devices.ts';
import { expect, test, visit } from './site.ts';

test.use(onAPhone);

/** Some 400 kbit a second and 400 ms of latency, on a phone four times slower than this machine. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('far from everything a visitor reads, goes on and signs up', async ({ page, watch }) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('domcontentloaded');
  await menu(page).click();
  await drawer(page).getByRole('link', { name: 'Eventos' }).click();
  await expect(page).toHaveURL(/\/#eventos$/);
  await expect(page.locator('#eventos h2')).toBeInViewport();
  await page.getByRole('link', { name: 'Ver todos os eventos' }).click();
  await page.getByRole('link', { name: 'Noite da Castanha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noite da Castanha');
  await page.waitForLoadState('domcontentloaded');
  // Pressed as soon as it is seen.
  await page.getByRole('button', { name: 'Inscrever' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/tipo=eventos$/);
  expect(watch.complaints).toEqual([]);
});

test('when nobody answers any more, what is open can be read, and a form says so and keeps its words', {
  tag: '@prove',
}, async ({ page }) => {
  await visit(page, '/contactos');
  await page.getByLabel('Nome').fill('Rosa');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Assunto').fill('Um caminho');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Está por limpar.');
  await page.getByRole('checkbox').click();
  const send = page.getByRole('button', { name: 'Enviar' });
  await expect(send).toBeEnabled();
  await page.route('**/*', (each) => each.abort());
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sem ligação' })).toBeVisible();
  await expect(page.getByLabel('Assunto')).toHaveValue('Um caminho');
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await send.click();
  await expect(page.getByText('Mensagem recebida com sucesso.')).toBeVisible();
});
