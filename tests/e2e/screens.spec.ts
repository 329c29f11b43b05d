import { helpScreens } from '../../demo/helpPortraits.ts';
import { isNight } from '../night.ts';
import { addresses } from './addresses.ts';
import { allAxeFindings, expect, expectSound } from './site.ts';
import { open, test } from './staff.ts';

test.use({ baseURL: addresses.screens });

/**
 * Screens made like another: by day those of events stand for all lists, forms and records, and the first page
 * of settings and of accounts for the others.
 */
const isAlike = ({ name, path }: { name: string; path: string }) =>
  (/-(lista|formulario|registo)$/.test(name) && !name.startsWith('eventos')) ||
  /(definicoes|contas|versoes)\/./.test(path);

test('axe finds nothing on any screen of the back-office', async ({ staff, api, watch }) => {
  test.setTimeout(600_000);
  const screens = await helpScreens((method, path, body) =>
    api(method as 'GET', path, body as Record<string, unknown> | undefined),
  );
  for (const { path } of screens.filter((screen) => isNight || !isAlike(screen))) {
    await test.step(path, async () => {
      await open(staff, path.replace('/backoffice/', ''));
      await expectSound(staff, allAxeFindings);
    });
  }
  expect(screens.length).toBeGreaterThan(50);
  expect(watch.complaints).toEqual([]);
});
