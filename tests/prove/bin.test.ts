import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/search/openStore.ts';
import { everyTable } from '../everyTable.ts';
import { newPlace } from '../openTestStore.ts';
import { binLoad } from './binLoad.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage } from './startVillage.ts';
import { until } from './until.ts';

test.each([
  { engine: 'sqlite', kills: 40, name: 'SQLite' },
  { engine: 'postgres', kills: 15, name: 'PostgreSQL' },
] as const)(
  '$kills kills leave the bin and the versions whole, on $name',
  async ({ engine, kills, name }) => {
    const place = await newPlace(engine);
    let village = await startVillage(place);
    const load = binLoad(await openOffice(village.url));
    const store = await openStore(place, everyTable);
    try {
      for (let kill = 1; kill <= kills; kill++) {
        const stop = new AbortController();
        const before = load.acknowledged();
        const working = load.work(village.url, stop.signal);
        // A busy machine needs a moment before anything is written at all.
        await until(() => load.acknowledged() > before + 5, { every: 5, patience: 10_000 });
        await pause(randomInt(1_000));
        stop.abort();
        await village.kill();
        await working;
        village = await startVillage(place);
        const { lost, half } = await load.compare(store);
        expect({ kill, lost, half }).toEqual({ kill, lost: [], half: [] });
      }
      const cut = Object.entries(load.cutOff);
      record({
        promise: 'Acknowledged is kept',
        proof: `${kills} × kill -9 in the middle of publishing, deleting, bringing back, emptying the bin and restoring versions; ${name}`,
        reached: `0 of ${load.acknowledged()} lost, 0 done by halves; cut off: ${cut.map(([deed, times]) => `${times} × ${deed}`).join(', ')}`,
        promised: '0 lost, 0 by halves',
        ok: load.unexpected.length === 0 && cut.some(([, times]) => times > 0),
      });
      expect(load.unexpected).toEqual([]);
    } finally {
      await village.kill();
      await store.close();
      rmSync(place.dataDir, { recursive: true });
    }
  },
);
