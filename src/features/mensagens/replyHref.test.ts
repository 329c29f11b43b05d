import { expect, test } from 'vitest';
import { replyHref } from './replyHref.ts';

test.each([
  ['goes to the sender', 'rui@exemplo.pt', 'Água & luz?', 'Re%3A%20%C3%81gua%20%26%20luz%3F'],
  ['to an answer does not repeat its mark', 'rui@exemplo.pt', ' RE: fonte', 'RE%3A%20fonte'],
  ['is not added to by an odd address', "a?cc=b&d'e@exemplo.pt", 'x', 'Re%3A%20x'],
])('an answer %s', (_case, email, subject, written) => {
  const to = email.replace('?cc=b&', '%3Fcc%3Db%26');
  expect(replyHref({ email, subject })).toBe(`mailto:${to}?subject=${written}`);
});
