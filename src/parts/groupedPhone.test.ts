import { describe, expect, it } from 'vitest';
import { groupedPhone } from './groupedPhone.ts';

describe('a phone number on a page', () => {
  it.each([
    ['276000011', '276 000 011'],
    ['91 0000011', '910 000 011'],
    ['276-000-011', '276 000 011'],
    ['+351276000011', '+351 276 000 011'],
    ['00351 910 000 011', '+351 910 000 011'],
  ])('is read in threes: %s', (typed, shown) => {
    expect(groupedPhone(typed)).toBe(shown.replaceAll(' ', '\u00a0'));
  });

  it.each(['112', '1400 (dia e noite)', '+44 20 7946 0018', ''])(
    'stays as it was typed when it is not a Portuguese number: %s',
    (typed) => {
      expect(groupedPhone(typed)).toBe(typed);
    },
  );
});
