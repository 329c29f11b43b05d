import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { openStore } from '../../src/server/search/openStore.ts';
import type { Engine } from '../../src/server/store/database.ts';
import { everyTable } from '../everyTable.ts';
import { newPlace } from '../openTestStore.ts';
import { type Office, openOffice } from './office.ts';
import { openEvent } from './signUps.ts';
import { startVillage } from './startVillage.ts';

/** A place for one test, removed after it. */
export async function placeFor(engine: Engine) {
  const place = await newPlace(engine);
  onTestFinished(() => rmSync(place.dataDir, { recursive: true }));
  return place;
}

/** A village for one test, with its store and a logged-in staff member; all is removed after the test. */
export async function villageFor(engine: Engine, options?: Parameters<typeof startVillage>[1]) {
  const place = await placeFor(engine);
  const village = await startVillage(place, options);
  onTestFinished(() => village.kill());
  const store = await openStore(place, everyTable);
  onTestFinished(store.close);
  return { place, village, url: village.url, store, office: await openOffice(village.url) };
}

/** Creates an event that is far ahead and has this many places. */
export async function eventAt(office: Office, places: number, title = 'Feira') {
  const made = await office.send('POST', '/api/noticiasEventos/evento', openEvent(title, places));
  return JSON.parse(made.body).noticiaEvento as { _id: string; identifier: string };
}
