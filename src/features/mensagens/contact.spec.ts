import { expect, test, visit } from '../../../tests/e2e/site.ts';

test('a visitor writes to the council once the captcha is solved', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  await visit(page, '/contactos');
  const send = page.getByRole('button', { name: 'Enviar' });
  await expect(send).toBeDisabled();
  await page.getByLabel(/^Nome/).fill('Ana');
  await page.getByLabel(/^Email/).fill('ana@example.com');
  await page.getByLabel(/^Assunto/).fill('Água');
  await page
    .getByRole('textbox', { name: 'Mensagem' })
    .fill('Bom dia. A fonte da praça está seca.');
  await page.getByRole('checkbox').click();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('Mensagem recebida com sucesso.')).toBeVisible();
  await expect(send).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test('a message without an address that works is not sent', async ({ page }) => {
  await visit(page, '/contactos');
  await page.getByLabel(/^Email/).fill('ana@');
  await page.getByRole('checkbox').click();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Email submetido inválido')).toBeVisible();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(3);
  await expect(page.getByLabel(/^Email/)).toHaveValue('ana@');
});
