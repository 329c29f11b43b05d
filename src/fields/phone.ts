import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { nationalNumber, tidyNumber } from '../language/phoneNumber.ts';
import { textKind } from './field.ts';

/** A Portuguese phone number: exactly nine digits; spaces and the country code are removed. */
export const phone = textKind({
  kind: 'phone',
  readAs: 'phone',
  isSearched: true,
  sorts: 'letters',
  tidy: tidyNumber,
  schema: z
    .string(messages.phone)
    .transform(nationalNumber)
    .pipe(z.string().regex(/^$|^\d{9}$/, messages.phone)),
  answer: z.string().regex(/^$|^\d{9}$/),
});
