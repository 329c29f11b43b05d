import { onAPhone } from '../../../tests/e2e/devices.ts';
import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { test, unique } from '../../../tests/e2e/staff.ts';

test.use(onAPhone);

test('who reads no Portuguese signs up in English, and gets the letter and the page of the booking so', async ({
  page,
  api,
  watch,
}) => {
  const email = `${unique('guest').replace(' ', '-')}@example.com`;
  const event = await newEvent(api, {
    title: 'Magusto',
    title_en: 'Chestnut feast',
    parties: [],
    description_en: '<p>Around the fire.</p>',
    location_en: 'By the oven',
  });
  await visit(page, `/en/noticias_e_eventos/${event.identifier}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chestnut feast');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Mary');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('912345678');
  await dialog.getByLabel(/adults/).fill('20');
  await expect(dialog.getByText('Not enough places left').first()).toBeVisible();
  await dialog.getByLabel(/adults/).fill('2');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('link', { name: 'See my booking' }).click();
  await expect(page).toHaveURL(/\/en\/inscricao\//);
  await expect(page.getByText('Chestnut feast').first()).toBeVisible();
  await expectSound(page);
  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  const [letter = ''] = await lettersTo(email);
  expect(letter).toContain('Chestnut feast');
  expect(letter).toContain(new URL(page.url()).pathname);
  expect(letter).not.toMatch(/inscrição|reserva\b|lugares/i);
  expect(watch.complaints).toEqual([]);
});
