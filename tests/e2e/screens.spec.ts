import { helpScreens } from '../../demo/helpPortraits.ts';
import { isNight } from '../night.ts';
import { addresses } from './addresses.ts';
import { allAxeFindings, expect, expectSound } from './site.ts';
import { open, test } from './staff.ts';

test.use({ baseURL: addresses.screens });

/** Lists, forms and records are made alike for every section: by day, those of events stand for all. */
const isLookedAt = ({ name }: { name: string }) =>
  isNight || name.startsWith('eventos') || !/-(lista|formulario|registo)$/.test(name);

test('axe finds nothing on any screen of the back-office', async ({ staff, api, watch }) => {
  test.setTimeout(600_000);
  const screens = await helpScreens((method, path, body) =>
    api(method as 'GET', path, body as Record<string, unknown> | undefined),
  );
  for (const { path } of screens.filter(isLookedAt)) {
    await test.step(path, async () => {
      await open(staff, path.replace('/backoffice/', ''));
      await expectSound(staff, allAxeFindings);
    });
  }
  expect(screens.length).toBeGreaterThan(50);
  expect(watch.complaints).toEqual([]);
});
