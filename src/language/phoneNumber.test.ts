import { describe, expect, test } from 'vitest';
import { phone } from '../fields/phone.ts';
import { groupedPhone, nationalNumber, phoneHref, phoneLabel, tidyNumber } from './phoneNumber.ts';

test.each([
  ['912345678', 'Telemóvel', 'tel:912345678'],
  [' 96 111 22 33 ', 'Telemóvel', 'tel:961112233'],
  ['273 000 000', 'Telefone', 'tel:273000000'],
  ['+351 912 345 678', 'Telemóvel', 'tel:+351912345678'],
  ['00351 273 000 000', 'Telefone', 'tel:00351273000000'],
  ['(00) 1-2', 'Telefone', 'tel:0012'],
  ['', 'Telefone', 'tel:'],
])('%s is a %s', (number, label, href) => {
  expect(phoneLabel(number)).toBe(label);
  expect(phoneHref(number)).toBe(href);
});

test.each([
  ...['912345678', '+351 912 345 678', '00351 912 345 678', '351912345678', ' 912-345-678 '],
  ...['(+351) 912.345.678', '\u202a+351\u00a0912\u2011345\u2011678\u202c'],
])('%s is a phone number, kept as its nine digits', (typed) => {
  expect(nationalNumber(typed)).toBe('912345678');
  expect(tidyNumber(typed)).toBe('912345678');
  expect(phone('Telefone').schema.parse(typed)).toBe('912345678');
});

const none = [
  '91234567',
  '9123456789',
  '+34 912 345 678',
  '+351 91234567',
  '91234567a',
  '+912345678',
];
test.each(none)('%s is none', (typed) => {
  expect(tidyNumber(typed)).toBe(typed);
  expect(phone('Telefone').schema.safeParse(typed).error?.issues[0]?.message).toBe('Inválido');
});

describe('a phone number on a page', () => {
  test.each([
    ['276000011', '276 000 011'],
    ['91 0000011', '910 000 011'],
    ['276-000-011', '276 000 011'],
    ['+351276000011', '+351 276 000 011'],
    ['00351 910 000 011', '+351 910 000 011'],
  ])('is read in threes: %s', (typed, shown) => {
    expect(groupedPhone(typed)).toBe(shown.replaceAll(' ', '\u00a0'));
  });

  test.each(['112', '1400 (dia e noite)', '+44 20 7946 0018', ''])(
    'stays as it was typed when it is not a Portuguese number: %s',
    (typed) => {
      expect(groupedPhone(typed)).toBe(typed);
    },
  );
});
