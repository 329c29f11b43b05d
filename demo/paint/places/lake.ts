/** The Lagoa do Alto: a glacial lake under the peaks. */
import { type Light, lights, toned, withSun } from '../light.ts';
import { along, crest, type Line, mist, ridge, withPeak } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { boulder, boulderHeap } from '../stone.ts';
import { path, polygon, type Sheet, scene } from '../svg.ts';
import { grass, heath, pine, strewn } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { rippling, stillWater, waters } from '../water.ts';
import { snowfall, sunWash } from '../weather.ts';

type Look = { light: Light; season: Season; peak: number; shore: number; seed: string };

function lake(sheet: Sheet, { light, season, peak, shore: part, seed }: Look): string {
  const { width, height } = sheet;
  const shore = height * part;
  const snow = season === 'winter' ? 0.9 : 0;
  const first: Line = withPeak(
    withPeak(
      crest(`${seed}/1`, { base: shore - 190, amplitude: 90, wave: 330, rough: 0.55 }),
      width * peak,
      330,
      240,
      0.9,
    ),
    width * (1 - peak) + 60,
    170,
    190,
    1,
  );
  const foothills = crest(`${seed}/2`, { base: shore - 80, amplitude: 120, wave: 420 });
  // The foothills sink towards the middle, where the valley opens behind the lake.
  const second: Line = (x) =>
    Math.min(shore - 18, foothills(x) + 90 * Math.exp(-(((x - width * 0.5) / 420) ** 2)));
  const mountains =
    ridge(sheet, light, first, {
      colour: '#6a8088',
      distance: 0.34,
      depth: 520,
      facets: 1,
      facet: 90,
      snow: Math.max(snow, 0.12),
    }) +
    mist(sheet, light, shore - 70, 50, 0.4) +
    ridge(sheet, light, second, {
      colour: season === 'autumn' ? '#9a8450' : '#5f7f58',
      distance: 0.12,
      depth: 300,
      facets: 0.8,
      facet: 60,
      snow,
    });
  const bank = polygon([
    ...along((x) => shore - 12 - 10 * Math.sin(x / 190), 0, width, 30),
    [width, shore + 12],
    [0, shore + 12],
  ]);
  const near: Line = (x) =>
    height *
    (0.93 -
      0.14 * Math.exp(-(((x - width * 0.02) / 420) ** 2)) -
      0.1 * Math.exp(-(((x - width) / 330) ** 2)));
  const earth = season === 'winter' ? '#e6ecf2' : season === 'autumn' ? '#97804a' : '#6f8a50';
  return (
    sky(sheet, light, { horizon: part, clouds: light.stars > 0.5 ? 1 : 4 }) +
    mountains +
    sunWash(sheet, light, light.stars > 0.5 ? 0.1 : 0.35, 0.5) +
    stillWater(sheet, light, {
      shore,
      bottom: height,
      colours: snow ? waters.winter : waters.lake,
      mirrored: mountains,
      ripples: 40,
    }) +
    path(bank, toned(light, earth, 0.4)) +
    rippling(sheet, light, { shore: shore + 14, bottom: height, count: 60 }) +
    [0.09, 0.15, 0.2, 0.83, 0.9]
      .map((at, i) =>
        pine(sheet, light, {
          x: width * at,
          y: shore + 4,
          height: 110 + (i % 3) * 40,
          distance: 0.1,
          snow: snow > 0,
        }),
      )
      .join('') +
    boulderHeap(sheet, light, {
      x: width * 0.64,
      y: height * 0.8,
      width: 260,
      height: 100,
      count: 5,
      snow: snow > 0,
    }) +
    path(
      polygon([...along(near, -10, width + 10, 14), [width + 10, height + 10], [-10, height + 10]]),
      sheet.linearBetween(
        [0, height * 0.8],
        [0, height],
        [
          [0, toned(light, earth, 0.9)],
          [1, toned(light, earth, 0)],
        ],
      ),
    ) +
    boulder(sheet, light, {
      x: width * 0.13,
      y: height * 0.97,
      width: 430,
      height: 230,
      snow: snow > 0,
    }) +
    boulder(sheet, light, {
      x: width * 0.29,
      y: height * 1.0,
      width: 230,
      height: 120,
      snow: snow > 0,
    }) +
    boulder(sheet, light, {
      x: width * 0.93,
      y: height * 0.98,
      width: 310,
      height: 170,
      snow: snow > 0,
    }) +
    (snow
      ? snowfall(sheet, 240)
      : heath(sheet, light, {
          top: (x) => near(x) + 20,
          bottom: height * 1.05,
          count: 46,
          size: 56,
        }) +
        grass(sheet, light, {
          from: 0,
          to: width,
          top: near,
          bottom: height * 1.02,
          count: 130,
          size: 52,
        }) +
        (season === 'autumn'
          ? strewn(sheet, light, {
              top: near,
              bottom: height,
              count: 90,
              size: 7,
              colours: leavesOf(season),
            })
          : ''))
  );
}

export const lakeScenes: Scene[] = [
  scene(
    'lagoa-do-alto',
    'A Lagoa do Alto, espelho de água glaciar entre os picos da serra.',
    (sheet) =>
      lake(sheet, {
        light: withSun(lights.morning, { x: 0.16, y: 0.14 }),
        season: 'summer',
        peak: 0.6,
        shore: 0.58,
        seed: 'lagoa',
      }),
  ),
  scene(
    'lagoa-do-alto-2',
    'A Lagoa do Alto no inverno, com neve nas margens e nos picos.',
    (sheet) =>
      lake(sheet, {
        light: lights.winter,
        season: 'winter',
        peak: 0.42,
        shore: 0.62,
        seed: 'lagoa',
      }),
  ),
  scene('lagoa-do-alto-3', 'O pôr do sol a acender o céu sobre a Lagoa do Alto.', (sheet) =>
    lake(sheet, {
      light: withSun(lights.dusk, { x: 0.44, y: 0.4 }),
      season: 'autumn',
      peak: 0.7,
      shore: 0.56,
      seed: 'lagoa',
    }),
  ),
];
