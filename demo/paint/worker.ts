import { parentPort } from 'node:worker_threads';
import { scenes } from './all.ts';
import { renderScene } from './render.ts';

/** Paints the scenes it is asked for by name, one at a time, beside the main thread. */
parentPort?.on('message', async (name: string) => {
  const scene = scenes.find((each) => each.name === name);
  if (scene) parentPort?.postMessage(await renderScene(scene));
});
