import { expect, test } from 'vitest';
import { messages } from '../../language/messages.ts';
import { price } from '../price.ts';
import { amountTyping } from './amount.ts';

const { clean, read, show } = amountTyping;

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['12,', 12],
  [',5', 0.5],
  ['7,50 €', 7.5],
  ['1.234,50', 1234.5],
  ['', null],
  [',', null],
  ['grátis', null],
])('a clerk who types "%s" means %s', (typed, amount) => {
  expect(read(clean(typed))).toBe(amount);
});

test('a second comma is not taken', () => {
  expect(clean('1,2,3')).toBe('1,23');
});

test.each([
  [12.5, '12,50'],
  [12, '12'],
  [0, '0'],
  [0.07, '0,07'],
  [19.99, '19,99'],
  [null, ''],
])('%s is shown as "%s"', (amount, shown) => {
  expect(show(amount)).toBe(shown);
  expect(read(shown)).toBe(amount);
});

test.each(['1.000', '1,234', '12,505'])('"%s" may mean a thousand and is refused', (typed) => {
  const held = read(clean(typed));
  expect(show(held)).toBe(clean(typed));
  expect(price('Preço').schema.safeParse(held).error?.issues[0]?.message).toBe(messages.price);
});
