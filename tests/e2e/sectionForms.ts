import type { Page } from '@playwright/test';
import type { Section } from '../../src/sections/section.ts';
import { requiredOf } from './fillIn.ts';
import { axeFindings, expect } from './site.ts';
import { save } from './staff.ts';

/** Cancelar leads back to the list, but from these to the first section. */
const leadToTheFirst = ['essencias', 'contactos'];
/** And from the form that edits one of these, to the record. */
const leadToTheRecord = ['restaurantes', 'alojamentos', 'lojas'];

/** The title of a screen. */
export const title = (staff: Page) => staff.getByRole('heading', { level: 1 });

/** Where Cancelar leads from the form that adds to a section, and from the one that edits there. */
function waysBack({ name }: Section): { adding: RegExp; editing: RegExp } {
  const adding = leadToTheFirst.includes(name) ? 'pontos_interesse' : name;
  const editing = leadToTheRecord.includes(name) ? `${adding}/(?!editar)[^/]+` : adding;
  return {
    adding: new RegExp(`^/backoffice/${adding}$`),
    editing: new RegExp(`^/backoffice/${editing}$`),
  };
}

/** From the list to the form that adds, which asks for all that is required. */
export async function openForm(staff: Page, section: Section) {
  await staff.getByRole('link', { name: 'Adicionar' }).click();
  await expect(title(staff)).toHaveText(section.addTitle);
  const cancel = staff.getByRole('link', { name: 'Cancelar' });
  await expect(cancel).toHaveAttribute('href', waysBack(section).adding);

  await save(staff);
  await expect(staff.getByText('Campo obrigatório')).toHaveCount(requiredOf(section).length);
  // The page is on its way to the top; what moves cannot be measured.
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBe(0);
  expect(await axeFindings(staff)).toEqual([]);
}

/** From a record to the form that edits it. */
export async function openEditing(staff: Page, section: Section, heading: string) {
  await staff.getByRole('link', { name: 'Editar' }).click();
  await expect(title(staff)).toHaveText(section.editTitle);
  const cancel = staff.getByRole('link', { name: 'Cancelar' });
  await expect(cancel).toHaveAttribute('href', waysBack(section).editing);
  await expect(staff.locator(`#campo-${section.heading}`)).toHaveValue(heading);
}
