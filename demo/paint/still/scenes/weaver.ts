/** The weaver: folded blankets, blankets in the sun, by the fire. */
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, group, num, path, rect, type Sheet, scene, stroke } from '../../svg.ts';
import { broadleaf, foliage, grass, heather } from '../../trees.ts';
import { foldedBlanket, type Weave, weaves, woven, yarnBall } from '../cloth.ts';
import { candle, glow } from '../fire.ts';
import { castShadow, vignette } from '../form.ts';
import { beams, chair, fireplace, roomWindow, windowBeam } from '../interior.ts';
import { cycle } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { table, wall } from '../table.ts';
import { basket, jug } from '../vessels.ts';

/** A blanket hanging over a line or chair, its weave running across, with folds and fringe. */
function hangingBlanket(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  weave: Weave,
): string {
  const data = `M${num(x)} ${num(y)}H${num(x + width)}Q${num(x + width - 14)} ${num(y + height * 0.5)} ${num(x + width + 6)} ${num(y + height)}Q${num(x + width * 0.75)} ${num(y + height - 18)} ${num(x + width * 0.5)} ${num(y + height)}T${num(x - 6)} ${num(y + height)}Q${num(x + 14)} ${num(y + height * 0.5)} ${num(x)} ${num(y)}Z`;
  let fringe = '';
  for (let i = 0; i <= width / 14; i++)
    fringe += `M${num(x + i * 14)} ${num(y + height - 8)}l${num(sheet.random.between(-4, 4))} 40`;
  const folds = sheet.linear(
    [
      [0, '#fff1d0', 0.3],
      [0.16, '#1d1118', 0.2],
      [0.32, '#fff1d0', 0.2],
      [0.52, '#1d1118', 0.22],
      [0.7, '#fff1d0', 0.1],
      [1, '#1d1118', 0.4],
    ],
    90,
  );
  return (
    stroke(fringe, '#dcccae', 5) +
    group(
      woven(sheet, x - 10, y, width + 30, height + 10, weave, height / 22) + path(data, folds),
      `clip-path="${sheet.clip(data)}"`,
    ) +
    rect(x - 4, y - 8, width + 8, 20, '#fff1d0', 'fill-opacity="0.25"')
  );
}

/** A carved wooden chest; (x, y) is the middle of its foot. */
function chest(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const left = x - width / 2;
  const panel = (i: number) =>
    rect(
      left + 40 + (i * (width - 60)) / 3,
      y - height + 80,
      (width - 140) / 3,
      height - 130,
      '#5c3620',
      'stroke="#a5744a" stroke-width="6"',
    );
  return (
    castShadow(x, y + 6, width * 0.54, 40) +
    rect(
      left,
      y - height,
      width,
      height,
      sheet.linear(
        [
          [0, '#9a6238'],
          [1, '#4a2c18'],
        ],
        90,
      ),
    ) +
    rect(left - 16, y - height - 14, width + 32, 50, '#8a5632') +
    rect(left - 16, y - height - 14, width + 32, 14, '#c08a56') +
    [0, 1, 2].map(panel).join('') +
    ellipse(x, y - height + 62, 20, 24, '#c9973c')
  );
}

/** The weaver’s blankets in three places. */
export const weaverScenes: Scene[] = [
  scene(
    'tear-da-avo',
    'Pilha de mantas de lã dobradas sobre uma arca, junto à janela.',
    (sheet) =>
      wall(sheet, '#a98a6a', { patch: false, bottom: 1080 }) +
      table(sheet, 1060, { colour: '#6f452a' }) +
      windowBeam(sheet, { x: 190, y: 160, width: 480, height: 560 }, 1080, 1100) +
      roomWindow(
        sheet,
        lights.winter,
        { x: 190, y: 160, width: 480, height: 560 },
        { view: { snow: 120 } },
      ) +
      chest(sheet, 1230, 1180, 980, 330) +
      foldedBlanket(sheet, 1230, 850, 820, 130, weaves.wine) +
      foldedBlanket(sheet, 1240, 722, 800, 124, weaves.heather) +
      foldedBlanket(sheet, 1220, 600, 790, 120, weaves.forest) +
      foldedBlanket(sheet, 1235, 482, 770, 116, weaves.chestnut) +
      yarnBall(sheet, 1500, 366, 70, '#8c5f94') +
      yarnBall(sheet, 1390, 366, 58, '#d9a64a') +
      basket(
        sheet,
        390,
        1230,
        420,
        200,
        [290, 390, 490]
          .map((x, i) => yarnBall(sheet, x, 1070, 92, cycle(['#b4523a', '#e6d9bf', '#1f5140'], i)))
          .join(''),
      ) +
      vignette(sheet, 0.4),
  ),
  scene('tear-da-avo-2', 'Mantas às riscas estendidas ao sol, com a serra ao fundo.', (sheet) => {
    const light = withSun(lights.golden, { x: 0.18, y: 0.2 });
    return (
      valley(sheet, light, { horizon: 0.6 }) +
      ground(sheet, light, 900, '#8a9450') +
      broadleaf(sheet, light, { x: 1840, y: 1120, height: 900, colours: foliage.autumn }) +
      grass(sheet, light, { from: 0, to: 2000, top: 920, bottom: 1340, count: 240, size: 66 }) +
      stroke('M-20 300Q900 380 1860 300', '#3a2a20', 8) +
      hangingBlanket(sheet, 180, 322, 430, 720, weaves.heather) +
      hangingBlanket(sheet, 680, 346, 430, 680, weaves.chestnut) +
      hangingBlanket(sheet, 1180, 340, 430, 740, weaves.forest) +
      heather(sheet, light, { x: 140, y: 1330, size: 180 }) +
      heather(sheet, light, { x: 1720, y: 1340, size: 200 })
    );
  }),
  scene(
    'tear-da-avo-3',
    'Manta no espaldar de uma cadeira junto à lareira acesa.',
    (sheet) =>
      wall(sheet, '#8a6a52', { patch: false, bottom: 1080 }) +
      table(sheet, 1060, { colour: '#5c3a22' }) +
      fireplace(sheet, lights.dusk, 560, 1080, 700, 600) +
      jug(sheet, 330, 432, 190) +
      candle(sheet, 790, 430, 90, 22) +
      chair(1360, 1240, 820) +
      hangingBlanket(sheet, 1150, 400, 420, 640, weaves.wine) +
      basket(
        sheet,
        1780,
        1270,
        330,
        170,
        [1710, 1790, 1860]
          .map((x, i) => yarnBall(sheet, x, 1140, 74, cycle(['#8c5f94', '#d9a64a', '#e6d9bf'], i)))
          .join(''),
      ) +
      beams(sheet, 110) +
      glow(sheet, 620, 960, 1200, 0.3) +
      vignette(sheet, 0.5),
  ),
];
