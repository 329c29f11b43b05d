import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { everyCollection } from '../../src/sections/all.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { ownTables } from '../../src/server/village/ownTables.ts';
import { newPlace } from '../openTestStore.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage } from './startVillage.ts';
import { until } from './until.ts';
import { writeLoad } from './writeLoad.ts';

const longestLoad = 400;

/** What SQLite itself finds wrong with its file. */
async function faultsOf({ db, engine }: Store): Promise<number> {
  if (engine === 'postgres') return 0;
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql`pragma foreign_key_check`.execute(db);
  return whole.rows.filter((row) => row.integrity_check !== 'ok').length + keys.rows.length;
}

test.each([
  { engine: 'sqlite', kills: 100, name: 'SQLite' },
  { engine: 'postgres', kills: 20, name: 'PostgreSQL' },
] as const)(
  '$kills kills lose nothing that was acknowledged, on $name',
  async ({ engine, kills, name }) => {
    const place = await newPlace(engine);
    let village = await startVillage(place);
    const load = await writeLoad(place, await openOffice(village.url));
    const store = await openStore(place, [...everyCollection, ...ownTables]);
    let faults = 0;
    let lost = 0;
    let half = 0;
    let inFlight = 0;
    try {
      for (let kill = 1; kill <= kills; kill++) {
        const stop = new AbortController();
        const writing = load.write(village.url, stop.signal);
        // A busy machine needs a moment before anything is written at all.
        const answered = load.answers();
        await until(() => load.answers() > answered + 3, { every: 5, patience: 10_000 });
        await pause(randomInt(longestLoad));
        stop.abort();
        await village.kill();
        await writing;
        village = await startVillage(place);
        faults += await faultsOf(store);
        if (kill % 10 === 0) {
          const found = await load.compare(store);
          lost += found.lost.length;
          half += found.half.length;
          inFlight = load.statuses.get(0) ?? 0;
          console.log(`${kill} kills, ${found.acknowledged} acknowledged, ${inFlight} cut off`);
          expect(found.lost).toEqual([]);
          expect(found.half).toEqual([]);
        }
      }
      const { acknowledged } = await load.compare(store);
      const failures = [...load.statuses].filter(([status]) => status >= 500);
      record({
        promise: 'Acknowledged is kept',
        proof: `${kills} × kill -9 at random moments of sign-ups, messages, records and uploads; ${name}`,
        reached: `${lost} of ${acknowledged} lost, ${half} done by halves, ${inFlight} calls cut off${engine === 'sqlite' ? `, ${faults} faults found by integrity_check and foreign_key_check` : ''}`,
        promised: engine === 'sqlite' ? '0 lost, integrity_check ok' : '0 lost',
        ok:
          lost + half + faults + failures.length === 0 && acknowledged > kills && inFlight > kills,
      });
    } finally {
      await village.kill();
      await store.close();
      rmSync(place.dataDir, { recursive: true });
    }
  },
  1_800_000,
);
