import { axeFindings, expect, test, visit } from './site.ts';

test('a visitor shares a notice where the device has no sheet of its own, and prints its poster', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await visit(page, '/comunidade');
  await page.getByRole('main').locator('ol a').first().click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const share = page.getByRole('button', { name: 'Partilhar' });
  await share.click();
  await expect(share).toHaveAttribute('aria-expanded', 'true');
  const whatsapp = page.getByRole('link', { name: /WhatsApp/ });
  const said = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(said?.split('\n').at(0)).toBe(title);
  expect(said?.split('\n').at(-1)).toBe(page.url());
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Imprimir cartaz' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: page.url() })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(watch.complaints).toEqual([]);
});

test('a shared event says when and where it is', async ({ page }) => {
  await visit(page, '/noticias_e_eventos?tipo=eventos');
  await page.getByRole('main').locator('h3 a, h2 a').first().click();
  const said = await page.locator('meta[name="description"]').getAttribute('content');
  expect(said).toMatch(/^\d+ de \S+ de \d{4}, /);
});
