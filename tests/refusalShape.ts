import { expect } from 'vitest';

/** The one shape of every refusal; what it says is a sentence for people. */
export const refusalShape = {
  errors: expect.arrayContaining([
    { param: expect.any(String), msg: expect.stringMatching(/^[A-ZÀ-Ú][^<>{}]+$/) },
  ]),
};
