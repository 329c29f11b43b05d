import type { Page } from '@playwright/test';
import { showDay } from '../../src/fields/inputs/typedDay.ts';
import { addDays, lisbonDay } from '../../src/language/calendar.ts';
import { lojas } from '../../src/sections/lojas.ts';
import { fillIn, typeDay } from './fillIn.ts';
import { expect, expectSound } from './site.ts';
import {
  fieldOf,
  newShop,
  open,
  openMore,
  save,
  saveButton,
  search,
  test,
  unfold,
  unique,
} from './staff.ts';

const [loja] = lojas.sections;
const notice = (staff: Page) => staff.getByRole('alert');

/** What a stranger gets at an address of the site. */
const statusOf = async (staff: Page, path: string) =>
  (await staff.request.get(path, { maxRedirects: 0 })).status();

/** A day from today, as people write it. */
const inDays = (days: number) => showDay(addDays(lisbonDay(new Date()), days));

test('a draft waits for its moment: seen by staff, found by its state, published with one press', async ({
  staff,
  watch,
}) => {
  const name = unique('Loja por abrir');
  await open(staff, 'lojas/adicionar');
  if (!loja) throw new Error('no section');
  await fillIn(staff, loja, name);
  await unfold(staff, 'Quando aparece');
  await staff.getByLabel('Ainda não (rascunho)').check();
  await expect(fieldOf(staff, 'retirarEm')).toHaveCount(0);
  await save(staff);
  await expect(notice(staff).filter({ hasText: 'ficou guardada como rascunho' })).toBeVisible();

  await staff.getByLabel('Estado').selectOption('rascunho');
  await expect(staff).toHaveURL(/estado=rascunho/);
  await search(staff, name);
  await expect(staff.getByRole('main').getByText('Rascunho', { exact: true })).toBeVisible();
  await staff.getByRole('link', { name }).click();
  await expect(staff.locator('main h1')).toHaveText(name);
  const key = staff.url().split('/').at(-1) ?? '';
  expect(await statusOf(staff, `/lojas/${key}`)).not.toBe(200);

  await staff.getByRole('button', { name: 'Ver como ficará' }).click();
  const drawn = staff.frameLocator('iframe[title="A página como ficará"]');
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(name);
  await staff.keyboard.press('Escape');

  await staff.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(notice(staff).filter({ hasText: 'já está no site' })).toBeVisible();
  expect(await statusOf(staff, `/lojas/${key}`)).toBe(200);

  await openMore(staff);
  await staff.getByRole('button', { name: 'Retirar do site' }).click();
  await staff.getByRole('button', { name: 'Sim, retirar' }).click();
  await expect(notice(staff).filter({ hasText: 'já não está no site' })).toBeVisible();
  await expect(staff.getByText(/^Retirado em /)).toBeVisible();
  expect(await statusOf(staff, `/lojas/${key}`)).not.toBe(200);
  await expectSound(staff);
  expect(watch.complaints).toEqual([]);
});

test('a draft needs its name alone; its page says what is missing, and its button what it does', {
  tag: '@prove',
}, async ({ staff }) => {
  const name = unique('Loja só com nome');
  await open(staff, 'lojas/adicionar');
  await expect(saveButton(staff)).toHaveText('Publicar');
  await staff.locator('#campo-name').fill(name);
  await unfold(staff, 'Quando aparece');
  await staff.getByLabel('Ainda não (rascunho)').check();
  await expect(saveButton(staff)).toHaveText('Guardar rascunho');
  await save(staff);
  await expect(notice(staff).filter({ hasText: 'ficou guardada como rascunho' })).toBeVisible();
  await search(staff, name);
  await staff.getByRole('link', { name }).click();
  await expect(staff.getByText('Para publicar falta: Descrição, Local')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Publicar agora' })).toHaveCount(0);
  await expectSound(staff);

  await staff.getByRole('link', { name: 'Editar' }).click();
  await staff.getByLabel('Já', { exact: true }).check();
  await expect(saveButton(staff)).toHaveText('Publicar');
  await save(staff);
  await expect(fieldOf(staff, 'description')).toContainText('Campo obrigatório');
  if (!loja) throw new Error('no section');
  await fillIn(staff, loja, name);
  await save(staff);
  const seen = notice(staff).getByRole('link', { name: /^Ver no site/ });
  await expect(seen).toHaveAttribute('href', /^\/lojas\/loja-so-com-nome/);
});

test('what is to appear and to go by the clock says so, and nonsense is refused beside its field', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const identifier = await newShop(api);
  const { loja: made } = await api<{ loja: object }>('GET', `/api/lojas/${identifier}`);
  await api('PUT', `/api/lojas/${identifier}`, { ...made, name: unique('Loja a horas') });
  await open(staff, `lojas/editar/${identifier}`);
  await unfold(staff, 'Quando aparece');
  await staff.getByLabel('Noutro dia').check();
  await typeDay(staff, 'publicarEm', '');
  await expect(staff.getByLabel('Noutro dia')).toBeChecked();
  await save(staff);
  await expect(fieldOf(staff, 'publicarEm').getByText('Indique um dia e uma hora')).toBeVisible();
  await typeDay(staff, 'publicarEm', inDays(3));
  await staff.getByLabel('Publicar em: hora').fill('09:30');
  await typeDay(staff, 'retirarEm', inDays(1));
  await save(staff);
  const late = fieldOf(staff, 'retirarEm');
  await expect(late.getByText('A retirada tem de ser depois da publicação')).toBeVisible();
  await typeDay(staff, 'retirarEm', inDays(10));
  await save(staff);
  await expect(
    notice(staff).filter({ hasText: `agendada para ${inDays(3)}, 09:30` }),
  ).toBeVisible();

  await open(staff, `lojas?estado=agendado&q=Loja+a+horas`);
  const badge = `Agendado para ${inDays(3)}, 09:30, até ${inDays(10)}, 09:00`;
  await expect(staff.getByText(badge).first()).toBeVisible();
  await expectSound(staff);
  await open(staff, 'lojas?estado=retirado&q=nenhuma+destas');
  await expect(staff.getByRole('main')).toContainText('Nenhum registo tem «nenhuma destas»');
  expect(await statusOf(staff, `/lojas/${identifier}`)).not.toBe(200);
});
