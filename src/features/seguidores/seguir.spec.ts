import { addresses } from '../../../tests/e2e/addresses.ts';
import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { axeFindings, expect, visit, test as visitor } from '../../../tests/e2e/site.ts';
import { type CallApi, factOf, open, save, test, unique } from '../../../tests/e2e/staff.ts';
import { solveCaptcha } from '../../../tests/solveCaptcha.ts';

// A village where nobody else publishes by the long form: whoever does is asked while somebody follows.
visitor.use({ baseURL: addresses.urgent });
test.use({ baseURL: addresses.urgent });

const address = () => `${unique('segue').replace(' ', '-')}@example.com`;

/** The private page that the last letter to somebody leads to. */
async function ownPage(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const letter = (await lettersTo(email)).at(-1) ?? '';
      path = /https?:\/\/localhost:\d+(\/seguir\/[\w-]+)/.exec(letter)?.[1] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

visitor(
  'a visitor follows the village, changes what comes, and leaves',
  {
    tag: '@phone',
  },
  async ({ page, watch }) => {
    const email = address();
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Seguir a aldeia' }).click();
    await expect(page).toHaveURL(/\/seguir$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Documentos').uncheck();
    await page.getByRole('checkbox', { name: /robô/ }).click();
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByText('Falta confirmar')).toBeVisible();

    await visit(page, await ownPage(email));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Está confirmado')).toBeVisible();
    await expect(page.getByLabel('Documentos')).not.toBeChecked();
    await page.getByLabel('Uma vez por semana').check();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Ficou guardado.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Uma vez por semana')).toBeChecked();
    await page.getByRole('button', { name: 'Deixar de receber' }).click();
    await expect(page.getByText('Já não recebe mais nada')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Esta ligação já não serve' })).toBeVisible();
    expect(watch.complaints).toEqual([]);
  },
);

/** Follows over the API, as far as a confirmed yes. */
async function follow(api: CallApi): Promise<string> {
  const email = address();
  const puzzle = await api<Parameters<typeof solveCaptcha>[0]>(
    'GET',
    '/api/captcha?for=seguidores',
  );
  const wish = {
    email,
    temas: ['avisos'],
    frequencia: 'logo',
    captcha: await solveCaptcha(puzzle),
  };
  await api('POST', '/api/seguidores', wish);
  const own = `/api/seguidores/${(await ownPage(email)).split('/').at(-1)}`;
  await api('POST', `${own}/confirmar`);
  return own;
}

test('staff who publish a notice are asked whether those who follow are to be told', async ({
  staff,
  api,
  watch,
}) => {
  const own = await follow(api);
  const title = unique('Corte de água');
  await open(staff, 'avisos/adicionar');
  await staff.getByLabel('Título').fill(title);
  await staff.getByLabel(/^Descrição para a lista/).fill('Amanhã, das 9h às 12h.');
  await staff.locator('#campo-description').fill('Amanhã, das 9h às 12h.');
  await save(staff);
  const asked = staff.getByRole('dialog', { name: 'Avisar quem segue a aldeia?' });
  await expect(asked).toContainText('Amanhã, das 9h às 12h.');
  expect(await axeFindings(staff)).toEqual([]);
  await asked.getByRole('button', { name: /^Avisar \d+ pessoas?$/ }).click();
  await expect(staff.getByText('Quem segue vai ser avisado.')).toBeVisible();

  await open(staff, 'seguidores');
  await expect(staff.getByText(title)).toBeVisible();
  await expect(factOf(staff, 'Eventos')).toHaveText(/na hora/);
  expect(await axeFindings(staff)).toEqual([]);
  await api('DELETE', own);
  expect(watch.complaints).toEqual([]);
});
