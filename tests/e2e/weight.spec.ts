import type { Page } from '@playwright/test';
import { type Profile, profiles } from '../../src/sections/abilities.ts';
import { everySection } from '../../src/sections/all.ts';
import { addresses } from './addresses.ts';
import { test } from './colleague.ts';
import { newEvent } from './newEvent.ts';
import { expect } from './site.ts';
import { open } from './staff.ts';

test.use({ baseURL: addresses.screens });

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** What stands on a screen; the buttons of its head, and what can be pressed before its first row, are counted apart. */
const weigh = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const seen = (selector: string) =>
      [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const pressed = 'button, a, summary';
    const rows = seen('tbody tr, li').filter((row) => row.querySelector('.row-link'));
    const [first] = rows;
    const comesFirst = (each: Element) =>
      Boolean(first && each.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
    return {
      fields: seen('[data-field]').length,
      buttons: seen(pressed).length,
      inHead: seen('header div ~ div :is(button, a)').length,
      height: Math.round(main.getBoundingClientRect().height),
      beforeRows: seen(`${pressed}, input, select`).filter(comesFirst).length,
      rows: rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    };
  });

/** The lines of the menu, which is a drawer on a phone, and the links that it has in the page. */
async function weighMenu(page: Page): Promise<{ lines: number; links: number }> {
  const burger = page.getByRole('button', { name: 'Menu' });
  if (await burger.isVisible()) await burger.click();
  const menu = page.getByRole('navigation', { name: 'Secções' }).last();
  await menu.waitFor();
  const weight = await menu.evaluate((nav) => ({
    lines: [...nav.querySelectorAll('a, button')].filter((each) => each.checkVisibility()).length,
    links: nav.querySelectorAll('a').length,
  }));
  await page.keyboard.press('Escape');
  return weight;
}

const columns = ['screen', 'width', 'menu lines', 'menu links', 'fields', 'buttons'];
const more = ['in the head', 'height', 'before the rows', 'rows', 'profiles'];

test('no screen weighs more than a clerk alone can carry', { tag: '@prove' }, async ({
  api,
  colleague,
}) => {
  test.setTimeout(1_200_000);
  const party = { email: 'rui@example.com', numeroAdultos: 2, numeroCriancas: 0 };
  const event = await newEvent(api, {
    title: 'Passeio dos castanheiros',
    maxParticipants: 40,
    parties: Array.from({ length: 14 }, (_, at) => ({ ...party, name: `Rui Prova ${at}` })),
  });
  const bookings = `${event.screen}?painel`;
  const screens = [
    'hoje',
    ...everySection.flatMap(({ name }) => [name, `${name}/adicionar`]),
    ...[event.screen, bookings, 'inscricoes', 'mensagens', 'pedidos', 'definicoes', 'contas'],
  ];
  /** The profiles for whom a screen weighs the same. */
  const weighed = new Map<string, Profile[]>();
  const tooHeavy: string[] = [];
  for (const perfil of Object.keys(profiles) as Profile[]) {
    const page = await colleague(perfil);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const screen of screens) {
        await open(page, screen);
        await page.waitForLoadState('networkidle');
        const isRefused = await page.locator('main [role="alert"]').count();
        // Led away, or told so, where this profile may not go.
        if (!page.url().endsWith(screen) || isRefused) continue;
        const weight = await weigh(page);
        const menu = await weighMenu(page);
        const figures = [size.width, ...Object.values(menu), ...Object.values(weight)];
        const row = [screen.replace(event.identifier, ':evento'), ...figures].join(' | ');
        weighed.set(row, [...(weighed.get(row) ?? []), perfil]);
        const isTooHeavy =
          menu.lines > 12 ||
          weight.inHead > 3 ||
          (screen === bookings && size.width > 1000 && weight.rows < 8);
        if (isTooHeavy) tooHeavy.push(`${perfil}: ${row}`);
      }
    }
  }
  const table = [...weighed].map(([row, who]) => `| ${row} | ${who.join(', ')} |`).sort();
  const heads = [...columns, ...more];
  console.log([heads, heads.map(() => '---')].map((row) => `| ${row.join(' | ')} |`).join('\n'));
  console.log(table.join('\n'));
  expect(tooHeavy).toEqual([]);
});
