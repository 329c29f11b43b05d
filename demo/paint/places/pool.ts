/** The Poço da Moura: a green river pool under granite. */
import { ground, groundColour } from '../backdrop.ts';
import { birch } from '../birch.ts';
import { type Light, lights, withSun } from '../light.ts';
import { woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { boulder } from '../stone.ts';
import { ellipse, path, type Sheet, scene, smooth } from '../svg.ts';
import { broadleaf, fern, foliage } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { foamRings, stillWater, waterfall, waters } from '../water.ts';
import { beams, sunWash } from '../weather.ts';

type Look = { light: Light; season: Season; zoom: number; fall: number; sunbeams: boolean };

function pool(sheet: Sheet, look: Look): string {
  const { light, season, zoom, fall } = look;
  const { width, height } = sheet;
  const leaves = leavesOf(season);
  const rock = (x: number, y: number, w: number, h: number, moss = 0.4) =>
    boulder(sheet, light, {
      x: width * (0.5 + (x - 0.5) * zoom),
      y: height * y,
      width: width * w * zoom,
      height: height * h * zoom,
      moss,
    });
  const shore = height * 0.62;
  const walls =
    rock(0.3, 0.6, 0.3, 0.4) +
    rock(0.74, 0.6, 0.32, 0.44) +
    rock(0.12, 0.62, 0.3, 0.5, 0.5) +
    rock(0.94, 0.63, 0.3, 0.52, 0.5);
  const shoulders =
    rock(0.415, 0.63, 0.1, 0.12, 0) +
    rock(0.62, 0.65, 0.2, 0.25, 0.3) +
    rock(0.3, 0.665, 0.2, 0.16, 0) +
    rock(0.13, 0.7, 0.22, 0.3, 0.3) +
    rock(0.77, 0.675, 0.12, 0.12, 0) +
    rock(0.9, 0.71, 0.2, 0.2, 0);
  const outline = smooth([
    [width * 0.2, shore - 6],
    [width * 0.5, shore - 16],
    [width * 0.8, shore - 4],
    [width * 0.97, height * 0.74],
    [width * 0.99, height * 0.95],
    [width * 0.75, height * 1.05],
    [width * 0.25, height * 1.05],
    [width * 0.01, height * 0.95],
    [width * 0.05, height * 0.72],
  ]);
  const glow = sheet.radial([
    [0, '#bff0cf', light.stars > 0.5 ? 0.12 : 0.4],
    [1, '#6fc09a', 0],
  ]);
  const fallX = width * (0.5 + 0.005 * zoom);
  return (
    sky(sheet, light, { horizon: 0.4, clouds: 1 }) +
    woods(sheet, light, () => height * 0.3, {
      colours: season === 'autumn' ? leaves : foliage.oak,
      distance: 0.3,
      size: 110,
      rows: 4,
      density: 0.95,
    }) +
    broadleaf(sheet, light, {
      x: width * 0.2,
      y: height * 0.4,
      height: height * 0.44,
      colours: leaves,
      distance: 0.1,
    }) +
    broadleaf(sheet, light, {
      x: width * 0.82,
      y: height * 0.4,
      height: height * 0.48,
      colours: leaves,
      distance: 0.1,
    }) +
    ground(sheet, light, 0.38, groundColour(season)) +
    sunWash(sheet, light, 0.3, 0.4) +
    rock(0.52, 0.56, 0.26, 0.22, 0.5) +
    walls +
    waterfall(sheet, light, {
      x: fallX,
      top: height * (0.62 - fall),
      bottom: height * 0.625,
      width: width * 0.05 * zoom,
      spread: 1.7,
      colours: waters.emerald,
    }) +
    stillWater(sheet, light, {
      shore,
      bottom: height,
      colours: waters.emerald,
      outline,
      mirrored: walls + shoulders,
      ripples: 70,
    }) +
    ellipse(width * 0.5, height * 0.82, width * 0.3, height * 0.13, glow) +
    shoulders +
    foamRings(light, Math.round(fallX), Math.round(height * 0.64), width * 0.06 * zoom) +
    rock(0.07, 0.98, 0.24, 0.24, 0.5) +
    rock(0.97, 1.0, 0.26, 0.28, 0.6) +
    rock(0.2, 1.03, 0.18, 0.14, 0) +
    rock(0.82, 1.04, 0.16, 0.12, 0) +
    birch(sheet, light, {
      x: width * 0.03,
      y: height * 0.86,
      height: height * 0.82,
      colours: season === 'autumn' ? foliage.gold : foliage.spring,
    }) +
    [0.02, 0.11, 0.9, 0.99]
      .map((at) =>
        fern(sheet, light, {
          x: width * at,
          y: height * 1.0,
          size: height * 0.15,
          ...(season === 'autumn' ? { colours: foliage.autumn } : {}),
        }),
      )
      .join('') +
    floatingLeaves(sheet, season) +
    (look.sunbeams ? beams(sheet, light, 6, 0.2) : '')
  );
}

function floatingLeaves(sheet: Sheet, season: Season): string {
  if (season !== 'autumn') return '';
  const { random, width, height } = sheet;
  let content = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [width * random.between(0.15, 0.85), height * random.between(0.68, 0.97)];
    content += path(
      smooth([
        [x - 11, y],
        [x, y - 4],
        [x + 12, y + 1],
        [x, y + 4],
      ]),
      random.pick(foliage.autumn),
    );
  }
  return content;
}

export const poolScenes: Scene[] = [
  scene(
    'poco-da-moura',
    'O Poço da Moura, de água verde-esmeralda entre grandes penedos de granito.',
    (sheet) =>
      pool(sheet, {
        light: withSun(lights.day, { x: 0.3, y: 0.06 }),
        season: 'summer',
        zoom: 1,
        fall: 0.17,
        sunbeams: true,
      }),
  ),
  scene('poco-da-moura-2', 'Folhas de outono a boiar na água calma do Poço da Moura.', (sheet) =>
    pool(sheet, {
      light: lights.golden,
      season: 'autumn',
      zoom: 1.12,
      fall: 0.19,
      sunbeams: false,
    }),
  ),
  scene('poco-da-moura-3', 'O luar sobre o Poço da Moura e a sua pequena cascata.', (sheet) =>
    pool(sheet, {
      light: withSun(lights.night, { x: 0.62, y: 0.1 }),
      season: 'summer',
      zoom: 0.92,
      fall: 0.15,
      sunbeams: false,
    }),
  ),
];
