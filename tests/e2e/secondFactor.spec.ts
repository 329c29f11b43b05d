import { passwordHeader } from '../../src/calls/passwordHeader.ts';
import { appCode } from '../appCode.ts';
import { test } from './colleague.ts';
import { lettersTo } from './lettersTo.ts';
import { axeFindings, expect, expectSound, visit } from './site.ts';
import { confirm, factOf, fieldOf, logIn } from './staff.ts';

/** A code that was not used yet: the app's next one, which is already accepted. */
const nextCode = (letters: string) => appCode(letters, new Date(Date.now() + 30_000));

test('a code app is switched on, asked for, and lost with its recovery codes at hand @phone', {
  tag: '@prove',
}, async ({ newColleague, elsewhere }) => {
  test.slow();
  const rita = await newColleague();
  const hers = await elsewhere();
  await logIn(hers, rita);
  await expect(hers).toHaveURL(/pontos_interesse$/);
  await visit(hers, '/backoffice/conta');
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('A minha conta');
  await expectSound(hers);

  await hers.getByRole('button', { name: 'Ligar aplicação' }).click();
  await confirm(hers, 'Continuar', 'não é esta');
  await expect(hers.getByRole('dialog')).toContainText('não está certa');
  expect(await axeFindings(hers)).toEqual([]);
  await confirm(hers, 'Continuar', rita.password);
  const dialog = hers.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const letters = (await dialog.locator('code').textContent()) ?? '';
  expect(letters).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(await axeFindings(hers)).toEqual([]);
  await dialog.getByLabel('Código da aplicação').fill('000000');
  await dialog.getByRole('button', { name: 'Ligar' }).click();
  await expect(fieldOf(hers, 'codigo')).toContainText('não está certo');
  await dialog.getByLabel('Código da aplicação').fill(appCode(letters, new Date()));
  await dialog.getByRole('button', { name: 'Ligar' }).click();
  const shown = hers.getByRole('dialog', { name: 'Códigos de recuperação' });
  const codes = ((await shown.locator('code').textContent()) ?? '').split('\n');
  expect(codes).toHaveLength(10);
  expect(await axeFindings(hers)).toEqual([]);
  await shown.getByRole('button', { name: 'Já os guardei' }).click();
  await expect(factOf(hers, 'Entra com')).toHaveText('Dois passos');
  await expect(hers.getByText('10 códigos de recuperação por usar')).toBeVisible();
  await expectSound(hers);

  await hers.getByRole('button', { name: 'Logout' }).click();
  await expect(hers).toHaveURL(/\/login$/);
  await logIn(hers, rita);
  await expect(hers.getByLabel('Código')).toBeFocused();
  await expect(hers.getByText('Escreva o código que a aplicação mostra')).toBeVisible();
  expect(await axeFindings(hers)).toEqual([]);
  await hers.getByLabel('Código').fill('000000');
  await hers.getByRole('button', { name: 'Entrar' }).click();
  await expect(hers.getByText('Este código não está certo')).toBeVisible();
  await hers.getByLabel('Código').fill(nextCode(letters));
  await hers.getByRole('button', { name: 'Entrar' }).click();
  await expect(hers).toHaveURL(/pontos_interesse$/);

  await hers.getByRole('button', { name: 'Logout' }).click();
  await expect(hers).toHaveURL(/\/login$/);
  await logIn(hers, rita);
  await hers.getByLabel('Código').fill(codes[0] ?? '');
  await hers.getByRole('button', { name: 'Entrar' }).click();
  await expect(hers).toHaveURL(/pontos_interesse$/);
  await expect.poll(() => lettersTo(rita.email).then(String)).toContain('códigos de recuperação');

  await visit(hers, '/backoffice/conta');
  await hers.getByRole('button', { name: 'Desligar aplicação' }).click();
  await confirm(hers, 'Sim, Desligar', rita.password);
  await expect(factOf(hers, 'Entra com')).toHaveText('Só palavra-passe');
});

test('an administrator is reminded, sees who has it, and takes a lost one off', {
  tag: '@prove',
}, async ({ staff, newColleague, request, session: { apiKey } }) => {
  const rita = await newColleague();
  const headers = {
    APIKEY: apiKey,
    'x-auth-token': rita.token,
    [passwordHeader]: encodeURIComponent(rita.password),
  };
  const proposed = await request.post('/api/auth/totp', { headers });
  const { segredo } = (await proposed.json()) as { segredo: string };
  await request.put('/api/auth/totp', { headers, data: { codigo: appCode(segredo, new Date()) } });

  await visit(staff, '/backoffice/hoje');
  await expect(staff.getByText('A sua conta só tem palavra-passe')).toBeVisible();
  await staff.getByRole('link', { name: 'Ligue a verificação em dois passos' }).click();
  await expect(staff).toHaveURL(/\/backoffice\/conta$/);
  await visit(staff, '/backoffice/contas');
  await expect(staff.getByRole('row', { name: rita.username })).toContainText('Dois passos');
  await staff.getByRole('button', { name: 'Pedir dois passos a todos' }).click();
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Cancelar' }).click();
  await staff.getByRole('link', { name: rita.username }).click();
  await expectSound(staff);
  await staff.getByRole('button', { name: 'Retirar dois passos' }).click();
  await confirm(staff, 'Sim, Retirar');
  await expect(factOf(staff, 'Entra com')).toHaveText('Só palavra-passe');
});
