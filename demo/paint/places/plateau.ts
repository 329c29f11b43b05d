/** The high plateau of the garranos, small wild horses of the mountain. */
import { type AnimalOptions, horse } from '../animals.ts';
import { type Light, lights, withSun } from '../light.ts';
import { crest, type Line, mist, ridge, slope } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { boulderHeap } from '../stone.ts';
import { type Sheet, scene } from '../svg.ts';
import { broom, grass, heath } from '../trees.ts';
import { snowfall, sunWash } from '../weather.ts';

type Look = { light: Light; herd: readonly AnimalOptions[]; foggy?: boolean; snow?: boolean };

const coats = ['#6b4126', '#54331f', '#7a4d2b', '#43291b', '#8a5a34'];

function plateau(sheet: Sheet, { light, herd, foggy = false, snow = false }: Look): string {
  const { width, height } = sheet;
  const back: Line = crest('planalto/1', { base: height * 0.44, amplitude: 90, wave: 520 });
  const mid: Line = (x) => height * (0.55 + 0.02 * Math.sin(x / 310 + 1));
  const near: Line = (x) => height * (0.66 + 0.03 * Math.sin(x / 460 + 2));
  const grassy = snow ? '#e8edf2' : '#97a05c';
  const plants = (top: Line, bottom: number, count: number, size: number, distance: number) =>
    heath(sheet, light, {
      top,
      bottom,
      count,
      size,
      distance,
      ...(snow ? { colours: ['#eef2f6', '#cfd8e2', '#8a7f6a'] } : {}),
    });
  const sorted = [...herd].sort((a, b) => a.y - b.y);
  return (
    sky(sheet, light, { horizon: 0.5, clouds: 6 }) +
    ridge(sheet, light, back, {
      colour: '#66828a',
      distance: 0.5,
      depth: height * 0.2,
      facets: 0.8,
      snow: snow ? 0.8 : 0,
    }) +
    mist(sheet, light, height * 0.52, height * 0.035, foggy ? 0.8 : 0.4) +
    sunWash(sheet, light, 0.4, 0.5) +
    slope(sheet, light, mid, { colour: grassy, distance: 0.2, depth: height * 0.3 }) +
    plants(mid, height * 0.66, 90, 34, 0.3) +
    boulderHeap(sheet, light, {
      x: width * 0.84,
      y: height * 0.62,
      width: 330,
      height: 210,
      count: 6,
      distance: 0.12,
      snow,
    }) +
    boulderHeap(sheet, light, {
      x: width * 0.1,
      y: height * 0.6,
      width: 220,
      height: 110,
      count: 5,
      distance: 0.16,
      snow,
    }) +
    slope(sheet, light, near, {
      colour: grassy,
      foot: snow ? '#a9b6c6' : '#54603a',
      depth: height * 0.4,
    }) +
    plants((x) => near(x) + 6, height * 0.78, 70, 48, 0.08) +
    (foggy ? mist(sheet, light, height * 0.7, height * 0.05, 0.6) : '') +
    sorted
      .map((one) =>
        horse(sheet, light, {
          ...one,
          x: one.x * width,
          y: one.y * height,
          size: one.size * height,
          colour: one.colour ?? sheet.random.pick(coats),
        }),
      )
      .join('') +
    plants(() => height * 0.86, height * 1.06, 64, 78, 0) +
    (snow
      ? snowfall(sheet, 260)
      : heath(sheet, light, {
          top: height * 0.9,
          bottom: height * 1.06,
          count: 12,
          size: 74,
          colours: broom,
        })) +
    grass(sheet, light, {
      from: 0,
      to: width,
      top: height * 0.8,
      bottom: height * 1.02,
      count: 240,
      size: 58,
      colours: snow ? ['#a3977a', '#8f8465'] : ['#8f9a4f', '#6f8244', '#b0a860', '#57683a'],
    })
  );
}

export const plateauScenes: Scene[] = [
  scene('planalto-dos-garranos', 'Garranos a pastar entre a urze florida do planalto.', (sheet) =>
    plateau(sheet, {
      light: withSun(lights.morning, { x: 0.24, y: 0.16 }),
      herd: [
        { x: 0.34, y: 0.84, size: 0.24, facing: 1 },
        { x: 0.6, y: 0.81, size: 0.2, facing: -1, grazing: true },
        { x: 0.74, y: 0.75, size: 0.14, facing: 1, grazing: true },
        { x: 0.49, y: 0.73, size: 0.12, facing: -1 },
        { x: 0.19, y: 0.73, size: 0.12, facing: 1, grazing: true },
        { x: 0.445, y: 0.85, size: 0.13, facing: -1, colour: '#8f6238' },
      ],
    }),
  ),
  scene(
    'planalto-dos-garranos-2',
    'A manada de garranos ao nascer do dia, com névoa sobre o planalto.',
    (sheet) =>
      plateau(sheet, {
        light: withSun(lights.dawn, { x: 0.62, y: 0.3 }, [0.7, 0.45, 0.1]),
        foggy: true,
        herd: [0.16, 0.27, 0.4, 0.53, 0.66, 0.78, 0.88].map((x, i) => ({
          x,
          y: 0.74 + (i % 3) * 0.035,
          size: 0.14 + (i % 3) * 0.025,
          facing: i % 4 === 3 ? -1 : 1,
          grazing: i % 3 === 1,
        })),
      }),
  ),
  scene('planalto-dos-garranos-3', 'Uma égua e o seu potro na neve do planalto.', (sheet) =>
    plateau(sheet, {
      light: lights.winter,
      snow: true,
      herd: [
        { x: 0.42, y: 0.92, size: 0.4, facing: 1 },
        { x: 0.66, y: 0.93, size: 0.25, facing: -1, colour: '#8f6238' },
        { x: 0.86, y: 0.75, size: 0.12, facing: -1, grazing: true },
      ],
    }),
  ),
];
