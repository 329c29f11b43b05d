import type { Page } from '@playwright/test';
import { expect, expectSound } from './site.ts';
import { open, test, unique } from './staff.ts';

const box = (staff: Page) => staff.getByRole('combobox', { name: 'O que procura' });
const options = (staff: Page) => staff.getByRole('listbox').getByRole('option');

test('any record, screen or action is found by its words @phone', async ({ staff, api, watch }) => {
  const name = unique('Avó Lã');
  const identifier = unique('rascunho').replace(' ', '-');
  const shown = { description: '<p>A</p>', mainPhoto: '/icone.svg', photos: ['/icone.svg'] };
  await api('POST', '/api/lojas', { identifier, name, local: 'Praça', rascunho: true, ...shown });
  await open(staff, 'hoje');
  await staff.getByRole('button', { name: 'Procurar' }).click();
  await expect(box(staff)).toBeFocused();
  // Without words it shows the latest changes, among them those of other journeys.
  await expect(options(staff).filter({ hasText: name })).toHaveCount(1);
  await expectSound(staff);

  await box(staff).fill(name.toLowerCase().replace('ã', 'a').replace('ó', 'o'));
  await expect(options(staff)).toHaveCount(1);
  await expect(staff.getByRole('status').getByText('1 resultado')).toBeAttached();
  await expect(options(staff)).toContainText('Lojas · Rascunho');
  await staff.keyboard.press('Enter');
  await expect(staff.locator('main h1')).toHaveText(name);
  await expect(staff.getByRole('main')).toBeFocused();
  await expect(staff.getByRole('dialog')).toBeHidden();

  for (const [words, label, title] of [
    ['novo aviso', 'Adicionar aviso', 'Adicionar aviso'],
    ['urgente', 'Aviso urgente', 'Aviso urgente'],
    ['pagam', 'Pagamentos', 'Pagamentos'],
    ['atividade', 'Atividade', 'Atividade'],
  ]) {
    await staff.keyboard.press('Control+k');
    await box(staff).fill(words ?? '');
    await expect(options(staff).first()).toContainText(label ?? '');
    await options(staff).first().click();
    await expect(staff.getByRole('heading', { name: title ?? '' }).first()).toBeVisible();
  }
  expect(watch.complaints).toEqual([]);
});

test('the arrows choose, Esc goes back to where one was, and nothing found is said', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'lojas');
  const button = staff.getByRole('button', { name: 'Procurar' });
  await button.focus();
  await staff.keyboard.press('Control+k');
  await box(staff).fill('adicionar');
  const chosen = staff.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  const first = await chosen.textContent();
  await staff.keyboard.press('ArrowUp');
  await expect(chosen).not.toHaveText(first ?? '');
  await expect(box(staff)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await staff.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(first ?? '');
  await box(staff).fill('nada que exista');
  await expect(staff.getByRole('status').getByText('Nada encontrado')).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
});

test('from a half-written form to another section, the new form is blank and the old one waits', {
  tag: '@prove',
}, async ({ staff }) => {
  const name = unique('Tasca por acabar');
  staff.on('dialog', (dialog) => void dialog.accept());
  await open(staff, 'restaurantes/adicionar');
  await staff.locator('#campo-name').fill(name);
  await staff.keyboard.press('Control+k');
  await box(staff).fill('adicionar alojamento');
  await options(staff).filter({ hasText: 'Adicionar alojamento' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(staff.locator('main h1')).toHaveText('Adicionar alojamento');
  await expect(staff.locator('#campo-name')).toHaveValue('');
  await staff.locator('#campo-name').fill(unique('Casa por acabar'));
  await expect(staff.getByText(/^Por acabar · a salvo/)).toBeVisible();
  await open(staff, 'restaurantes');
  await expect(staff.getByRole('region', { name: 'Por acabar' })).toContainText(name);
});
