import { addresses } from './addresses.ts';
import { test } from './colleague.ts';
import { lettersTo } from './lettersTo.ts';
import { axeFindings, expect, expectSound, visit } from './site.ts';
import { confirm, logIn } from './staff.ts';

const linkIn = (letters: string[]) =>
  /https?:\/\/localhost:\d+(\/recuperar\/[\w-]{43})/.exec(letters.join())?.[1] ?? '';

test('a forgotten password is chosen anew by a letter, whose link works once @phone', async ({
  newColleague,
  page,
}) => {
  const rita = await newColleague();
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Esqueci-me da palavra-passe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueci-me da palavra-passe');
  await expectSound(page);
  await page.getByRole('button', { name: 'Enviar a ligação' }).click();
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  await page.getByLabel('Utilizador').fill(rita.username);
  await page.getByRole('button', { name: 'Enviar a ligação' }).click();
  await expect(page.getByRole('status')).toContainText('Se essa conta existir');
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(async () => linkIn(await lettersTo(rita.email))).not.toBe('');
  const link = linkIn(await lettersTo(rita.email));

  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expectSound(page);
  const field = page.getByLabel('Nova palavra-passe');
  const save = page.getByRole('button', { name: 'Guardar a palavra-passe' });
  await field.fill('curta');
  await save.click();
  await expect(page.getByText('pelo menos 10 caracteres', { exact: false }).last()).toBeVisible();
  await field.fill('ainda outra frase comprida');
  await save.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toHaveText(
    'A palavra-passe foi mudada. Entre com a nova.',
  );
  await logIn(page, { ...rita, password: 'ainda outra frase comprida' });
  await expect(page).toHaveURL(/pontos_interesse$/);

  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta ligação já não serve');
  await expectSound(page);
});

test('an administrator hands a link over', { tag: '@prove' }, async ({
  staff,
  newColleague,
  elsewhere,
}) => {
  const rita = await newColleague();
  await visit(staff, `/backoffice/contas/${rita._id}`);
  await staff.getByRole('button', { name: 'Nova palavra-passe' }).click();
  await confirm(staff, 'Sim, Fazer');
  const shown = staff.getByRole('dialog', { name: `Ligação para «${rita.username}»` });
  const link = (await shown.locator('code').textContent()) ?? '';
  expect(await axeFindings(staff)).toEqual([]);
  await shown.getByRole('button', { name: 'Já a entreguei' }).click();
  const hers = await elsewhere();
  await hers.goto(link);
  await hers.getByLabel('Nova palavra-passe').fill('ainda outra frase comprida');
  await hers.getByRole('button', { name: 'Guardar a palavra-passe' }).click();
  await expect(hers).toHaveURL(/\/login$/);
});

test.describe('without a mail server', () => {
  test.use({ baseURL: addresses.withoutMail });
  test('the login says whom to ask', { tag: '@prove' }, async ({ page }) => {
    await visit(page, '/recuperar');
    await expect(page.getByText('Fale com um administrador da área reservada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar a ligação' })).toHaveCount(0);
    await expectSound(page);
  });
});
