/** Wool and loom: weaving room, yarn, skeins in the sun. */
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { rect, scene, stroke } from '../../svg.ts';
import { grass, heather } from '../../trees.ts';
import { loom, skein, weaves, yarnBall } from '../cloth.ts';
import { vignette } from '../form.ts';
import { beams, roomWindow, shelf, windowBeam } from '../interior.ts';
import { cycle, each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { table, wall } from '../table.ts';
import { basket } from '../vessels.ts';

const dyes = [
  '#8c5f94',
  '#d9a64a',
  '#b4523a',
  '#1f5140',
  '#e6d9bf',
  '#8a4f2a',
  '#5d7f8c',
  '#a7a04a',
] as const;

/** Three pictures of wool and loom. */
export const woolScenes: Scene[] = [
  scene(
    'la-e-tear',
    'Tear de madeira com uma manta às riscas, à luz de uma janela sobre a serra.',
    (sheet) =>
      wall(sheet, '#b08d68', { patch: false }) +
      windowBeam(sheet, { x: 150, y: 220, width: 430, height: 560 }, 1333, 1320) +
      roomWindow(sheet, lights.morning, { x: 150, y: 220, width: 430, height: 560 }) +
      shelf(1560, 420, 440) +
      [1620, 1740, 1860].map((x, i) => yarnBall(sheet, x, 420, 56, cycle(dyes, i))).join('') +
      [1640, 1760, 1880].map((x, i) => skein(sheet, x, 450, 78, 270, cycle(dyes, i + 2))).join('') +
      table(sheet, 1130, { colour: '#7d5232' }) +
      loom(sheet, 1060, 1250, 800, 1080, weaves.heather) +
      basket(
        sheet,
        330,
        1260,
        380,
        190,
        [230, 330, 430].map((x, i) => yarnBall(sheet, x, 1110, 88, cycle(dyes, i + 1))).join(''),
      ) +
      beams(sheet, 90) +
      vignette(sheet, 0.4),
  ),
  scene(
    'la-e-tear-2',
    'Cesto com novelos de lã tingida e fusos sobre a mesa.',
    (sheet) =>
      wall(sheet, '#6f8f84', { patch: { x: 1380, y: 90, width: 460, height: 560 } }) +
      shelf(120, 250, 760) +
      each([[190], [310], [430], [550], [670], [790]], (x, i) =>
        skein(sheet, x, 276, 92, 330 + (i % 2) * 30, cycle(dyes, i + 2)),
      ) +
      table(sheet, 820, { colour: '#9a6238' }) +
      basket(
        sheet,
        960,
        1080,
        980,
        340,
        each(
          [
            [640, 770, 170, 0],
            [860, 730, 190, 1],
            [1100, 740, 180, 2],
            [1290, 780, 165, 3],
            [740, 850, 165, 4],
            [980, 840, 180, 5],
            [1200, 850, 165, 6],
          ],
          (x, y, r, i) => yarnBall(sheet, x, y, r, cycle(dyes, i)),
        ),
      ) +
      stroke('M1480 1200Q1300 1290 1100 1230T700 1260Q500 1280 380 1200', '#b4523a', 9) +
      yarnBall(sheet, 1600, 1220, 130, '#b4523a') +
      yarnBall(sheet, 270, 1180, 110, '#e6d9bf') +
      vignette(sheet),
  ),
  scene('la-e-tear-3', 'Meadas de lã de várias cores a secar ao sol diante da serra.', (sheet) => {
    const light = lights.morning;
    return (
      valley(sheet, light, { horizon: 0.66 }) +
      ground(sheet, light, 1020, '#7d9654') +
      grass(sheet, light, { from: 0, to: 2000, top: 1020, bottom: 1340, count: 240, size: 60 }) +
      rect(150, 180, 46, 1080, '#6b4428') +
      rect(150, 180, 14, 1080, '#a5744a') +
      rect(1800, 180, 46, 1080, '#6b4428') +
      rect(1800, 180, 14, 1080, '#a5744a') +
      dyes
        .map((colour, i) => skein(sheet, 340 + i * 190, 270, 140, 620 + (i % 3) * 40, colour))
        .join('') +
      rect(90, 240, 1820, 46, '#8a5a36') +
      rect(90, 240, 1820, 14, '#c08a56') +
      rect(90, 276, 1820, 12, '#4a2f1c') +
      heather(sheet, light, { x: 260, y: 1320, size: 170 }) +
      heather(sheet, light, { x: 1700, y: 1330, size: 200 }) +
      heather(sheet, light, { x: 1100, y: 1350, size: 120 })
    );
  }),
];
