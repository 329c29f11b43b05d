/** Magusto: the bonfire and the roasting chestnuts. */
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, oval, path, rect, scene, stroke } from '../../svg.ts';
import { chestnutHeap } from '../chestnuts.ts';
import { villageRow, villager } from '../crowd.ts';
import { embers, flames, glow, sparks, steam } from '../fire.ts';
import { castShadow, place, solid, vignette } from '../form.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';

const fireLeft: FigureLight = {
  into: '#171a2c',
  amount: 0.5,
  rim: '#ffb55e',
  from: 1,
  width: 0.018,
};

const fireRight: FigureLight = { ...fireLeft, from: -1 };

/** The chestnut feast by night. */
export const magustoScenes: Scene[] = [
  scene('magusto', 'Gente à volta da fogueira do magusto, numa noite de novembro.', (sheet) => {
    const light = lights.night;
    const ring = [
      [250, 1120, 440],
      [430, 1150, 470],
      [610, 1130, 430],
      [1370, 1130, 440],
      [1560, 1150, 470],
      [1750, 1120, 440],
    ] as const;
    return (
      valley(sheet, light, { horizon: 0.5, clouds: 0 }) +
      ground(sheet, light, 760, '#2f3a34', 20) +
      villageRow(sheet, 860) +
      ground(sheet, light, 900, '#4a3a34', 16) +
      glow(sheet, 1000, 980, 1000, 0.85) +
      each(
        [
          [800, 1010, 380],
          [1200, 1010, 380],
        ],
        (x, y, h, i) =>
          figure(sheet, i ? fireRight : fireLeft, {
            ...villager(i + 7),
            x,
            y,
            height: h,
            facing: i ? -1 : 1,
          }),
      ) +
      embers(sheet, 1000, 1150, 300, 50, 80) +
      each([[-24], [16], [38], [-46]], (a) =>
        place(
          rect(-190, -20, 380, 40, '#3a2218', 'rx="18"') +
            rect(-190, -20, 380, 12, '#8a4a24', 'rx="6"'),
          1000,
          1120,
          1,
          a,
        ),
      ) +
      flames(sheet, 1000, 1140, 420, 560) +
      ring
        .map(
          ([x, y, h], i) =>
            castShadow(x, y, h * 0.22, 18) +
            figure(sheet, x < 1000 ? fireLeft : fireRight, {
              ...villager(i),
              x,
              y,
              height: h,
              facing: x < 1000 ? 1 : -1,
              hands:
                i % 2
                  ? [
                      [-0.12, 0.5],
                      [0.2, 0.58],
                    ]
                  : [
                      [-0.14, 0.48],
                      [0.14, 0.5],
                    ],
            }),
        )
        .join('') +
      place(chestnutHeap(sheet, 0, 0, 150, 60, 30, 0.4), 1000, 1270) +
      sparks(sheet, 1000, 760, 260, 720, 110) +
      vignette(sheet, 0.5)
    );
  }),
  scene('magusto-2', 'Castanhas a assar num tacho furado sobre a fogueira.', (sheet) => {
    let holes = '';
    for (let row = 0; row < 3; row++)
      for (let i = -7; i <= 7; i++)
        holes += oval(1000 + i * 74 + (row % 2) * 37, 900 + row * 50 + Math.abs(i) * -4, 11, 8);
    const pan = 'M420 760Q440 1020 1000 1040T1580 760Z';
    return (
      rect(
        0,
        0,
        2000,
        1333,
        sheet.linear([
          [0, '#141426'],
          [1, '#2c1418'],
        ]),
      ) +
      glow(sheet, 1000, 1000, 1300, 0.8) +
      flames(sheet, 1000, 1330, 1300, 640) +
      embers(sheet, 1000, 1300, 900, 120, 160) +
      stroke('M1560 760L2020 560', '#17141a', 46) +
      stroke('M1560 752L2020 552', '#a5613a', 10) +
      solid(sheet, pan, '#3a363c', { depth: 90, rise: 0.1, inside: path(holes, '#ff9a44') }) +
      ellipse(1000, 760, 580, 150, '#4b464c') +
      ellipse(1000, 766, 540, 130, '#1d1614') +
      chestnutHeap(sheet, 1000, 740, 470, 120, 66, 0.55) +
      flames(sheet, 560, 1120, 260, 300) +
      flames(sheet, 1440, 1130, 260, 280) +
      steam(860, 620, 480, 70, 0.18) +
      steam(1120, 620, 520, 80, 0.15) +
      sparks(sheet, 1000, 720, 640, 700, 90) +
      vignette(sheet, 0.5)
    );
  }),
];
