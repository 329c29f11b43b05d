import { expect, test } from 'vitest';
import { phoneIn, replyHref, withPhrase } from './conversa.screen.ts';
import { phraseFor } from './mensagens.ts';

test.each([
  ['Ligue-me: 912 345 678, obrigada', '912345678'],
  ['+351 271.000.123', '+351271000123'],
  ['O contador marca 9123456789', ''],
  ['NIF 501234567', ''],
  ['sem número', ''],
])('the phone in «%s» is %s', (text, phone) => {
  expect(phoneIn(text)).toBe(phone);
});

test.each([
  ['into an empty box', '', 0, 0, 'Olá.\n', 5],
  ['after what is written', 'Bom dia', 7, 7, 'Bom dia\nOlá.\n', 13],
  ['between two lines', 'Um\nDois', 3, 3, 'Um\nOlá.\nDois', 8],
  ['in place of what is chosen', 'Um\nXX\nDois', 3, 5, 'Um\nOlá.\nDois', 8],
])('a phrase goes %s', (_case, text, from, to, wanted, cursor) => {
  expect(withPhrase(text, 'Olá.', from, to)).toEqual({ text: wanted, cursor });
});

test('a phrase calls whoever wrote by name, whatever that is', () => {
  expect(phraseFor('$& Joana', 'Bom dia, {nome}. {nome}!')).toBe('Bom dia, $& Joana. $& Joana!');
});

test.each([
  ['goes to the sender', 'rui@exemplo.pt', 'Água & luz?', 'Re%3A%20%C3%81gua%20%26%20luz%3F'],
  ['to an answer does not repeat its mark', 'rui@exemplo.pt', ' RE: fonte', 'RE%3A%20fonte'],
  ['is not added to by an odd address', "a?cc=b&d'e@exemplo.pt", 'x', 'Re%3A%20x'],
])('an answer %s', (_case, email, subject, written) => {
  const to = email.replace('?cc=b&', '%3Fcc%3Db%26');
  expect(replyHref({ email, subject })).toBe(`mailto:${to}?subject=${written}`);
});
