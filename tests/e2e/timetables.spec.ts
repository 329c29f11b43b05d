import { expect, expectSound, visit } from './site.ts';
import { fieldOf, open, save, test, unfold } from './staff.ts';

test('a bus is told day by day, and stands on the landing page if staff say so', {
  tag: '@prove',
}, async ({ staff, api, page }) => {
  const name = `Carreira de prova ${Date.now()}`;
  await open(staff, 'contactos/adicionar');
  await expect(fieldOf(staff, 'porDia')).toHaveCount(0);
  await staff.getByLabel('Nome').fill(name);
  await staff.getByLabel('Telefone').fill('276000099');
  await unfold(staff, 'Horário');
  await staff.getByLabel('Horário de transporte e serviços').check();
  await staff.getByLabel('segunda-feira', { exact: true }).fill('7h15 ida\n17h40 volta');
  await staff.getByRole('button', { name: 'Copiar para segunda a sexta' }).click();
  await expect(staff.getByLabel('sábado', { exact: true })).toHaveValue('');
  await staff.getByLabel('Aparece na página principal').click();
  await expectSound(staff);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/contactos$/);

  await visit(page, '/contactos');
  const timetables = page.getByRole('region', { name: 'Transportes e serviços' });
  const own = timetables.locator('dl > div').filter({ hasText: name });
  await expect(own).toContainText('Segunda a sexta 7h15 ida · 17h40 volta');
  await expect(own).not.toContainText('Sábado');
  await expectSound(page);
  await visit(page, '/');
  await expect(page.locator('#contactos')).toContainText(name);
  const { arrayContactos } = await api<{
    arrayContactos: { name: string; identifier: string }[];
  }>('GET', '/api/contactos');
  const made = arrayContactos.find((each) => each.name === name);
  await api('DELETE', `/api/contactos/${made?.identifier}`);
});
