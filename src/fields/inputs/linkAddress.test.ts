import { expect, test } from 'vitest';
import { linkAddress } from './linkAddress.ts';

test.each([
  ['exemplo.pt/festas', 'https://exemplo.pt/festas'],
  [' https://exemplo.pt ', 'https://exemplo.pt'],
  ['http://exemplo.pt', 'http://exemplo.pt'],
  ['junta@exemplo.pt', 'mailto:junta@exemplo.pt'],
  ['tel:253000000', 'tel:253000000'],
  ['/eventos', '/eventos'],
])('a clerk who types "%s" links to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each(['', '   ', 'javascript:alert(1)', 'data:text/html,x', '//outro.pt', 'duas palavras'])(
  '"%s" is no address to follow',
  (typed) => {
    expect(linkAddress(typed)).toBe('');
  },
);
