import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { samplePdf } from '../../../tests/validBody.ts';
import { files } from './filesTable.ts';

const facts = { alt: 'A ponte', width: 700, height: 400, blur: 'data:image/webp;base64,AA' };
const endings = ['', '.480.avif', '.480.webp', '.700.avif', '.700.webp'];

describe.each(engines)('photos that stand ready, on %s', (engine) => {
  let place: Place;
  let village: TestApp;
  let folder: string;
  beforeEach(async () => {
    place = await newPlace(engine);
    village = await startApp(engine, { place });
    await village.context.files.removeFile(samplePdf);
    folder = join(place.dataDir, 'ready');
    mkdirSync(folder);
  });
  afterEach(async () => {
    await village.close();
    rmSync(place.dataDir, { recursive: true });
  });

  /** None of its files is a picture, so examining one would refuse it. */
  function ready(name: string, present = endings) {
    const file = join(folder, `${name}.jpg`);
    for (const ending of present) writeFileSync(`${file}${ending}`, `${name}${ending}`);
    return { file, ...facts };
  }
  const kept = () => readdirSync(join(place.dataDir, 'uploads')).filter((name) => name !== '.tmp');

  test('are copied with their sizes as they are, known at once, and left alone afterwards', async () => {
    const paths = await village.context.files.adopt([ready('ponte'), ready('moinho')]);
    expect(paths.map((path) => path.slice('/f/123456789-'.length))).toEqual([
      'ponte.jpg',
      'moinho.jpg',
    ]);
    for (const ending of endings) {
      const name = `${paths[0]?.slice('/f/'.length)}${ending}`;
      expect(readFileSync(join(place.dataDir, 'uploads', name), 'utf8')).toBe(`ponte${ending}`);
    }
    const row = await village.store.find(files, { path: paths[1] as string });
    expect(row).toMatchObject({ ...facts, kind: 'photo', size: 'moinho'.length, ready: true });
    await village.context.files.sweep();
    expect(kept()).toHaveLength(2 * endings.length);
  });

  test('come all or not at all', async () => {
    const whole = ready('ponte');
    const lacking = ready('moinho', endings.slice(0, -1));
    await expect(village.context.files.adopt([whole, lacking])).rejects.toThrow('ENOENT');
    expect(kept()).toEqual([]);
    expect(await village.store.list(files)).toEqual([]);
  });
});
