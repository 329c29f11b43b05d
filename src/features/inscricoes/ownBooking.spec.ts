import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { ana, newEvent } from '../../../tests/e2e/newEvent.ts';
import { pdf } from '../../../tests/e2e/samples.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { open, test, unique } from '../../../tests/e2e/staff.ts';

test('a visitor copies what the bank asks for, sends a proof, hears that it does not do, and sends another', {
  tag: '@phone',
}, async ({ staff, api, watch }) => {
  const email = `${unique('recusado').replace(' ', '-')}@example.com`;
  const event = await newEvent(api, { title: 'Evento por pagar', parties: [{ ...ana, email }] });
  const [made] = event.made;
  await visit(staff, made?.pagina ?? '');
  await expect(staff.getByText('25,00')).toHaveCount(2);
  await staff.getByRole('button', { name: 'Copiar o IBAN' }).click();
  await expect(staff.getByText(/^(Copiado|Está selecionado: copie-o)\.$/)).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Código QR da transferência' })).toBeVisible();
  await expectSound(staff);
  await staff.locator('input[type="file"]').setInputFiles(pdf('comprovativo.pdf'));
  await expect(staff.getByText('Comprovativo recebido')).toBeVisible();

  await open(staff, `${event.screen}/${made?._id}`);
  await staff.getByRole('button', { name: 'Recusar' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Deseja recusar o comprovativo?' });
  await dialog.getByLabel('Motivo').selectOption('Outro motivo');
  await dialog.getByRole('button', { name: 'Sim, recusar' }).click();
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  await expectSound(staff);
  await dialog.getByLabel('Por palavras suas').fill('É de outra reserva.');
  await dialog.getByRole('button', { name: 'Sim, recusar' }).click();
  await expect(staff.getByText('Recusado. Motivo: É de outra reserva.')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Recusar' })).toBeHidden();
  await expect.poll(async () => (await lettersTo(email)).at(-1)).toContain('É de outra reserva.');

  await visit(staff, made?.pagina ?? '');
  await expect(staff.getByRole('heading', { name: 'Comprovativo recusado' })).toBeVisible();
  await expect(staff.getByText('Motivo: É de outra reserva.')).toBeVisible();
  await staff.locator('input[type="file"]').setInputFiles(pdf('outro.pdf'));
  await expect(staff.getByText('Comprovativo recebido')).toBeVisible();
  expect(watch.complaints).toEqual([]);
  await event.remove();
});

test('a visitor brings fewer people, and reads what comes back before it is done', {
  tag: '@phone',
}, async ({ page, api, watch }) => {
  const event = await newEvent(api, { title: 'Evento com menos', parties: [ana] });
  const [made] = event.made;
  await api('PUT', `/api/inscricoes/${made?._id}`, { estaPago: true });
  await visit(page, made?.pagina ?? '');
  await page.getByRole('button', { name: 'Mudar a reserva' }).click();
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'Sim, mudar' });
  await expect(yes).toBeDisabled();
  await dialog.getByLabel('Adultos').selectOption('0');
  await dialog.getByLabel(/Crianças/).selectOption('0');
  await expect(dialog.getByText('Se não vem ninguém, feche e cancele a reserva.')).toBeVisible();
  await expect(yes).toBeDisabled();
  await dialog.getByLabel('Adultos').selectOption('1');
  await expect(
    dialog.getByText(/total passa a 10,00\s€\. Vamos devolver-lhe 15,00\s€/),
  ).toBeVisible();
  await expectSound(page);
  await yes.click();
  await expect(page.getByRole('status').first()).toContainText(/Vamos devolver-lhe 15,00\s€/);
  await expect(page.getByText('1 adulto', { exact: true })).toBeVisible();
  // A party of one cannot be reduced.
  await expect(page.getByRole('button', { name: 'Mudar a reserva' })).toHaveCount(0);
  await expectSound(page);
  expect(watch.complaints).toEqual([]);
  await event.remove();
});
