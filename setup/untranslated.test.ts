import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { findAllUntranslated, findUntranslated } from './untranslated.ts';

const spoken = "import { t } from '../language/speaking.ts';\n";
const of = (jsx: string) => findUntranslated('a.tsx', `${spoken}export const a = ${jsx};`);

test('every text that visitors read is in the language of its page', () => {
  expect(findAllUntranslated(dirname(import.meta.dirname))).toEqual([]);
});

test.each([
  ['<p>Bom dia</p>', 'Bom dia'],
  ["<p>{isOpen ? 'Aberto' : t('Fechado')}</p>", 'Aberto'],
  ["<>{isOpen && 'Aberto'}</>", 'Aberto'],
  ['<p>{`Até já`}</p>', 'Até já'],
  ['<img alt="A ponte" />', 'A ponte'],
  ['<Fact label={`Onde`} />', 'Onde'],
  ['<button aria-label="Fechar" />', 'Fechar'],
])('a text written into a page is named: %s', (jsx, text) => {
  expect(of(jsx)).toEqual([`a.tsx:2: ${text}`]);
});

test.each([
  "<p className='soft'>{t('Bom dia')}</p>",
  "<a href='/mapa' hrefLang='pt-PT' data-group='a'>{name}</a>",
  '<p>12 km · (PDF) &nbsp;— {count}</p>',
])('what is no text is left alone: %s', (jsx) => {
  expect(of(jsx)).toEqual([]);
});

test('a file of Portuguese pages alone is left alone', () => {
  expect(findUntranslated('a.tsx', 'export const a = <p>Bom dia</p>;')).toEqual([]);
});
