import { expect } from 'vitest';

/** The shape of every refusal; `msg` is a sentence for people. */
export const refusalShape = {
  errors: expect.arrayContaining([
    { param: expect.any(String), msg: expect.stringMatching(/^[A-ZÀ-Ú][^<>{}]+$/) },
  ]),
};
