import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { richText } from './richText.ts';
import { text } from './text.ts';
import { isStale, markedAnew, originalLabel, translationsOf } from './translation.ts';

const fields = translationsOf({ name: text('Nome'), about: richText('Sobre') }, ['name', 'about']);
const before = {
  name: 'Ponte',
  name_en: 'Bridge',
  about: '<p>Dois arcos</p>',
  about_en: '<p>Two</p>',
};

/** Whether a translation is out of date after these changes to what it was made from. */
function isOut(name: string, change: Record<string, unknown>): boolean {
  const field = fields[name] as Field;
  return isStale(name, field, {
    ...before,
    traduzidoDe: markedAnew(name, field, before),
    ...change,
  });
}

test.each([
  ['nothing', 'name_en', {}, false],
  ['the Portuguese', 'name_en', { name: 'Ponte Nova' }, true],
  ['a space that is not stored', 'name_en', { name: ' Ponte ' }, false],
  ['another field', 'name_en', { about: '<p>Três arcos</p>' }, false],
  ['the words of a formatted text', 'about_en', { about: '<p>Três arcos</p>' }, true],
  ['only the formatting', 'about_en', { about: '<h2>Dois <em>arcos</em></h2>' }, false],
  ['the translation is no more', 'name_en', { name: 'Ponte Nova', name_en: '' }, false],
  ['nobody noted what it was made from', 'name_en', { traduzidoDe: {}, name: 'Nova' }, false],
])('a translation is marked when the Portuguese changes: %s', (_, name, change, is) => {
  expect(isOut(name, change)).toBe(is);
});

test('an emptied translation is made from nothing, and the others keep their marks', () => {
  const traduzidoDe = { name_en: 'a', name_fr: 'b' };
  const emptied = { ...before, name_en: '', traduzidoDe };
  expect(markedAnew('name_en', fields.name_en as Field, emptied)).toEqual({ name_fr: 'b' });
});

test('a translation is called as its original', () => {
  expect(fields.about_fr?.label).toBe('Sobre (francês)');
  expect(originalLabel(fields.about_fr as Field)).toBe('Sobre');
});
