import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { live, lives } from '../../../tests/eventLives.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';

describe.each(bothEngines)(
  'whatever becomes of two events and those who book them, on %s',
  (engine) => {
    const t = testApp(engine);

    test('what came in is held, owed or given back, and nothing owed vanishes without a word', async () => {
      let looks = 0;
      await fc.assert(
        fc.asyncProperty(lives, async (deeds) => {
          looks += await live(t, deeds);
        }),
        { numRuns: 8 },
      );
      expect(looks).toBeGreaterThan(50);
    }, 180_000);
  },
);
