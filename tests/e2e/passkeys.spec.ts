import type { Page } from '@playwright/test';
import { test } from './colleague.ts';
import { axeFindings, expect, expectSound, visit } from './site.ts';
import { confirm, logIn } from './staff.ts';

/** Gives the browser a virtual authenticator that asks for nothing; `verify(false)` makes it refuse. */
async function giveKeyRing(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is made, named, used alone to come in, and taken off @phone', {
  tag: '@prove',
}, async ({ newColleague, elsewhere }) => {
  test.slow();
  const rita = await newColleague();
  const hers = await elsewhere();
  const ring = await giveKeyRing(hers);
  await logIn(hers, rita);
  await expect(hers).toHaveURL(/pontos_interesse$/);
  await visit(hers, '/backoffice/conta');

  const add = hers.getByRole('button', { name: 'Acrescentar chave' });
  const nameIt = async (name: string, password: string) => {
    await add.click();
    await hers.getByRole('textbox', { name: 'Nome da chave' }).fill(name);
    await confirm(hers, 'Continuar', password);
  };
  await nameIt('Telemóvel', 'não é esta');
  await expect(hers.getByRole('dialog')).toContainText('não está certa');
  expect(await axeFindings(hers)).toEqual([]);
  await confirm(hers, 'Continuar', rita.password);
  const codes = hers.getByRole('dialog', { name: 'Códigos de recuperação' });
  await codes.getByRole('button', { name: 'Já os guardei' }).click();
  const keys = hers.getByRole('list', { name: 'Chaves de acesso' });
  await expect(keys).toContainText('Telemóvel');
  await expect(keys).toContainText('Desde hoje, ainda não foi usada');
  await expectSound(hers);
  // The same device has one already.
  await nameIt('Outra vez', rita.password);
  await expect(hers.getByRole('dialog')).toContainText('já tem uma chave de acesso');
  await hers.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await keys.getByRole('button', { name: 'Mudar o nome' }).click();
  await hers.getByRole('textbox', { name: 'Nome da chave' }).fill('Telemóvel da Rita');
  await hers.getByRole('button', { name: 'Guardar' }).click();
  await expect(keys).toContainText('Telemóvel da Rita');

  await hers.getByRole('button', { name: 'Logout' }).click();
  await expect(hers).toHaveURL(/\/login$/);
  await logIn(hers, rita);
  await expect(hers.getByText('Esta conta entra com a chave de acesso')).toBeVisible();
  await ring.verify(false);
  const byKey = hers.getByRole('button', { name: 'Usar uma chave de acesso' });
  await byKey.click();
  await expect(hers.getByText('Não chegou nenhuma chave de acesso')).toBeVisible();
  expect(await axeFindings(hers)).toEqual([]);
  await ring.verify(true);
  await byKey.click();
  await expect(hers).toHaveURL(/pontos_interesse$/);

  await visit(hers, '/backoffice/conta');
  await expect(keys).toContainText('usada agora mesmo');
  await keys.getByRole('button', { name: 'Retirar' }).click();
  await confirm(hers, 'Sim, Retirar', rita.password);
  await expect(keys).toBeHidden();
  await hers.getByRole('button', { name: 'Logout' }).click();
  await expect(hers).toHaveURL(/\/login$/);
  await byKey.click();
  await expect(hers.getByText('Esta chave de acesso não serve aqui')).toBeVisible();
  await logIn(hers, rita);
  await expect(hers).toHaveURL(/pontos_interesse$/);
});
