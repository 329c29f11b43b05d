import type { Page } from '@playwright/test';
import { credentials } from './addresses.ts';
import { lettersTo, ownPageIn } from './lettersTo.ts';
import { expect, test, visit } from './site.ts';

async function openSignUp(page: Page) {
  await visit(page, '/noticias_e_eventos?tipo=eventos');
  await page.getByRole('link', { name: 'Noite da Castanha' }).click();
  await page.getByRole('button', { name: 'Inscrever' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a visitor who leaves out everything is told so beside each field', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  const dialog = await openSignUp(page);
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByText('Campo obrigatório')).toHaveCount(5);
  await dialog.getByLabel(/Email/).fill('ana');
  await dialog.getByLabel(/Telefone|Telemóvel/).fill('91a2');
  await expect(dialog.getByLabel(/Telefone|Telemóvel/)).toHaveValue('912');
  await dialog.getByLabel(/Nome/).fill('Ana');
  await dialog.getByLabel(/adultos/).fill('900');
  await dialog.getByLabel(/crianças/).fill('0');
  await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(2);
  await dialog.getByLabel(/adultos/).fill('1');
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByText('Email submetido inválido')).toBeVisible();
  await expect(dialog.getByText('Inválido', { exact: true })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test(
  'from the click to the confirmed payment and the cancellation',
  { tag: '@phone' },
  async ({ page }, info) => {
    const email = `ana-${info.project.name}-${info.retry}@example.com`;
    const dialog = await openSignUp(page);
    await dialog.getByLabel(/Nome/).fill('Ana Vieira');
    await dialog.getByLabel(/Email/).fill(email);
    await dialog.getByLabel(/Telefone|Telemóvel/).fill('912345678');
    await dialog.getByLabel(/adultos/).fill('2');
    await dialog.getByLabel(/6 a(os)? 12/).fill('1');
    await expect(dialog).toContainText('€');
    await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
    await expect(dialog.getByText('Reserva efetuada com sucesso.')).toBeVisible();

    await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
    const [letter = ''] = await lettersTo(email);
    await visit(page, ownPageIn(letter));
    await expect(page.getByText('À espera de pagamento')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'comprovativo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\ntrailer<<>>\nstartxref\n9\n%%EOF\n'),
    });
    await expect(page.getByText('Comprovativo recebido')).toBeVisible();

    const staff = await page.context().newPage();
    await visit(staff, '/login');
    await staff.getByLabel(/Utilizador/).fill(credentials.username);
    await staff.getByLabel(/Palavra-passe/).fill(credentials.password);
    await staff.getByRole('button', { name: /Entrar|Iniciar/ }).click();
    await expect(staff).toHaveURL(/backoffice\/pontos_interesse/);
    await staff.goto('/backoffice/eventos');
    await staff.getByRole('link', { name: 'Noite da Castanha' }).click();
    await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
    await staff
      .getByRole('row', { name: new RegExp(email) })
      .or(staff.getByRole('listitem').filter({ hasText: email }))
      .getByRole('link')
      .first()
      .click();
    await staff.getByRole('button', { name: 'Confirmar Pagamento' }).click();
    await expect(staff.getByRole('button', { name: 'Cancelar Pagamento' })).toBeVisible();

    await expect.poll(async () => (await lettersTo(email)).length).toBe(2);
    await page.reload();
    await expect(page.getByText('Pagamento confirmado')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar a reserva' }).click();
    await page.getByRole('button', { name: 'Sim, cancelar' }).click();
    await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
    await expect.poll(async () => (await lettersTo(email)).at(-1)).toContain('Reserva cancelada');
  },
);

test('an event without places says so and takes nobody', async ({ page }) => {
  await visit(page, '/noticias_e_eventos?tipo=eventos');
  await page.getByRole('link', { name: 'Oficina do Pão no Forno Comunitário' }).click();
  await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled();
});

test('what was typed stays when the connection is lost', async ({ page }) => {
  const dialog = await openSignUp(page);
  await dialog.getByLabel(/Nome/).fill('Rui');
  await dialog.getByLabel(/Email/).fill('rui@example.com');
  await dialog.getByLabel(/Telefone|Telemóvel/).fill('912345678');
  await dialog.getByLabel(/adultos/).fill('1');
  await dialog.getByLabel(/6 a(os)? 12/).fill('0');
  await page.route('**/api/inscricoes', (route) => route.abort());
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sem ligação');
  await expect(dialog.getByLabel(/Nome/)).toHaveValue('Rui');
});
