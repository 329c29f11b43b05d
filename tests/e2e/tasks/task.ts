import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../site.ts';
import { type CallApi, open, type Session } from '../staff.ts';
import type { Hand } from './hand.ts';

export type Tools = {
  page: Page;
  hand: Hand;
  isPhone: boolean;
  api: CallApi;
  session: Session;
  request: APIRequestContext;
};

/** How many steps at a desk and, if that differs, on a phone. */
export type Steps = number | readonly [desk: number, phone: number];

/** Something that is done in the back-office every week. */
export type Task = {
  name: string;
  /** No other journey of `npm test` does it. */
  isByDay?: true;
  /** Where it begins, if not on the screen that a login leads to. */
  from?: string;
  /** The steps in the earlier back-office; absent if it could not be done there. */
  before?: Steps;
  now: Steps;
  /** Prepares it, does it, and sees that it is done. */
  walk(tools: Tools): Promise<void>;
};

/** Goes from the screen that a login leads to, to an entry of the menu, which is a drawer on a phone. */
export async function toEntry({ page, hand, isPhone }: Tools, name: string): Promise<void> {
  await open(page, '');
  if (isPhone) await hand.press(page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('navigation', { name: 'Secções' });
  const entry = menu.locator('a').filter({ hasText: new RegExp(`^${name}`) });
  if (!(await entry.isVisible())) {
    await hand.press(entry.locator('xpath=ancestor::ul[1]/preceding-sibling::button'));
  }
  await hand.press(entry);
  // Until then the previous screen is still shown.
  await expect(page.locator('main h1')).toHaveText(name);
}

/** The steps at a desk and on a phone. */
export const bothOf = (steps: Steps) => (typeof steps === 'number' ? [steps, steps] : steps);

function inWords(steps: Steps | undefined): string {
  if (steps === undefined) return 'could not be done';
  const [desk, phone] = bothOf(steps);
  return desk === phone ? `${desk}` : `${desk} (phone ${phone})`;
}

/** The table of docs/tasks.md. */
export function tableOf(tasks: readonly Task[]): string[] {
  return [
    '| task | from | before | now |',
    '| --- | --- | --- | --- |',
    ...tasks.map(
      ({ name, from = 'login', before, now }) =>
        `| ${name} | ${from} | ${inWords(before)} | ${inWords(now)} |`,
    ),
  ];
}
