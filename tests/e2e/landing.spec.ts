import type { Page } from '@playwright/test';
import { faces } from '../../src/sections/faces.ts';
import { addresses } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { expect, takeClock, test, visit } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sections = [
  ...['aldeia', 'pontos_interesse', 'essencia', 'aqui_perto', 'eventos', 'noticias'],
  ...['alojamentos', 'restaurantes', 'lojas', 'comunidade', 'contactos'],
];

test('the landing page has its eleven sections in their order after the hero', async ({ page }) => {
  await visit(page, '/');
  const ids = await page
    .locator('main > * section[id], main section[id]')
    .evaluateAll((all) => [...new Set(all.map(({ id }) => id))]);
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
});

test('a village without a word has a low band for each section', async ({ page }) => {
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `${addresses.empty}/`);
    await stands(page);
    for (const id of sections.filter((each) => each !== 'contactos')) {
      const height = await page.locator(`#${id}`).evaluate(({ clientHeight }) => clientHeight);
      expect(height, `${id} at ${width}`).toBeLessThanOrEqual(200);
    }
  }
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
  const length = async () => (await village.innerText()).length;
  const short = await length();
  await village.getByRole('button', { name: 'Ler Mais' }).click();
  await expect(village.getByRole('button', { name: 'Ler Menos' })).toBeVisible();
  expect(await length()).toBeGreaterThan(short * 3);
  await village.getByRole('button', { name: 'Ler Menos' }).click();
  await expect.poll(length).toBe(short);
});

test('the logo appears once past the hero', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const logo = page.getByRole('banner').getByRole('link', { name: /página inicial/ });
  await expect(logo).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(logo).toBeVisible();
});

/** The entries of the menu that lead to a section, each with the group it stands in. */
const entries = [
  { label: 'A aldeia', to: '/#aldeia', group: '' },
  ...faces.flatMap(({ label, landing, menu }) => {
    if (!menu || !landing) return [];
    const to = `/#${landing.id}`;
    return 'entry' in menu
      ? [{ label: menu.entry, to, group: '' }]
      : [{ label, to, group: menu.group }];
  }),
];

/** Chooses an entry as a visitor does: in the drawer if there is one, otherwise in the bar. */
async function choose(page: Page, { label, group }: { label: string; group: string }) {
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await burger.isVisible()) {
    await burger.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label }).click();
    return;
  }
  const bar = page.getByRole('navigation', { name: 'Principal' });
  if (group) await bar.getByRole('button', { name: group }).click();
  await bar.getByRole('link', { name: label }).click();
}

/** The scroll position at a frame, in pixels, and the time of the frame. */
type Frame = { at: number; y: number };

/** Notes the scroll position in every frame from now on. */
function noteFrames() {
  const frames: Frame[] = [];
  const note = (at: number) => {
    frames.push({ at, y: window.scrollY });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, { frames });
}

const framesSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

/** Reads a position until it has not changed for a while. */
async function atRest(page: Page, read: () => Promise<number>): Promise<number> {
  let last = await read();
  await expect(async () => {
    const before = last;
    await page.waitForTimeout(250);
    last = await read();
    expect(Math.abs(last - before)).toBeLessThan(1);
  }).toPass();
  return last;
}

/** Waits until the section is 130 pixels below the top, and nothing has moved for a while. */
async function settle(page: Page, id: string) {
  const section = page.locator(`#${id}`);
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 130)).toBeLessThan(2);
  expect(Math.abs((await atRest(page, top)) - 130)).toBeLessThan(2);
}

/** Waits until every section is laid out, so that all heights are known. */
async function stands(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (each) => getComputedStyle(each).contentVisibility === 'visible',
    ),
  );
}

const duration = 800;

/** Expects one movement from where the visitor was: never back, never faster than its easing, in 800 ms. */
function expectSmooth(seen: Frame[], from: number) {
  const to = seen.at(-1)?.y ?? from;
  const distance = Math.abs(to - from);
  if (distance < 1) return;
  const moves = seen.map(({ y }, index) => y !== seen[index - 1]?.y && index > 0);
  const first = moves.indexOf(true);
  const last = moves.lastIndexOf(true);
  const at = (index: number) => seen[Math.max(0, index)] as Frame;
  expect(Math.abs(at(first - 1).y - from), 'where it starts').toBeLessThan(1);
  for (let index = first; index <= last; index++) {
    const step = (at(index).y - at(index - 1).y) * Math.sign(to - from);
    expect(step, `frame ${index} of ${first} to ${last}`).toBeGreaterThanOrEqual(-1);
    // The easing peaks at three times its average speed; a noted position may be a frame old.
    const most = (3 * distance * (at(index).at - at(index - 2).at)) / duration + 2;
    expect(step, `frame ${index} of ${first} to ${last}`).toBeLessThanOrEqual(most);
  }
  expect(at(last - 2).at - at(first - 1).at, 'its time').toBeLessThan(duration);
  // It begins and ends with steps of less than a pixel, and a busy machine may miss a frame there.
  const longest = Math.max(...seen.map(({ at: moment }, index) => moment - at(index - 1).at));
  const least = distance > 300 ? 600 - 2 * longest : 0;
  expect(at(last).at - at(first - 1).at, 'its time').toBeGreaterThan(least);
}

/** Scrolling works the same for all entries: from elsewhere, one in five is enough. */
const someEntries = entries.filter((_, index) => index % 5 === 0);

for (const [whence, path, fraction, chosen] of [
  ['the top', '/', 0, entries],
  ['the middle', '/', 0.5, someEntries],
  ['another page', '/restaurantes', 0.5, someEntries],
] as const) {
  test(`the menu scrolls smoothly to its sections from ${whence}`, {
    tag: ['@phone', '@prove'],
  }, async ({ page }) => {
    await page.addInitScript(noteFrames);
    for (const [index, entry] of chosen.entries()) {
      // A page that is already open need not be loaded again.
      if (index === 0 || path !== '/') {
        await visit(page, path);
        await stands(page);
      }
      const before = await page.evaluate((part) => {
        window.scrollTo(0, document.documentElement.scrollHeight * part);
        return window.scrollY;
      }, fraction);
      await page.evaluate(noteFrames);
      await choose(page, entry);
      await settle(page, entry.to.slice('/#'.length));
      // From another page it begins at the top.
      expectSmooth(await framesSeen(page), path === '/' ? before : 0);
      await expect(page).toHaveURL(new RegExp(`${entry.to}$`));
      await expect(page.locator(entry.to.slice(1))).toBeFocused();
    }
  });
}

test('a second press, and one on the way, lead on from where one is', { tag: '@prove' }, async ({
  page,
}) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await bar.getByRole('link', { name: 'Contactos' }).click();
  await page.waitForFunction(() => window.scrollY > 1_000);
  await page.evaluate(noteFrames);
  await bar.getByRole('link', { name: 'Eventos' }).click();
  await settle(page, 'eventos');
  const seen = await framesSeen(page);
  for (const [index, { y, at }] of seen.entries()) {
    const [before = { y, at }] = seen.slice(Math.max(0, index - 2));
    const most = (3 * 20_000 * (at - before.at)) / duration;
    expect(Math.abs(y - before.y)).toBeLessThanOrEqual(most);
  }
  await page.evaluate(() => window.scrollBy(0, 900));
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(noteFrames);
  await bar.getByRole('link', { name: 'Eventos' }).click();
  await settle(page, 'eventos');
  expectSmooth(await framesSeen(page), before);
});

test('Back leads to where one was before the menu, at once and for good', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, 2_500));
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await bar.getByRole('link', { name: 'Eventos' }).click();
  await settle(page, 'eventos');
  const events = await page.evaluate(() => window.scrollY);
  await bar.getByRole('link', { name: 'Contactos' }).click();
  // Back is pressed while it scrolls, too.
  await page.waitForFunction((y) => window.scrollY > y + 200, events);
  for (const y of [events, 2_500]) {
    await page.evaluate(() => history.back());
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBe(y);
    expect(await atRest(page, scrolled)).toBe(y);
  }
});

test('whoever takes the wheel on the way is followed, not fought', { tag: '@prove' }, async ({
  page,
}) => {
  // The page's clock stops between steps: a busy machine cannot arrive before the wheel turns.
  const clock = await takeClock(page);
  await visit(page, '/');
  await stands(page);
  await clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Contactos').click();
  await clock.runFor(duration / 2);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const halfWay = await scrolled();
  expect(halfWay).toBeGreaterThan(300);
  await page.mouse.wheel(0, -100);
  await expect.poll(scrolled).toBe(halfWay - 100);
  await clock.runFor(2 * duration);
  expect(await scrolled()).toBe(halfWay - 100);
});

test('a section whose address is opened stands 130 pixels below the top', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/#eventos');
  await settle(page, 'eventos');
});

for (const guess of ['4rem', '400rem']) {
  test(`with heights guessed as ${guess}, sections and places are found again`, {
    tag: ['@phone', '@prove'],
  }, async ({ page }) => {
    await page.addInitScript((height) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `main > section { contain-intrinsic-block-size: auto ${height} !important }`,
      );
      document.adoptedStyleSheets = [sheet];
    }, guess);
    await visit(page, '/#lojas');
    await settle(page, 'lojas');
    await visit(page, '/');
    await choose(page, { label: 'Comunidade', group: '' });
    await settle(page, 'comunidade');
    // A position inside a section is found again after another page, by Back and by reloading.
    const card = page.locator('#noticias h3').nth(1);
    await card.scrollIntoViewIfNeeded();
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await atRest(page, top);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/noticias_e_eventos/);
    await page.goBack();
    await expect.poll(top).toBe(before);
    expect(await atRest(page, top)).toBe(before);
    await page.reload();
    await expect.poll(top).toBe(before);
  });
}

test.describe('on a wide screen', () => {
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
    await burger.click();
    await drawer.getByRole('link', { name: 'Contactos' }).click();
    await expect(page).toHaveURL(/\/#contactos$/);
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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/pontos_interesse$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('whoever prefers less motion is taken there at once', { tag: '@prove' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/#contactos');
  const top = () => page.locator('#contactos').evaluate((e) => e.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 130)).toBeLessThan(3);
});

test('where the browser keeps nothing for a site, its pages answer all the same', {
  tag: '@prove',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await visit(page, '/lojas');
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Eventos').click();
  await expect(page).toHaveURL(/\/#eventos$/);
  await settle(page, 'eventos');
  await page.getByRole('button', { name: 'Ler Mais' }).click();
  await expect(page.getByRole('button', { name: 'Ler Menos' })).toBeVisible();
});

test.describe('on paper, and without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every section is laid out', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#contactos')).toHaveCSS('content-visibility', 'auto');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#contactos')).toHaveCSS('content-visibility', 'visible');
  });
});
