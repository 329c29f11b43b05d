import type { Locator, Page } from '@playwright/test';
import type { Field } from '../../src/fields/field.ts';
import { isRequired } from '../../src/fields/shape.ts';
import type { Section } from '../../src/sections/section.ts';
import { pdf } from './samples.ts';
import { expect } from './site.ts';
import { fieldOf } from './staff.ts';

/** Types a valid value into a field, by the field's kind. */
const typing: Record<string, (page: Page, name: string) => Promise<void>> = {
  text: (page, name) => page.locator(`#campo-${name}`).fill('Texto à prova'),
  richText: async (page, name) => void (await write(page, name, 'Um texto')),
  photo: async (page, name) => (await photoAddress(page, name)).fill('/icone.svg'),
  count: (page, name) => page.locator(`#campo-${name}`).fill('12'),
  photos: addOne('/icone.svg', photoAddress),
  list: addOne('Caldo de castanha', async (page, name) => page.locator(`#campo-${name}`)),
  attachments: async (page, name) => {
    const chooser = fieldOf(page, name).locator('input[type="file"]').first();
    await chooser.setInputFiles(pdf('prova.pdf'));
    await expect(fieldOf(page, name).getByRole('textbox')).toHaveCount(1);
  },
  date: (page, name) => typeDay(page, name, '31/12/2030'),
};

function addOne(text: string, inputOf: (page: Page, name: string) => Promise<Locator>) {
  return async (page: Page, name: string) => {
    const input = await inputOf(page, name);
    const add = fieldOf(page, name).getByRole('button', { name: /^Adicionar/ });
    await expect(add).toBeDisabled();
    await input.fill(text);
    await add.click();
    await expect(input).toHaveValue('');
  };
}

/** The input for the address of a photo, which is unfolded first. */
export async function photoAddress(page: Page, name: string): Promise<Locator> {
  const input = page.locator(`#campo-${name}-endereco`);
  if (await input.isHidden())
    await fieldOf(page, name).getByText('Usar uma foto da internet').click();
  return input;
}

/** Types a day as people write it. */
export async function typeDay(page: Page, name: string, day: string): Promise<void> {
  await page.locator(`#campo-${name}`).fill(day);
  await page.locator(`#campo-${name}`).blur();
}

/** Writes into the editor of a field; returns the editor. */
export async function write(page: Page, name: string, text: string) {
  const editor = fieldOf(page, name).locator('[contenteditable="true"]');
  await editor.click();
  await editor.pressSequentially(text);
  return editor;
}

/** The fields that an untouched form is refused for. */
export function requiredOf(section: Section): [string, Field][] {
  const fields = Object.entries(section.fields);
  const blank = Object.fromEntries(fields.map(([name, { initial }]) => [name, initial]));
  return fields.filter(
    ([name, field]) => isRequired(section, name, blank) && field.isEmpty(field.initial),
  );
}

/** Fills in everything a section asks for, under this heading. */
export async function fillIn(page: Page, section: Section, heading: string): Promise<void> {
  for (const [name, { kind }] of requiredOf(section)) await typing[kind]?.(page, name);
  await page.locator(`#campo-${section.heading}`).fill(heading);
}
