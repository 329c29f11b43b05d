import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { textKind } from './field.ts';
import { momentAnswer } from './instant.ts';

/** Browsers' date and time inputs go no further. */
const isWithinReach = (instant: Date) =>
  instant.getUTCFullYear() >= 1900 && instant.getUTCFullYear() <= 9999;

/** A moment chosen by people in Lisbon time; stored as an instant in UTC, empty is ''. */
export const moment = textKind({
  kind: 'moment',
  readAs: 'moment',
  sorts: 'stored',
  isScheduled: true,
  schema: z.union(
    [
      z.literal(''),
      z.iso
        .datetime({ offset: true })
        .transform((written) => new Date(written))
        .refine(isWithinReach)
        .transform((instant) => instant.toISOString()),
    ],
    messages.moment,
  ),
  answer: momentAnswer,
});
