/** The feast of Our Lady: procession and dance. */
import { church } from '../../church.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { distantView } from '../../space.ts';
import { dot, type Point, path, rect, type Sheet, scene, stroke } from '../../svg.ts';
import { ourLady, villageRow, villager } from '../crowd.ts';
import { candle, firework, glow, paperLantern } from '../fire.ts';
import { castShadow, vignette } from '../form.ts';
import { concertina, drum } from '../instruments.ts';
import { cycle, each } from '../lists.ts';
import { cobbles, ground, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';

/** A string of paper lanterns between two points, hanging through. */
function lanternString(
  sheet: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
): string {
  const colours = ['#d9a64a', '#c9552d', '#8c5f94', '#e6d9bf', '#4a8a6a'];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  let lanterns = '';
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1);
    const x = (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * middle[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * middle[1] + t * t * to[1];
    lanterns += paperLantern(sheet, x, y, size, cycle(colours, i));
  }
  return stroke(`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`, '#1d1a26', 4) + lanterns;
}

/** The litter with the statue of Our Lady among flowers and candles; (x, y) is the middle of its poles. */
function andor(sheet: Sheet, x: number, y: number): string {
  const { random } = sheet;
  let flowers = '';
  let pale = '';
  for (let i = 0; i < 90; i++) {
    const t = random.between(-1, 1);
    const shape = dot(
      x + t * 170,
      y - 20 - random.next() * (80 - Math.abs(t) * 40),
      random.between(8, 17),
    );
    if (i % 2) flowers += shape;
    else pale += shape;
  }
  return (
    glow(sheet, x, y - 230, 420, 0.75) +
    ourLady(sheet, x, y) +
    rect(x - 190, y - 30, 380, 60, mix('#8a5a1e', '#d9a64a', 0.5)) +
    rect(x - 190, y - 30, 380, 14, lighten('#d9a64a', 0.3)) +
    path(flowers, '#c9456a') +
    path(pale, '#fff3e0') +
    [-150, 150].map((dx) => candle(sheet, x + dx, y - 30, 120, 16)).join('') +
    rect(x - 330, y + 26, 660, 18, darken('#8a5a34', 0.2)) +
    rect(x - 330, y + 26, 660, 6, '#c08a56')
  );
}

/** The feast of August by night. */
export const feastScenes: Scene[] = [
  scene(
    'festa-da-senhora-da-lapa',
    'Procissão noturna com andor e lanternas de papel, e fogo de artifício sobre a igreja.',
    (sheet) => {
      const light = withSun(lights.night, { x: 1.4, y: -0.4 });
      const warm: FigureLight = {
        into: '#1a1c34',
        amount: 0.42,
        rim: '#ffcf8a',
        from: 1,
        width: 0.016,
      };
      const bearers = [
        [730, 1180],
        [880, 1210],
        [1120, 1210],
        [1270, 1180],
      ] as const;
      return (
        valley(sheet, light, { horizon: 0.6, clouds: 0, disc: false }) +
        firework(sheet, 290, 250, 200, '#ffb55e') +
        firework(sheet, 1420, 230, 230, '#e88fb0') +
        firework(sheet, 1780, 330, 150, '#8fd0c0') +
        ground(sheet, light, 860, '#2f3f38', 20) +
        villageRow(sheet, 960) +
        church(sheet, light, distantView(430, 1000, 46, 0.22), { at: [0, 0, 0] }) +
        cobbles(sheet, light, 970, 0.75) +
        glow(sheet, 1000, 1000, 900, 0.4) +
        lanternString(sheet, [-20, 470], [1000, 560], 90, 6, 56) +
        lanternString(sheet, [1000, 560], [2020, 470], 90, 6, 56) +
        each(
          [
            [150, 1170],
            [290, 1200],
            [430, 1180],
            [560, 1210],
            [1450, 1210],
            [1580, 1180],
            [1720, 1200],
            [1860, 1170],
          ],
          (x, y, i) =>
            figure(
              sheet,
              { ...warm, from: x < 1000 ? 1 : -1 },
              {
                ...villager(i),
                x,
                y,
                height: 370,
                hands: [
                  [-0.08, 0.56],
                  [0.1, 0.58],
                ],
                facing: x < 1000 ? 1 : -1,
              },
            ) + candle(sheet, x + 38, y - 205, 50, 12),
        ) +
        andor(sheet, 1000, 900) +
        bearers
          .map(([x, y], i) =>
            figure(
              sheet,
              { ...warm, from: x < 1000 ? 1 : -1 },
              {
                x,
                y,
                height: 400,
                top: '#f0e6d0',
                bottom: '#34343c',
                hands: [
                  [-0.11, 0.74],
                  [0.11, 0.74],
                ],
                facing: 0,
                hair: cycle(['#2c211d', '#a8a29a', '#5f3a26', '#2c211d'], i),
              },
            ),
          )
          .join('') +
        vignette(sheet, 0.4)
      );
    },
  ),
  scene(
    'festa-da-senhora-da-lapa-2',
    'Baile no largo da aldeia sob grinaldas de lanternas de papel.',
    (sheet) => {
      const light = lights.night;
      const warm: FigureLight = {
        into: '#1a1c34',
        amount: 0.24,
        rim: '#ffd79a',
        from: -1,
        width: 0.014,
      };
      const pairs = [
        [420, 1150, 450],
        [820, 1240, 520],
        [1250, 1170, 460],
        [1640, 1250, 520],
      ] as const;
      return (
        valley(sheet, light, { horizon: 0.5, clouds: 0 }) +
        ground(sheet, light, 760, '#2f3a34', 16) +
        villageRow(sheet, 900) +
        rect(700, 760, 600, 160, '#5c3a22') +
        rect(700, 760, 600, 16, '#a5744a') +
        each(
          [
            [820, 760, 0],
            [1000, 760, 1],
            [1180, 760, 2],
          ],
          (x, y, i) =>
            figure(sheet, warm, {
              ...villager(i + 3),
              x,
              y,
              height: 260,
              dress: 'trousers',
              head: 'hat',
              headColour: '#1d1a1c',
              top: '#f0e2c4',
              hands: [
                [-0.2, 0.62],
                [0.2, 0.62],
              ],
            }),
        ) +
        concertina(sheet, 820, 600, 50) +
        drum(sheet, 990, 640, 50) +
        concertina(sheet, 1180, 600, 46, '#1f5140') +
        cobbles(sheet, light, 910, 0.85) +
        glow(sheet, 1000, 700, 1100, 0.45) +
        lanternString(sheet, [-20, 200], [1000, 330], 80, 7, 62) +
        lanternString(sheet, [1000, 330], [2020, 200], 80, 7, 62) +
        lanternString(sheet, [-20, 430], [2020, 430], 90, 10, 46) +
        pairs
          .map(
            ([x, y, h], i) =>
              castShadow(x, y, h * 0.34, 20) +
              figure(sheet, warm, {
                ...villager(i * 2 + 1),
                x: x - h * 0.13,
                y,
                height: h,
                dress: 'trousers',
                head: i % 2 ? 'cap' : 'bare',
                stride: 0.1,
                lean: 0.03,
                facing: 1,
                hands: [
                  [-0.02, 0.6],
                  [0.3, 0.86],
                ],
                top: cycle(['#f0e2c4', '#8a4f2a', '#3f5573', '#1f5140'], i),
              }) +
              figure(sheet, warm, {
                x: x + h * 0.15,
                y: y + 6,
                height: h * 0.93,
                dress: 'skirt',
                top: cycle(['#c9552d', '#d9a64a', '#8c5f94', '#e6d9bf'], i),
                bottom: cycle(['#6e2b37', '#1f5140', '#c9552d', '#6e2b37'], i),
                head: 'bun',
                hair: '#3a261c',
                hands: [
                  [0.03, 0.93],
                  [0.22, 0.62],
                ],
                facing: -1,
                lean: -0.03,
              }),
          )
          .join('') +
        vignette(sheet, 0.4)
      );
    },
  ),
];
