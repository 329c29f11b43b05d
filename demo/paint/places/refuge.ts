/** The mountain hut, in sun, in snow and above the fog. */
import { foregroundPlants, groundColour } from '../backdrop.ts';
import { walker } from '../figures.ts';
import { house, type Opening } from '../houses.ts';
import { type Light, lights, withSun } from '../light.ts';
import { crest, mist, ridge, slope } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { box, distantView } from '../space.ts';
import { boulder, boulderHeap } from '../stone.ts';
import { type Sheet, scene } from '../svg.ts';
import { pine } from '../trees.ts';
import { lane, type Season } from '../village.ts';
import { smoke, snowfall, sunWash } from '../weather.ts';

function hut(
  sheet: Sheet,
  light: Light,
  season: Season,
  options: { x: number; fog: boolean; walkers: boolean },
): string {
  const { width, height } = sheet;
  const snow = season === 'winter';
  const x = width * options.x;
  const shoulder = (at: number) =>
    height * 0.76 -
    height * 0.1 * Math.exp(-(((at - x) / (width * 0.3)) ** 2)) +
    10 * Math.sin(at / 120);
  const view = distantView(x, height * 0.735, 62, 0.26);
  const yaw = -22;
  const far = crest('refugio/1', { base: height * 0.42, amplitude: 150, wave: 430, rough: 0.55 });
  const mid = crest('refugio/2', { base: height * 0.56, amplitude: 110, wave: 380 });
  return (
    sky(sheet, light, { horizon: 0.5, clouds: light.stars > 0.5 ? 0 : 4 }) +
    ridge(sheet, light, far, {
      colour: '#6a8290',
      distance: 0.46,
      depth: height * 0.34,
      facets: 1,
      facet: 90,
      snow: snow ? 0.9 : 0.2,
    }) +
    mist(sheet, light, height * 0.56, height * 0.06, options.fog ? 0.85 : 0.45) +
    ridge(sheet, light, mid, {
      colour: '#5f7f68',
      distance: 0.26,
      depth: height * 0.3,
      facets: 0.8,
      snow: snow ? 0.85 : 0,
    }) +
    (options.fog
      ? mist(sheet, light, height * 0.68, height * 0.09, 0.9)
      : mist(sheet, light, height * 0.68, height * 0.05, 0.4)) +
    sunWash(sheet, light, light.stars > 0.5 ? 0.1 : 0.4, 0.5) +
    slope(sheet, light, shoulder, {
      colour: groundColour(season),
      foot: snow ? '#7f93ab' : '#3a4a30',
      depth: height * 0.36,
    }) +
    [0.1, 0.16, 0.84, 0.91, 0.96]
      .map((at, i) =>
        pine(sheet, light, {
          x: width * at,
          y: shoulder(width * at) + 16,
          height: height * (0.2 + (i % 3) * 0.05),
          snow,
        }),
      )
      .join('') +
    boulderHeap(sheet, light, {
      x: x + 480,
      y: height * 0.74,
      width: 300,
      height: 170,
      count: 5,
      snow,
    }) +
    lane(
      light,
      [
        [x - 30, height * 0.76, 30],
        [x + 40, height * 0.82, 60],
        [x - 60, height * 0.9, 120],
        [x + 80, height * 1.04, 260],
      ],
      snow ? '#d5dfe8' : '#cbb78f',
      snow ? '#c3cfdb' : undefined,
    ) +
    smoke(sheet, light, x - 136, height * 0.735 - 440, height * 0.24) +
    house(sheet, light, view, {
      at: [0, 0, 0],
      yaw,
      width: 9.4,
      depth: 6.4,
      eaves: 3,
      rise: 3,
      chimney: -2.4,
      snow,
      shadow: true,
      front: [
        { kind: 'door', u: 4.1, v: 0, width: 1.2, height: 2.1, colour: '#a8382c' },
        ...[1.4, 6.8].map(
          (u): Opening => ({
            kind: 'window',
            u,
            v: 0.9,
            width: 1.2,
            height: 1.2,
            lamp: light.lamps,
            colour: '#a8382c',
          }),
        ),
      ],
      right: [{ kind: 'window', u: 2.6, v: 2.8, width: 1.1, height: 1.1, lamp: light.lamps }],
    }) +
    box(view, light, [-6.4, 0, -2], { width: 2.6, depth: 1, height: 1.1 }, '#7a5a3c') +
    (options.walkers
      ? walker(light, { x: x + 30, y: height * 0.88, tall: 120 }) +
        walker(light, { x: x - 30, y: height * 0.905, tall: 124, jacket: '#3f6b8a' })
      : '') +
    boulder(sheet, light, {
      x: width * (options.x < 0.5 ? 0.86 : 0.14),
      y: height * 1.0,
      width: 460,
      height: 250,
      snow,
    }) +
    (snow ? snowfall(sheet, 300, 0.7) : '') +
    foregroundPlants(sheet, light, season, 0.93)
  );
}

export const refugeScenes: Scene[] = [
  scene(
    'refugio-da-serra',
    'O Refúgio da Serra, cabana de pedra no alto da montanha, com caminhantes a chegar.',
    (sheet) =>
      hut(sheet, withSun(lights.golden, { x: 0.2, y: 0.24 }, [-0.7, 0.5, -0.4]), 'summer', {
        x: 0.56,
        fog: false,
        walkers: true,
      }),
  ),
  scene(
    'refugio-da-serra-2',
    'O Refúgio da Serra numa noite de neve, com luz nas janelas.',
    (sheet) =>
      hut(sheet, withSun(lights.night, { x: 0.24, y: 0.16 }), 'winter', {
        x: 0.5,
        fog: false,
        walkers: false,
      }),
  ),
  scene('refugio-da-serra-3', 'O Refúgio da Serra acima do nevoeiro, ao nascer do sol.', (sheet) =>
    hut(sheet, withSun(lights.dawn, { x: 0.7, y: 0.3 }), 'autumn', {
      x: 0.42,
      fog: true,
      walkers: false,
    }),
  ),
];
