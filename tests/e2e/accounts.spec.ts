import type { Page } from '@playwright/test';
import { credentials } from './addresses.ts';
import { test } from './colleague.ts';
import { axeFindings, expect, expectSound, visit } from './site.ts';
import { confirm, factOf, fieldOf, logIn, save, unique } from './staff.ts';

/** Presses a button and confirms its question with the password. */
async function agree(page: Page, button: string, yes: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await confirm(page, yes);
  await expect(page.getByRole('dialog').getByText('?')).toBeHidden();
}

test('nobody is offered to shut himself out', { tag: '@prove' }, async ({ staff }) => {
  await visit(staff, '/backoffice/contas');
  await staff.getByRole('link', { name: `${credentials.username} (a sua)` }).click();
  await expect(staff.getByText(/Esta é a sua conta/)).toBeVisible();
  await expect(staff.getByRole('button', { name: /Desativar|perfil|Afinar|Nova/ })).toHaveCount(0);
  await expectSound(staff);
});

test('an administrator looks after an account from its first day to its last', {
  tag: '@prove',
}, async ({ staff, elsewhere, watch }) => {
  // A dozen screens, each looked at twice by axe: a busy machine takes more than the usual time.
  test.slow();
  const username = unique('ana').replace(' ', '.');
  await visit(staff, '/backoffice/contas');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Contas');
  await expect(staff).toHaveTitle('Contas · Área reservada');
  await expectSound(staff);

  await staff.getByRole('button', { name: 'Adicionar' }).click();
  await staff.getByRole('button', { name: 'Criar conta' }).click();
  await expect(staff.getByText('Campo obrigatório')).toHaveCount(3);
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByLabel('Utilizador').fill(username.toUpperCase());
  await staff.getByRole('combobox', { name: 'Para que serve a conta' }).selectOption('Secretaria');
  await confirm(staff, 'Criar conta', 'não é esta');
  await expect(fieldOf(staff, 'password')).toContainText('não está certa');
  // The browser logs the refused call by itself.
  expect(watch.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await confirm(staff, 'Criar conta');
  const told = staff.getByRole('dialog', { name: `Palavra-passe de «${username}»` });
  const password = (await told.locator('code').textContent()) ?? '';
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await staff.context().grantPermissions(['clipboard-write']);
  await told.getByRole('button', { name: 'Copiar' }).click();
  await expect(told.getByRole('status')).toHaveText('Copiado.');
  expect(await axeFindings(staff)).toEqual([]);
  await told.getByRole('button', { name: 'Já a guardei' }).click();
  await expect(told).toBeHidden();
  await expect(staff.getByRole('link', { name: username })).toBeVisible();
  // The pages may not read the clipboard, so paste it as a person would.
  const pasted = await staff.evaluateHandle(() => document.createElement('textarea'));
  await pasted.evaluate((area) => document.querySelector('main')?.append(area));
  await pasted.focus();
  await staff.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => pasted.evaluate((area) => area.value)).toBe(password);
  await pasted.evaluate((area) => area.remove());

  const ana = await elsewhere();
  // A password that somebody else made must be changed first, whatever screen is opened.
  await logIn(ana, { username, password });
  await expect(ana).toHaveURL(/\/backoffice\/palavra-passe$/);
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Palavra-passe');
  await expect(ana.getByText('Escolha a sua palavra-passe')).toBeVisible();
  await expectSound(ana);
  await ana.goto('/backoffice/contactos');
  await expect(ana).toHaveURL(/\/backoffice\/palavra-passe$/);
  const own = 'uma frase bem comprida';
  const change = ana.getByRole('button', { name: 'Mudar a palavra-passe' });
  await ana.getByLabel('Palavra-passe atual').fill('não é esta');
  await ana.getByLabel('Nova palavra-passe').fill('curta');
  await change.click();
  await expect(ana.locator('[data-field="newPassword"]')).toContainText('pelo menos 10 caracteres');
  await ana.getByLabel('Nova palavra-passe').fill(own);
  await change.click();
  await expect(ana.locator('[data-field="password"]')).toContainText('não está certa');
  await expect(ana.getByLabel('Palavra-passe atual')).toBeFocused();
  expect(await axeFindings(ana)).toEqual([]);
  await ana.getByLabel('Palavra-passe atual').fill(password);
  for (const [poor, why] of [
    [password, 'diferente da atual'],
    ['Password123', 'das primeiras que alguém tentaria'],
    [`${username}2026`, 'o nome da conta'],
  ] as const) {
    await ana.getByLabel('Nova palavra-passe').fill(poor);
    await change.click();
    await expect(fieldOf(ana, 'newPassword')).toContainText(why);
  }
  await ana.getByLabel('Nova palavra-passe').fill(own);
  await change.click();
  await expect(ana.getByText(/A palavra-passe foi mudada. Continua dentro/)).toBeVisible();
  await expect(ana).toHaveURL(/\/backoffice\/pontos_interesse$/);

  await visit(ana, '/backoffice/contas');
  await expect(ana.getByText('Esta página é dos administradores')).toBeVisible();
  expect(await axeFindings(ana)).toEqual([]);

  // She sees the payment settings but may not change them.
  await visit(ana, '/backoffice/definicoes/pagamentos');
  await expect(ana.locator('#campo-iban')).toBeDisabled();
  await expect(ana.getByText('Só um administrador muda os dados de pagamento')).toBeVisible();
  await expect(ana.getByRole('link', { name: /demonstração|Cópia/ })).toHaveCount(0);
  await save(ana);
  await expect(ana.getByText('As definições ficaram guardadas')).toBeVisible();
  expect(await axeFindings(ana)).toEqual([]);

  await visit(ana, '/backoffice/contactos');
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Contactos');

  await staff.getByRole('link', { name: username }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(username);
  await expectSound(staff);
  for (const perfil of ['Administração', 'Secretaria']) {
    await staff.getByRole('button', { name: 'Mudar o perfil' }).click();
    expect(await axeFindings(staff)).toEqual([]);
    await staff.getByRole('combobox', { name: 'Para que serve a conta' }).selectOption(perfil);
    await confirm(staff, 'Guardar');
    await expect(factOf(staff, 'Permissões')).toHaveText(perfil);
  }
  await staff.getByRole('button', { name: 'Mudar o email' }).click();
  await staff.getByLabel('Email', { exact: true }).fill('ana@example.com');
  expect(await axeFindings(staff)).toEqual([]);
  await confirm(staff, 'Guardar');
  await expect(factOf(staff, 'Email de avisos')).toHaveText('ana@example.com');
  await agree(staff, 'Desativar conta', 'Sim, Desativar');
  await expect(staff.locator('main')).toContainText('Desativada');

  await ana.goto('/backoffice/contactos');
  await expect(ana).toHaveURL(/\/login/);
  await logIn(ana, { username, password: own });
  await expect(ana.getByText('Credenciais Inválidas')).toBeVisible();
  // The mark by which the server knows this device outlives the session.
  const marks = await ana.evaluate(() => JSON.parse(localStorage.getItem('dispositivos') ?? '{}'));
  expect(Object.keys(marks)).toEqual([username]);

  await agree(staff, 'Ativar conta', 'Sim, Ativar');
  await agree(staff, 'Terminar sessões', 'Sim, Terminar');

  await staff.getByRole('link', { name: 'Ver a atividade desta conta' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Atividade');
  await expect(staff).toHaveTitle('Atividade · Área reservada');
  for (const sentence of ['Entrou na área reservada', 'Mudou a sua palavra-passe']) {
    await expect(staff.getByRole('listitem').filter({ hasText: sentence })).toHaveCount(1);
  }
  await staff.getByLabel('Quem').selectOption(credentials.username);
  await staff.getByLabel('O quê').selectOption('Contas e entradas');
  await expect(staff).toHaveURL(/quem=admin(\.\d)?&tipo=contas/);
  for (const sentence of ['Criou a conta', 'Desativou a conta', 'Ativou a conta']) {
    await expect(staff.getByText(`${sentence} «${username}»`).first()).toBeVisible();
  }
  await expectSound(staff);
  await staff.getByRole('link', { name: `Criou a conta «${username}»` }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(username);
  expect(watch.complaints).toEqual([]);
});

test('a device keeps a mark of each account, and sends the right one', { tag: '@prove' }, async ({
  page,
  watch,
}) => {
  await visit(page, '/login');
  await page.evaluate(() => localStorage.setItem('dispositivos', '{"outra":"x.y","má":7}'));
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON().dispositivo);
  });
  const marks = () => page.evaluate(() => JSON.parse(localStorage.getItem('dispositivos') ?? '{}'));
  for (const name of ['ADMIN', ' ad\u200bmin']) {
    await logIn(page, { ...credentials, username: name });
    await expect(page).toHaveURL(/\/backoffice\/pontos_interesse$/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  }
  const { admin, ...others } = await marks();
  expect(others).toEqual({ outra: 'x.y', má: 7 });
  expect(sent).toEqual(['', expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/)]);
  expect(String(sent[1]).split('.')[1]).toBe(admin.split('.')[1]);
  expect(watch.complaints).toEqual([]);
});

test('what was done to a record is told, and leads to it', { tag: '@prove' }, async ({ staff }) => {
  const name = unique('Linha');
  await visit(staff, '/backoffice/contactos/adicionar');
  await staff.locator('#campo-name').fill(name);
  await staff.locator('#campo-phoneNumber').fill('276000009');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/contactos$/);
  await visit(staff, '/backoffice/atividade?tipo=conteudo');
  await staff.getByRole('link', { name: `Adicionou o contacto «${name}»` }).click();
  await expect(staff).toHaveURL(/\/backoffice\/contactos\/[\w-]+\/versoes\/1$/);
  await staff.getByRole('link', { name: 'Versões anteriores' }).click();
  await staff.getByRole('link', { name }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name);
});
