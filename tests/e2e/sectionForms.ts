import type { Page } from '@playwright/test';
import type { Section } from '../../src/sections/section.ts';
import { requiredOf } from './fillIn.ts';
import { axeFindings, expect } from './site.ts';
import { save } from './staff.ts';

/** Sections where Cancelar leads to the first section; elsewhere it leads back to the list. */
const leadToTheFirst = ['essencias', 'contactos'];
/** Sections where Cancelar leads from the edit form to the record. */
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

/** Opens the form that adds, from the list, and expects it to ask for every required field. */
export async function openForm(staff: Page, section: Section) {
  await staff.getByRole('link', { name: 'Adicionar' }).click();
  await expect(title(staff)).toHaveText(section.addTitle);
  const cancel = staff.getByRole('link', { name: 'Cancelar' });
  await expect(cancel).toHaveAttribute('href', waysBack(section).adding);

  await save(staff);
  await expect(staff.getByText('Campo obrigatório')).toHaveCount(requiredOf(section).length);
  // Wait for the scroll to the top: axe cannot measure what moves.
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBe(0);
  expect(await axeFindings(staff)).toEqual([]);
}

/** Opens the form that edits a record, from the record. */
export async function openEditing(staff: Page, section: Section, heading: string) {
  await staff.getByRole('link', { name: 'Editar' }).click();
  await expect(title(staff)).toHaveText(section.editTitle);
  const cancel = staff.getByRole('link', { name: 'Cancelar' });
  await expect(cancel).toHaveAttribute('href', waysBack(section).editing);
  await expect(staff.locator(`#campo-${section.heading}`)).toHaveValue(heading);
}
