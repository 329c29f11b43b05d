import { axeFindings, expect, visit } from '../../../tests/e2e/site.ts';
import { open, test } from '../../../tests/e2e/staff.ts';

test('staff look at the visits of a month, a year and a day, and take them along', async ({
  staff: page,
  browser,
  baseURL,
}) => {
  // Somebody with a browser of their own, who is no robot, keeps nothing of it.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const visitor = await browser.newPage({ ...(baseURL ? { baseURL } : {}), userAgent });
  await visit(visitor, '/acessibilidade');
  expect(await visitor.context().cookies()).toEqual([]);
  await visitor.close();

  await open(page, '/backoffice/visitas');
  await expect(page.getByRole('heading', { name: 'Páginas mais vistas' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const periods = page.getByRole('navigation', { name: 'Outros períodos' });
  await periods.getByRole('link', { name: /^Ver \d{4}$/ }).click();
  await expect(page).toHaveURL(/periodo=\d{4}$/);
  await expect(page.getByRole('heading', { name: 'Mês a mês' })).toBeVisible();
  await periods.getByRole('link', { name: /^← \d{4}$/ }).click();
  await expect(page.getByText(/^\d{4}: 0 visitas, 0 páginas vistas$/)).toBeVisible();
  await open(page, '/backoffice/visitas?periodo=2026-11-18');
  await expect(page.getByText(/^18 de novembro de 2026: /)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar (CSV)' }).click();
  expect((await saved).suggestedFilename()).toBe('visitas-2026-11-18.csv');
});
