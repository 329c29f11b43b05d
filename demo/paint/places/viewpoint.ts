/** The Fraga viewpoint: great granite boulders above the valley. */

import { walker } from '../figures.ts';
import { type Light, lights, withSun } from '../light.ts';
import { crest, type Line, mist, ridge, slope, withPeak, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { boulder } from '../stone.ts';
import { type Sheet, scene } from '../svg.ts';
import { broom, foliage, grass, heath, heather, pine } from '../trees.ts';
import { village } from '../village.ts';
import { sunWash } from '../weather.ts';

function valley(sheet: Sheet, light: Light, fog: number): string {
  const { width, height } = sheet;
  const lines: [number, number, number, number, string][] = [
    [0.36, 90, 0.75, 420, '#6d8a94'],
    [0.43, 110, 0.58, 480, '#5f8088'],
    [0.52, 90, 0.42, 430, '#55796f'],
    [0.6, 80, 0.28, 500, '#4f7558'],
  ];
  const layers = lines.map(([base, amplitude, distance, wave, colour], i) => {
    let line: Line = crest(`fraga/${i}`, { base: height * base, amplitude, wave });
    if (i === 1) line = withPeak(line, width * 0.36, 150, 190, 1);
    return (
      ridge(sheet, light, line, {
        colour,
        distance,
        depth: height * 0.24,
        facets: 0.75,
        facet: 80,
      }) + mist(sheet, light, height * (base + 0.11), height * 0.05, 0.35 + fog * 0.5)
    );
  });
  return (
    sky(sheet, light, { horizon: 0.48, clouds: light.stars > 0.5 ? 0 : 4 }) +
    layers.join('') +
    sunWash(sheet, light, light.stars > 0.5 ? 0.1 : 0.4, 0.5)
  );
}

type Look = { light: Light; fog: number; side: 1 | -1; figures: number; near: number };

function viewpoint(sheet: Sheet, look: Look): string {
  const { light, fog, side, near } = look;
  const { width, height } = sheet;
  const at = (fraction: number) => (side > 0 ? width * fraction : width * (1 - fraction));
  const floor: Line = (x) => height * 0.74 + height * 0.05 * Math.sin(x / 330);
  const rocks: [number, number, number, number][] = [
    [0.93, 0.86, 0.3, 0.4],
    [0.72, 0.88, 0.27, 0.27],
    [0.98, 0.52, 0.26, 0.2],
    [0.86, 0.98, 0.3, 0.26],
    [0.58, 0.98, 0.17, 0.13],
    [0.69, 1.0, 0.18, 0.15],
    [1.0, 1.03, 0.22, 0.2],
  ];
  const stones = rocks.map(([x, y, w, h]) =>
    boulder(sheet, light, {
      x: at(x),
      y: height * y,
      width: width * w * near,
      height: height * h * near,
    }),
  );
  // The walkers stand on the flat crown of the second stone.
  const standY = height * 0.88 - height * 0.27 * near * 0.94;
  const people = [0, 1].slice(0, look.figures).map((i) =>
    walker(light, {
      x: at(0.7) + i * 62 * side,
      y: standY + i * 6,
      tall: height * 0.13,
      jacket: i ? '#d9a64a' : '#b8482f',
      facing: side > 0 ? -1 : 1,
      staff: i === 0,
    }),
  );
  return (
    valley(sheet, light, fog) +
    slope(sheet, light, floor, {
      colour: '#5d7a4c',
      foot: '#2c4433',
      depth: height * 0.3,
      distance: 0.08,
    }) +
    woods(sheet, light, floor, {
      colours: foliage.oak,
      distance: 0.12,
      size: 40,
      rows: 3,
      density: 0.7,
    }) +
    (fog < 0.8
      ? village(sheet, light, {
          x: at(0.25),
          y: height * 0.74,
          scale: 4.2,
          season: 'summer',
          distance: 0.12,
        })
      : [0.6, 0.66, 0.72, 0.78, 0.83]
          .map((at) => mist(sheet, light, height * at, height * 0.07, 0.8))
          .join('')) +
    slope(
      sheet,
      light,
      (x) => height * (0.93 - 0.12 * Math.exp(-(((x - at(0.95)) / (width * 0.35)) ** 2))),
      { colour: '#5b6b45', foot: '#243427' },
    ) +
    stones.slice(0, 2).join('') +
    people.join('') +
    stones.slice(2).join('') +
    heath(sheet, light, {
      top: height * 0.95,
      bottom: height * 1.04,
      count: 42,
      size: 62,
      from: 0,
      to: width,
    }) +
    heather(sheet, light, { x: at(0.5), y: height * 1.0, size: 70, colours: broom }) +
    heather(sheet, light, { x: at(0.78), y: height * 1.01, size: 86, colours: broom }) +
    pine(sheet, light, { x: at(0.06), y: height * 1.02, height: height * 0.46 }) +
    pine(sheet, light, { x: at(0.13), y: height * 1.03, height: height * 0.3 }) +
    grass(sheet, light, {
      from: 0,
      to: width,
      top: height * 0.95,
      bottom: height * 1.02,
      count: 90,
      size: 50,
    })
  );
}

export const viewpointScenes: Scene[] = [
  scene(
    'miradouro-da-fraga',
    'Dois caminhantes no Miradouro da Fraga, sobre os penedos, com a aldeia e a serra ao fundo.',
    (sheet) => viewpoint(sheet, { light: lights.golden, fog: 0.2, side: 1, figures: 2, near: 1 }),
  ),
  scene(
    'miradouro-da-fraga-2',
    'Um mar de nevoeiro ao amanhecer, visto dos penedos do miradouro.',
    (sheet) =>
      viewpoint(sheet, {
        light: withSun(lights.dawn, { x: 0.66, y: 0.26 }),
        fog: 1,
        side: -1,
        figures: 1,
        near: 0.92,
      }),
  ),
  scene(
    'miradouro-da-fraga-3',
    'O Miradouro da Fraga debaixo de um céu cheio de estrelas.',
    (sheet) =>
      viewpoint(sheet, {
        light: withSun(lights.night, { x: 0.3, y: 0.16 }),
        fog: 0.3,
        side: 1,
        figures: 0,
        near: 1.12,
      }),
  ),
];
