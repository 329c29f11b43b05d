import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/search/openStore.ts';
import { everyTable } from '../everyTable.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage } from './startVillage.ts';
import { until } from './until.ts';
import { writeLoad } from './writeLoad.ts';

const longestLoad = 400;

/**
 * What SQLite itself finds wrong with its file. A connection of its own looks, since one that is open
 * while another process writes may remember a full-text index as it was before.
 */
function faultsIn({ dataDir, databaseUrl }: Place): string[] {
  if (databaseUrl) return [];
  const file = new Sqlite(join(dataDir, 'aldeia.db'), { readonly: true });
  const whole = file.prepare('pragma integrity_check').pluck().all() as string[];
  const keys = file.prepare('pragma foreign_key_check').all();
  file.close();
  return [...whole.filter((each) => each !== 'ok'), ...keys.map((row) => JSON.stringify(row))];
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
    const store = await openStore(place, everyTable);
    const faults = new Set<string>();
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
        for (const fault of faultsIn(place)) faults.add(fault);
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
        reached: `${lost} of ${acknowledged} lost, ${half} done by halves, ${inFlight} calls cut off${engine === 'sqlite' ? `, ${faults.size} faults found by integrity_check and foreign_key_check ${[...faults].slice(0, 3)}` : ''}`,
        promised: engine === 'sqlite' ? '0 lost, integrity_check ok' : '0 lost',
        ok:
          lost + half + faults.size + failures.length === 0 &&
          acknowledged > kills &&
          inFlight > kills,
      });
    } finally {
      await village.kill();
      await store.close();
      rmSync(place.dataDir, { recursive: true });
    }
  },
  1_800_000,
);
