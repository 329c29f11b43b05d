import { expect, test } from 'vitest';
import { inLanguage } from './inLanguage.ts';
import { translatedFields } from './translatedFields.ts';

const evento = { title: 'Magusto', title_en: 'Chestnut feast', title_es: '', location: 'Largo' };

test.each([
  [undefined, 'Magusto'],
  ['en', 'Chestnut feast'],
  ['es', 'Magusto'],
  ['fr', 'Magusto'],
] as const)('a record in %s has the title «%s»', (language, title) => {
  const row = inLanguage(language, () => translatedFields(evento, ['title', 'location']));
  expect(row).toMatchObject({ title, location: 'Largo' });
});
