import { expect, test } from 'vitest';
import { whyNot } from './cartas.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:465', 'O servidor de correio não responde'],
  ['connect ETIMEDOUT 10.5.1.1:25', 'O servidor de correio não responde'],
  ['getaddrinfo ENOTFOUND mail.exemplo.pt', 'O servidor de correio não responde'],
  ['Greeting never received', 'O servidor de correio não responde'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', /utilizador ou a palavra-passe/],
  ['Missing credentials for "PLAIN"', /utilizador ou a palavra-passe/],
  ['self-signed certificate', /ligação segura/],
  ["Hostname/IP does not match certificate's altnames: Host: mail", /ligação segura/],
  ['Message failed: 451 mailbox busy', /tentar mais tarde/],
  [
    "Can't send mail - all recipients were rejected: 450 4.2.0 <a@b.pt>: Recipient address rejected: Greylisted",
    /tentar mais tarde/,
  ],
  ['Mail command failed: 421 4.3.0 too many connections', /tentar mais tarde/],
  ['Mail command failed: 553 5.7.1 sender not owned by user', /em nome desse endereço/],
  ['all recipients were rejected: 454 4.7.1 Relay access denied', /em nome desse endereço/],
  ['all recipients were rejected: 550 5.1.1 <spam@b.pt> User unknown', 'O endereço não existe'],
  ['all recipients were rejected: 550 No such user here', 'O endereço não existe'],
  ['No recipients defined', 'O endereço não existe'],
  ['Message failed: 552 5.2.2 Over quota', /está cheia/],
  ['Message failed: 452 4.2.2 mailbox full', /está cheia/],
  ['Message failed: 554 5.7.1 Message blocked due to spam content', /publicidade/],
  ['Message failed: 550 5.7.26 This mail is unauthenticated (DMARC)', /publicidade/],
  ['Message failed: 552 5.3.4 Message too big', /demasiado grande/],
  ['Message failed: 571 odd', 'O servidor de correio recusou o email'],
])('%s is said in the words of a desk', (lastError, words) => {
  expect(whyNot(lastError).what).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

test('only an address that does not exist is not worth another try', () => {
  expect(whyNot('550 5.1.1 User unknown').isFinal).toBe(true);
  expect(whyNot('450 4.1.1 User unknown').isFinal).toBeUndefined();
  expect(whyNot('550 5.7.1 Recipient address rejected: policy').isFinal).toBeUndefined();
});
