import { axeFindings, expect, visit } from '../../../tests/e2e/site.ts';
import { open, test, unique } from '../../../tests/e2e/staff.ts';

test('staff see what visitors looked at, and what they looked for in vain', {
  tag: '@prove',
}, async ({ staff: page, browser, baseURL }) => {
  // Found nowhere in the village, and without digits, which could be taken for a phone number.
  const words = unique('xyzzyq').replace(/\d/g, 'q').toLowerCase();
  // A visitor with another browser, which is not taken for a robot.
  const visitor = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) ${words}`,
  });
  await visit(visitor, '/acessibilidade');
  await visit(visitor, `/pesquisa?q=${encodeURIComponent(words)}`);
  expect(await visitor.context().cookies()).toEqual([]);
  await visitor.close();

  const sought = page.getByRole('table', { name: 'Pesquisado sem resultado' });
  // Sums are written once a minute.
  await expect(async () => {
    await open(page, 'visitas');
    await expect(sought.getByRole('link', { name: words })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000, intervals: [10_000] });
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('table', { name: 'Dia a dia' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/periodo=\d{4}-\d{2}-\d{2}$/);
  const seen = page.getByRole('table', { name: 'Páginas mais vistas' });
  await expect(seen.getByRole('link', { name: '/acessibilidade' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^visitas-\d{4}-\d{2}-\d{2}\.csv$/);
});
