import { expect, test } from 'vitest';
import { phoneHref, phoneLabel } from './phoneNumber.ts';

test.each([
  ['912345678', 'Telemóvel', 'tel:912345678'],
  [' 96 111 22 33 ', 'Telemóvel', 'tel:961112233'],
  ['273 000 000', 'Telefone', 'tel:273000000'],
  ['+351 912 345 678', 'Telefone', 'tel:+351912345678'],
  ['(00) 1-2', 'Telefone', 'tel:0012'],
  ['', 'Telefone', 'tel:'],
])('%s is a %s', (number, label, href) => {
  expect(phoneLabel(number)).toBe(label);
  expect(phoneHref(number)).toBe(href);
});
