/** The old bridge: one high arch of granite over the Ribeiro da Urze. */
import { backdrop, ground, groundColour } from '../backdrop.ts';
import { birch } from '../birch.ts';
import { darken, lighten } from '../colour.ts';
import { type Light, lights, shaded, toned, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import { mist } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { flatPlane } from '../space.ts';
import { boulder, boulderHeap, granites, masonry } from '../stone.ts';
import { Gathered, group, type Point, path, polygon, type Sheet, scene, smooth } from '../svg.ts';
import { broadleaf, fern, grass } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { rippling, stillWater, waters } from '../water.ts';
import { snowfall } from '../weather.ts';

/** The bridge seen from the bank; `x` and `y` are the middle of the arch at the water, `scale` pixels in a metre. */
function bridge(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  scale: number,
  snow = false,
): string {
  const { random } = sheet;
  const [half, radius, rise] = [21, 6.4, 8.6];
  const deck = (u: number) => rise + 1.6 - (Math.abs(u) / half) ** 1.35 * 6.2;
  const parapet = (u: number) => deck(u) + 0.95;
  const at = (u: number, v: number): Point => [x + u * scale, y - v * scale];
  const arch = (grow: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i <= 36; i++) {
      const angle = Math.PI * (i / 36);
      points.push(
        at(-Math.cos(angle) * (radius + grow), Math.sin(angle) * (rise - 1.1 + grow) - 0.2),
      );
    }
    return points;
  };
  const top: Point[] = [];
  for (let u = -half; u <= half; u += 0.5) top.push(at(u, parapet(u)));
  const face = polygon([
    at(-half, -2),
    ...top,
    at(half, -2),
    at(radius, -2),
    ...arch(0).reverse(),
    at(-radius, -2),
  ]);
  const wall = flatPlane(
    x - half * scale,
    y + 2 * scale,
    scale,
    { width: half * 2, height: rise + 5.5 },
    0.72,
  );
  // The underside of the vault shows on the side away from the light.
  const depth = -Math.sign(light.towards[0]) * 1.9;
  const vault = polygon([
    ...arch(0),
    ...arch(0)
      .map(([px, py]): Point => [px + depth * scale, py + 0.35 * scale])
      .reverse(),
  ]);
  const opening = polygon([...arch(0), at(radius, -2), at(-radius, -2)]);
  const ring = new Gathered();
  const stones = 27;
  for (let i = 0; i < stones; i++) {
    const piece = (t: number, grow: number) => {
      const angle = Math.PI * t;
      return at(-Math.cos(angle) * (radius + grow), Math.sin(angle) * (rise - 1.1 + grow) - 0.2);
    };
    const [from, to] = [(i + 0.06) / stones, (i + 0.94) / stones];
    ring.add(
      toned(light, lighten(random.pick(granites), 0.12), 0.95),
      polygon([piece(from, 0), piece(to, 0), piece(to, 0.95), piece(from, 0.95)]),
    );
  }
  const caps = new Gathered();
  for (let u = -half; u < half; u += 1.1) {
    const colour = snow ? '#f4f7fa' : random.pick(granites);
    caps.add(
      toned(light, lighten(colour, 0.12), 1),
      polygon([
        at(u + 0.04, parapet(u) - 0.1),
        at(u + 1.06, parapet(u + 1.1) - 0.1),
        at(u + 1.06, parapet(u + 1.1) + 0.24),
        at(u + 0.04, parapet(u) + 0.24),
      ]),
    );
  }
  let courseLine = '';
  for (let u = -half; u < half; u += 1)
    courseLine += polygon([
      at(u, deck(u) - 0.1),
      at(u + 1, deck(u + 1) - 0.1),
      at(u + 1, deck(u + 1) + 0.12),
      at(u, deck(u) + 0.12),
    ]);
  let ivy = '';
  for (let i = 0; i < 60; i++) {
    const u = random.between(-half * 0.9, -radius - 1);
    ivy += smooth([
      at(u - 0.3, deck(u) * random.between(0.3, 1)),
      at(u, deck(u) * 0.7),
      at(u + 0.35, deck(u) * random.between(0.3, 0.9)),
    ]);
  }
  return (
    group(
      path(vault, shaded(light, darken(palette.graniteDark, 0.35))),
      `clip-path="${sheet.clip(opening)}"`,
    ) +
    group(
      masonry(sheet, light, wall, { course: 0.55, rough: 0.5 }),
      `clip-path="${sheet.clip(face)}"`,
    ) +
    path(courseLine, shaded(light, palette.graniteDark), 'opacity="0.55"') +
    ring.paths() +
    path(ivy, toned(light, palette.fern, 0.5), 'opacity="0.5"') +
    caps.paths()
  );
}

type View = {
  light: Light;
  season: Season;
  x: number;
  y: number;
  scale: number;
  mountains?: number;
  foggy?: boolean;
};

function bridgeScene(sheet: Sheet, view: View): string {
  const { light, season, x, y, scale } = view;
  const { width, height } = sheet;
  const snow = season === 'winter';
  const leaves = leavesOf(season);
  const bank = height * 0.66;
  const built = bridge(sheet, light, x, y, scale, snow);
  const colours = snow ? waters.winter : waters.river;
  const outline = smooth([
    [x - scale * 7, y - scale * 0.6],
    [x + scale * 7, y - scale * 0.6],
    [x + scale * 9, y + scale * 2.4],
    [x + scale * 17, height * 0.98],
    [x + scale * 15, height + 60],
    [x - scale * 15, height + 60],
    [x - scale * 17, height * 0.96],
    [x - scale * 9, y + scale * 2.2],
  ]);
  const tree = (at: number, foot: number, tall: number) =>
    broadleaf(sheet, light, { x: at, y: foot, height: tall, colours: leaves, bare: snow, snow });
  // Each bank covers one foot of the bridge and curves down to the water.
  const bankShape = (side: number) =>
    smooth([
      [x + side * scale * 40, y - scale * 5.4],
      [x + side * scale * 22, y - scale * 3.6],
      [x + side * scale * 13, y - scale * 1.1],
      [x + side * scale * 8.2, y + scale * 0.5],
      [x + side * scale * 9.6, y + scale * 2.6],
      [x + side * scale * 13, y + scale * 5],
      [x + side * scale * 15, height + 80],
      [x + side * scale * 40, height + 80],
    ]);
  return (
    backdrop(sheet, light, {
      horizon: 0.6,
      season,
      mountains: view.mountains ?? 0.3,
      clouds: 3,
      seed: 'ponte',
    }) +
    ground(sheet, light, 0.58, groundColour(season)) +
    tree(width * 0.1, bank, height * 0.42) +
    tree(width * 0.93, bank, height * 0.36) +
    tree(width * 0.8, bank - 30, height * 0.24) +
    stillWater(sheet, light, {
      shore: y,
      bottom: height,
      colours,
      outline,
      mirrored: built,
      ripples: 40,
    }) +
    built +
    group(
      rippling(sheet, light, {
        shore: y,
        bottom: height,
        count: 50,
        from: x - scale * 14,
        to: x + scale * 14,
      }),
      `clip-path="${sheet.clip(outline)}"`,
    ) +
    [-1, 1]
      .map((side) =>
        path(
          bankShape(side),
          sheet.linearBetween(
            [0, y - scale * 2.5],
            [0, height],
            [
              [0, toned(light, groundColour(season), 0.95)],
              [1, shaded(light, darken(groundColour(season), 0.25))],
            ],
          ),
        ),
      )
      .join('') +
    (view.foggy ? mist(sheet, light, y - 10, 70, 0.6) : '') +
    [-1, 1]
      .map(
        (side) =>
          boulderHeap(sheet, light, {
            x: x + side * scale * 10.6,
            y: y + scale * 1.5,
            width: scale * 7,
            height: scale * 2.4,
            count: 6,
            moss: snow ? 0 : 0.5,
            snow,
          }) +
          boulderHeap(sheet, light, {
            x: x + side * scale * 15.5,
            y: y + scale * 6.4,
            width: scale * 9,
            height: scale * 3,
            count: 6,
            moss: snow ? 0 : 0.4,
            snow,
          }),
      )
      .join('') +
    boulder(sheet, light, {
      x: x + scale * 1.5,
      y: y + scale * 3.4,
      width: scale * 2.4,
      height: scale * 0.9,
      snow,
    }) +
    (snow
      ? ''
      : birch(sheet, light, {
          x: width * 0.045,
          y: height * 0.98,
          height: height * 0.8,
          colours: season === 'autumn' ? ['#d9a64a', '#c98a30'] : ['#7f9f55', '#93b063'],
        })) +
    (snow
      ? ''
      : [0.12, 0.88, 0.97]
          .map((at) =>
            fern(sheet, light, {
              x: width * at,
              y: height * 0.97,
              size: height * 0.12,
              ...(season === 'autumn' ? { colours: ['#a8752f', '#8a5f2c', '#bf8f3f'] } : {}),
            }),
          )
          .join('')) +
    (snow
      ? snowfall(sheet, 260, 0.8)
      : grass(sheet, light, {
          from: 0,
          to: width * 0.2,
          top: height * 0.86,
          bottom: height,
          count: 60,
          size: 50,
        }) +
        grass(sheet, light, {
          from: width * 0.84,
          to: width,
          top: height * 0.86,
          bottom: height,
          count: 50,
          size: 50,
        }))
  );
}

export const bridgeScenes: Scene[] = [
  scene(
    'ponte-velha',
    'A Ponte Velha, com o seu arco alto de granito refletido no Ribeiro da Urze.',
    (sheet) =>
      bridgeScene(sheet, { light: lights.morning, season: 'summer', x: 1020, y: 930, scale: 44 }),
  ),
  scene(
    'ponte-velha-2',
    'A Ponte Velha no outono, entre castanheiros dourados e a névoa do ribeiro.',
    (sheet) =>
      bridgeScene(sheet, {
        light: withSun(lights.golden, { x: 0.76, y: 0.24 }),
        season: 'autumn',
        x: 900,
        y: 960,
        scale: 52,
        foggy: true,
      }),
  ),
  scene('ponte-velha-3', 'A Ponte Velha coberta de neve numa manhã de inverno.', (sheet) =>
    bridgeScene(sheet, {
      light: lights.winter,
      season: 'winter',
      x: 1080,
      y: 880,
      scale: 36,
      mountains: 0.36,
    }),
  ),
];
