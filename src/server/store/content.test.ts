import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { openStore } from '../search/openStore.ts';
import { announceChange, type ContentVersion, openContent } from './content.ts';
import type { Store } from './store.ts';

// That it takes no more than a second is shown in tests/prove/processes.test.ts.
const often = { interval: 20 };

describe.each(bothEngines)('what visitors can see, on %s', (engine) => {
  type Process = { store: Store; content: ContentVersion };
  let place: Place;
  let here: Process;
  let there: Process;

  async function open(): Promise<Process> {
    const store = await openStore(place, everyCollection);
    return { store, content: await openContent(store, place) };
  }
  beforeEach(async () => {
    place = await newPlace(engine);
    here = await open();
    there = await open();
  });
  afterEach(async () => {
    for (const { store, content } of [here, there]) {
      await content.close();
      await store.close();
    }
    rmSync(place.dataDir, { recursive: true });
  });

  const addLoja = ({ store }: Process) => store.create(collections.lojas, { name: 'Mel' });

  test('moves on at once where it is changed', async () => {
    const before = here.content.version;
    await here.content.change();
    expect(here.content.version).toBeGreaterThan(before);
  });

  test('moves on in another process', async () => {
    const before = there.content.version;
    await addLoja(here);
    await here.content.change();
    await expect.poll(() => there.content.version, often).toBeGreaterThan(before);
  });

  test('moves on when a command changed it', async () => {
    const before = here.content.version;
    await addLoja(there);
    await announceChange(there.store);
    await expect.poll(() => here.content.version, often).toBeGreaterThan(before);
  });

  test('many changes at once are all told', async () => {
    await addLoja(here);
    const before = there.content.version;
    await Promise.all(Array.from({ length: 50 }, () => here.content.change()));
    expect(here.content.version).toBeGreaterThanOrEqual(50);
    await expect.poll(() => there.content.version, often).toBeGreaterThan(before);
  });

  test.runIf(engine === 'postgres')(
    'counts as changed on both sides after a gap, and is heard of again',
    async () => {
      const before = [here.content.version, there.content.version];
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%aldeia_content%' and pid <> pg_backend_pid()`.execute(
        here.store.db,
      );
      await expect.poll(() => here.content.version).toBeGreaterThan(before[0] ?? 0);
      await expect.poll(() => there.content.version).toBeGreaterThan(before[1] ?? 0);
      // Waits until both are connected again and have told each other so.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const since = there.content.version;
      await here.content.change();
      await expect.poll(() => there.content.version, often).toBe(since + 1);
    },
  );
});
