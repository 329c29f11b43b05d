import { expect, test } from 'vitest';
import { refusals as payment } from '../../features/ifthenpay/refusals.ts';
import { refusals as booking } from '../../features/inscricoes/refusals.ts';
import { inLanguage } from '../inLanguage.ts';
import { messages } from '../messages.ts';
import { languageCodes, translated } from '../speaking.ts';

/** What the contact form, the sign-up, the page of a booking and its payment can be refused with. */
const named = [
  ...['required', 'invalid', 'email', 'phone', 'count', 'noAddresses', 'notFound', 'slowDown'],
  ...['apiKey', 'captcha', 'notJson', 'notAnObject', 'mediaType', 'tooLarge', 'badRequest'],
  ...['noRoom', 'unavailable', 'fileMissing', 'fileEmpty', 'oneFile', 'uploadStopped', 'fileKind'],
  ...['fileDamaged', 'fileUnopened', 'photoTooLarge', 'noRoomForFile'],
] as const;
const ofBookings = [
  ...['seats', 'othersWait', 'nobody', 'eventUnknown', 'signUpClosed', 'tooLateToChange'],
  ...['onlySmaller', 'tooLateToCancel', 'bookingCancelled', 'bookingNotYet', 'bookingExpired'],
  'offerOver',
] as const;
const ofPayments = ['nothingToPay', 'notMobile', 'paymentRefused', 'paymentUnclear'] as const;
const refusals = [
  ...named.map((name) => messages[name]),
  ...ofBookings.map((name) => booking[name]),
  ...ofPayments.map((name) => payment[name]),
  ...[messages.tooLong(300), messages.atLeast(0), messages.atMost(1_000)],
  ...[booking.partyTooLarge(1), booking.partyTooLarge(10), messages.fileTooLarge(20)],
  messages.uploadsOfToday(50),
];

test.each(languageCodes)('a visitor who reads %s is refused in that language', (language) => {
  inLanguage(language, () => {
    for (const refusal of refusals) expect(translated(refusal), refusal).not.toBe(refusal);
    expect(translated(messages.tooLong(300))).toContain('300');
  });
});
