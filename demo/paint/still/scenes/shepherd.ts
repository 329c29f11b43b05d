/** O Pastor: roast kid, cheese board, the shepherd himself. */
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, group, num, path, rect, type Sheet, scene, smooth, stroke } from '../../svg.ts';
import { grass } from '../../trees.ts';
import { sheep } from '../animals.ts';
import { slice } from '../bread.ts';
import { napkin } from '../cloth.ts';
import { olive, potato } from '../dishes.ts';
import { steam } from '../fire.ts';
import { castShadow, solid, vignette } from '../form.ts';
import { roomWindow } from '../interior.ts';
import { cheese, cheeseWedge } from '../larder.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';
import { sprig } from '../plants.ts';
import { board, table, wall } from '../table.ts';
import { knife } from '../tools.ts';
import { bottle, jug, tumbler } from '../vessels.ts';

/** A clay roasting dish filled to the rim. */
function roastingDish(sheet: Sheet, x: number, y: number, radius: number, content: string): string {
  const ry = radius * 0.36;
  const side = `M${num(x - radius)} ${num(y)}Q${num(x - radius * 0.92)} ${num(y + ry * 1.3)} ${num(x)} ${num(y + ry * 1.4)}T${num(x + radius)} ${num(y)}Z`;
  return (
    castShadow(x, y + ry * 0.9, radius * 0.95, ry) +
    solid(sheet, side, '#9a4a2a', { depth: radius * 0.3, rise: 0.1 }) +
    ellipse(x, y, radius, ry, '#c97a4c') +
    ellipse(x, y, radius * 0.92, ry * 0.9, '#3a1a10') +
    ellipse(x, y + 8, radius * 0.9, ry * 0.84, '#6b3216') +
    content
  );
}

/** A piece of roast kid: browned, glossy, with the bone. */
function roast(sheet: Sheet, x: number, y: number, size: number, flip: -1 | 1 = 1): string {
  const s = size;
  const data = smooth([
    [x - flip * s, y - s * 0.06],
    [x - flip * s * 0.7, y - s * 0.46],
    [x - flip * s * 0.1, y - s * 0.56],
    [x + flip * s * 0.5, y - s * 0.28],
    [x + flip * s * 0.96, y - s * 0.12],
    [x + flip * s * 0.9, y + s * 0.04],
    [x + flip * s * 0.3, y + s * 0.14],
    [x - flip * s * 0.5, y + s * 0.3],
  ]);
  return (
    stroke(
      `M${num(x + flip * s * 0.8)} ${num(y - s * 0.05)}L${num(x + flip * s * 1.34)} ${num(y - s * 0.16)}`,
      '#efe0bd',
      s * 0.13,
    ) +
    ellipse(x + flip * s * 1.36, y - s * 0.21, s * 0.09, s * 0.08, '#fff3d6') +
    ellipse(x + flip * s * 1.38, y - s * 0.1, s * 0.09, s * 0.08, '#e3cfa4') +
    solid(sheet, data, '#bd6b2c', {
      depth: s * 0.2,
      tones: { light: '#e5a052', mid: '#bd6b2c', shade: '#7a3818' },
      inside:
        path(
          smooth([
            [x - flip * s * 0.7, y - s * 0.24],
            [x - flip * s * 0.3, y - s * 0.44],
            [x + flip * s * 0.1, y - s * 0.42],
            [x - flip * s * 0.3, y - s * 0.3],
          ]),
          '#ffd79a',
          'fill-opacity="0.75"',
        ) +
        stroke(
          `M${num(x - flip * s * 0.5)} ${num(y + s * 0.1)}Q${num(x)} ${num(y - s * 0.1)} ${num(x + flip * s * 0.5)} ${num(y - s * 0.04)}`,
          '#5c2612',
          s * 0.035,
          'stroke-opacity="0.6"',
        ),
    })
  );
}

/** The shepherd’s restaurant and its namesake. */
export const shepherdScenes: Scene[] = [
  scene(
    'o-pastor',
    'Cabrito assado no forno com batatas douradas em assadeira de barro.',
    (sheet) =>
      wall(sheet, '#8a6f8c', { patch: { x: 1180, y: -120, width: 620, height: 560 } }) +
      table(sheet, 640, { colour: '#9a6238' }) +
      napkin(sheet, 1560, 1130, 640, 300, '#eee3cc', '#8c5f94') +
      roastingDish(
        sheet,
        980,
        930,
        660,
        each(
          [
            [480, 910],
            [590, 850],
            [720, 800],
            [860, 770],
            [1110, 770],
            [1270, 800],
            [1400, 850],
            [1480, 920],
            [520, 990],
            [1400, 1000],
            [1270, 1050],
            [640, 1050],
            [790, 1080],
            [1110, 1090],
            [950, 1090],
          ],
          (x, y) => potato(sheet, x, y, 72),
        ) +
          roast(sheet, 800, 900, 240, 1) +
          roast(sheet, 1190, 940, 230, -1) +
          roast(sheet, 960, 1030, 220, 1) +
          sprig(640, 920, 190, 28, '#55733c') +
          sprig(1210, 830, 170, -12, '#55733c'),
      ) +
      steam(860, 740, 420, 70, 0.22) +
      steam(1080, 760, 460, 70, 0.18) +
      tumbler(sheet, 1740, 880, 250, '#6e2b37') +
      bottle(sheet, 230, 800, 560) +
      vignette(sheet),
  ),
  scene(
    'o-pastor-2',
    'Tábua com queijos da serra, pão e marmelada.',
    (sheet) =>
      wall(sheet, '#a98a6a', { patch: false }) +
      roomWindow(
        sheet,
        lights.golden,
        { x: 240, y: 90, width: 640, height: 500 },
        { curtain: '#e6d9bf' },
      ) +
      table(sheet, 720, { colour: '#8f5a34' }) +
      board(sheet, 1000, 1010, 1400, 330) +
      cheese(sheet, 640, 950, 230, 130) +
      cheese(sheet, 660, 810, 170, 90, '#f0dfb0') +
      cheeseWedge(sheet, 1140, 1010, 250) +
      group(
        rect(1410, 900, 190, 110, '#a5432a') +
          rect(1410, 900, 190, 40, '#c96a44') +
          rect(1560, 900, 40, 110, '#7a2a1c'),
      ) +
      slice(sheet, 960, 1120, 130, 0.6) +
      olive(sheet, 1420, 1080, 28) +
      olive(sheet, 1480, 1100, 28, '#3f3a44') +
      olive(sheet, 1540, 1080, 28) +
      jug(sheet, 1700, 900, 440, '#b4623a') +
      knife(620, 1150, 420, 6) +
      vignette(sheet),
  ),
  scene('o-pastor-3', 'Pastor com o rebanho num outeiro, em contraluz ao pôr do sol.', (sheet) => {
    const light = withSun(lights.golden, { x: 0.3, y: 0.42, radius: 0.05 });
    const back: FigureLight = { into: '#2f2a2a', amount: 0.66, rim: '#ffe0a0', from: -1 };
    const flock = [
      [380, 1050, 170, 1],
      [560, 1080, 190, 1],
      [740, 1030, 160, -1],
      [900, 1090, 190, 1],
      [1130, 1060, 170, 1],
      [1650, 1060, 180, -1],
      [1820, 1100, 200, -1],
      [240, 1110, 190, 1],
    ] as const;
    return (
      valley(sheet, light, { horizon: 0.62, clouds: 4 }) +
      ground(sheet, light, 1000, '#8a8442', 40) +
      grass(sheet, light, { from: 0, to: 2000, top: 1010, bottom: 1340, count: 260, size: 70 }) +
      flock
        .map(([x, y, size, facing], i) =>
          sheep(sheet, back, {
            x,
            y,
            size,
            facing,
            horns: i % 3 === 0,
            grazing: i % 2 === 1,
            wool: i % 3 === 0 ? '#8a6a4c' : '#e6d9bf',
          }),
        )
        .join('') +
      figure(sheet, back, {
        x: 1400,
        y: 1110,
        height: 520,
        dress: 'cloak',
        top: '#6b4a30',
        bottom: '#34343c',
        head: 'hat',
        headColour: '#3a2a22',
        hands: [
          [-0.24, 0.62],
          [0.14, 0.5],
        ],
        facing: -1,
      }) +
      stroke('M1278 1110V690Q1278 640 1308 644Q1330 652 1320 680', '#3a2a22', 13)
    );
  }),
];
