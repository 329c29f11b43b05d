import { expect, test } from 'vitest';
import { replyHref } from './replyHref.ts';

test('an answer goes to the sender, about the same subject', () => {
  expect(replyHref({ email: 'rui@exemplo.pt', subject: 'Água & luz?' })).toBe(
    'mailto:rui@exemplo.pt?subject=Re%3A%20%C3%81gua%20%26%20luz%3F',
  );
});

test('an answer to an answer does not repeat its mark', () => {
  expect(replyHref({ email: 'rui@exemplo.pt', subject: ' RE: fonte' })).toBe(
    'mailto:rui@exemplo.pt?subject=RE%3A%20fonte',
  );
});

test('an odd address cannot add to the letter', () => {
  expect(replyHref({ email: "a?cc=b&d'e@exemplo.pt", subject: 'x' })).toBe(
    "mailto:a%3Fcc%3Db%26d'e@exemplo.pt?subject=Re%3A%20x",
  );
});
