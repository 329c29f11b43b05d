import { expect, test } from 'vitest';
import { inLanguage } from '../inLanguage.ts';
import { messages } from '../messages.ts';
import { languageCodes, translated } from '../speaking.ts';

const { required, invalid, email, phone, count, noAddresses, notFound, slowDown, apiKey } =
  messages;
const { captcha, notJson, notAnObject, mediaType, tooLarge, badRequest, noRoom } = messages;
const { unavailable, seats, nobody, eventUnknown, signUpClosed, tooLateToChange } = messages;
const { onlySmaller, tooLateToCancel, bookingCancelled, bookingNotYet, bookingExpired } = messages;
const { offerOver, nothingToPay, notMobile, paymentRefused, paymentUnclear } = messages;
const { fileMissing, fileEmpty, oneFile, uploadStopped, fileKind, fileDamaged } = messages;
const { fileUnopened, photoTooLarge, diskFull } = messages;

/** What the contact form, the sign-up, the page of a booking and its payment can be refused with. */
const refusals = [
  ...[required, invalid, email, phone, count, noAddresses, notFound, slowDown, apiKey],
  ...[captcha, notJson, notAnObject, mediaType, tooLarge, badRequest, noRoom],
  ...[unavailable, seats, nobody, eventUnknown, signUpClosed, tooLateToChange],
  ...[onlySmaller, tooLateToCancel, bookingCancelled, bookingNotYet, bookingExpired],
  ...[offerOver, nothingToPay, notMobile, paymentRefused, paymentUnclear],
  ...[fileMissing, fileEmpty, oneFile, uploadStopped, fileKind, fileDamaged],
  ...[fileUnopened, photoTooLarge, diskFull],
  ...[messages.tooLong(300), messages.atLeast(0), messages.atMost(1_000)],
  ...[messages.partyTooLarge(1), messages.partyTooLarge(10), messages.fileTooLarge(20)],
];

test.each(languageCodes)('a visitor who reads %s is refused in that language', (language) => {
  inLanguage(language, () => {
    for (const refusal of refusals) expect(translated(refusal), refusal).not.toBe(refusal);
    expect(translated(messages.tooLong(300))).toContain('300');
  });
});
