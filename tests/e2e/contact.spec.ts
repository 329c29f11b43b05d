import { expect, test, visit } from './site.ts';

/** One grey pixel, stretched to the size of a tile. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwACwAGBoZ4xCQAAAABJRU5ErkJggg==',
  'base64',
);

test('the map asks for its tiles once it is seen, and for the village', async ({ page, watch }) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: pixel });
    },
  );
  await visit(page, '/');
  expect(elsewhere).toEqual([]);
  await page
    .locator('#contactos')
    .getByRole('link', { name: 'Como chegar' })
    .scrollIntoViewIfNeeded();
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
  const toTheVillage = /^https:\/\/tile\.openstreetmap\.org\/12\//;
  expect(elsewhere.filter((url) => !toTheVillage.test(url))).toEqual([]);
  expect(watch.complaints).toEqual([]);
});

test('the phone of the council stands above the map and the form', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [path, within] of [
    ['/contactos', 'main'],
    ['/', '#contactos'],
  ] as const) {
    await visit(page, path);
    // Measured all at once: the landing page is still being laid out, and moves.
    const [phone, map, form] = await page.locator(within).evaluate((part) => {
      const top = (selector: string) =>
        part.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return [top('a[href^="tel:"]'), top('section[aria-label^="Mapa de"]'), top('form')];
    });
    // On a wide screen the map stands beside it.
    expect(phone, path).toBeLessThan((map ?? 0) + 200);
    expect(phone, path).toBeLessThan(form ?? 0);
    const first = await page
      .locator(within)
      .locator('a[href^="tel:"], section[aria-label^="Mapa de"], form')
      .first()
      .getAttribute('href');
    expect(first, path).toContain('tel:');
  }
});
