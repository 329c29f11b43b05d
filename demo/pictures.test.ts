import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizesOf } from '../src/server/files/sizes.ts';
import { alojamentos } from './content/alojamentos.ts';
import { definicoes } from './content/definicoes.ts';
import { essencias } from './content/essencias.ts';
import { eventos } from './content/eventos.ts';
import { lojas } from './content/lojas.ts';
import { noticias } from './content/noticias.ts';
import { pessoas } from './content/pessoas.ts';
import { pontosInteresse } from './content/pontosInteresse.ts';
import { restaurantes } from './content/restaurantes.ts';
import { picturesFolder, readPictures } from './pictures.ts';

const megabyte = 1_000_000;
const pictures = readPictures();
const weightOf = (name: string) => statSync(join(picturesFolder, name)).size;

test('the records name every picture, and no other', () => {
  const places = [pontosInteresse, alojamentos, restaurantes, lojas, essencias, noticias, eventos];
  const named = [
    ...places.flat().flatMap(({ mainPhoto, photos }) => [mainPhoto, ...photos]),
    ...pessoas.map(({ photo }) => photo),
    ...definicoes.heroPhotos,
    ...definicoes.villagePhotos,
  ];
  expect([...new Set(named)].sort()).toEqual(Object.keys(pictures).sort());
});

test('the folder holds each picture in its sizes, and nothing else', () => {
  const expected = Object.entries(pictures).flatMap(([name, { width }]) => [
    `${name}.jpg`,
    ...sizesOf(width).flatMap((size) =>
      ['avif', 'webp'].map((format) => `${name}.jpg.${size}.${format}`),
    ),
  ]);
  expect(readdirSync(picturesFolder).sort()).toEqual([...expected, 'pictures.json'].sort());
});

test('all together weigh no more than a clone can bear', () => {
  const weights = readdirSync(picturesFolder).map(weightOf);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(15 * megabyte);
});

test('the first picture of the village weighs little on a phone', () => {
  // A phone of 390 points at three pixels each is given the width of 960.
  for (const format of ['avif', 'webp']) {
    expect(weightOf(`${definicoes.heroPhotos[0]}.jpg.960.${format}`)).toBeLessThan(120_000);
  }
});

test.each(Object.entries(pictures))(
  '%s is as large as is said of it, has a stand-in and is described',
  async (name, { alt, width, height, blur }) => {
    const photo = sharp(join(picturesFolder, `${name}.jpg`));
    expect(await photo.metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(alt.length).toBeGreaterThan(10);
  },
);
