import { expect, test } from 'vitest';
import { browserOf } from './browserOf.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  ['Firefox no Windows', `${windows.slice(0, -1)}; rv:145.0) Gecko/20100101 Firefox/145.0`],
  ['Chrome no Windows', `${windows} ${chrome} Safari/537.36`],
  ['Edge no Windows', `${windows} ${chrome} Safari/537.36 Edg/140.0.0.0`],
  ['Opera no Windows', `${windows} ${chrome} Safari/537.36 OPR/120.0`],
  ['Chrome no Android', `Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`],
  [
    'Samsung Internet no Android',
    `(Linux; Android 15) SamsungBrowser/28.0 ${chrome} Safari/537.36`,
  ],
  ['Safari no iPhone', `${iphone} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome no iPhone', `${iphone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Safari no Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15'],
  ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome no Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ['Navegador desconhecido', 'curl/8.5.0'],
  ['Navegador desconhecido', '<script>alert(1)</script>'],
  ['Navegador desconhecido', undefined],
])('%s', (words, header) => {
  expect(browserOf(header)).toBe(words);
});
