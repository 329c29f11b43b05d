import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { scenes } from './paint/all.ts';
import type { Scene } from './paint/scene.ts';

const brushes = join(import.meta.dirname, 'paint');

/** A name for what the painting program is now: painted pictures are kept until it changes. */
async function versionOfTheBrushes(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(brushes, { recursive: true })).sort()) {
    if (name.endsWith('.ts')) hash.update(name).update(await readFile(join(brushes, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Calls back with each picture of the village as it is there. */
export type Pictures = (
  onPicture: (scene: Scene, file: Buffer | string) => Promise<void>,
) => Promise<void>;

/** Paints, on every core, what is not in the cache yet. */
export const paintedPictures: Pictures = async (onPicture) => {
  const cache = join(import.meta.dirname, '../node_modules/.cache/aldeia');
  const kept = join(cache, await versionOfTheBrushes());
  await mkdir(kept, { recursive: true });
  const present = new Set(await readdir(kept));
  const fileOf = (scene: Scene) => join(kept, `${scene.name}.png`);
  const waiting = scenes.filter((scene) => !present.has(`${scene.name}.png`));

  const paintNext = async (worker: Worker): Promise<void> => {
    const scene = waiting.shift();
    if (scene === undefined) return void (await worker.terminate());
    const painted = await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage(scene.name);
    });
    worker.removeAllListeners('error');
    await writeFile(`${fileOf(scene)}.tmp`, painted);
    await rename(`${fileOf(scene)}.tmp`, fileOf(scene));
    await onPicture(scene, fileOf(scene));
    return paintNext(worker);
  };
  const easels = Math.min(waiting.length, availableParallelism());
  const painting = Array.from({ length: easels }, () =>
    paintNext(new Worker(join(brushes, 'worker.ts'))),
  );
  for (const scene of scenes) {
    if (present.has(`${scene.name}.png`)) await onPicture(scene, fileOf(scene));
  }
  await Promise.all(painting);
};
