/**
 * Makes the files of demo/pictures from a folder of pictures, one or all of them:
 * `node demo/makePictures.ts FOLDER`. The `alt` of a new one is then set in pictures.json by hand.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { serverFeatures } from '../src/features/all.server.ts';
import { photosOf } from '../src/server/files/filesTable.ts';
import { readConfig } from '../src/server/process/config.ts';
import { openContext } from '../src/server/village/open.ts';
import { picturesFolder, readPictures } from './pictures.ts';

const [from = '.'] = process.argv.slice(2);
// They are imported like an upload, so that they are what the site would have made of them.
const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-pictures-'));
const { store, files, close } = await openContext(readConfig({ DATA_DIR: dataDir }, dataDir), {
  features: serverFeatures,
});
const pictures = readPictures();

for (const entry of readdirSync(from)) {
  const { name } = parse(entry);
  const file = join(from, entry);
  const path = await files.importPhoto({ file, name: `${name}.jpg`, alt: '' });
  await files.whenIdle();
  const { [path]: facts } = await photosOf(store, [path]);
  if (!facts) throw new Error(`${entry} is no picture`);
  const { width, height, blur } = facts;
  pictures[name] = { alt: pictures[name]?.alt ?? '', width, height, blur };

  for (const old of readdirSync(picturesFolder)) {
    if (old.startsWith(`${name}.jpg`)) rmSync(join(picturesFolder, old));
  }
  const kept = join(dataDir, 'uploads', path.slice('/f/'.length));
  for (const format of ['avif', 'webp']) {
    for (const size of facts.sizes) {
      const ending = `.${size}.${format}`;
      cpSync(`${kept}${ending}`, join(picturesFolder, `${name}.jpg${ending}`));
    }
  }
  // Shown only if the sizes cannot be, so it may weigh less than the master of an upload.
  await sharp(file)
    .jpeg({ quality: 75, mozjpeg: true })
    .toFile(join(picturesFolder, `${name}.jpg`));
  process.stdout.write(`${name}\n`);
}
const byName = Object.entries(pictures).sort(([one], [other]) => one.localeCompare(other));
writeFileSync(
  join(picturesFolder, 'pictures.json'),
  `${JSON.stringify(Object.fromEntries(byName), null, 2)}\n`,
);
await close();
rmSync(dataDir, { recursive: true });
