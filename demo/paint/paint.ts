/** Paints scenes to PNG files for looking at: `node demo/paint/paint.ts --out DIR [--width N] [name…]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scenes } from './all.ts';
import { renderScene } from './render.ts';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, width: { type: 'string' } },
  allowPositionals: true,
});
const out = values.out ?? 'painted';
const unknown = positionals.filter((name) => !scenes.some((scene) => scene.name === name));
if (unknown.length > 0) {
  console.error(`No scene is called ${unknown.join(', ')}.`);
  process.exit(1);
}

await mkdir(out, { recursive: true });
for (const scene of scenes) {
  if (positionals.length > 0 && !positionals.includes(scene.name)) continue;
  const started = performance.now();
  const picture = await renderScene(scene, values.width ? Number(values.width) : undefined);
  await writeFile(join(out, `${scene.name}.png`), picture);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  console.log(`${scene.name} ${seconds} s, ${Math.round(picture.length / 1024)} kB`);
}
