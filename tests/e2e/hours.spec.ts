import { addDays, lisbonDay, lisbonInstant } from '../../src/language/calendar.ts';
import { weekdayOf } from '../../src/language/openingHours.ts';
import { addresses } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { expect, expectSound, takeClock } from './site.ts';
import { fieldOf, newShop, open, save, test, unfold } from './staff.ts';

test.use(onAPhone);

/** The next day from tomorrow that is between two working days. */
const workday =
  [1, 2, 3, 4, 5]
    .map((days) => addDays(lisbonDay(new Date()), days))
    .find((day) => ['ter', 'qua', 'qui'].includes(weekdayOf(day))) ?? '';

test('staff type the hours of a day, copy them to the working days alone, and visitors read to the minute whether it is open', async ({
  staff,
  api,
}) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  await unfold(staff, 'Horário');
  const hours = fieldOf(staff, 'horario');
  await hours.getByRole('button', { name: 'Pôr horas: segunda-feira' }).click();
  await hours.getByLabel('segunda-feira, abre', { exact: true }).fill('8h30');
  await hours.getByLabel('segunda-feira, fecha', { exact: true }).fill('25');
  await hours.getByRole('button', { name: 'Mais horas: segunda-feira' }).click();
  await save(staff);
  await expect(hours).toContainText('Hora inválida');
  await hours.getByLabel('segunda-feira, fecha', { exact: true }).fill('12');
  await hours.getByLabel('segunda-feira, fecha', { exact: true }).blur();
  await expect(hours.getByLabel('segunda-feira, fecha', { exact: true })).toHaveValue('12:00');
  await hours.getByRole('button', { name: 'Copiar para segunda a sexta' }).click();
  await expect(hours.getByLabel('sexta-feira, fecha da segunda vez')).toHaveValue('17:00');
  await expect(hours.locator('[data-day="sab"], [data-day="dom"]')).toHaveText([
    /Fechado/,
    /Fechado/,
  ]);
  await hours.getByRole('button', { name: 'Adicionar dias de fecho' }).click();
  const closed = addDays(workday, 2);
  const [from] = await hours.getByLabel('De', { exact: true }).all();
  await from?.fill(closed.split('-').reverse().join('/'));
  await hours.getByLabel('Porquê').fill('Inventário');
  await expectSound(staff);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  const now = staff.locator('[data-turns]').first();
  const said = [
    ['08:29', 'Fechado agora, abre às 8h30'],
    ['08:30', 'Aberto agora, fecha às 12h00'],
    ['16:59', 'Aberto agora, fecha às 17h00'],
    ['17:00', 'Abre amanhã às 8h30'],
  ] as const;
  const clock = await takeClock(staff);
  for (const [time, words] of said) {
    await clock.setFixedTime(new Date(lisbonInstant(workday, time)));
    await staff.goto(`${addresses.village}/lojas/${identifier}`);
    await expect(now, time).toHaveText(words);
  }
  const facts = staff.getByLabel('Informações');
  await expect(facts).toContainText('Segunda a sexta 8h30–12h00 e 14h00–17h00');
  await expect(facts).toContainText(/Fechado .*: Inventário/);
  await expectSound(staff);
  // A page that is weeks old does not say whether it is open now.
  await clock.setFixedTime(new Date(lisbonInstant(addDays(workday, 30), '10:00')));
  await staff.reload();
  await expect(now).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the week is said in full, and nothing of now', async ({ page }) => {
    await page.goto(`${addresses.village}/restaurantes/tasca-da-ponte`);
    await expect(page.locator('[data-turns]')).toBeHidden();
    await expect(page.getByLabel('Informações')).toContainText('De 1 de novembro a 30 de abril');
    await page.goto(`${addresses.village}/restaurantes?abertos=hoje`);
    await expect(page.getByRole('link', { name: 'Café Central' })).toBeVisible();
  });
});
