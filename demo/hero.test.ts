import { expect, test } from 'vitest';
import { sizesToMake } from '../src/server/files/sizes.ts';
import { definicoes } from './content/definicoes.ts';
import { scenes } from './paint/all.ts';
import { renderScene } from './paint/render.ts';

const mostBytes = 120_000;

test('the first picture of the village weighs little on a phone', async () => {
  const scene = scenes.find(({ name }) => name === definicoes.heroPhotos[0]);
  if (!scene) throw new Error('The village has no first picture');
  const picture = await renderScene(scene);
  // A phone of 390 points at three pixels each is given the width of 960.
  const sizes = sizesToMake(scene.width).filter(({ suffix }) => suffix.startsWith('.960.'));
  expect(sizes.map(({ suffix }) => suffix).sort()).toEqual(['.960.avif', '.960.webp']);
  for (const { suffix, make } of sizes) {
    expect((await make(picture)).length, suffix).toBeLessThanOrEqual(mostBytes);
  }
});
