import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { live, lives } from '../../../tests/eventLives/lives.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { startPayProvider } from '../../../tests/payProvider.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';

describe.each(bothEngines)(
  'whatever becomes of two events and those who book them, on %s',
  (engine) => {
    let t: TestApp;
    let provider: Awaited<ReturnType<typeof startPayProvider>>;
    beforeAll(async () => {
      provider = await startPayProvider();
      t = await startApp(engine, { settings: provider.settings });
    });
    afterAll(async () => {
      await t.close();
      await provider.stop();
    });

    test('what came in is held or was given back, and nothing owed vanishes without a word', async () => {
      let looks = 0;
      await fc.assert(
        fc.asyncProperty(lives, async (deeds) => {
          looks += await live({ t, provider }, deeds);
        }),
        { numRuns: 4 },
      );
      expect(looks).toBeGreaterThan(20);
    }, 180_000);
  },
);
