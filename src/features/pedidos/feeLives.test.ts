import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { liveRequests, requestLives } from '../../../tests/pedidos/requestLives.ts';
import { testApp } from '../../../tests/startApp.ts';

describe.each(bothEngines)('whatever becomes of requests and their fees, on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@exemplo.pt' } });

  test('what came in is held or was given back, and nothing is undone but the last of its kind', async () => {
    let looks = 0;
    await fc.assert(
      fc.asyncProperty(requestLives, async (deeds) => {
        looks += await liveRequests(t, deeds);
      }),
      { numRuns: 4 },
    );
    expect(looks).toBeGreaterThan(20);
  }, 180_000);
});
