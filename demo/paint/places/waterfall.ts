/** The Cascata da Urze: the stream falls between granite walls. */
import { ground, groundColour } from '../backdrop.ts';
import { cliff } from '../cliff.ts';
import { walker } from '../figures.ts';
import { type Light, lights, withSun } from '../light.ts';
import { mist, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { boulder } from '../stone.ts';
import { type Sheet, scene, smooth } from '../svg.ts';
import { broadleaf, fern, foliage, heather } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { foamRings, stillWater, waterfall, waters } from '../water.ts';
import { beams, snowfall, sunWash } from '../weather.ts';

type Look = {
  light: Light;
  season: Season;
  x: number;
  steps: readonly [top: number, bottom: number, width: number, shift: number][];
  figure?: boolean;
};

function cascade(sheet: Sheet, { light, season, x: part, steps, figure = false }: Look): string {
  const { width, height } = sheet;
  const snow = season === 'winter';
  const x = width * part;
  const leaves = leavesOf(season);
  const colours = snow ? waters.winter : waters.emerald;
  const rock = (dx: number, y: number, w: number, h: number, moss = 0.35) =>
    boulder(sheet, light, {
      x: x + dx * width,
      y: height * y,
      width: width * w,
      height: height * h,
      moss: snow ? 0 : moss,
      snow,
    });
  const last = steps[steps.length - 1];
  const poolY = (last?.[1] ?? 0.78) * height;
  const wallOf = (reach: number, top: number, bottom: number, slab: number, distance: number) =>
    cliff(sheet, light, {
      from: -20,
      to: width + 20,
      // The wall opens around the water and rises to both sides.
      top: (at) =>
        height *
        (top - reach * Math.min(1, Math.abs(at - x) / (width * 0.5)) + 0.02 * Math.sin(at / 70)),
      bottom: height * bottom,
      slab,
      distance,
      snow,
      moss: !snow,
    });
  const wings = [-1, 1].map((side) =>
    cliff(sheet, light, {
      from: side < 0 ? -20 : x + width * 0.17,
      to: side < 0 ? x - width * 0.16 : width + 20,
      top: (at) => height * (0.62 - 0.5 * Math.min(1, (Math.abs(at - x) / (width * 0.5)) ** 1.4)),
      bottom: poolY + height * 0.03,
      slab: width * 0.05,
      snow,
      moss: !snow,
    }),
  );
  const cliffs =
    wallOf(0.08, 0.2, 0.84, width * 0.038, 0.16) +
    wings.join('') +
    rock(-0.15, 0.82, 0.15, 0.14) +
    rock(0.17, 0.83, 0.17, 0.16) +
    rock(-0.27, 0.85, 0.18, 0.17) +
    rock(0.31, 0.86, 0.18, 0.18);
  const outline = smooth([
    [x - width * 0.3, poolY - 4],
    [x, poolY - 16],
    [x + width * 0.3, poolY - 4],
    [width * 0.98, height * 0.9],
    [width * 0.9, height * 1.06],
    [width * 0.1, height * 1.06],
    [width * 0.02, height * 0.9],
  ]);
  const falls = steps.map(([top, bottom, wide, shift]) =>
    waterfall(sheet, light, {
      x: x + shift * width,
      top: height * top,
      bottom: height * bottom,
      width: width * wide,
      spread: 1.45,
      colours,
    }),
  );
  return (
    sky(sheet, light, { horizon: 0.4, clouds: 2 }) +
    woods(sheet, light, () => height * 0.16, {
      colours: snow ? foliage.pine : leaves,
      distance: 0.3,
      size: 90,
      rows: 3,
      density: 0.9,
      pointed: snow,
    }) +
    ground(sheet, light, 0.18, groundColour(season)) +
    broadleaf(sheet, light, {
      x: width * 0.16,
      y: height * 0.3,
      height: height * 0.42,
      colours: leaves,
      bare: snow,
      snow,
      distance: 0.06,
    }) +
    broadleaf(sheet, light, {
      x: width * 0.88,
      y: height * 0.3,
      height: height * 0.4,
      colours: leaves,
      bare: snow,
      snow,
      distance: 0.06,
    }) +
    sunWash(sheet, light, 0.3, 0.4) +
    cliffs +
    falls.join('') +
    stillWater(sheet, light, { shore: poolY, bottom: height, colours, outline, ripples: 60 }) +
    foamRings(
      light,
      Math.round(x + (last?.[3] ?? 0) * width),
      Math.round(poolY + 12),
      width * 0.09,
    ) +
    mist(sheet, light, poolY, height * 0.05, 0.4, '#f4faf8') +
    rock(-0.44, 0.98, 0.28, 0.24) +
    rock(0.47, 1.0, 0.3, 0.28) +
    rock(-0.28, 1.03, 0.16, 0.14, 0.6) +
    rock(0.28, 1.04, 0.16, 0.13, 0.6) +
    (figure
      ? walker(light, { x: x - width * 0.4, y: height * 0.8, tall: height * 0.15, staff: false })
      : '') +
    (snow
      ? snowfall(sheet, 300)
      : [0.03, 0.13, 0.86, 0.96]
          .map((at) =>
            fern(sheet, light, {
              x: width * at,
              y: height * 1.0,
              size: height * 0.16,
              ...(season === 'autumn' ? { colours: foliage.autumn } : {}),
            }),
          )
          .join('') +
        heather(sheet, light, { x: width * 0.2, y: height * 1.02, size: 74 }) +
        heather(sheet, light, { x: width * 0.79, y: height * 1.02, size: 66 }) +
        beams(sheet, light, 5, 0.16))
  );
}

export const waterfallScenes: Scene[] = [
  scene(
    'cascata-da-urze',
    'A Cascata da Urze a cair entre paredes de granito para uma lagoa verde.',
    (sheet) =>
      cascade(sheet, {
        light: withSun(lights.day, { x: 0.26, y: 0.08 }),
        season: 'summer',
        x: 0.5,
        figure: true,
        steps: [
          [0.14, 0.46, 0.075, 0.005],
          [0.44, 0.79, 0.115, 0.02],
        ],
      }),
  ),
  scene(
    'cascata-da-urze-2',
    'A Cascata da Urze no outono, emoldurada por carvalhos dourados.',
    (sheet) =>
      cascade(sheet, {
        light: withSun(lights.golden, { x: 0.78, y: 0.12 }),
        season: 'autumn',
        x: 0.46,
        steps: [[0.14, 0.8, 0.085, 0.01]],
      }),
  ),
  scene('cascata-da-urze-3', 'A Cascata da Urze meio gelada, rodeada de neve.', (sheet) =>
    cascade(sheet, {
      light: lights.winter,
      season: 'winter',
      x: 0.54,
      steps: [
        [0.16, 0.48, 0.06, 0],
        [0.46, 0.8, 0.08, 0.015],
        [0.5, 0.79, 0.035, -0.075],
      ],
    }),
  ),
];
