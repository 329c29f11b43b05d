import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { yesOrNo } from '../language/yesOrNo.ts';
import type { Field, Options } from './field.ts';

export type FlagField = Field<boolean> & {
  /** The words in a list for yes and for no. */
  markers: readonly [yes: string, no: string];
};

/** Yes or no; no unless `initial` says otherwise. */
export function flag(
  label: string,
  options: Options & { initial?: boolean; markers?: readonly [string, string] } = {},
): FlagField {
  const { initial = false, markers = yesOrNo, ...rest } = options;
  return {
    ...rest,
    kind: 'flag',
    label,
    markers,
    initial,
    readings: [
      [1, markers[0]],
      [0, markers[1]],
    ],
    column: 'integer',
    schema: z.union(
      [z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false', ''] })],
      messages.invalid,
    ),
    answer: z.boolean(),
    isEmpty: () => false,
    toColumn: (value) => (value ? 1 : 0),
    fromColumn: (stored) => Number(stored) === 1,
  };
}
