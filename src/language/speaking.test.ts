import { describe, expect, test } from 'vitest';
import { longDate } from './calendar.ts';
import { counted } from './counted.ts';
import { euros } from './euros.ts';
import { inLanguage } from './inLanguage.ts';
import {
  inThisLanguage,
  type Language,
  langOf,
  languageCodes,
  otherLanguage,
  portugueseHere,
  t,
  translated,
} from './speaking.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const tables: Record<Language, Record<string, string>> = { en, es, fr };

/** An ordinary space for each no-break space of a figure. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the language being spoken', () => {
  test.each([
    [undefined, 'Página 3', '2 minutos', '1 minuto', '05 de março de 2027', '1234,50 €'],
    ['en', 'Page 3', '2 minutes', '1 minute', '5 March 2027', '€1,234.50'],
    ['es', 'Página 3', '2 minutos', '1 minuto', '5 de marzo de 2027', '1234,50 €'],
    ['fr', 'Page 3', '2 minutes', '1 minute', '5 mars 2027', '1 234,50 €'],
  ] as const)('%s says phrases, nouns, days and amounts', (language, page, two, one, day, amount) =>
    inLanguage(language, () => {
      expect(t('Página {numero}', { numero: 3 })).toBe(page);
      expect(counted(2, 'minuto', 'minutos')).toBe(two);
      expect(counted(1, 'minuto', 'minutos')).toBe(one);
      expect(longDate('2027-03-05')).toBe(day);
      expect(plain(euros(1234.5))).toBe(amount);
    }),
  );

  test('is Portuguese unless another is chosen, also after something that was waited for', async () => {
    expect(otherLanguage()).toBeUndefined();
    const said = await inLanguage('fr', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return t('hoje');
    });
    expect(said).toBe('aujourd’hui');
    expect(t('hoje')).toBe('hoje');
  });

  test('translates data that it knows, and leaves the rest as it is', () =>
    inLanguage('en', () => {
      expect(translated('Turismo Rural')).toBe(en['Turismo Rural']);
      expect(translated('24 horas')).toBe('24 hours');
      expect(translated('Casa da Eira')).toBe('Casa da Eira');
      expect(
        translated('O que ver em {aldeia}: os lugares da aldeia, onde ficam e o que contam.'),
      ).toContain('{aldeia}');
    }));

  test('names the addresses of its pages', () => {
    expect(inThisLanguage('/lojas')).toBe('/lojas');
    inLanguage('es', () => {
      expect(inThisLanguage('/')).toBe('/es');
      expect(inThisLanguage('/lojas')).toBe('/es/lojas');
    });
  });

  test('marks what nobody has translated as Portuguese', () => {
    const loja = { name: 'Mel da Serra', name_en: 'Hill Honey', name_fr: '' };
    expect(langOf(loja, 'name')).toBeUndefined();
    inLanguage('en', () => expect(langOf(loja, 'name')).toBeUndefined());
    inLanguage('fr', () => expect(langOf(loja, 'name')).toBe('pt-PT'));
    inLanguage('es', () => expect(langOf(loja, 'name')).toBe('pt-PT'));
    inLanguage('es', () => expect(portugueseHere()).toBe('pt-PT'));
  });
});

test.each(languageCodes)('every phrase in %s has the names that its key has', (language) => {
  const namesIn = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
  const lost = Object.keys(en).filter(
    (key) => String(namesIn(key)) !== String(namesIn(tables[language][key])),
  );
  expect(lost).toEqual([]);
});

test('a text that is data is never taken for something that every object has', () =>
  inLanguage('en', () => {
    for (const text of ['constructor', 'toString', '__proto__', 'nada disto {1} 5']) {
      expect(translated(text)).toBe(text);
    }
  }));
