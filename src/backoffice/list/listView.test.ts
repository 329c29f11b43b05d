import { expect, test } from 'vitest';
import { callFor, searchIn, searchWith, viewIn } from './listView.ts';

const at = (search: string) => viewIn(new URLSearchParams(search));

test('an address says what is looked for, how it is sorted, and which page is shown', () => {
  expect(at('q=água&ordem=-title&pagina=3')).toEqual({
    q: 'água',
    order: { column: 'title', down: true },
    page: 3,
  });
  expect(at('')).toEqual({ q: '', order: undefined, page: 1 });
});

test.each(['0', '-1', '1.5', 'x', '1e9', '9999999'])('page %s is the first', (page) => {
  expect(at(`pagina=${page}`).page).toBe(1);
});

test('to look for something else, or sort it, begins at the first page; the rest of the address stays', () => {
  const search = new URLSearchParams('painel=&q=a&pagina=4');
  expect(String(searchWith(search, { q: 'b' }))).toBe('painel=&q=b');
  expect(String(searchWith(search, { order: { column: 'name', down: true } }))).toBe(
    'painel=&q=a&ordem=-name',
  );
  expect(String(searchWith(search, { page: 2 }))).toBe('painel=&q=a&pagina=2');
  expect(String(searchWith(search, { page: 1, q: '' }))).toBe('painel=');
});

test('the rows of one state keep the words and the order, and begin at their first page', () => {
  const search = new URLSearchParams('painel=&q=a&ordem=-name&pagina=4&estado=pagas');
  expect(String(searchIn(search, 'porPagar'))).toBe('painel=&q=a&ordem=-name&estado=porPagar');
  expect(String(searchIn(search, ''))).toBe('painel=&q=a&ordem=-name');
});

test('a call asks for one page', () => {
  expect(String(callFor(at('q=a b&ordem=title&pagina=3')))).toBe(
    'limit=50&offset=100&q=a+b&sort=title',
  );
  expect(String(callFor(at(''), 4))).toBe('limit=4&offset=0');
});
