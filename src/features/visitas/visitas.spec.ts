import { axeFindings, expect, visit } from '../../../tests/e2e/site.ts';
import { open, test, unique } from '../../../tests/e2e/staff.ts';

test('staff see what visitors looked at, and what they looked for in vain', async ({
  staff: page,
  browser,
  baseURL,
}) => {
  const words = unique('unicórnio').toLowerCase();
  // Somebody with a browser of their own, who is no robot.
  const visitor = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) ${words}`,
  });
  await visit(visitor, '/acessibilidade');
  await visit(visitor, '/acessibilidade');
  await visit(visitor, `/pesquisa?q=${encodeURIComponent(words)}`);
  expect(await visitor.context().cookies()).toEqual([]);
  await visitor.close();

  await open(page, '/backoffice/visitas');
  expect(await axeFindings(page)).toEqual([]);
  const sought = page.getByRole('table', { name: 'Pesquisado sem resultado' });
  // Sums are written once a minute.
  await expect(async () => {
    await page.reload();
    await expect(sought.getByRole('link', { name: words })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  expect(await axeFindings(page)).toEqual([]);

  const parts = page.getByRole('table', { name: 'Visitas, parte a parte' });
  await parts.getByRole('link').last().click();
  await expect(page).toHaveURL(/periodo=\d{4}-\d{2}-\d{2}$/);
  await expect(parts).toBeHidden();
  const seen = page.getByRole('table', { name: 'Páginas mais vistas' });
  await expect(seen.getByRole('link', { name: '/acessibilidade' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^visitas-\d{4}-\d{2}-\d{2}\.csv$/);
});
