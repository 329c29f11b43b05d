import { addresses } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { expect, expectSound } from './site.ts';
import { fieldOf, newShop, open, save, test, unfold } from './staff.ts';

test.use(onAPhone);

test('staff set a pin, and visitors read how far it is and find it on the map of everything', async ({
  staff,
  api,
}) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  await unfold(staff, 'No mapa');
  const field = fieldOf(staff, 'lugar');
  await field.getByText('Escrever ou colar o lugar').click();
  const typed = field.getByRole('textbox');
  const map = field.getByRole('region', { name: 'Local no mapa: mapa' });

  await typed.fill('https://maps.app.goo.gl/AbCdEf');
  await save(staff);
  await expect(field).toContainText('Este endereço curto não diz onde é');
  await typed.fill(
    'https://www.google.com/maps/place/Loja/@41.9,-7.9,15z/data=!3d41.7962!4d-7.8684',
  );
  await typed.blur();
  await expect(typed).toHaveValue('41.7962, -7.8684');
  await expect(map.locator('.map-pin')).toHaveCount(1);

  await map.click({ position: { x: 60, y: 140 } });
  await expect(typed).not.toHaveValue('41.7962, -7.8684');
  const tapped = await typed.inputValue();
  await map.press('ArrowRight');
  await map.press('Enter');
  await expect(typed).not.toHaveValue(tapped);
  await expectSound(staff);
  await field.getByRole('button', { name: 'Retirar o pino' }).click();
  await expect(typed).toHaveValue('');
  await expect(map.locator('.map-pin')).toHaveCount(0);
  await typed.fill('41°47\'46.3"N 7°52\'06.2"O');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  await staff.goto(`${addresses.village}/lojas/${identifier}`);
  const facts = staff.getByLabel('Informações');
  await expect(facts).toContainText(/A cerca de 400\sm do centro, em linha reta/);
  await expect(facts.getByRole('link', { name: /^Como chegar/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=41.796194%2C-7.868389',
  );
  await expectSound(staff);

  const { loja } = await api<{ loja: { name: string } }>('GET', `/api/lojas/${identifier}`);
  await staff
    .getByRole('navigation', { name: 'Mapa do site' })
    .getByText('Mapa', { exact: true })
    .click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Tudo no mapa');
  const village = staff.getByRole('region', { name: /^Mapa de / });
  await expect(village.locator('.map-outline')).toHaveCount(1);
  await expect(village.locator('.map-pin.pin-restaurantes')).not.toHaveCount(0);
  await staff.getByRole('navigation', { name: 'Mostrar só' }).getByText('Lojas').click();
  await expect(village.locator('.map-pin.pin-lojas').first()).toBeVisible();
  await expect(village.locator('.map-pin.pin-restaurantes')).toHaveCount(0);
  await village.locator(`[title="${loja.name}"]`).dispatchEvent('click');
  await village.getByRole('link', { name: loja.name }).click();
  await expect(staff).toHaveURL(new RegExp(`/lojas/${identifier}$`));
  await api('DELETE', `/api/lojas/${identifier}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the map of everything is the list of it', async ({ page }) => {
    await page.goto('/mapa?tipo=restaurantes');
    await expect(page.getByRole('region', { name: /^Mapa de / })).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Restaurantes' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Lojas' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Café Central' }).click();
    await expect(page.getByRole('link', { name: /^Como chegar/ })).toBeVisible();
  });
});
