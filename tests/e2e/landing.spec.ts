import { onAPhone } from './onAPhone.ts';
import { expect, test, visit } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sections = [
  'aldeia',
  'pontos_interesse',
  'essencia',
  'aqui_perto',
  'eventos',
  'noticias',
  'alojamentos',
  'restaurantes',
  'lojas',
  'comunidade',
  'contactos',
];

test('the landing page has its eleven sections in their order after the hero', async ({ page }) => {
  await visit(page, '/');
  const ids = await page
    .locator('main > * section[id], main section[id]')
    .evaluateAll((all) => [...new Set(all.map(({ id }) => id))]);
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
});

test('four places, four nearby, two events and three news are shown', async ({ page }) => {
  await visit(page, '/');
  const headings = (id: string) => page.locator(`#${id} h3`);
  await expect(headings('pontos_interesse')).toHaveCount(4);
  await expect(headings('aqui_perto')).toHaveCount(4);
  await expect(headings('eventos')).toHaveCount(2);
  await expect(headings('noticias')).toHaveCount(3);
  await expect(page.locator('#eventos')).toContainText('Inscrição Disponível');
});

test('the village text goes from short to long and back', async ({ page }) => {
  await visit(page, '/');
  const village = page.locator('#aldeia');
  const short = (await village.textContent())?.length ?? 0;
  await village.getByRole('button', { name: 'Ler Mais' }).click();
  await expect(village.getByRole('button', { name: 'Ler Menos' })).toBeVisible();
  expect((await village.textContent())?.length ?? 0).toBeGreaterThan(short * 3);
  await village.getByRole('button', { name: 'Ler Menos' }).click();
  expect((await village.textContent())?.length).toBe(short);
});

test('the logo appears once past the hero', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const logo = page.getByRole('banner').getByRole('link', { name: /página inicial/ });
  await expect(logo).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(logo).toBeVisible();
});

async function restingPlace(page: import('@playwright/test').Page, id: string): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const top = await page.locator(`#${id}`).evaluate((e) => e.getBoundingClientRect().top);
      const rests = top === last;
      last = top;
      return rests;
    })
    .toBe(true);
  return last;
}

test('a section reached from another page stops 130 pixels below the top', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/lojas');
  await page.evaluate(() => {
    history.pushState(null, '', '/');
  });
  await visit(page, '/#eventos');
  expect(Math.abs((await restingPlace(page, 'eventos')) - 130)).toBeLessThan(3);
});

test.describe('on a wide screen', () => {
  test('the menu scrolls smoothly to a section', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Eventos').click();
    expect(Math.abs((await restingPlace(page, 'eventos')) - 130)).toBeLessThan(3);
    await expect(page).toHaveURL(/#eventos$/);
  });

  test('a group of the menu opens and closes with the keyboard', async ({ page }) => {
    await visit(page, '/lojas');
    const group = page.getByRole('button', { name: 'Ficar e comer' });
    await group.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Alojamentos' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use(onAPhone);

  test('the drawer opens, keeps the focus inside, and gives it back', async ({ page }) => {
    await visit(page, '/lojas');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await drawer.getByRole('link', { name: 'Restaurantes' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/#restaurantes$/);
  });
});

test('a new page begins at its top, and Back returns to where one was', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/pontos_interesse');
  const link = page.getByRole('heading', { name: 'Ponte Velha' }).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ponte Velha');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/pontos_interesse$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('whoever prefers less motion is taken there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/#contactos');
  const top = await page.locator('#contactos').evaluate((e) => e.getBoundingClientRect().top);
  expect(Math.abs(top - 130)).toBeLessThan(3);
});
