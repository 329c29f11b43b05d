import { write } from './fillIn.ts';
import { pdf } from './samples.ts';
import { expect } from './site.ts';
import { open, save, test, unique } from './staff.ts';

test('a name that is taken is refused where it was typed', async ({ staff }) => {
  const name = unique('Posto');
  const add = async () => {
    await open(staff, 'contactos/adicionar');
    await staff.locator('#campo-name').fill(name);
    await staff.locator('#campo-phoneNumber').fill('276000000');
    await save(staff);
  };
  await add();
  await expect(staff).toHaveURL(/\/backoffice\/contactos$/);
  await add();
  await expect(staff.getByText('Identificador já existe')).toBeVisible();
  await expect(staff.locator('[data-field="identifier"]')).toContainText(
    'Mude «Nome»: o endereço faz-se a partir daí',
  );
  await expect(staff.locator('#campo-identifier')).toBeFocused();
  await expect(staff).toHaveURL(/adicionar$/);
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBe(0);
});

test('the input for dishes hides once there are three', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'restaurantes/adicionar');
  const dishes = staff.locator('[data-field="pratos"]');
  for (const dish of ['Caldo', 'Cabrito', 'Castanhas']) {
    await dishes.getByRole('textbox').fill(dish);
    await dishes.getByRole('button', { name: 'Adicionar prato' }).click();
  }
  await expect(dishes.getByRole('textbox')).toHaveCount(0);
  await dishes.getByRole('button', { name: 'Remover Cabrito' }).click();
  await expect(dishes.getByRole('textbox')).toHaveCount(1);
});

test('only an Aviso can be made inactive; its summary is counted, not cut', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'avisos/adicionar');
  await expect(staff.locator('#campo-isActive')).toBeDisabled();
  await staff.getByRole('radio', { name: 'Aviso' }).check();
  await expect(staff.locator('#campo-isActive')).toBeEnabled();
  await staff.locator('#campo-smallDescription').fill('a'.repeat(260));
  await expect(staff.locator('[data-field="smallDescription"]')).toContainText('260/250');
  await expect(staff.locator('#campo-smallDescription')).toHaveValue('a'.repeat(260));
});

test('a notice takes one PDF at a time, another once that is removed', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  const title = unique('Aviso com ficheiro');
  const name = 'Edital nº 1 (água).pdf';
  const calls: string[] = [];
  staff.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isWrite = request.method() !== 'GET' && /^\/api\/(file|avisos)\b/.test(pathname);
    if (isWrite) calls.push(`${request.method()} ${pathname.split('/')[2]}`);
  });
  await open(staff, 'avisos/adicionar');
  const file = staff.locator('[data-field="file"]');
  await file.locator('input[type="file"]').setInputFiles(pdf(name));
  await expect(file).toContainText(name);
  await file.locator('input[type="file"]').setInputFiles(pdf('dois.pdf'));
  await expect(file).toContainText('Só pode anexar um ficheiro.');
  await expect(file).toContainText(name);
  await staff.locator('#campo-title').fill(title);
  await staff.locator('#campo-smallDescription').fill('Curto');
  await write(staff, 'description', 'Texto');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/avisos$/);
  // The refused file was never sent.
  expect(calls.splice(0)).toEqual(['POST file', 'POST avisos']);
  await staff.getByRole('link', { name: title }).click();
  const link = staff.getByRole('link', { name });
  await expect(link).toHaveAttribute(
    'href',
    /^\/f\/\w{9}-Edital%20n%C2%BA%201%20\(%C3%A1gua\)\.pdf$/,
  );
  const downloading = staff.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(name);
  expect(await download.failure()).toBeNull();
  await staff.getByRole('link', { name: 'Editar' }).click();
  await file.getByRole('button', { name: /Remover/ }).click();
  await expect(file).toContainText('Escolher PDF');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/avisos$/);
  await staff.getByRole('link', { name: title }).click();
  await expect(staff.getByText('Não tem ficheiro associado')).toBeVisible();
  expect(calls).toEqual(['PUT avisos', 'DELETE file']);
  expect(watch.complaints).toEqual([]);
});

test('a payment that cannot be confirmed says so in an alert', async ({ staff }) => {
  await open(staff, 'eventos');
  await staff.getByRole('link', { name: 'Um Dia com a Vezeira' }).click();
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await expect(staff.getByRole('heading', { name: 'Reservas do evento' })).toBeVisible();
  await staff.getByRole('table').getByRole('link').first().click();
  const payment = staff.getByRole('button', { name: /(Confirmar|Cancelar) Pagamento/ });
  await payment.waitFor();
  await staff.route('**/api/inscricoes/*', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ param: '_id', msg: 'não' }] } }),
  );
  const alert = staff.waitForEvent('dialog');
  const pressed = payment.click();
  const dialog = await alert;
  expect(dialog.message()).toBe('deu erro no backend');
  await dialog.accept();
  await pressed;
});
