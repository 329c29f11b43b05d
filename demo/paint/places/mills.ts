/** The water mills on the Ribeiro da Urze. */
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { birch } from '../birch.ts';
import { house, type Opening } from '../houses.ts';
import { type Light, lights, withSun } from '../light.ts';
import { millWheel } from '../mill.ts';
import type { Scene } from '../scene.ts';
import { box, distantView, standing, type View } from '../space.ts';
import { boulder, boulderHeap } from '../stone.ts';
import { path, polygon, type Sheet, scene } from '../svg.ts';
import { broadleaf } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { foamRings, stream, waterfall, waters } from '../water.ts';
import { snowfall } from '../weather.ts';

/** One mill with its wheel on the right gable, fed by a wooden channel. */
export function mill(
  sheet: Sheet,
  light: Light,
  view: View,
  options: { yaw: number; snow?: boolean; wheel?: number; size?: number },
): string {
  const { yaw, snow = false, wheel = 1.9, size = 1 } = options;
  const width = 6.4 * size;
  const own = standing(view, [0, 0, 0], yaw);
  const openings: Opening[] = [
    { kind: 'door', u: width * 0.16, v: 0, width: 1.1, height: 2, colour: '#6b4a30' },
    { kind: 'window', u: width * 0.62, v: 1.1, width: 0.9, height: 1, lamp: light.lamps },
  ];
  const building = house(sheet, light, view, {
    at: [0, 0, 0],
    yaw,
    width,
    depth: 5.2 * size,
    eaves: 3 * size,
    rise: 1.9 * size,
    front: openings,
    shadow: true,
    snow,
    right: [{ kind: 'window', u: 2.1, v: 2.2, width: 0.7, height: 0.8, lamp: light.lamps }],
  });
  if (wheel === 0) return building;
  // The wheel hangs on the right gable: a view turned by a quarter looks along the wall.
  const gable = standing(own, [width / 2 + 1.1, 0, 0], 90);
  const channel = box(
    own,
    light,
    [width / 2 + 0.65, wheel * 2 - 0.35, 3.4],
    { width: 0.7, depth: 6, height: 0.4 },
    '#7a5a3c',
    yaw,
  );
  return building + channel + millWheel(sheet, light, gable, [0.2, wheel - 0.5, 0], wheel, -0.8);
}

type Look = { light: Light; season: Season; clouds?: number };

function millsOnTheStream(sheet: Sheet, { light, season, clouds = 3 }: Look): string {
  const { width, height } = sheet;
  const snow = season === 'winter';
  const leaves = leavesOf(season);
  const tree = (x: number, y: number, tall: number) =>
    broadleaf(sheet, light, {
      x: width * x,
      y: height * y,
      height: height * tall,
      colours: leaves,
      bare: snow,
      snow,
    });
  const colours = snow ? waters.winter : waters.river;
  return (
    backdrop(sheet, light, { horizon: 0.5, season, mountains: 0.26, clouds, seed: 'moinhos' }) +
    ground(sheet, light, 0.47, groundColour(season)) +
    tree(0.28, 0.53, 0.26) +
    tree(0.72, 0.52, 0.3) +
    tree(0.9, 0.55, 0.4) +
    tree(0.05, 0.58, 0.5) +
    stream(
      sheet,
      light,
      [
        [1130, height * 0.47, 20],
        [1180, height * 0.52, 70],
        [1090, height * 0.6, 130],
      ],
      { colours },
    ) +
    standingMill(sheet, light, 760, height * 0.585, 38, -26, snow, 0) +
    waterfall(sheet, light, {
      x: 1080,
      top: height * 0.595,
      bottom: height * 0.68,
      width: 140,
      spread: 1.3,
      colours,
    }) +
    stream(
      sheet,
      light,
      [
        [1090, height * 0.67, 190],
        [1180, height * 0.73, 260],
        [1150, height * 0.8, 330],
      ],
      { colours },
    ) +
    boulderHeap(sheet, light, {
      x: 890,
      y: height * 0.68,
      width: 230,
      height: 110,
      count: 5,
      moss: 0.5,
      snow,
    }) +
    boulderHeap(sheet, light, {
      x: 1300,
      y: height * 0.68,
      width: 260,
      height: 120,
      count: 5,
      moss: 0.5,
      snow,
    }) +
    standingMill(sheet, light, 560, height * 0.86, 74, -22, snow, 1.9) +
    waterfall(sheet, light, {
      x: 1140,
      top: height * 0.795,
      bottom: height * 0.92,
      width: 340,
      spread: 1.25,
      colours,
    }) +
    stream(
      sheet,
      light,
      [
        [1150, height * 0.9, 460],
        [1120, height * 0.96, 760],
        [1000, height * 1.05, 1300],
      ],
      { colours, foam: 90 },
    ) +
    foamRings(light, 1140, height * 0.93, 300) +
    boulderHeap(sheet, light, {
      x: 1490,
      y: height * 0.9,
      width: 420,
      height: 210,
      count: 7,
      moss: 0.5,
      snow,
    }) +
    boulder(sheet, light, { x: 860, y: height * 0.975, width: 200, height: 90, moss: 0.6, snow }) +
    boulder(sheet, light, { x: 1330, y: height * 1.0, width: 180, height: 80, snow }) +
    (snow
      ? ''
      : birch(sheet, light, {
          x: width * 0.93,
          y: height * 1.02,
          height: height * 0.86,
          colours: season === 'autumn' ? ['#d9a64a', '#c98a30'] : ['#7f9f55', '#93b063'],
        })) +
    tree(1.02, 1.0, 0.5) +
    foregroundPlants(sheet, light, season, 0.95) +
    (snow ? snowfall(sheet, 320) : '')
  );
}

function standingMill(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  scale: number,
  yaw: number,
  snow: boolean,
  wheel: number,
): string {
  return mill(sheet, light, distantView(x, y, scale, 0.28), { yaw, snow, wheel });
}

/** The wheel close by, water running over it. */
function wheelDetail(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.morning, { x: 0.86, y: 0.14 });
  const view = distantView(width * 0.5, height * 0.86, 210, 0.2);
  const own = standing(view, [0, 0, 0], 12);
  return (
    backdrop(sheet, light, { horizon: 0.6, mountains: 0.3, clouds: 2, seed: 'moinhos' }) +
    ground(sheet, light, 0.6, groundColour('summer')) +
    broadleaf(sheet, light, {
      x: width * 0.88,
      y: height * 0.8,
      height: height * 0.75,
      colours: leavesOf('summer'),
    }) +
    house(sheet, light, view, {
      at: [-3.4, 0, 1.6],
      yaw: 12,
      width: 6.4,
      depth: 3.4,
      eaves: 3.6,
      rise: 1.3,
      front: [{ kind: 'window', u: 1.4, v: 1.7, width: 0.9, height: 1.1 }],
    }) +
    stream(
      sheet,
      light,
      [
        [width * 0.62, height * 0.8, 1100],
        [width * 0.55, height * 0.9, 1700],
        [width * 0.5, height * 1.08, 2400],
      ],
      { foam: 130 },
    ) +
    box(own, light, [2.9, 3.45, -0.1], { width: 5.2, depth: 0.7, height: 0.34 }, '#7a5a3c', 12) +
    millWheel(sheet, light, own, [-0.1, 1.55, -0.5], 1.95, 0.8) +
    waterfall(sheet, light, {
      x: width * 0.555,
      top: height * 0.275,
      bottom: height * 0.92,
      width: 74,
      spread: 1.5,
    }) +
    path(
      polygon([
        own([0.2, 3.8, -0.2]),
        own([5.4, 3.8, -0.2]),
        own([5.4, 3.68, -0.4]),
        own([0.2, 3.68, -0.4]),
      ]),
      '#cfe4df',
    ) +
    foamRings(light, width * 0.56, height * 0.92, 160) +
    boulderHeap(sheet, light, {
      x: width * 0.12,
      y: height * 0.95,
      width: 560,
      height: 250,
      count: 7,
      moss: 0.6,
    }) +
    boulderHeap(sheet, light, {
      x: width * 0.9,
      y: height * 0.96,
      width: 480,
      height: 220,
      count: 6,
      moss: 0.5,
    }) +
    foregroundPlants(sheet, light, 'summer', 0.96)
  );
}

export const millScenes: Scene[] = [
  scene(
    'moinhos-do-ribeiro',
    'Moinhos de granito com roda de madeira, escalonados ao longo do Ribeiro da Urze.',
    (sheet) =>
      millsOnTheStream(sheet, {
        light: withSun(lights.day, { x: 0.84, y: 0.12 }),
        season: 'summer',
      }),
  ),
  scene(
    'moinhos-do-ribeiro-2',
    'A roda de madeira de um moinho a girar com a água da levada.',
    wheelDetail,
  ),
  scene('moinhos-do-ribeiro-3', 'Os moinhos do ribeiro no outono, ao fim da tarde.', (sheet) =>
    millsOnTheStream(sheet, {
      light: withSun(lights.golden, { x: 0.84, y: 0.2 }),
      season: 'autumn',
    }),
  ),
];
