import { expect, test, visit } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('photos move by themselves, by keyboard, and stop when told to', { tag: '@prove' }, async ({
  page,
  watch,
}) => {
  await visit(page, '/pontos_interesse/ponte-velha');
  const carousel = page.locator('[aria-roledescription="carrossel"]');
  await carousel.scrollIntoViewIfNeeded();
  const current = () =>
    carousel.evaluate((element) => {
      const middle = element.getBoundingClientRect().left + element.clientWidth / 2;
      return [...element.querySelectorAll('[role="group"]')].findIndex((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left <= middle && right >= middle;
      });
    });
  await expect(carousel.getByRole('button').first()).toBeVisible();
  const first = await current();
  await expect.poll(current, { timeout: 20_000 }).not.toBe(first);

  await carousel.getByRole('button', { name: /Pausar|Parar/ }).click();
  const paused = await current();
  await carousel.getByRole('button', { name: /seguinte/i }).click();
  await expect.poll(current).not.toBe(paused);
  expect(watch.complaints).toEqual([]);
});

test('for people who prefer less motion the photos stay where they are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/pontos_interesse/ponte-velha');
  const carousel = page.locator('[aria-roledescription="carrossel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button').first()).toBeVisible();
  await expect(carousel.getByRole('button', { name: /Pausar|Parar/ })).toHaveCount(0);
});
