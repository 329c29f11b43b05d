import { expect, test } from 'vitest';
import { secureHref } from './secureHref.ts';

test.each([
  ['exemplo.pt', 'https://exemplo.pt'],
  ['www.exemplo.pt/a?b=c#d', 'https://www.exemplo.pt/a?b=c#d'],
  ['http://exemplo.pt', 'https://exemplo.pt'],
  ['HTTPS://exemplo.pt', 'https://exemplo.pt'],
  ['//exemplo.pt', 'https://exemplo.pt'],
  [' https://exemplo.pt ', 'https://exemplo.pt'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['data:text/html,x', 'https://data:text/html,x'],
])('%s leads to %s', (typed, expected) => {
  expect(secureHref(typed)).toBe(expected);
});
