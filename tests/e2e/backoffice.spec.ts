import { everySection as sections } from '../../src/sections/all.ts';
import type { Section } from '../../src/sections/section.ts';
import { credentials } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { fillIn } from './fillIn.ts';
import { openEditing, openForm, title } from './sectionForms.ts';
import { axeFindings, expect, expectSound, visit } from './site.ts';
import { choose, logIn, open, save, search, test, unfold, unique } from './staff.ts';

/**
 * The sections to walk through on a phone and at a desk, which together have every kind of value;
 * by day, the one with the longest form stands for them. NEW_SECTION is one that was just added and
 * must have all screens (`tests/prove/contributing.test.ts`).
 */
const onAPhoneToo = ['restaurantes', 'eventos'];
const atADeskToo = ['documentos', process.env.NEW_SECTION ?? ''];

function walk(section: Section) {
  const tag = section.name === 'eventos' ? [] : '@prove';
  test(`staff add, find, open, edit and delete in ${section.name}`, { tag }, async ({
    staff,
    watch,
  }) => {
    const heading = unique(`Prova ${section.name}`);
    await open(staff, section.name);
    await openForm(staff, section);

    await fillIn(staff, section, heading);
    await save(staff);
    await expect(staff).toHaveURL(new RegExp(`/backoffice/${section.name}$`));

    await search(staff, heading);
    await staff.getByRole('link', { name: heading }).click();
    await expect(title(staff)).toContainText(heading);
    expect(await axeFindings(staff)).toEqual([]);

    await openEditing(staff, section, heading);
    await staff.locator(`#campo-${section.heading}`).fill(`${heading} outra vez`);
    await staff.keyboard.press('Control+s');
    await expect(staff).toHaveURL(new RegExp(`/backoffice/${section.name}$`));

    await search(staff, heading);
    await staff.getByRole('link', { name: `${heading} outra vez` }).click();
    await staff.getByRole('button', { name: 'Apagar' }).click();
    const modal = staff.getByRole('dialog');
    await expect(modal).toContainText(section.deleteQuestion);
    await expect(modal).toContainText('Se apagar, não poderá voltar atrás.');
    await modal.getByRole('button', { name: 'Cancelar' }).click();
    await expect(modal).toBeHidden();
    await staff.getByRole('button', { name: 'Apagar' }).click();
    await staff.getByRole('button', { name: 'Sim, Apagar' }).click();
    await expect(staff).toHaveURL(new RegExp(`/backoffice/${section.name}$`));
    expect(watch.complaints).toEqual([]);
    await expectSound(staff);
  });
}

for (const [names, size] of [
  [onAPhoneToo, onAPhone],
  [atADeskToo, {}],
] as const) {
  test.describe(() => {
    test.use(size);
    for (const section of sections) if (names.includes(section.name)) walk(section);
  });
}

// The screens after the form are the same code for all sections: see above and details.spec.ts.
test('the form of every section asks for what is required', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  test.slow();
  await open(staff, 'mensagens');
  for (const section of sections) {
    await choose(staff, section.name);
    await expect(title(staff)).toHaveText(section.menu);
    await openForm(staff, section);
  }
  expect(watch.complaints).toEqual([]);
});

test('a stranger is sent to the login, and the right password leads in', async ({ page }) => {
  await page.goto('/backoffice/eventos');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, { ...credentials, password: 'errada' });
  await expect(page.getByText('Credenciais Inválidas')).toBeVisible();
  for (const label of [/Utilizador/, /Palavra-passe/]) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await logIn(page);
  await expect(page).toHaveURL(/\/backoffice\/pontos_interesse$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [localStorage.isLoggedIn, localStorage.token])).toEqual([
    undefined,
    undefined,
  ]);
});

test('unsaved work survives a closed tab', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'lojas/adicionar');
  await staff.locator('#campo-name').fill('Loja por guardar');
  await expect
    .poll(() => staff.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Loja por guardar');
  const other = await staff.context().newPage();
  await other.goto('/login');
  await other.evaluate(
    (kept) => Object.assign(localStorage, kept),
    await staff.evaluate(() => ({ ...localStorage })),
  );
  await visit(other, '/backoffice/lojas/adicionar');
  await expect(other.getByText('Recuperámos o que estava por guardar')).toBeVisible();
  await expect(other.locator('#campo-name')).toHaveValue('Loja por guardar');
});

test('enrolment fields come and go with the permission, with their errors', async ({ staff }) => {
  await open(staff, 'eventos/adicionar');
  await expect(staff.locator('[data-field="price"]')).toHaveCount(0);
  await unfold(staff, 'Inscrições');
  // By keyboard, since the switch moves while the page scrolls.
  await staff.getByLabel('Permite inscrição').focus();
  await staff.keyboard.press('Space');
  for (const name of ['price', 'childPrice', 'maxParticipants', 'limitEnrollmentDate']) {
    await expect(staff.locator(`[data-field="${name}"]`)).toBeVisible();
  }
  await save(staff);
  await expect(staff.locator('[data-field="price"]')).toContainText('Campo obrigatório');
  await staff.getByLabel('Permite inscrição').focus();
  await staff.keyboard.press('Space');
  await expect(staff.locator('[data-field="price"]')).toHaveCount(0);
});

test('a save that fails goes to the list and leads back to everything typed', async ({ staff }) => {
  await open(staff, 'contactos/adicionar');
  await staff.locator('#campo-name').fill('Contacto sem rede');
  await staff.locator('#campo-phoneNumber').fill('276000001');
  await staff.route('**/api/contactos', (route) => route.abort());
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/contactos$/);
  await staff
    .getByRole('link', { name: 'Voltar ao formulário' })
    .or(staff.getByRole('button', { name: 'Voltar ao formulário' }))
    .click();
  await expect(staff.locator('#campo-name')).toHaveValue('Contacto sem rede');
});

test('a visitor never gets a byte of the back-office', { tag: '@prove' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/contactos', '/login', '/restaurantes']) await visit(page, path);
  expect(loaded.filter((url) => /backoffice|mantine|tiptap/i.test(url))).toEqual([]);
});
