/** Songs: the group in the square, the concertina, women singing by lantern light. */
import { mix } from '../../colour.ts';
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { masonry } from '../../stone.ts';
import { dot, num, path, polygon, rect, type Sheet, scene, stroke } from '../../svg.ts';
import { glow, paperLantern } from '../fire.ts';
import { castShadow, vignette } from '../form.ts';
import { concertina, drum } from '../instruments.ts';
import { cycle } from '../lists.ts';
import { cobbles, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';
import { table, wall } from '../table.ts';

const evening: FigureLight = { into: '#2a1f2e', amount: 0.38, rim: '#ffcf8a', from: -1 };

/** A row of singers with their instruments, feet on y. */
function singers(
  sheet: Sheet,
  light: FigureLight,
  y: number,
  h: number,
  x0: number,
  step: number,
): string {
  const at = (i: number) => x0 + i * step;
  return (
    figure(sheet, light, {
      x: at(0),
      y,
      height: h * 0.96,
      dress: 'skirt',
      top: '#6e2b37',
      bottom: '#34343c',
      head: 'scarf',
      headColour: '#d9a64a',
      apron: '#8c5f94',
      hands: [
        [-0.1, 0.58],
        [0.1, 0.58],
      ],
      facing: 1,
      singing: true,
    }) +
    figure(sheet, light, {
      x: at(1),
      y: y + 8,
      height: h * 1.04,
      top: '#f0e2c4',
      bottom: '#34343c',
      head: 'hat',
      headColour: '#1d1a1c',
      hands: [
        [-0.2, 0.62],
        [0.2, 0.62],
      ],
      facing: 0,
    }) +
    concertina(sheet, at(1), y + 8 - h * 0.64, h * 0.2) +
    figure(sheet, light, {
      x: at(2),
      y,
      height: h * 0.94,
      dress: 'skirt',
      top: '#1f5140',
      bottom: '#6e2b37',
      head: 'scarf',
      headColour: '#f0e2c4',
      hands: [
        [-0.16, 0.62],
        [0.16, 0.7],
      ],
      facing: 0,
      singing: true,
    }) +
    figure(sheet, light, {
      x: at(3),
      y: y + 6,
      height: h * 1.02,
      top: '#8a4f2a',
      bottom: '#2b2a30',
      head: 'cap',
      headColour: '#4b4a52',
      hands: [
        [-0.2, 0.56],
        [0.24, 0.66],
      ],
      facing: -1,
    }) +
    drum(sheet, at(3) - h * 0.03, y + 6 - h * 0.46, h * 0.2) +
    stroke(
      `M${num(at(3) + h * 0.24)} ${num(y - h * 0.64)}l${num(-h * 0.14)} ${num(h * 0.1)}`,
      '#e8cf94',
      h * 0.02,
    ) +
    stickEnd(at(3) + h * 0.09, y - h * 0.53, h * 0.03) +
    figure(sheet, light, {
      x: at(4),
      y,
      height: h * 0.95,
      dress: 'skirt',
      top: '#d9a64a',
      bottom: '#1f5140',
      head: 'scarf',
      headColour: '#8c3f3a',
      hands: [
        [-0.1, 0.56],
        [0.08, 0.56],
      ],
      facing: -1,
      singing: true,
    })
  );
}

const stickEnd = (x: number, y: number, radius: number) => path(dot(x, y, radius), '#efe0bd');

/** Three pictures of song. */
export const songScenes: Scene[] = [
  scene(
    'cantares',
    'Grupo de cantares com concertina e bombo no largo, ao cair da noite.',
    (sheet) => {
      const light = withSun(lights.dusk, { x: 0.24, y: 0.4 });
      return (
        valley(sheet, light, { horizon: 0.6 }) +
        cobbles(sheet, light, 1010) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            paperLantern(
              sheet,
              200 + i * 320,
              130 + Math.sin((i / 5) * Math.PI) * 70,
              70,
              cycle(['#d9a64a', '#c9552d', '#8c5f94', '#d9a64a', '#c9552d', '#f0e2c4'], i),
            ),
          )
          .join('') +
        stroke('M-20 90Q1000 290 2020 90', '#1d1a26', 5) +
        castShadow(1060, 1180, 760, 60) +
        singers(sheet, evening, 1190, 700, 400, 300) +
        vignette(sheet, 0.4)
      );
    },
  ),
  scene(
    'cantares-2',
    'Concertina vermelha pousada num banco, à luz da janela.',
    (sheet) =>
      wall(sheet, '#3f5c5a', { patch: { x: 1060, y: 70, width: 660, height: 560 } }) +
      table(sheet, 880, { colour: '#8f5a34' }) +
      castShadow(990, 1050, 620, 90) +
      concertina(sheet, 980, 740, 560, '#9c2f28') +
      path(
        polygon([
          [420, 1000],
          [590, 1040],
          [590, 1050],
          [420, 1010],
        ]),
        '#140d14',
      ) +
      stroke('M430 520Q340 620 330 760T430 980', '#2b1a16', 26) +
      stroke('M1540 540Q1640 640 1640 780T1540 990', '#1d1210', 26) +
      vignette(sheet),
  ),
  scene(
    'cantares-3',
    'Mulheres de lenço a cantar em roda, iluminadas por uma lanterna.',
    (sheet) => {
      const warm: FigureLight = {
        into: '#2a1f2c',
        amount: 0.26,
        rim: '#ffd08a',
        from: 1,
        width: 0.012,
      };
      const other: FigureLight = { ...warm, from: -1 };
      const scarf = ['#d9a64a', '#8c3f3a', '#f0e2c4', '#8c5f94', '#4a7350', '#c98f3c'] as const;
      const women = [
        [300, 1300, 900, warm],
        [620, 1240, 860, warm],
        [1400, 1240, 860, other],
        [1720, 1300, 900, other],
      ] as const;
      return (
        rect(
          0,
          0,
          2000,
          1333,
          sheet.linear([
            [0, '#141a30'],
            [1, '#2a2436'],
          ]),
        ) +
        masonry(sheet, lights.night, flatPlane(0, 1333, 100, { width: 20, height: 13.4 }, 0.5), {
          course: 1.1,
          rough: 0.4,
        }) +
        rect(0, 0, 2000, 1333, '#120f1e', 'fill-opacity="0.45"') +
        glow(sheet, 1000, 520, 900, 0.75) +
        figure(sheet, warm, {
          x: 850,
          y: 1190,
          height: 800,
          dress: 'skirt',
          top: '#6e2b37',
          bottom: '#34343c',
          head: 'scarf',
          headColour: '#c98f3c',
          hands: [
            [-0.08, 0.58],
            [0.08, 0.58],
          ],
          facing: 1,
          singing: true,
        }) +
        figure(sheet, other, {
          x: 1160,
          y: 1190,
          height: 800,
          dress: 'skirt',
          top: '#1f5140',
          bottom: '#34343c',
          head: 'scarf',
          headColour: '#f0e2c4',
          hands: [
            [-0.08, 0.58],
            [0.08, 0.58],
          ],
          facing: -1,
          singing: true,
        }) +
        women
          .map(([x, y, h, light], i) =>
            figure(sheet, light, {
              x,
              y,
              height: h,
              dress: 'skirt',
              top: mix(cycle(scarf, i + 2), '#3a2230', 0.5),
              bottom: cycle(['#6e2b37', '#34343c', '#1f5140', '#5e3d66'], i),
              head: 'scarf',
              headColour: cycle(scarf, i),
              apron: i % 2 ? '#d9c4a0' : '#4b4a52',
              hands: [
                [-0.1, 0.56],
                [0.1, 0.56],
              ],
              facing: x < 1000 ? 1 : -1,
              singing: true,
            }),
          )
          .join('') +
        stroke('M1000 0V380', '#1d1a1c', 8) +
        paperLantern(sheet, 1000, 370, 130, '#e8a64a') +
        vignette(sheet, 0.6)
      );
    },
  ),
];
