/** The Mata de Carvalhos: old oaks in spring light, in autumn and in winter mist. */
import type { Colour } from '../colour.ts';
import { far, type Light, lights, shaded, toned, withSun } from '../light.ts';
import { leafRoof, oldTrunk } from '../oakwood.ts';
import { mist } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { boulder } from '../stone.ts';
import { path, polygon, rect, type Sheet, scene } from '../svg.ts';
import { broadleaf, fern, foliage, grass, scatter, strewn } from '../trees.ts';
import { lane } from '../village.ts';
import { beams, snowfall, sunWash } from '../weather.ts';

type Look = {
  light: Light;
  leaves: readonly Colour[];
  floor: Colour;
  seasonal: 'green' | 'autumn' | 'winter';
  path: readonly [number, number, number][];
  trunks: readonly [number, number, number][];
};

function wood(sheet: Sheet, look: Look): string {
  const { light, leaves, floor, seasonal } = look;
  const { width, height, random } = sheet;
  const winter = seasonal === 'winter';
  const air = sheet.linear([
    [0, far(light, toned(light, leaves[1] ?? floor, 0.8), 0.45)],
    [0.6, light.haze],
    [1, light.haze],
  ]);
  const ground = polygon([
    [0, height * 0.6],
    [width, height * 0.6],
    [width, height],
    [0, height],
  ]);
  const groundFill = sheet.linearBetween(
    [0, height * 0.58],
    [0, height],
    [
      [0, far(light, toned(light, floor, 0.9), 0.5)],
      [0.4, toned(light, floor, 0.7)],
      [1, shaded(light, floor)],
    ],
  );
  const rows = [0.8, 0.62, 0.42, 0.24].map((distance, row) => {
    const y = height * (0.6 + row * 0.035);
    const count = 17 - row * 3;
    let content = '';
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0.1, 0.9)) / count) * width;
      content += oldTrunk(sheet, light, {
        x,
        y: y + random.between(0, 18),
        top: -40,
        girth: 20 + row * 15 + random.between(0, 14),
        distance,
        moss: 0.3,
        snow: winter,
      });
    }
    return (
      content +
      (winter
        ? ''
        : leafRoof(sheet, light, {
            bottom: height * (0.34 - row * 0.05),
            colours: leaves,
            distance: distance * 0.8,
            size: 90 + row * 34,
          })) +
      mist(sheet, light, y, height * 0.05, winter ? 0.55 : 0.3)
    );
  });
  const near = look.trunks.map(([x, y, girth]) =>
    oldTrunk(sheet, light, {
      x: x * width,
      y: y * height,
      top: -60,
      girth,
      snow: winter,
      moss: winter ? 0.1 : 0.6,
    }),
  );
  const ferns = winter
    ? ''
    : scatter(random, 30, 0, width, height * 0.72, height * 1.02)
        .filter(([x, y]) => Math.abs(x - pathAt(look.path, y / height) * width) > width * 0.13)
        .map(([x, y, t]) =>
          fern(sheet, light, {
            x,
            y,
            size: height * (0.04 + t * 0.1),
            ...(seasonal === 'autumn' ? { colours: ['#a8752f', '#8a5f2c', '#bf8f3f'] } : {}),
          }),
        )
        .join('');
  return (
    rect(0, 0, width, height, air) +
    sunWash(sheet, light, 0.6, 0.35) +
    path(ground, groundFill) +
    rows.join('') +
    lane(
      light,
      look.path.map(
        ([x, y, w]) => [x * width, y * height, w * width] as const as [number, number, number],
      ),
      winter ? '#dfe6ec' : seasonal === 'autumn' ? '#c08a45' : '#b8a67a',
      winter ? '#cfd8e0' : undefined,
    ) +
    near.join('') +
    boulder(sheet, light, {
      x: width * 0.73,
      y: height * 0.86,
      width: 260,
      height: 130,
      moss: winter ? 0 : 0.8,
      snow: winter,
    }) +
    ferns +
    (winter
      ? broadleaf(sheet, light, {
          x: width * 0.6,
          y: height * 0.7,
          height: height * 0.5,
          bare: true,
          snow: true,
          distance: 0.4,
        })
      : leafRoof(sheet, light, {
          bottom: height * 0.15,
          colours: leaves,
          distance: 0,
          size: 200,
        })) +
    (seasonal === 'green'
      ? ''
      : winter
        ? snowfall(sheet, 260)
        : strewn(sheet, light, {
            top: height * 0.64,
            bottom: height,
            count: 700,
            size: 10,
            colours: foliage.autumn,
          })) +
    (winter
      ? ''
      : grass(sheet, light, {
          from: 0,
          to: width,
          top: height * 0.9,
          bottom: height * 1.02,
          count: 80,
          size: 50,
          ...(seasonal === 'autumn' ? { colours: ['#8a7a3c', '#a58c45'] } : {}),
        })) +
    beams(sheet, light, winter ? 3 : 8, winter ? 0.14 : 0.3)
  );
}

function pathAt(course: readonly [number, number, number][], y: number): number {
  for (const [x, at] of course) if (at >= y) return x;
  return course[course.length - 1]?.[0] ?? 0.5;
}

export const oakwoodScenes: Scene[] = [
  scene(
    'mata-de-carvalhos',
    'Raios de sol entre os velhos carvalhos da mata, com fetos junto ao caminho.',
    (sheet) =>
      wood(sheet, {
        light: { ...withSun(lights.morning, { x: 0.4, y: 0.3 }), haze: '#dfe6b8', sun: '#fff6cf' },
        leaves: ['#5f8a45', '#7aa04e', '#4c7640'],
        floor: '#6f8a4a',
        seasonal: 'green',
        path: [
          [0.47, 0.61, 0.02],
          [0.5, 0.66, 0.04],
          [0.45, 0.74, 0.09],
          [0.5, 0.86, 0.2],
          [0.44, 1.06, 0.4],
        ],
        trunks: [
          [0.86, 0.8, 110],
          [0.2, 0.84, 150],
          [0.98, 0.97, 190],
          [0.02, 1.0, 170],
        ],
      }),
  ),
  scene(
    'mata-de-carvalhos-2',
    'A mata de carvalhos no outono, com o chão coberto de folhas cor de cobre.',
    (sheet) =>
      wood(sheet, {
        light: { ...withSun(lights.golden, { x: 0.62, y: 0.3 }), haze: '#f2d79a' },
        leaves: ['#c9822f', '#d9a03f', '#b0602a'],
        floor: '#a8793c',
        seasonal: 'autumn',
        path: [
          [0.6, 0.61, 0.02],
          [0.55, 0.67, 0.05],
          [0.6, 0.75, 0.1],
          [0.52, 0.88, 0.22],
          [0.58, 1.06, 0.42],
        ],
        trunks: [
          [0.16, 0.8, 120],
          [0.82, 0.86, 170],
          [0.32, 0.78, 80],
          [-0.01, 1.0, 220],
        ],
      }),
  ),
  scene('mata-de-carvalhos-3', 'Carvalhos despidos na névoa de uma manhã de neve.', (sheet) =>
    wood(sheet, {
      light: { ...lights.mist, haze: '#dfe5e8' },
      leaves: ['#cfd8de', '#dfe5ea', '#c3cdd5'],
      floor: '#e6ecf1',
      seasonal: 'winter',
      path: [
        [0.4, 0.61, 0.02],
        [0.44, 0.67, 0.05],
        [0.4, 0.75, 0.1],
        [0.47, 0.88, 0.2],
        [0.42, 1.06, 0.4],
      ],
      trunks: [
        [0.8, 0.8, 130],
        [0.14, 0.86, 170],
        [0.95, 0.98, 200],
      ],
    }),
  ),
];
