import { expect, test } from 'vitest';
import { holdsSiteAddress, withoutLinks } from './siteAddress.ts';

/** Clearly addresses of sites. Those in `maybe` could also be names, so letters only unlink them. */
const addresses = [
  'Ganhou um prémio https://evil.example',
  'HTTP://EVIL.EXAMPLE',
  'http://2130706433',
  'ftp://evil',
  ...['http:evil.example', 'https : // evil.example', 'www.evil.example', 'WWW2.evil.example'],
  ...['Ana evil.example/x', 'evil.example:8080/x', 'evil.pt?premio', 'evil.pt#premio', 'bit.ly/3x'],
  ...['evil。example/x', 'evil．example／x', 'evil｡example/x', 'evil․example/x', 'https：／／evil'],
  'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'h\u200bttps:\u200b//evil',
  'ww\u00adw.evil.example',
  'prémio.órgão/x',
];
const maybe = [
  'evil.example',
  'Ana evil.com',
  'evil。com',
  'ana@evil.com',
  'Dr.Silva',
  '//evil',
  'xn--evil-1a.pt',
];

test.each(addresses)('%s is the address of a site', (text) => {
  expect(holdsSiteAddress(text)).toBe(true);
});

test.each([
  ...[...maybe, 'Ana', 'M. J. Sousa', 'J.P. Sousa', 'Sr.José', 'Ana/Rui Silva', 'O’Neill'],
  ...['Rancho Folclórico, n.º 3', 'Silva & Filhos, Lda.', 'Grupo: Ana, Rui'],
  ...['D’Almeida e Sá-Nogueira', 'João «Zé» Pires (filho)'],
])('%s may be a name', (text) => {
  expect(holdsSiteAddress(text)).toBe(false);
});

/** What mail programs turn into links. */
const linked = /[\p{L}\p{N}-]\.[\p{L}\p{N}-]|:\/|\/\//u;

test.each([...addresses, ...maybe])('in a letter nothing of %s is a link', (text) => {
  const said = withoutLinks(text);
  expect(said).not.toMatch(linked);
  expect(said.normalize('NFKC')).not.toMatch(linked);
  expect(said).not.toMatch(/\p{Cf}/u);
});

test.each([
  ['Ana Vieira', 'Ana Vieira'],
  ['M. J. Sousa…', 'M. J. Sousa…'],
  ['Dr.Silva', 'Dr. Silva'],
  ['Ana/Rui', 'Ana/Rui'],
  ['moc.live\u202e', 'moc. live'],
])('%s is written %s', (text, said) => {
  expect(withoutLinks(text)).toBe(said);
});
